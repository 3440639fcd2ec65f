import type { ReactNode } from 'react'
import type { Picture } from '../api/chronicle.js'

/** An entry of a chronicle as it is laid out, whoever reads it. */
export interface StoryEntry {
  readonly id: string
  readonly turn: number | null
  /** Null: it is hidden. */
  readonly title: string | null
  readonly text: string | null
  readonly quote: string | null
  readonly pictures: readonly Picture[]
  /** Who wrote it, and when. */
  readonly byline: ReactNode
  /** What the reader may do with it. */
  readonly actions?: ReactNode
}

/** Chapters in order: a turn with its entries. */
export const chapters = (entries: readonly StoryEntry[]): readonly (readonly [number, readonly StoryEntry[]])[] => {
  const turns = [...new Set(entries.map(({ turn }) => turn ?? 0))]
  return turns.map((turn) => [turn, entries.filter((entry) => (entry.turn ?? 0) === turn)] as const)
}
