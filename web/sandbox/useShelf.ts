'use client'

import { useCallback, useRef, useState } from 'react'
import { keepShelf, readShelf } from './keep.js'
import type { Shelf } from './variants.js'

export type PutShelf = (change: (before: Shelf) => Shelf) => void

export interface KeptShelf {
  readonly shelf: Shelf
  readonly put: PutShelf
  /** Whether it outlasts the page: in this browser alone, until somebody signs out. */
  readonly isKept: boolean
}

/** The plans of a player for a campaign, as this browser keeps them; only what is changed here is written. */
export const useShelf = (key: string): KeptShelf => {
  const [shelf, setShelf] = useState(() => readShelf(key))
  const [isKept, setKept] = useState(true)
  const held = useRef(shelf)
  const put = useCallback<PutShelf>(
    (change) => {
      held.current = change(held.current)
      setShelf(held.current)
      setKept(keepShelf(key, held.current))
    },
    [key],
  )
  return { shelf, put, isKept }
}
