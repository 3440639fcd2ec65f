import { createHash } from 'node:crypto'
import type { Sheets } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { alike, canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { Outcome, Scenario } from '@muster/rulesets/kit/ruleset.js'
import { open } from '../support/play.js'
import type { Game } from './games.js'
import { frameOf, type Frame } from './frame.js'
import { stepsOf } from './turn.js'

export interface Plan {
  readonly scenario: Scenario
  readonly settings: Readonly<Record<string, Json>>
  readonly seed: string
  readonly turns: number
}

/** A campaign played to its end, or as far as it was let. */
export interface Played {
  readonly plan: Plan
  /** The start, then the map after each turn. */
  readonly frames: readonly Frame[]
  readonly outcome: Outcome | null
  readonly orders: { readonly given: number; readonly refused: number }
  readonly losses: number
  /** What the rules cannot allow and was found in a state, with the turn. */
  readonly faults: readonly string[]
  readonly milliseconds: number
  /** Of the last state. */
  readonly hash: string
}

const hashOf = (state: unknown): string => createHash('sha256').update(canonical(state)).digest('hex').slice(0, 16)

/** Whether a state comes back from JSON as it went in. */
const survivesJson = (state: unknown): boolean => alike(JSON.parse(JSON.stringify(state)), state)

/** Looks on while a campaign is played: at its opening, then at every resolution. */
export type Onlooker = (events: readonly GameEvent[], after: unknown, sheets: Sheets<unknown>, before: unknown) => void

/** Plays a campaign with a bot in every seat. */
export const playCampaign = (
  { game, adapter }: Pick<Game, 'game' | 'adapter'>,
  plan: Plan,
  onlooker?: Onlooker,
): Played => {
  const began = performance.now()
  const opened = open(game, plan.scenario, plan.seed, plan.settings)
  let state = opened.first
  onlooker?.(opened.opening, state, [], state)
  const watch = { game, adapter, scenario: plan.scenario }
  const frames = [frameOf(watch, state, [], performance.now() - began)]
  const faults: string[] = []
  let [given, refused, losses] = [0, 0, 0]
  let events: GameEvent[] = []
  let turnBegan = performance.now()
  for (const step of stepsOf(game, opened.first, plan)) {
    const { turn } = step
    for (const one of step.answers) [given, refused] = [given + one.given, refused + one.refused]
    losses += step.events.reduce((sum, event) => sum + (adapter.losses?.(event) ?? 0), 0)
    onlooker?.(step.events, step.state, step.sheets, state)
    events = [...events, ...step.events]
    faults.push(...(adapter.faults?.(step.state) ?? []).map((fault) => `turn ${String(turn)}: ${fault}`))
    state = step.state
    if (game.clock(state).turn === turn && game.outcome(state) === null) continue
    if (!survivesJson(state)) faults.push(`turn ${String(turn)}: the state does not survive JSON`)
    const frame = frameOf(watch, state, events, performance.now() - turnBegan)
    // What is settled before the first turn belongs to the start
    if (turn < 1) frames[0] = frame
    else frames.push(frame)
    events = []
    turnBegan = performance.now()
  }
  return {
    ...{ plan, frames, outcome: game.outcome(state), orders: { given, refused }, losses, faults },
    milliseconds: performance.now() - began,
    hash: hashOf(state),
  }
}
