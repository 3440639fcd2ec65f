'use client'

import { useCallback, useState } from 'react'
import { costOf } from './model/cost.js'
import type { Drawing } from './model/drawing.js'
import { begin, redo, step, undo } from './model/history.js'

export interface DrawingHistory {
  readonly drawing: Drawing
  /** One step; none where the drawing stays the same. */
  readonly change: (next: (drawing: Drawing) => Drawing) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** A drawing with all that was done to it. */
export const useHistory = (first: Drawing): DrawingHistory => {
  const [history, setHistory] = useState(() => begin(first))
  const change = useCallback(
    (next: (drawing: Drawing) => Drawing) => setHistory((before) => step(before, next(before.present), costOf)),
    [],
  )
  return {
    ...{ drawing: history.present, change },
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    ...{ canUndo: history.past.length > 0, canRedo: history.future.length > 0 },
  }
}
