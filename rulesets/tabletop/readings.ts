import { fail, ok, type Result } from '../kit/result.js'
import { resolveSettings, type SettingProblem, type SettingSpec, type SettingsSpec } from '../kit/settings.js'
import { settingsOf } from '../kit/settingsOf.js'
import type { TabletopChoice } from '../kit/system.js'
import type { Book, Readings } from './book.js'

const orders = settingsOf('Orders and morale')
const shooting = settingsOf('Shooting')
const ground = settingsOf('Movement and terrain')
const war = settingsOf('Great War')

/** As the ledger recommends. */
export const defaults: Readings = {
  'order.pin_penalty': -1,
  'order.failed_goes_down': true,
  'classic.incredible_courage': false,
  'classic.long': 'over_half',
  'classic.long_pen_exempt': true,
  'hit.impossible': 'six_six',
  'hit.one_fails': true,
  'terrain.halftrack': 'tracked',
  'v3.base_to_hit': 4,
  'v3.recce_run_pivots': 'run',
  'gas.vet_reroll': 'masked',
  'gw.trench_he': 'keep_on_1_4',
}

/** A reading and the books that it means something in; every book where nothing is said. */
interface Reading {
  readonly spec: SettingSpec
  readonly edition?: Book['edition']
  readonly greatWar?: true
}

const reading = (spec: SettingSpec, of: Omit<Reading, 'spec'> = {}): Reading => ({ ...of, spec })

const all: readonly Reading[] = [
  reading(orders.number('order.pin_penalty', -1, [-2, 0], 'BA2-019', 'What each pin adds to the morale of its unit.')),
  reading(
    orders.flag(
      'order.failed_goes_down',
      true,
      'BA2-019',
      'A unit goes Down when it fails its order test without a FUBAR.',
    ),
  ),
  reading(
    orders.flag('classic.incredible_courage', false, 'BA2-019', 'A double one takes off all pins, not only one.'),
    { edition: 'classic' },
  ),
  reading(
    shooting.choice('classic.long', 'BA2-032', 'Where long range begins.', {
      over_half: 'Beyond half the range of the weapon.',
      from_half: 'At half the range of the weapon already.',
    }),
    { edition: 'classic' },
  ),
  reading(
    shooting.flag(
      'classic.long_pen_exempt',
      true,
      'BA2-036',
      'High explosive and shaped charges lose nothing against armour at long range.',
    ),
    { edition: 'classic' },
  ),
  reading(shooting.number('v3.base_to_hit', 4, [2, 6], 'BA3-045', 'What a shot needs to hit before any modifier.'), {
    edition: 'v3',
  }),
  reading(
    shooting.choice('hit.impossible', 'BA2-033', 'What becomes of a shot that needs more than a six.', {
      six_six: 'It hits on a six that is followed by another six.',
      miss: 'It misses.',
    }),
  ),
  reading(shooting.flag('hit.one_fails', true, 'BA2-033', 'A one misses whatever is needed.')),
  reading(
    ground.choice('terrain.halftrack', 'BA2-023', 'As what a half-track crosses terrain.', {
      tracked: 'As a tracked vehicle.',
      wheeled: 'As a wheeled vehicle.',
    }),
  ),
  reading(
    ground.choice('v3.recce_run_pivots', 'BA3-041', 'How often a recce vehicle may pivot that reverses on a Run.', {
      run: 'As when it runs forward.',
      advance: 'As when it advances.',
    }),
    { edition: 'v3' },
  ),
  reading(
    war.choice('gas.vet_reroll', 'GW-011', 'Which veterans roll a killing die of gas once more.', {
      masked: 'Those who wear masks.',
      both: 'All of them.',
    }),
    { greatWar: true },
  ),
  reading(
    war.choice('gw.trench_he', 'GW-032', 'When a trench keeps its protection from high explosive.', {
      keep_on_1_4: 'On a roll of 1 to 4.',
      keep_on_5_6: 'On a roll of 5 or 6.',
    }),
    { edition: 'classic', greatWar: true },
  ),
]

const offered = (edition: Book['edition'], greatWar: boolean): readonly Reading[] =>
  all.filter((one) => (one.edition ?? edition) === edition && (greatWar || !one.greatWar))

/** What may be chosen under an edition, with whatever variants. */
export const settingsFor = (edition: Book['edition']): SettingsSpec => offered(edition, true).map((one) => one.spec)

const elsewhere = (key: string, edition: Book['edition']): string | null => {
  const known = all.find((one) => one.spec.key === key)
  if (!known) return null
  if (known.edition && known.edition !== edition)
    return `${key} belongs to ${known.edition === 'v3' ? 'Bolt Action 3' : 'the classic sheet'}: leave it out`
  return `${key} needs the variant great-war: choose the variant or leave the setting out`
}

/** The readings of a choice. One that means nothing in its book is a problem, never ignored. */
export const readingsOf = (
  edition: Book['edition'],
  greatWar: boolean,
  settings: TabletopChoice['settings'],
): Result<Readings, SettingProblem> => {
  const here = offered(edition, greatWar).map((one) => one.spec)
  for (const key of Object.keys(settings)) {
    const message = here.some((spec) => spec.key === key) ? null : elsewhere(key, edition)
    if (message !== null) return fail({ key, message })
  }
  const found = resolveSettings(here, settings)
  if (!found.ok) return found
  // What the book never asks for keeps its default.
  return ok({ ...defaults, ...found.value })
}
