import { type Ask, type AskView, isCalendar, type Sheet, type Sheets, viewerOf } from '@muster/rulesets/kit/asks.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { seatLetters, type CellName, type GroupId, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Ruleset, Scenario, SeatSetup } from '@muster/rulesets/kit/ruleset.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import type { GameView, Viewer } from '@muster/rulesets/kit/view.js'
import { gridOf } from '@muster/rulesets/kit/board.js'
import { fill } from './fill.js'
import { freeze } from './plain.js'
import { diceFrom, type Random } from './random.js'

/** A ruleset of whatever types: what these tests play. */
export type AnyGame = Ruleset<unknown, unknown, GameEvent, GameView>

/** A tabletop system of which the rulesets take what it has; missions keep their campaign names. */
export const system: TabletopSystem = {
  ...{ id: 'test', title: 'A table', sources: [], variants: [], missions: {}, notes: [] },
  ...{ table: { width: 72, depth: 48 }, terrain: {}, tables: [], procedures: [], rules: {} },
}

/** One resolution, with all that went in and came out. */
export interface Step {
  readonly before: unknown
  readonly group: GroupId
  readonly sheets: Sheets<unknown>
  readonly events: readonly GameEvent[]
  readonly thrown: readonly Throw[]
  readonly after: unknown
}

export interface Campaign {
  readonly scenario: Scenario
  readonly seed: string
  /** Settings that differ from their defaults. */
  readonly settings: Readonly<Record<string, Json>>
  readonly opening: readonly GameEvent[]
  readonly first: unknown
  readonly steps: readonly Step[]
}

/** How a player answers; null is silence. */
export type Player = (game: AnyGame, view: GameView, ask: AskView, random: Random) => readonly OrderDraft[] | null

/** The orders of drafts that pass the desk as a whole; where they do not, those that pass one upon the other. Each list but an empty one has passed. */
export const ordersOf = (
  game: AnyGame,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
): readonly unknown[] => {
  const read = drafts.map((draft) => game.readOrder(freeze(draft)))
  const all = read.flatMap((one) => (one.ok ? [one.value] : []))
  if (all.length === 0 || game.checkOrders(view, ask, freeze(all)).length === 0) return all
  const kept: unknown[] = []
  for (const value of all) {
    if (game.checkOrders(view, ask, freeze([...kept, value])).length === 0) kept.push(value)
  }
  return kept
}

/** Plays whatever is offered: one to three options a piece, filled from their own lists. */
export const wildly: Player = (game, view, ask, random) => {
  if (random.chance(0.04)) return null
  const options = game.orderOptions(view, ask)
  const pieces = [...new Set(options.map(({ piece }) => piece ?? ''))].sort()
  return pieces.flatMap((piece) => {
    const own = options.filter((option) => (option.piece ?? '') === piece)
    const forced = own.filter((option) => option.forced)
    const moves = own.filter((option) => option.to)
    const first = moves.length > 0 && random.chance(0.6) ? [random.pick(moves)] : []
    return [...forced, ...first, ...random.shuffled(own).slice(0, 1 + random.below(3))].map((option) => {
      const draft = fill(option, random, (begun) => game.pathStep?.(view, ask, begun, []))
      const inward = option.to && !draft.item && random.chance(0.5) ? innermost(view, option.to) : undefined
      return inward === undefined || draft.to === undefined ? draft : { ...draft, to: inward }
    })
  })
}

/** The cell nearest to an enemy in sight, or to the middle of the map: so that a random campaign comes to blows. */
const innermost = (view: GameView, cells: readonly CellName[]): CellName | undefined => {
  const grid = gridOf(view.board)
  const middle = Math.floor(grid.height / 2) * grid.width + Math.floor(grid.width / 2)
  const targets = view.contacts.length > 0 ? view.contacts.map(({ at }) => grid.at(at) ?? middle) : [middle]
  const far = (name: CellName): number =>
    Math.min(...targets.map((target) => grid.distance(grid.at(name) ?? middle, target)))
  return [...cells].sort((a, b) => far(a) - far(b))[0]
}

/** Plays as the ruleset's own bot would. */
export const sensibly: Player = (game, view, ask, random) =>
  game.suggest(view, ask, diceFrom(`bot ${String(random.next())}`, view))

/** Now as the bot, now wildly. */
export const fitfully: Player = (game, view, ask, random) =>
  (random.chance(0.5) ? sensibly : wildly)(game, view, ask, random)

/** Settings drawn at random: each one's default, or any other value that it allows. */
export const anySettings = (game: AnyGame, random: Random): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    game.settings.flatMap((spec): readonly (readonly [string, Json])[] => {
      if (random.chance(0.5)) return []
      switch (spec.type) {
        case 'flag':
          return [[spec.key, !spec.default]]
        case 'choice':
          return [[spec.key, random.pick(Object.keys(spec.options))]]
        case 'number':
          return [[spec.key, spec.values ? random.pick(spec.values) : near(spec, random)]]
        case 'data':
          return []
      }
    }),
  )

const near = (spec: { readonly default: number; readonly min: number; readonly max: number }, random: Random): number =>
  Math.min(spec.max, Math.max(spec.min, spec.default + random.below(5) - 2))

/** Open the campaign with every setting at its default, but for overrides. */
export const open = (
  game: AnyGame,
  scenario: Scenario,
  seed: string,
  overrides: Readonly<Record<string, Json>> = {},
  reserved: readonly SeatId[] = [],
): Campaign => {
  const settings = resolveSettings(game.settings, overrides)
  if (!settings.ok) throw new Error(settings.problem.message)
  const letters = seatLetters(scenario.seats.length)
  const seats: readonly SeatSetup[] = scenario.seats.map(({ title, subtitle }, index) => ({
    seat: letters[index] as SeatId,
    title,
    subtitle,
    ...(reserved.includes(letters[index] as SeatId) && { reserved: true as const }),
  }))
  const dice = diceFrom(seed, { turn: 0, stage: 'set-up' })
  const opening = freeze(game.setUp(freeze(scenario), freeze(settings.value), freeze(seats), dice, system))
  return {
    scenario,
    seed,
    settings: overrides,
    opening,
    first: freeze(game.evolve(freeze(game.initial), opening)),
    steps: [],
  }
}

export const last = (campaign: Campaign): unknown => campaign.steps.at(-1)?.after ?? campaign.first

export const seatOf = (seat: SeatId): Viewer => ({ kind: 'seat', seat })

/** Every viewer of a campaign: the seats in order, then an observer. */
export const viewersOf = (campaign: Campaign): readonly Viewer[] => [
  ...seatLetters(campaign.scenario.seats.length).map(seatOf),
  { kind: 'observer' },
]

/** One seat's answer, as the desk lets it through; an answer that may not be sealed is silence. */
export const answer = (game: AnyGame, state: unknown, ask: Ask, player: Player, random: Random): Sheet<unknown> => {
  if (isCalendar(ask)) return { ask: ask.id, seat: ask.seat, orders: null }
  const view = freeze(game.viewFor(state, viewerOf(ask)))
  const drafts = player(game, view, ask.view, random)
  if (drafts === null) return { ask: ask.id, seat: ask.seat, orders: null }
  const orders = ordersOf(game, view, ask.view, drafts)
  const passes = orders.length > 0 || game.checkOrders(view, ask.view, orders).length === 0
  return { ask: ask.id, seat: ask.seat, orders: passes ? orders : null }
}

/** Both sides of one battle draw from one stream more often than not, so that their reports agree. */
const streamOf = (campaign: Campaign, ask: Ask, random: Random): Random => {
  const shared = ask.view.about ?? ask.id
  const own = random.fork(`${campaign.seed} ${String(campaign.steps.length)} ${ask.id} ${ask.seat}`)
  const both = random.fork(`${campaign.seed} both ${shared}`)
  return own.chance(0.7) ? both : own
}

/** Resolves the first group that is asked, or the one chosen; what the calendar closes comes after all else. Null when the campaign is over. */
export const play = (
  game: AnyGame,
  campaign: Campaign,
  player: Player,
  random: Random,
  choose: (groups: readonly GroupId[]) => GroupId | undefined = (groups) => groups[0],
): Campaign | null => {
  const before = last(campaign)
  const asks = freeze(game.awaiting(before))
  const asking = asks.filter((ask) => !isCalendar(ask))
  const group = choose([...new Set((asking.length > 0 ? asking : asks).map((ask) => ask.group))])
  if (group === undefined) return null
  const sheets = asks
    .filter((ask) => ask.group === group)
    .map((ask) => answer(game, before, ask, player, streamOf(campaign, ask, random)))
  return resolve(game, campaign, group, sheets)
}

/** Dice of a group: keyed by turn and stage, as the referee keys them. */
export const diceOfStep = (game: AnyGame, campaign: Pick<Campaign, 'seed'>, before: unknown) =>
  diceFrom(campaign.seed, game.clock(before))

export const resolve = (game: AnyGame, campaign: Campaign, group: GroupId, sheets: Sheets<unknown>): Campaign => {
  const before = last(campaign)
  const dice = diceOfStep(game, campaign, before)
  const events = freeze(game.advance(before, group, freeze(sheets), dice, system))
  const { thrown } = dice
  const step: Step = { before, group, sheets, events, thrown, after: freeze(game.evolve(before, events)) }
  return { ...campaign, steps: [...campaign.steps, step] }
}

/** Plays until the campaign is over or `turns` turns have passed. */
export const playOut = (game: AnyGame, opened: Campaign, player: Player, random: Random, turns: number): Campaign => {
  let campaign = opened
  const until = game.clock(opened.first).turn + turns
  for (let steps = 0; game.clock(last(campaign)).turn < until; steps += 1) {
    if (steps > turns * 500)
      throw new Error(`the campaign does not move on from turn ${String(game.clock(last(campaign)).turn)}`)
    const next = play(game, campaign, player, random, (groups) => (groups.length > 0 ? random.pick(groups) : undefined))
    if (!next) break
    campaign = next
  }
  return campaign
}
