import { listed } from '../kit/messages.js'
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
import * as groups from './messages/groups.generated.js'
import * as problems from './messages/problems.generated.js'
import * as words from './messages/readings.generated.js'

const orders = settingsOf(groups.ordersAndMorale)
const shooting = settingsOf(groups.shooting)
const ground = settingsOf(groups.movementAndTerrain)
const war = settingsOf(groups.greatWar)

/** Readings that a group may choose, by ledger key, with the ledger's defaults. */
const readings = defineSettings([
  orders.number('order.pin_penalty', -1, [-2, 0], 'BA2-019', words.orderPinPenalty),
  orders.flag('order.failed_goes_down', true, 'BA2-019', words.orderFailedGoesDown),
  orders.flag('classic.incredible_courage', false, 'BA2-019', words.classicIncredibleCourage),
  shooting.choice('classic.long', 'BA2-032', words.classicLong, words.classicLongChoice, ['over_half', 'from_half']),
  shooting.flag('classic.long_pen_exempt', true, 'BA2-036', words.classicLongPenExempt),
  shooting.number('v3.base_to_hit', 4, [2, 6], 'BA3-045', words.v3BaseToHit),
  shooting.choice('hit.impossible', 'BA2-033', words.hitImpossible, words.hitImpossibleChoice, ['six_six', 'miss']),
  shooting.flag('hit.one_fails', true, 'BA2-033', words.hitOneFails),
  ground.choice('terrain.halftrack', 'BA2-023', words.terrainHalftrack, words.terrainHalftrackChoice, [
    'tracked',
    'wheeled',
  ]),
  ground.choice('v3.recce_run_pivots', 'BA3-041', words.v3RecceRunPivots, words.v3RecceRunPivotsChoice, [
    'run',
    'advance',
  ]),
  war.choice('gas.vet_reroll', 'GW-011', words.gasVetReroll, words.gasVetRerollChoice, ['masked', 'both']),
  war.choice('gw.trench_he', 'GW-032', words.gwTrenchHe, words.gwTrenchHeChoice, ['keep_on_1_4', 'keep_on_5_6']),
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

const books: ByEdition<() => string> = { classic: problems.theClassicSheet, v3: problems.boltAction3 }

/** Why a reading means nothing in a book; null where it does. */
const strange = (key: ReadingKey, edition: Edition, greatWar: boolean): string | null => {
  if (!isIn(key, edition)) {
    const own = editions.filter((each) => isIn(key, each)).map((each) => books[each]())
    return problems.belongsTo({ key, books: listed(own) })
  }
  return greatWar || !scopes[key]?.greatWar ? null : problems.needsGreatWar({ key })
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
