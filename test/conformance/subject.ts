import type { Ask } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { Board, GameView, ReportLine, Viewer } from '@muster/rulesets/kit/view.js'
import { freeze } from '../support/plain.js'
import {
  anySettings,
  diceOfStep,
  fitfully,
  open,
  playOut,
  seatOf,
  sensibly,
  viewersOf,
  wildly,
  type AnyGame,
  type Campaign,
  type Player,
  type Step,
} from '../support/play.js'
import { randomFrom, type Random } from '../support/random.js'

/** What the laws ask of a presentation. */
export type Told = Pick<Presentation, 'pieces' | 'contacts' | 'marks' | 'steps' | 'partners' | 'documents' | 'document'>

/** A ruleset under test, with how much of it to play. */
export interface Subject {
  readonly game: AnyGame
  /** The folder that it lies in. */
  readonly folder: string
  /** Who may know each leaf of the state: `classification` of its `secrecy.ts` or `state.ts`. */
  readonly classification: unknown
  /** What the web is told of a view: `web/index.ts`, `web/terrain.ts`. */
  readonly presentation: Told
  readonly terrain: TerrainLooks
  readonly length: Length
}

/** Seeds a scenario, turns a campaign, and how many of the steps the slower checks look at. */
export interface Length {
  readonly seeds: number
  readonly turns: number
  readonly samples: number
}

export const players: Readonly<Record<string, Player>> = { wildly, sensibly, fitfully }

/** A violated law: the message names the law's breach, and the check that threw it the law. */
export class Breach extends Error {
  override readonly name = 'Breach'
}

export const ensure: (holds: boolean, breach: string) => asserts holds = (holds, breach) => {
  if (!holds) throw new Breach(breach)
}

/** Scenarios that are played in every way. */
const thorough = 3

const played = new WeakMap<Subject, readonly Campaign[]>()

/**
 * Whole campaigns, played once a subject: by offered orders at random, by the ruleset's own bot, and by both; the first with the usual settings, others with any.
 * A ruleset's first scenarios are played in every way, those behind them once in one way.
 */
export const campaignsOf = (subject: Subject): readonly Campaign[] => {
  const known = played.get(subject)
  if (known) return known
  const { game, length } = subject
  const campaigns = game.scenarios.flatMap((scenario, place) => {
    const ways = Object.entries(players)
    const chosen = place < thorough ? ways : ways.filter((_, way) => way === place % ways.length)
    return chosen.flatMap(([name, player]) =>
      Array.from({ length: place < thorough ? length.seeds : 1 }, (_, index) => {
        const seed = `${scenario.id} ${name} ${String(index)}`
        const random = randomFrom(seed)
        const settings = index === 0 && place < thorough ? {} : anySettings(game, random)
        return playOut(game, open(game, scenario, seed, settings), player, random, length.turns)
      }),
    )
  })
  played.set(subject, campaigns)
  return campaigns
}

export interface Played {
  readonly campaign: Campaign
  readonly step: Step
  /** Says which step it was, for a breach. */
  readonly where: string
}

export const stepsOf = (subject: Subject): readonly Played[] =>
  campaignsOf(subject).flatMap((campaign) =>
    campaign.steps.map((step, index) => ({
      campaign,
      step,
      where: `${campaign.seed}, step ${String(index)} (${step.group})`,
    })),
  )

/** Some of the steps, evenly spread, for checks that cost more. */
export const sampleOf = (subject: Subject): readonly Played[] => {
  const steps = stepsOf(subject)
  const every = Math.max(1, Math.floor(steps.length / subject.length.samples))
  return steps.filter((_, index) => index % every === 0)
}

/** All that a viewer is given after a step: what a briefing is made of. */
export interface Given {
  readonly viewer: Viewer
  readonly view: GameView
  readonly asks: readonly Ask['view'][]
  readonly options: readonly (readonly OrderOption[])[]
  readonly report: readonly ReportLine[]
}

export const boardOf = (game: AnyGame, state: unknown): Board => game.viewFor(state, { kind: 'observer' }).board

export const reportOf = (
  game: AnyGame,
  events: readonly GameEvent[],
  viewer: Viewer,
  board: Board,
): readonly ReportLine[] =>
  asTold(game, events).flatMap(([event]) => {
    const line = game.reportFor(event, viewer, board)
    return line ? [line] : []
  })

export const givenTo = (game: AnyGame, state: unknown, events: readonly GameEvent[], viewer: Viewer): Given => {
  const view = freeze(game.viewFor(state, viewer))
  const asks = viewer.kind === 'seat' ? asksOf(game, state, viewer.seat) : []
  return {
    viewer,
    view,
    asks,
    options: asks.map((ask) => game.orderOptions(view, ask)),
    report: reportOf(game, events, viewer, view.board),
  }
}

export const asksOf = (game: AnyGame, state: unknown, seat: SeatId): readonly Ask['view'][] =>
  freeze(game.awaiting(state))
    .filter((ask) => ask.seat === seat)
    .map((ask) => ask.view)

export { diceOfStep, randomFrom, seatOf, viewersOf, type Random }
