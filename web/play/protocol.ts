import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { ReportLine } from '../api/briefing.js'

/** What the player's page is told: the view of one seat, the lines and the questions for it. */
export interface Told {
  readonly number: number
  readonly view: GameView
  readonly report: readonly ReportLine[]
  readonly asks: readonly AskView[]
  /** The turns that are played here are over. */
  readonly over: boolean
  /** The true map, once all is over. */
  readonly opened: GameView | null
}

export type Answered =
  | { readonly kind: 'told'; readonly told: Told }
  | { readonly kind: 'refused'; readonly problems: readonly OrderProblem[] }

/** One turn of a war as it opens: the true map, what each seat knows, and what each orders. */
export interface Frame {
  readonly all: GameView
  readonly bySeat: Readonly<Record<string, GameView>>
  readonly orders: Readonly<Record<string, readonly OrderDraft[]>>
}

export interface Film {
  readonly title: string
  readonly seats: readonly SeatId[]
  readonly frames: readonly Frame[]
}

/** What a page may ask of the worker, and what it is answered. */
export interface Calls {
  readonly open: { readonly given: Record<never, never>; readonly answer: Told }
  readonly answer: {
    readonly given: { readonly askId: string; readonly orders: readonly OrderDraft[] }
    readonly answer: Answered
  }
  readonly suggest: { readonly given: { readonly askId: string }; readonly answer: readonly OrderDraft[] }
  readonly film: { readonly given: Record<never, never>; readonly answer: Film }
}

/** Questions to a worker by their kind: what each is given, and what it answers. */
export type AnyCalls<Kind extends PropertyKey = PropertyKey> = {
  readonly [Each in Kind]: { readonly given: object; readonly answer: unknown }
}

export type CallOf<All extends AnyCalls<keyof All>> = {
  readonly [Kind in keyof All]: { readonly id: number; readonly kind: Kind } & All[Kind]['given']
}[keyof All]

export type ReplyOf<All extends AnyCalls<keyof All>> =
  | { readonly id: number; readonly value: All[keyof All]['answer'] }
  | { readonly id: number; readonly failed: string }

export type Call = CallOf<Calls>
export type Reply = ReplyOf<Calls>
