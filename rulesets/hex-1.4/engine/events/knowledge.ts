import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { FeatureMemory, OwnerMemory, Snapshot } from '../model/state.js'

/** What a seat comes to know of one hex: each part replaces what it knew of that part (HX-504). */
export interface Lesson {
  readonly at: Cell
  readonly features?: FeatureMemory
  readonly snapshot?: Snapshot
  /** Kept under `dark` fog alone (HX-511). */
  readonly owner?: OwnerMemory
  /** It was owned once, so it was explored (HX-500). */
  readonly explored?: true
  /** The recon force that saw it (HX-250, HX-251). */
  readonly by?: PieceId
  /** What it saw there last (HX-251). */
  readonly since?: Snapshot
}

/** How a seat learnt it: by its own eyes over time, on entering what it knew or did not know, or by what the rules name. */
export type Source =
  | 'sight'
  | 'entry'
  | 'found'
  | 'recon'
  | 'watch'
  | 'uplink'
  | 'garrison'
  | 'battle'
  | 'loss'
  | 'sabotage'

export interface KnowledgeEvent {
  readonly kind: 'learnt'
  readonly seat: SeatId
  readonly source: Source
  readonly lessons: readonly Lesson[]
}
