import type { Cell } from '../../kit/grid.js'
import type { PieceId, SeatId } from '../../kit/ids.js'
import type { Outcome } from '../../kit/ruleset.js'
import { type Classes, throughout } from '../../kit/secrecy.js'
import { defaultsOf } from '../../kit/settings.js'
import { settings, type Settings } from './settings.js'

export type Stage = 'plans' | 'ended'

export interface Runner {
  readonly id: PieceId
  readonly seat: SeatId
  readonly at: Cell
  readonly home: Cell
}

/** A hole that hid nothing. */
export interface Hole {
  readonly seat: SeatId
  readonly at: Cell
  readonly turn: number
}

/** The truth: only the referee sees it. */
export interface State {
  readonly shape: 1
  readonly turn: number
  readonly stage: Stage
  readonly settings: Settings
  readonly seats: readonly { readonly seat: SeatId; readonly title: string; readonly subtitle: string }[]
  readonly ruins: readonly Cell[]
  /** In seat order. */
  readonly runners: readonly Runner[]
  /** The ruin that it lies under; null before it is buried. */
  readonly cache: Cell | null
  readonly holes: readonly Hole[]
  readonly outcome: Outcome | null
}

/** Who may know each leaf: everybody, the seat concerned, or only the referee. A missing one does not compile. */
export const classification: Classes<State> = {
  shape: 'public',
  turn: 'public',
  stage: 'public',
  settings: throughout('public'),
  seats: { seat: 'public', title: 'public', subtitle: 'public' },
  ruins: 'public',
  runners: { id: 'seat', seat: 'seat', at: 'seat', home: 'seat' },
  // Whoever dug it up knows.
  cache: 'seat',
  holes: { seat: 'seat', at: 'seat', turn: 'seat' },
  outcome: throughout('public'),
}

/** Before the first event. */
export const initial: State = {
  shape: 1,
  turn: 0,
  stage: 'plans',
  settings: defaultsOf(settings),
  seats: [],
  ruins: [],
  runners: [],
  cache: null,
  holes: [],
  outcome: null,
}
