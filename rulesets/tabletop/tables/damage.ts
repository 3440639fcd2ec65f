import * as words from '../messages/tables.generated.js'

export const damage = {
  values: {
    INEXPERIENCED: { value: 3, kind: 'TROOPS', ledger: ['BA2-034', 'BA3-047'] },
    REGULAR: { value: 4, kind: 'TROOPS', ledger: ['BA2-034', 'BA3-047'] },
    VETERAN: { value: 5, kind: 'TROOPS', ledger: ['BA2-034', 'BA3-047'] },
    SOFT_SKIN: { value: 6, kind: 'VEHICLE', ledger: ['BA2-034', 'BA3-047'] },
    ARMOURED_CAR: { value: 7, kind: 'ARMOUR', ledger: ['BA2-034', 'BA3-047'] },
    LIGHT_TANK: { value: 8, kind: 'ARMOUR', ledger: ['BA2-034', 'BA3-047'] },
    MEDIUM_TANK: { value: 9, kind: 'ARMOUR', ledger: ['BA2-034', 'BA3-047'] },
    HEAVY_TANK: { value: 10, kind: 'ARMOUR', ledger: ['BA2-034', 'BA3-047'] },
    SUPER_HEAVY_TANK: { value: 11, kind: 'ARMOUR', ledger: ['BA2-034', 'BA3-047'] },
  },
  grades: {
    NONE: { atMost: -1, ledger: 'BA3-047' },
    SUPERFICIAL: { exactly: 0, ledger: 'BA3-047' },
    FULL: { from: 1, to: 2, ledger: 'BA3-047' },
    MASSIVE: { atLeast: 3, ledger: 'BA3-047' },
  },
  gradesInClassic: { same: true, ledger: 'BA2-039', flag: 'RECONSTRUCTED' },
  classic: {
    results: {
      CREW_STUNNED: { atMost: 1, pins: 1, down: true, effect: words.noFurtherActionThisTurn(), ledger: 'BA2-038' },
      IMMOBILISED: {
        exactly: 2,
        pins: 1,
        effect: words.neverMovesAgain(),
        ledger: 'BA2-038',
      },
      ON_FIRE: {
        exactly: 3,
        pins: 1,
        effect: words.moraleCheck(),
        ledger: 'BA2-038',
      },
      KNOCKED_OUT: { atLeast: 4, effect: words.aWreck(), ledger: 'BA2-038' },
    },
    rolls: {
      SUPERFICIAL: { dice: 1, modifier: -3, ledger: 'BA2-039' },
      FULL: { dice: 1, modifier: 0, ledger: 'BA2-039' },
      MASSIVE: { dice: 2, modifier: 0, ledger: 'BA2-039' },
      OPEN_TOPPED_HIT_INDIRECTLY: { modifier: 1, ledger: 'BA2-039' },
    },
  },
  v3: {
    superficial: {
      '1': {
        result: 'CREW_STUNNED',
        pins: 1,
        down: true,
        effect: words.noFurtherActionPinsAdd(),
        ledger: 'BA3-052',
      },
      '2': {
        result: 'STEERING_COMPROMISED',
        pins: 1,
        effect: words.onePivotFewer(),
        ledger: 'BA3-052',
      },
      '3': {
        result: 'TURRET_JAMMED',
        pins: 1,
        effect: words.turretFixed(),
        ledger: 'BA3-052',
      },
      '4': {
        result: 'ENGINE_DAMAGE',
        pins: 1,
        effect: words.slower(),
        ledger: 'BA3-052',
      },
      '5': {
        result: 'IMMOBILISED',
        pins: 1,
        effect: words.neverMovesAgain(),
        ledger: 'BA3-052',
      },
      '6': {
        result: 'ON_FIRE',
        pins: 1,
        effect: words.moraleCheck(),
        ledger: 'BA3-052',
      },
    },
    full: {
      '1': { result: 'CREW_STUNNED', pins: 1, down: true, ledger: 'BA3-053' },
      '2': { result: 'IMMOBILISED', pins: 1, ledger: 'BA3-053' },
      '3': { result: 'ON_FIRE', pins: 1, ledger: 'BA3-053' },
      '4': { result: 'KNOCKED_OUT', ledger: 'BA3-053' },
      '5': { result: 'KNOCKED_OUT', ledger: 'BA3-053' },
      '6': { result: 'KNOCKED_OUT', ledger: 'BA3-053' },
    },
    rolls: {
      SUPERFICIAL: { table: 'superficial', dice: 1, ledger: 'BA3-047' },
      FULL: { table: 'full', dice: 1, ledger: 'BA3-047' },
      MASSIVE: { table: 'full', dice: 2, ledger: 'BA3-047' },
    },
  },
} as const
