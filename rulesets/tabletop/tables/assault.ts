import * as words from '../messages/tables.generated.js'

export const assault = {
  closeQuarters: {
    classic: {
      order: ['ATTACKERS_STRIKE', 'DEFENDERS_LOSE', 'SURVIVORS_STRIKE', 'ATTACKERS_LOSE', 'LOSER_DESTROYED'],
      draw: words.anotherRound(),
      winner: words.regroups(),
      ledger: 'BA2-050',
    },
    v3: {
      order: [
        'DECLARE',
        'MEASURE',
        'ROLL_TO_ESCAPE',
        'MOVE',
        'FIRST_ROUND',
        'BOTH_STRIKE',
        'BOTH_LOSE',
        'LOSER_DESTROYED',
        'RESOLVE_DRAWS',
        'WINNER_REGROUPS',
      ],
      ledger: 'BA3-061',
      flag: 'RECONSTRUCTED',
      flagFor: 'RESOLVE_DRAWS',
    },
    loser: { rule: words.moreCasualties(), ledger: 'BA2-050', flag: 'GENERAL' },
  },
  vehicles: {
    toHit: {
      ADVANCING: { value: 6, ledger: 'BA2-052' },
      RUNNING: { value: null, unless: words.halted(), ledger: ['BA2-051', 'BA2-052'] },
      OTHERWISE: { value: 4, ledger: 'BA2-052' },
    },
    damageRoll: { rule: words.hitsPlusOneDie(), ledger: 'BA2-053', flag: 'RECONSTRUCTED' },
    orderTest: { modifier: -3, when: words.noAntiTankWeapons(), ledger: 'BA2-051' },
    defensiveFire: { startedOver: 6, inArc: true, ledger: 'BA2-051' },
    escape: { who: words.recce(), ledger: 'BA2-051' },
    softOrOpen: { result: 'DESTROYED', ledger: 'BA2-054' },
    noAntiTank: { most: 'SUPERFICIAL', ledger: 'BA2-054' },
  },
  buildings: {
    WOODEN: { dice: '2D6', ledger: 'BA3-062' },
    BRICK: { dice: '3D6', ledger: 'BA3-062' },
    tank: { rule: words.damageValuePlusD6(), ledger: 'BA3-063', flag: 'RECONSTRUCTED' },
    outcomes: {
      BUILDING_LOWER: {
        building: 'ruin with the tank in it',
        tank: 'DOWN',
        damaged: false,
        ledger: 'BA3-063',
        flag: 'RECONSTRUCTED',
      },
      EQUAL: {
        building: 'ruin with the tank in it',
        tank: 'DOWN',
        damaged: true,
        ledger: 'BA3-063',
        flag: 'RECONSTRUCTED',
      },
      BUILDING_HIGHER: { building: 'holds', tank: 'DOWN', damaged: true, ledger: 'BA3-063', flag: 'RECONSTRUCTED' },
    },
    always: { pins: 1, ledger: 'BA3-063', flag: 'RECONSTRUCTED' },
    damage: { as: words.aRam(), wooden: words.superficialOnly(), ledger: 'BA3-063' },
  },
} as const
