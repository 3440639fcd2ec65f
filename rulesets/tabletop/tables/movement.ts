import * as words from '../messages/tables.generated.js'

export const movement = {
  classic: {
    INFANTRY: { advance: 6, run: 12, pivots: { advance: null, run: null }, ledger: 'BA2-020', flag: 'RECONSTRUCTED' },
    TRACKED: {
      advance: 9,
      run: 18,
      pivots: { advance: 1, run: 0 },
      ledger: 'BA2-020',
      flag: 'GENERAL',
      flagFor: 'pivots',
    },
    HALF_TRACKED: {
      advance: 9,
      run: 18,
      pivots: { advance: 2, run: 1 },
      ledger: 'BA2-020',
      flag: 'GENERAL',
      flagFor: 'pivots',
    },
    WHEELED: { advance: 12, run: 24, pivots: { advance: 2, run: 1 }, ledger: 'BA2-020' },
  },
  v3: {
    INFANTRY: { advance: 6, run: 12, pivots: { advance: null, run: null }, ledger: 'BA3-040' },
    TRACKED: { advance: 9, run: 18, pivots: { advance: 2, run: 1 }, ledger: 'BA3-040' },
    HALF_TRACKED: { advance: 9, run: 18, pivots: { advance: 2, run: 1 }, ledger: 'BA3-040' },
    WHEELED: { advance: 12, run: 24, pivots: { advance: 2, run: 1 }, ledger: 'BA3-040' },
  },
  smallScale: {
    INFANTRY: { advance: 4, run: 8, ledger: 'SS-002' },
    TRACKED: { advance: 6, run: 12, ledger: 'SS-003', flag: 'DERIVED', flagFor: 'run' },
    HALF_TRACKED: { advance: 6, run: 12, ledger: 'SS-003', flag: 'DERIVED', flagFor: 'run' },
    WHEELED: { advance: 9, run: 18, ledger: 'SS-003', flag: 'DERIVED', flagFor: 'run' },
    derived: { effect: words.followTheNewRates(), ledger: 'SS-004', flag: 'DERIVED' },
  },
  reverse: {
    classic: { share: 0.5, of: 'ADVANCE', pivots: 0, recce: { share: 1, steers: true }, ledger: 'BA2-021' },
    v3: {
      share: 0.5,
      order: 'ADVANCE',
      recce: { share: 1 },
      onRun: words.recceWithDualSteering(),
      pivots: words.asForward(),
      ledger: 'BA3-041',
    },
  },
  road: {
    classic: {
      doubles: ['WHEELED', 'TRACKED', 'HALF_TRACKED'],
      wholly: true,
      ledger: 'BA2-023',
      flag: 'AMBIGUOUS',
      flagFor: 'HALF_TRACKED',
      setting: 'terrain.halftrack',
    },
    v3: { doubles: ['WHEELED', 'HALF_TRACKED'], wholly: true, ledger: 'BA3-043' },
  },
  regroup: {
    v3: {
      inches: 'D6',
      notInto: ['OFF_TABLE', 'TRANSPORT'],
      intoBuilding: words.onlyTheOneAssaulted(),
      ledger: 'BA3-042',
    },
  },
} as const
