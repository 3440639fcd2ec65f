import { fail, type Result } from '../kit/result.js'
import {
  defaultsOf,
  defineSettings,
  resolveSettings,
  type SettingProblem,
  type SettingsSpec,
  type SettingValues,
} from '../kit/settings.js'
import { settingsOf } from '../kit/settingsOf.js'
import type { TabletopChoice } from '../kit/system.js'
import { editions, type ByEdition, type Edition } from './edition.js'

const orders = settingsOf('Orders and morale')
const shooting = settingsOf('Shooting')
const ground = settingsOf('Movement and terrain')
const war = settingsOf('Great War')

/** Readings that a group may choose, by ledger key, with the ledger's defaults. */
const readings = defineSettings([
  orders.number('order.pin_penalty', -1, [-2, 0], 'BA2-019', 'What each pin adds to the morale of its unit.'),
  orders.flag(
    'order.failed_goes_down',
    true,
    'BA2-019',
    'A unit goes Down when it fails its order test without a FUBAR.',
  ),
  orders.flag('classic.incredible_courage', false, 'BA2-019', 'A double one takes off all pins, not only one.'),
  shooting.choice('classic.long', 'BA2-032', 'Where long range begins.', {
    over_half: 'Beyond half the range of the weapon.',
    from_half: 'At half the range of the weapon already.',
  }),
  shooting.flag(
    'classic.long_pen_exempt',
    true,
    'BA2-036',
    'High explosive and shaped charges lose nothing against armour at long range.',
  ),
  shooting.number('v3.base_to_hit', 4, [2, 6], 'BA3-045', 'What a shot needs to hit before any modifier.'),
  shooting.choice('hit.impossible', 'BA2-033', 'What becomes of a shot that needs more than a six.', {
    six_six: 'It hits on a six that is followed by another six.',
    miss: 'It misses.',
  }),
  shooting.flag('hit.one_fails', true, 'BA2-033', 'A one misses whatever is needed.'),
  ground.choice('terrain.halftrack', 'BA2-023', 'As what a half-track crosses terrain.', {
    tracked: 'As a tracked vehicle.',
    wheeled: 'As a wheeled vehicle.',
  }),
  ground.choice('v3.recce_run_pivots', 'BA3-041', 'How often a recce vehicle may pivot that reverses on a Run.', {
    run: 'As when it runs forward.',
    advance: 'As when it advances.',
  }),
  war.choice('gas.vet_reroll', 'GW-011', 'Which veterans roll a killing die of gas once more.', {
    masked: 'Those who wear masks.',
    both: 'All of them.',
  }),
  war.choice('gw.trench_he', 'GW-032', 'When a trench keeps its protection from high explosive.', {
    keep_on_1_4: 'On a roll of 1 to 4.',
    keep_on_5_6: 'On a roll of 5 or 6.',
  }),
])

export type ReadingKey = (typeof readings)[number]['key']
export type Readings = SettingValues<typeof readings>

export const defaults: Readings = defaultsOf(readings)

/** The books that a reading means something in. */
interface Scope {
  readonly in?: ByEdition<boolean>
  readonly greatWar?: true
}

/** Every book where nothing is said. */
const scopes: Readonly<Partial<Record<ReadingKey, Scope>>> = {
  'classic.incredible_courage': { in: { classic: true, v3: false } },
  'classic.long': { in: { classic: true, v3: false } },
  'classic.long_pen_exempt': { in: { classic: true, v3: false } },
  'v3.base_to_hit': { in: { classic: false, v3: true } },
  'v3.recce_run_pivots': { in: { classic: false, v3: true } },
  'gas.vet_reroll': { greatWar: true },
  'gw.trench_he': { in: { classic: true, v3: false }, greatWar: true },
}

const isIn = (key: ReadingKey, edition: Edition): boolean => scopes[key]?.in?.[edition] ?? true

/** What may be chosen under an edition, with whatever variants. */
export const settingsFor = (edition: Edition): SettingsSpec => readings.filter(({ key }) => isIn(key, edition))

const books: ByEdition<string> = { classic: 'the classic sheet', v3: 'Bolt Action 3' }

/** Why a reading means nothing in a book; null where it does. */
const strange = (key: ReadingKey, edition: Edition, greatWar: boolean): string | null => {
  if (!isIn(key, edition)) {
    const own = editions.filter((each) => isIn(key, each)).map((each) => books[each])
    return `${key} belongs to ${own.join(' and ')}: leave it out`
  }
  return greatWar || !scopes[key]?.greatWar
    ? null
    : `${key} needs the variant great-war: choose the variant or leave the setting out`
}

/** The readings of a choice. One that means nothing in its book is a problem, never ignored; what is not chosen keeps its default. */
export const readingsOf = (
  edition: Edition,
  greatWar: boolean,
  settings: TabletopChoice['settings'],
): Result<Readings, SettingProblem> => {
  for (const { key } of readings) {
    const message = Object.hasOwn(settings, key) ? strange(key, edition, greatWar) : null
    if (message !== null) return fail({ key, message })
  }
  return resolveSettings(readings, settings)
}
