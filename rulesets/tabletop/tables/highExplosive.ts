import * as words from '../messages/tables.generated.js'

export const highExplosive = {
  classic: {
    D2: { hits: 'D2', pins: 1, pen: 1, ledger: 'BA2-037', flag: 'RECONSTRUCTED' },
    D3: { hits: 'D3', pins: 1, pen: 1, ledger: 'BA2-037', flag: 'RECONSTRUCTED' },
    D6: { hits: 'D6', pins: 'D2', pen: 2, ledger: 'BA2-037', flag: 'RECONSTRUCTED' },
    '2D6': { hits: '2D6', pins: 'D3', pen: 3, ledger: 'BA2-037', flag: 'RECONSTRUCTED' },
    '3D6': { hits: '3D6', pins: 'D6', pen: 4, ledger: 'BA2-037', flag: 'RECONSTRUCTED' },
  },
  v3: {
    '1': { inBuilding: 'D3', pins: 'D2', pen: 1, ledger: 'BA3-050' },
    '2': { inBuilding: 'D6', pins: 'D2', pen: 2, ledger: 'BA3-050' },
    '3': { inBuilding: '2D6', pins: 'D3', pen: 3, ledger: 'BA3-050' },
    '4': { inBuilding: '3D6', pins: 'D3', pen: 4, ledger: 'BA3-050' },
  },
  v3Rules: {
    openGround: { hitsPerModel: 1, ledger: 'BA3-050' },
    inBuilding: {
      effect: words.strikeTheTargetOnly(),
      'also in a house of several storeys': null,
      ledger: 'BA3-050',
    },
    collapse: { hitsAtLeast: 10, ledger: 'BA3-050' },
  },
  v3Smoke: {
    LIGHT_MORTAR: { inches: 3, ledger: 'BA3-051' },
    MEDIUM_MORTAR: { inches: 4, ledger: 'BA3-051' },
    LIGHT_HOWITZER: { inches: 4, ledger: 'BA3-051' },
    HEAVY_MORTAR: { inches: 5, ledger: 'BA3-051' },
    MEDIUM_HOWITZER: { inches: 5, ledger: 'BA3-051' },
    HEAVY_HOWITZER: { inches: 6, ledger: 'BA3-051' },
  },
} as const
