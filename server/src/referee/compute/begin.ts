import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { UnnamedScenario } from '@muster/rulesets/kit/mapSpec.js'
import type { SeatSetup } from '@muster/rulesets/kit/ruleset.js'
import { resolveSettings, type Settings } from '@muster/rulesets/kit/settings.js'
import * as words from '../../messages/problems.generated.js'
import { campaignDice, setUpAt } from '../dice/dice.js'
import { guardEngine } from '../common/fault.js'
import { unavailable } from '../../base/problems.js'
import type { Game } from './game.js'
import type { Registry } from './registry.js'
import type { Facts } from './facts.js'
import { following, type Resolution } from './following.js'
import { gameOf, scenarioIn, systemOf } from './installed.js'

export interface BeginTask {
  /** JSON of `Facts`. */
  readonly facts: string
  readonly privateKey: string
  readonly scenario: string
  /** The copy of somebody's own that the campaign keeps; null: it is shipped or generated. */
  readonly kept: UnnamedScenario | null
  /** As the campaign stores them. */
  readonly settings: Readonly<Record<string, Json>>
  readonly seats: readonly {
    readonly seat: string
    readonly title: string
    readonly subtitle: string
    readonly reserved: boolean
  }[]
  /** In seat order; empty where nobody holds the seat. */
  readonly seatBytes: readonly string[]
  readonly now: Date
}

/** The settings that the campaign stored, read once by the ruleset that plays it. */
const settingsOf = (game: Game, kept: BeginTask['settings']): Settings => {
  const read = guardEngine(() => resolveSettings(game.settings, kept))
  if (!read.ok) throw unavailable(words.settingsOutdated({ problem: read.problem.message }))
  return read.value
}

/** Sets the war up: the first state, the first questions, the first briefings. */
export const beginWar = (registry: Registry, task: BeginTask): Resolution => {
  const facts = JSON.parse(task.facts) as Facts
  const { campaign } = facts
  const { seatBytes, privateKey, now } = task
  const game = gameOf(registry, campaign)
  const settings = settingsOf(game, task.settings)
  const { kept } = task
  const scenario = kept
    ? { id: task.scenario, ...kept }
    : guardEngine(() => scenarioIn(registry, campaign, task.scenario))
  if (!scenario) throw unavailable(words.noScenarioHere())
  const seats = task.seats.map(({ seat, reserved, ...titles }): SeatSetup => ({
    seat: seatId(seat),
    ...titles,
    ...(reserved && { reserved }),
  }))
  const dice = campaignDice(privateKey, { campaign: campaign.id, seatBytes, ...setUpAt })
  const system = systemOf(registry, campaign, campaign.tabletop)
  const made = guardEngine((): { readonly events: readonly GameEvent[]; readonly state: object } => {
    const events = game.setUp(scenario, settings, seats, dice, system)
    return { events, state: game.evolve(game.initial, events) }
  })
  const input = { scenario: scenario.id, ...(kept && { kept }), settings, seats, seatBytes }
  const begun = { input, closed: null, sheets: null, before: game.initial, dice, now }
  return following({ game, facts, privateKey, ...begun, ...made })
}
