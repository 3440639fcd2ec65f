import type { Point } from '@muster/rulesets/kit/grid.js'
import type { Contact, PieceView } from '@muster/rulesets/kit/view.js'

export type Counter =
  | {
      readonly group: 'piece'
      readonly id: string
      readonly cell: number
      readonly seat: string
      readonly piece: PieceView
    }
  | {
      readonly group: 'contact'
      readonly id: string
      readonly cell: number
      readonly seat: string | null
      readonly contact: Contact
    }

/** One counter where it is printed, in pixels; `scale` below 1 where several share a cell. */
export interface Single extends Point {
  readonly kind: 'single'
  readonly counter: Counter
  readonly scale: number
}

/** Several of one side printed as one, because the sheet lies too far away. */
export interface Cluster extends Point {
  readonly kind: 'cluster'
  readonly key: string
  readonly group: Counter['group']
  /** Null where it is unknown, or where they are of several. */
  readonly seat: string | null
  readonly counters: readonly Counter[]
}
