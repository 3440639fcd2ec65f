import { type Ask, isCalendar, type Sheet, viewerOf } from '@muster/rulesets/kit/asks.js'
import type { Dice, DiceScope } from '@muster/rulesets/kit/dice.js'
import { facilitatorDesk, type GroupId, seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import { legalPart } from '@muster/rulesets/kit/legalPart.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import type { Game } from './anyGame.js'
import { type Happened, happenedIn, type LocalDice } from './lines.js'

type Moment = Pick<DiceScope, 'turn' | 'stage'>

/** What a war is played with, however it began. */
export interface Host {
  readonly game: Game
  /** The dice of one resolution. */
  readonly dice: (moment: Moment) => LocalDice
  /** What a bot throws for its own decisions: never the dice of the campaign. */
  readonly botDice: (ask: Ask, moment: Moment) => Dice
}

export interface Rules extends Host {
  readonly scenario: Scenario
  /** Those that differ from their defaults. */
  readonly settings: Readonly<Record<string, Json>>
}

/** The true state, and what has just happened. It never leaves this folder: a viewer is given what the ruleset's fog lets through. */
export interface War {
  readonly state: object
  readonly events: readonly Happened[]
}

/** Nobody fights on a table here: missions keep their campaign names, as with any system that has no row for them. */
const noTable: TabletopSystem = {
  ...{ id: 'none', title: '', sources: [], variants: [], missions: {}, notes: [] },
  ...{ table: { width: 72, depth: 48 }, terrain: {}, tables: [], procedures: [], rules: {} },
}

export const beginWar = ({ game, scenario, settings, dice }: Rules): War => {
  const resolved = resolveSettings(game.settings, settings)
  if (!resolved.ok) throw new Error(resolved.problem.message)
  const letters = seatLetters(scenario.seats.length)
  const seats = scenario.seats.flatMap((titles, index) => {
    const seat = letters[index]
    return seat ? [{ seat, ...titles }] : []
  })
  const moment = { turn: 0, stage: 'set-up' }
  const thrower = dice(moment)
  const events = game.setUp(scenario, resolved.value, seats, thrower, noTable)
  const { thrown } = thrower
  const happened = happenedIn(game, { before: game.initial, events, moment, dice, thrown })
  return { events: happened, state: game.evolve(game.initial, events) }
}

/** Who owes an answer now; what the calendar closes comes after all else. */
export const asksOf = ({ game }: Host, { state }: War): readonly Ask[] => {
  if (game.outcome(state)) return []
  const asks = game.awaiting(state)
  return [...asks.filter((ask) => !isCalendar(ask)), ...asks.filter(isCalendar)]
}

/** What the bot would answer, from nothing but what the seat knows. */
export const suggestionFor = (rules: Host, { state }: War, ask: Ask): readonly OrderDraft[] => {
  const { game, botDice } = rules
  const view = game.viewFor(state, viewerOf(ask))
  return legalPart(game, view, ask.view, game.suggest(view, ask.view, botDice(ask, game.clock(state))))
}

/** Nobody rules here, and the calendar answers nothing: both are silence. */
const isSilent = (ask: Ask): boolean => isCalendar(ask) || ask.seat === facilitatorDesk

/** Null: silence, as somebody has chosen it. */
type Written = readonly OrderDraft[] | null

const sheetOf = (rules: Host, war: War, ask: Ask, written: Written | undefined): Sheet<unknown> => {
  const { id, seat, view } = ask
  if (isSilent(ask) || written === null) return { ask: id, seat, orders: null }
  const drafts = written ?? suggestionFor(rules, war, ask)
  const { orders, problems } = judge(rules.game, rules.game.viewFor(war.state, viewerOf(ask)), view, drafts)
  if (problems[0]) throw new Error(problems[0].message)
  return { ask: id, seat, orders, ...(written ? {} : { bot: true as const }) }
}

/** Resolves one group: with what is written, by the id of the ask; the bot answers the rest. */
export const closeGroup = (rules: Host, war: War, group: GroupId, written: ReadonlyMap<string, Written>): War => {
  const { game, dice } = rules
  const sheets = asksOf(rules, war)
    .filter((ask) => ask.group === group)
    .map((ask) => sheetOf(rules, war, ask, written.get(ask.id)))
  const moment = game.clock(war.state)
  const thrower = dice(moment)
  const events = game.advance(war.state, group, sheets, thrower, noTable)
  const { thrown } = thrower
  const happened = happenedIn(game, { before: war.state, events, moment, dice, thrown })
  return { events: happened, state: game.evolve(war.state, events) }
}
