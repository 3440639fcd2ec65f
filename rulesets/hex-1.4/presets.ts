import { by, type Paces, type Presets } from '../kit/presets.js'
import type { deadlines } from './engine/asks/awaiting.js'
import type { settings } from './engine/settings/settings.js'
import * as words from './messages/presets.generated.js'

// Written out, not spread together: only so is a misspelt key refused.

/** Settings that go together. What is not named stays at its default. */
export const presets: Presets<typeof settings> = {
  first: {
    about: words.about({ preset: 'first' }),
    settings: { fog: 'open', 'roster.org_chart': 'free', 'fortress.undermanned': 'ignore', 'raid.unplayed': 'lost' },
  },
  league: {
    about: words.about({ preset: 'league' }),
    settings: {
      'battle.unplayed': 'defender_holds',
      'win.fraction': 0.6,
      'result.conflict': 'roll_off',
      'attack.max_detachments': 2,
    },
  },
  veteran: {
    about: words.about({ preset: 'veteran' }),
    settings: {
      fog: 'dark',
      'raid.ambush': true,
      'fortress.undermanned': 'immediate',
      'rolloff.wipes': 'all_in_hex',
      'honours.mode': 'roll',
      'garrison.react': 'optional',
      'caps.over': 'disband',
    },
  },
}

type Class = (typeof deadlines)[number]['id']

/** HX-003: the lengths of the parts of a turn. */
export const paces: Paces<Class> = {
  evening: {
    setUp: null,
    upkeep: null,
    movement: null,
    fast: null,
    prepare: null,
    results: null,
    confirm: null,
    ruling: null,
    postBattle: null,
  },
  league: {
    setUp: by(3, '20:00'),
    upkeep: by(1, '20:00'),
    movement: by(2, '20:00'),
    fast: by(2, '20:00'),
    prepare: by(1, '20:00'),
    results: by(7, '23:00'),
    confirm: by(2, '20:00'),
    ruling: by(2, '20:00'),
    postBattle: by(1, '20:00'),
  },
  post: {
    setUp: by(7, '23:59'),
    upkeep: by(5, '23:59'),
    movement: by(7, '23:59'),
    fast: by(4, '23:59'),
    prepare: by(4, '23:59'),
    results: by(21, '23:59'),
    confirm: by(4, '23:59'),
    ruling: by(4, '23:59'),
    postBattle: by(5, '23:59'),
  },
}
