import { type Ask, viewerOf } from '@muster/rulesets/kit/asks.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { DryRunViewerRow, UnwoundStep } from '../../store/reads.facilitating.js'
import type { Rows } from '../../store/writes.js'
import { EngineFault, guardEngine } from '../common/fault.js'
import { campaignDice, withProofs } from '../dice/dice.js'
import { viewersOf } from './brief.js'
import type { Facts } from './facts.js'
import { bookedOf, type Booked, following, type Resolution } from './following.js'
import type { Game } from './game.js'
import { gameOf, systemOf } from './installed.js'
import { type Again, type Course, type PastStep, playAgain, type Redone } from './playAgain.js'
import type { Registry } from './registry.js'
import { hashOf } from './replay.js'
import { rowsOf, textBytes } from './rows.js'
import { type KeptState, stateAt } from './stateAt.js'
import type { CorrectedSheet } from './stillGiven.js'
import { type Reopened, stepsOf, tellingOf } from './tellUnwound.js'
import { courseBefore, type EarlierBriefing, type ToldAgain, toldAgain } from './toldAgain.js'
import { viewerRows } from './viewerRows.js'

/** A sheet that stands, of a group that is open or was closed since. */
interface StandingSheet {
  readonly groupId: string
  readonly seat: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
}

export interface UnwindTask {
  /** JSON of `Facts`. */
  readonly facts: string
  /** JSON of the state after the last resolution. */
  readonly state: string
  readonly privateKey: string
  readonly now: Date
  readonly kept: KeptState
  /** The resolution to whose state the campaign goes back, with the hash of that state. */
  readonly restores: number
  readonly restoresHash: string
  /** JSON of `PastStep`s: what followed, in order, which is played again unless a stage is reopened. */
  readonly steps: string
  /** What should have been sealed for the first of them. */
  readonly corrected: readonly CorrectedSheet[]
  readonly reason: string
  /** JSON of `EarlierBriefing`s. */
  readonly earlier: string
  /** JSON of `StandingSheet`s. */
  readonly sealed: string
  /** Groups that were closed since. */
  readonly closed: readonly string[]
  /** Null: a result is corrected. */
  readonly reopened: Reopened | null
}

/** A resolution as it is written. */
export interface ResolutionRow extends Booked {
  readonly groupId: string | null
  readonly turn: number
  readonly stage: string
  /** Hashes of the sheets that went in. */
  readonly sealed: readonly string[]
}

/** A question at a desk. */
export interface DeskAsk {
  readonly seat: string
  readonly askId: string
}

export interface Unwound {
  readonly problem: false
  readonly resolution: Resolution
  readonly rows: readonly ResolutionRow[]
  /** Groups that do not count any more. */
  readonly undone: readonly string[]
  /** Sheets that do not count any more. */
  readonly unsealed: readonly DeskAsk[]
  /** Questions whose answers are kept as they were. */
  readonly keptAsks: readonly DeskAsk[]
  /** Questions that stay open, as they are asked now. */
  readonly views: Rows
  readonly steps: readonly UnwoundStep[]
  /** JSON of `DryRunViewerRow`s. */
  readonly viewers: Uint8Array
}

export type UnwindResult = Unwound | { readonly problem: OrderProblem | null | 'arrived' }

const hashesIn = (input: object): readonly string[] => {
  const { sheets = [] } = input as { readonly sheets?: readonly { readonly hash?: string | null }[] }
  return sheets.flatMap(({ hash }) => hash ?? [])
}

const rowOf = (game: Game, { step, before, made, dice, input }: Redone): ResolutionRow => {
  const { turn, stage } = game.clock(before)
  const throws = dice ? withProofs(dice) : []
  return { ...bookedOf({ input, ...made, throws }), groupId: step.groupId, turn, stage, sealed: hashesIn(input) }
}

/** Sheets that stand now and cannot any more. */
const unsealedOf = (
  game: Game,
  course: Course,
  { open }: Pick<Facts, 'open'>,
  { sealed, reopened }: UnwindTask,
  wanted: readonly Ask[],
): readonly DeskAsk[] => {
  const redone = new Set(course.redone.map(({ step }) => step.groupId))
  const standsIn = new Map(course.open.map(({ step, stands }) => [step.groupId, stands]))
  const isOpen = new Set(open.map(({ groupId }) => groupId))
  const stands = ({ groupId, seat, askId, orders }: StandingSheet): boolean => {
    if (redone.has(groupId)) return true
    const ask = wanted.find((one) => one.seat === seat && one.id === askId)
    if (!ask) return false
    if (reopened?.groupId === groupId) return !reopened.seats.includes(seat)
    if (!isOpen.has(groupId)) return standsIn.get(groupId)?.includes(seat) ?? false
    return judge(game, game.viewFor(course.state, viewerOf(ask)), ask.view, orders).problems.length === 0
  }
  return (JSON.parse(sealed) as readonly StandingSheet[])
    .filter((sheet) => !stands(sheet))
    .map(({ seat, askId }) => ({ seat, askId }))
}

/** Somebody who has begun a start that was kept for them stays. */
const losesArrival = ({ gone, open }: Course): boolean =>
  [...gone, ...open.map(({ step }) => step)].some(({ input }) => (input.arrivals ?? []).length > 0)

const withChanges = (rows: readonly DryRunViewerRow[], told: readonly ToldAgain[]): readonly DryRunViewerRow[] =>
  rows.map((row) => {
    const own = told.find(({ viewer }) => viewer === row.viewer)
    return { ...row, changes: { ...row.changes, added: own?.added ?? [], removed: own?.removed ?? [] } }
  })

/** The clock of a stage to which the campaign goes back runs anew. */
const clocksFor = (facts: Facts, task: UnwindTask, at: { readonly turn: number; readonly stage: string }): Facts => {
  const isSame = facts.campaign.turn === at.turn && facts.campaign.stage === at.stage
  if (isSame && !task.reopened) return facts
  return { ...facts, clocks: facts.clocks.filter(({ turn, stage }) => turn !== at.turn || stage !== at.stage) }
}

const againOf = (registry: Registry, { campaign, seats }: Facts, task: UnwindTask): Again => {
  const scope = { campaign: campaign.id, seatBytes: seats.map(({ bytes }) => bytes ?? '') }
  return {
    game: gameOf(registry, campaign),
    system: systemOf(registry, campaign, campaign.tabletop),
    corrected: task.corrected,
    dice: ({ turn, stage }) => campaignDice(task.privateKey, { ...scope, turn, stage }),
  }
}

/** A campaign goes back to an earlier state, and what followed is played again from there: all that comes of it, before anything is written. */
export const unwindWar = (registry: Registry, task: UnwindTask): UnwindResult => {
  const facts = JSON.parse(task.facts) as Facts
  const { campaign, seats } = facts
  const game = gameOf(registry, campaign)
  const names = seats.map(({ seat }) => seat)
  const from = stateAt(registry, { ...campaign, seats: names }, task.kept)
  if (hashOf(from) !== task.restoresHash) throw new EngineFault('the events do not lead to the state of the record')
  const again = againOf(registry, facts, task)
  const steps = JSON.parse(task.steps) as readonly PastStep[]
  const course = guardEngine(() => playAgain(again, from, task.reopened ? [] : steps))
  if ('problem' in course) return course
  if (losesArrival(course)) return { problem: 'arrived' }
  return guardEngine(() => {
    const { state } = course
    const viewers = viewersOf(names, facts.facilitator)
    const courses = { before: courseBefore(game, again.dice, from, steps), after: course.redone }
    const earlier = JSON.parse(task.earlier) as readonly EarlierBriefing[]
    const told = toldAgain(game, { ...courses, earlier }, viewers)
    const input = { group: '', restores: task.restores, reason: task.reason, sheets: [] }
    const resolution = following({
      ...{ game, facts: clocksFor(facts, task, game.clock(state)), privateKey: task.privateKey, before: state, state },
      ...{ events: [], input, closed: null, corrects: true, sheets: null, now: task.now },
      dice: again.dice(campaign),
      told: tellingOf(task, course, told),
    })
    const wanted = game.outcome(state) ? [] : game.awaiting(state)
    const asked = new Set(wanted.map(({ group }): string => group))
    const redone = new Set(course.redone.map(({ step }) => step.groupId))
    const openNow = facts.open.map(({ groupId }) => groupId)
    const undone = [...task.closed, ...openNow.filter((group) => !asked.has(group))].filter((one) => !redone.has(one))
    const known = JSON.parse(task.state) as object
    const rows = viewerRows(game, facts, known, resolution.writes.briefings, [])
    const { turn, stage } = campaign
    const restored = bookedOf({ input, events: [], throws: [], state: from })
    return {
      ...{ problem: false as const, resolution, undone, steps: stepsOf(game, course) },
      rows: [{ ...restored, groupId: null, turn, stage, sealed: [] }, ...course.redone.map((one) => rowOf(game, one))],
      unsealed: unsealedOf(game, course, facts, task, wanted),
      keptAsks: wanted
        .filter((ask) => task.reopened?.groupId === ask.group && !task.reopened.seats.includes(ask.seat))
        .map(({ seat, id }) => ({ seat, askId: id })),
      views: rowsOf(
        wanted.filter(({ group }) => openNow.includes(group)).map(({ seat, id, view }) => ({ seat, askId: id, view })),
      ),
      viewers: textBytes(JSON.stringify(withChanges(rows, told))),
    }
  })
}
