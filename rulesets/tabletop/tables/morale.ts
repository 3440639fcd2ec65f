import * as words from '../messages/tables.generated.js'

export const morale = {
  quality: {
    INEXPERIENCED: { classic: 8, v3: 8, ledger: ['BA2-013', 'BA3-020'], flag: 'RECONSTRUCTED', flagFor: 'classic' },
    REGULAR: { classic: 9, v3: 9, ledger: ['BA2-013', 'BA3-020'] },
    VETERAN: { classic: 10, v3: 10, ledger: ['BA2-013', 'BA3-020'] },
  },
  officers: {
    classic: {
      SECOND_LIEUTENANT: { morale: 1, ledger: 'BA2-014', flag: 'RECONSTRUCTED' },
      FIRST_LIEUTENANT: { morale: 2, ledger: 'BA2-014', flag: 'RECONSTRUCTED' },
      CAPTAIN: { morale: 3, ledger: 'BA2-014', flag: 'RECONSTRUCTED' },
      MAJOR: { morale: 4, ledger: 'BA2-014', flag: 'RECONSTRUCTED' },
    },
    v3: {
      PLATOON: { morale: 2, orders: 2, range: 6, ledger: 'BA3-020' },
      COMPANY: { morale: 4, orders: 4, range: 12, ledger: 'BA3-020' },
    },
  },
  orderTest: {
    dice: { value: '2D6', passes: words.atMostMoralePlusModifiers(), ledger: 'BA3-030' },
    pinPenalty: { value: -1, each: true, ledger: 'BA3-031', flag: 'GENERAL', setting: 'order.pin_penalty' },
    pass: { pinsRemoved: 1, ledger: 'BA3-031' },
    doubleOne: {
      v3: words.passesAndRemovesAllPins(),
      classic: words.passesAndRemovesOne(),
      ledger: ['BA3-031', 'BA2-019'],
      flag: 'GENERAL',
      flagFor: 'classic',
      setting: 'classic.incredible_courage',
    },
    doubleSix: { effect: words.failsOrderNotGivenFubar(), ledger: ['BA2-015', 'BA3-031'] },
    failure: { effect: words.goesDown(), ledger: 'BA3-031', flag: 'GENERAL' },
  },
  fubar: {
    classic: { FRIENDLY_FIRE: { die: [1, 2], ledger: 'BA2-015' }, PANIC: { die: [3, 4, 5, 6], ledger: 'BA2-015' } },
    v3: {
      FRIENDLY_FIRE: { die: [1, 2, 3], ledger: 'BA3-032', flag: 'RECONSTRUCTED' },
      PANIC: { die: [4, 5, 6], ledger: 'BA3-032' },
    },
    friendlyFire: {
      enemyWithin: 12,
      order: 'FIRE',
      otherwise: 'DOWN',
      targets: { classic: 'one', v3: 'one or more' },
      ledger: ['BA2-016', 'BA3-032'],
    },
    panic: {
      order: 'RUN',
      awayFrom: words.theClosestVisibleEnemy(),
      otherwise: 'DOWN',
      ledger: ['BA2-017', 'BA3-032'],
    },
  },
  orders: {
    FIRE: { moves: 0, fires: true, ledger: ['BA2-012', 'BA3-011'] },
    ADVANCE: { moves: 1, fires: true, ledger: ['BA2-012', 'BA3-011'] },
    RUN: { moves: 2, fires: false, assaults: true, ledger: ['BA2-012', 'BA3-011'] },
    AMBUSH: {
      moves: 0,
      fires: words.whenAnOpportunityComes(),
      mayStay: true,
      ledger: ['BA2-011', 'BA2-012', 'BA3-011'],
    },
    RALLY: { moves: 0, fires: false, pinsRemoved: { classic: 'D6', v3: 'all' }, ledger: ['BA2-012', 'BA3-011'] },
    DOWN: {
      moves: 0,
      fires: false,
      mayStay: true,
      protection: { classic: words.minusOneToBeHit(), v3: words.save5Or2Better() },
      ledger: ['BA2-012', 'BA3-011'],
    },
  },
} as const
