import * as words from '../messages/tables.generated.js'

export const shooting = {
  classic: {
    steps: ['DECLARE', 'TARGET_REACTS', 'MEASURE_AND_FIRE', 'HIT', 'DAMAGE', 'CASUALTIES', 'MORALE'],
    baseToHit: { value: 3, ledger: 'BA2-031', flag: 'RECONSTRUCTED' },
    hitModifiers: {
      POINT_BLANK: { value: 1, ledger: 'BA2-031', flag: 'RECONSTRUCTED' },
      PIN_ON_FIRER: { value: -1, each: true, ledger: 'BA2-031' },
      LONG_RANGE: { value: -1, ledger: 'BA2-031' },
      INEXPERIENCED: { value: -1, ledger: 'BA2-031' },
      MOVED: { value: -1, ledger: 'BA2-031' },
      TARGET_DOWN: { value: -1, only: ['INFANTRY', 'ARTILLERY'], ledger: 'BA2-031' },
      TARGET_SMALL_UNIT: { value: -1, ledger: 'BA2-031' },
      SOFT_COVER: { value: -1, ledger: 'BA2-031' },
      HARD_COVER: { value: -2, instead: 'SOFT_COVER', ledger: 'BA2-031' },
    },
    distances: {
      pointBlank: { atMost: 6, ledger: 'BA2-032', flag: 'GENERAL' },
      long: { overShareOfRange: 0.5, ledger: 'BA2-032', flag: 'GENERAL', setting: 'classic.long' },
    },
    impossible: { rule: words.aSixFollowedByASix(), ledger: 'BA2-033', flag: 'AMBIGUOUS', setting: 'hit.impossible' },
    oneMisses: { value: true, ledger: 'BA2-033', flag: 'GENERAL', setting: 'hit.one_fails' },
    penModifiers: {
      SIDE: { value: 1, ledger: 'BA2-036', flag: 'RECONSTRUCTED' },
      TOP: { value: 1, ledger: 'BA2-036', flag: 'RECONSTRUCTED' },
      REAR: { value: 2, ledger: 'BA2-036', flag: 'RECONSTRUCTED' },
      LONG_RANGE: { value: -1, ledger: 'BA2-036' },
      LONG_RANGE_EXEMPT: {
        value: ['HE', 'SHAPED'],
        ledger: 'BA2-036',
        flag: 'GENERAL',
        setting: 'classic.long_pen_exempt',
      },
    },
  },
  v3: {
    steps: ['DECLARE', 'TARGET_REACTS', 'MEASURE_AND_FIRE', 'HIT', 'DAMAGE', 'COVER_SAVES', 'CASUALTIES', 'MORALE'],
    baseToHit: { value: 4, ledger: 'BA3-045', flag: 'GENERAL', setting: 'v3.base_to_hit' },
    hitModifiers: {
      POINT_BLANK: { value: 2, ledger: 'BA3-045' },
      FIRER_PINNED: { value: -1, each: false, ledger: 'BA3-045' },
      INEXPERIENCED: { value: -1, ledger: 'BA3-045' },
      MOVED: { value: -1, ledger: 'BA3-045' },
    },
    penModifiers: {
      SIDE: { value: 1, ledger: 'BA3-046' },
      REAR: { value: 2, ledger: 'BA3-046' },
      LONG_RANGE: { value: -1, fromShareOfRange: 0.5, notFor: ['HE', 'SHAPED'], ledger: 'BA3-046' },
      POINT_BLANK: { value: 1, atMost: 6, notFor: ['HE', 'SHAPED'], ledger: 'BA3-046' },
    },
    coverSaves: {
      SOFT: { save: 5, ledger: 'BA3-048' },
      HARD: { save: 4, ledger: 'BA3-048' },
      DOWN_WITHOUT_COVER: { save: 5, ledger: 'BA3-048' },
      DOWN_WITH_COVER: { improves: 2, ledger: 'BA3-048' },
      SOFT_AND_DOWN: { save: 3, ledger: 'BA3-048', flag: 'DERIVED' },
      HARD_AND_DOWN: { save: 2, ledger: 'BA3-048', flag: 'DERIVED' },
    },
  },
} as const
