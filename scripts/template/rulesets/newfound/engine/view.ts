import type { CellName } from '../../kit/ids.js'
import type { GameView } from '../../kit/view.js'

/** This ruleset's own part of a view. The name of its kind is that of the type in `graphql.ts`. */
export interface Detail {
  readonly kind: 'NewfoundDetail'
  /** Distance in squares. */
  readonly sight: number
  readonly ruins: readonly CellName[]
  /** Ruins under which the viewer has found nothing; everybody's for a viewer who sees everything. */
  readonly dug: readonly CellName[]
  /** Where the cache lies: for a viewer who sees everything, and for everybody once it is found. */
  readonly cache: CellName | null
}

export interface RunnerView extends GameView {
  readonly detail: Detail & Readonly<Record<string, unknown>>
}
