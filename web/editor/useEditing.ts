'use client'

import { useCallback, useMemo, useState } from 'react'
import type { Cell } from '@muster/rulesets/kit/grid.js'
import type { MapSpec, PieceSpec } from '@muster/rulesets/kit/mapSpec.js'
import { type Drawing, geometry } from './model/drawing.js'
import { cleared, copied, type Clip, pasted } from './model/region.js'
import { brushReaches } from './model/shapes.js'
import { type Symmetry, type SymmetryKind, symmetryOf } from './model/symmetry.js'
import type { Tool } from './model/tools.js'
import { type DrawingHistory, useHistory } from './useHistory.js'

/** What is in the hand. */
export interface Hand {
  readonly tool: Tool
  readonly ground: string
  /** Of the next piece: its kind, and whose it is. */
  readonly piece: string
  readonly seat: number
  readonly reach: number
  readonly symmetry: SymmetryKind
}

/** What is marked on the map. */
interface Marked {
  /** A region to be copied, cut or cleared. */
  readonly region: readonly Cell[]
  /** A piece, by its place in the list of pieces. */
  readonly piece: number | null
  /** A cell that is given a name. */
  readonly place: Cell | null
  /** Cells that something is said of. */
  readonly told: readonly string[]
}

const unmarked: Marked = { region: [], piece: null, place: null, told: [] }

export interface Editing extends DrawingHistory {
  readonly spec: MapSpec
  /** What new cells, and erased ones, consist of. */
  readonly blank: string
  readonly hand: Hand
  readonly symmetry: Symmetry
  readonly take: (part: Partial<Hand>) => void
  readonly marked: Marked
  readonly mark: (part: Partial<Marked>) => void
  readonly kindOf: (id: string | undefined) => PieceSpec | undefined
  /** What was copied, while it is held over the map. */
  readonly held: Clip | null
  readonly hold: (clip: Clip | null) => void
  readonly copy: () => void
  readonly cut: () => void
  readonly clear: () => void
  readonly paste: (at: Cell) => void
  /** Takes up again what was copied last; null: nothing was. */
  readonly holdCopy: (() => void) | null
}

const useRegion = ({ drawing, change }: DrawingHistory, marked: Marked, blank: string) => {
  const [clip, setClip] = useState<Clip | null>(null)
  const [held, hold] = useState<Clip | null>(null)
  const { region } = marked
  return {
    ...{ held, hold },
    copy: () => {
      if (region.length > 0) setClip(copied(drawing, region))
    },
    cut: () => {
      if (region.length === 0) return
      setClip(copied(drawing, region))
      change((before) => cleared(before, region, blank))
    },
    clear: () => {
      if (region.length > 0) change((before) => cleared(before, region, blank))
    },
    holdCopy: clip && (() => hold(clip)),
    paste: (at: Cell) => {
      if (held) change((before) => pasted(before, held, at))
      hold(null)
    },
  }
}

/** All that the parts of the editor share. */
export const useEditing = (first: Drawing, spec: MapSpec): Editing => {
  const history = useHistory(first)
  const blank = spec.grounds[0].id
  const [hand, setHand] = useState<Hand>(() => ({
    ...{ tool: 'brush', ground: spec.grounds[1]?.id ?? blank, piece: spec.pieces[0]?.id ?? '' },
    ...{ seat: 0, reach: brushReaches[0], symmetry: 'none' },
  }))
  const [marked, setMarked] = useState(unmarked)
  const take = useCallback((part: Partial<Hand>) => setHand((before) => ({ ...before, ...part })), [])
  const mark = useCallback((part: Partial<Marked>) => setMarked({ ...unmarked, ...part }), [])
  const grid = geometry(history.drawing)
  // Another size may end a symmetry, and fewer seats a seat.
  const symmetry = useMemo(() => symmetryOf(grid, hand.symmetry), [grid, hand.symmetry])
  const seat = Math.min(hand.seat, history.drawing.seats.length - 1)
  const region = useRegion(history, marked, blank)
  return {
    ...{ ...history, ...region, spec, blank, symmetry, take, marked, mark },
    hand: { ...hand, seat, symmetry: symmetry.kind },
    kindOf: (id) => spec.pieces.find((kind) => kind.id === id),
  }
}
