import { by, type Paces, type Presets } from '../kit/presets.js'
import type { deadlines } from './engine/asks.js'
import type { settings } from './engine/settings/settings.js'
import * as words from './messages/presets.generated.js'

// Written out, not spread together: only so is a misspelt key refused.

/** Settings that go together. What is not named stays at its default. */
export const presets: Presets<typeof settings> = {
  first: {
    about: words.about({ preset: 'first' }),
    settings: { 'army.choice': 'scenario', 'plans.resubmit': true, 'results.public': 'battles' },
  },
  league: {
    about: words.about({ preset: 'league' }),
    settings: {
      'army.approval': 'presets',
      'battle.repeat': 'grace_after_retreat',
      'results.public': 'battles',
      'results.conflict': 'abr',
      'results.draws': 'vp_decides',
    },
  },
  veteran: {
    about: words.about({ preset: 'veteran' }),
    settings: {
      level_zero: 'destroyed',
      'retreat.nowhere': 'destroyed',
      'orders.illegal': 'void_banner',
      'battle.repeat': 'new_or_moved',
      'army.budget': 4,
    },
  },
}

type Class = (typeof deadlines)[number]['id']

/** BG-027: the lengths that the rulebook leaves to the group. */
export const paces: Paces<Class> = {
  evening: {
    armies: null,
    approval: null,
    consent: null,
    plan: null,
    announcement: null,
    results: null,
    correction: null,
    forfeit: null,
    ruling: null,
    word: null,
    battles: null,
    posting: null,
  },
  league: {
    armies: by(7, '20:00'),
    approval: by(2, '20:00'),
    consent: by(2, '20:00'),
    plan: by(3, '20:00'),
    announcement: by(1, '20:00'),
    results: by(7, '23:00'),
    correction: by(2, '20:00'),
    forfeit: by(2, '20:00'),
    ruling: by(2, '20:00'),
    word: by(2, '20:00'),
    battles: by(10, '23:00'),
    posting: by(2, '20:00'),
  },
  post: {
    armies: by(14, '23:59'),
    approval: by(4, '23:59'),
    consent: by(4, '23:59'),
    plan: by(7, '23:59'),
    announcement: by(4, '23:59'),
    results: by(21, '23:59'),
    correction: by(4, '23:59'),
    forfeit: by(4, '23:59'),
    ruling: by(4, '23:59'),
    word: by(4, '23:59'),
    battles: by(28, '23:59'),
    posting: by(4, '23:59'),
  },
}
