import type { EngineFigures } from './b1.js'
import type { CommittedFigures } from './b1Committed.js'
import type { ViewFigures } from './b2.js'
import type { SealFigures } from './b3.js'
import type { StreamFigures } from './b4.js'
import type { IdleFigures } from './b4Idle.js'
import type { ReadFigures } from './b5.js'
import type { StartFigures } from './b6.js'
import type { MapFigures } from './b7.js'
import type { ByteFigures } from './bytes.js'
import type { BoardgameFigures } from './peers.js'

/** Peers' figures are null where they could not be installed. */
export interface Parts {
  readonly b1: {
    readonly turn: EngineFigures
    readonly growth: readonly EngineFigures[]
    readonly crowded: EngineFigures
    readonly json: { readonly bytes: number; readonly writeMs: number; readonly readMs: number }
    readonly views: { readonly viewers: number; readonly milliseconds: number; readonly bytes: number }
    readonly proofMs: number
    readonly peerOrdersPerSecond: number | null
  }
  readonly committed: {
    /** Of 64 seats and of half as many. */
    readonly whole: CommittedFigures
    readonly half: CommittedFigures
    /** Engine, views, JSON and proofs of the whole, one after the other on one thread. */
    readonly oneThreadMs: number
  }
  readonly b2: ViewFigures
  readonly b3: {
    readonly seals: readonly SealFigures[]
    /** Milliseconds of 64 players of boardgame.io. */
    readonly boardgame: number | null
    /** Transactions a second that insert a row each, over ten connections: the limit. */
    readonly rawPerSecond: number
  }
  readonly b4: {
    readonly streams: readonly StreamFigures[]
    readonly boardgame: BoardgameFigures | null
    readonly colyseus: Omit<BoardgameFigures, 'firstViewMs'> | null
  }
  readonly idle: IdleFigures
  readonly b5: readonly ReadFigures[]
  readonly b6: StartFigures & { readonly boardgame: number | null }
  readonly b7: MapFigures
  readonly bytes: readonly ByteFigures[]
}

/** A part as it was measured: when, and how busy the machine was as it began and as it ended. */
export interface Measured<Part> {
  readonly at: string
  readonly load: { readonly before: number; readonly after: number }
  readonly figures: Part
}

export interface Figures {
  readonly machine: { readonly processors: string; readonly node: string }
  readonly parts: { readonly [Name in keyof Parts]?: Measured<Parts[Name]> }
}
