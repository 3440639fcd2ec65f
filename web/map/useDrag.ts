'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { Dragged } from './drag.js'

/** Counters are dragged once the hand for it is there: it is fetched after the map. */
export const useDrag = (stage: RefObject<HTMLDivElement | null>, dragged: Dragged | undefined): void => {
  const now = useRef(dragged)
  useEffect(() => {
    now.current = dragged
  })
  const may = dragged !== undefined
  useEffect(() => {
    if (!may) return undefined
    let end: (() => void) | null = () => undefined
    void import('./drag.js').then(({ dragPieces }) => {
      if (end && stage.current) end = dragPieces(stage.current, () => now.current ?? null)
    })
    return () => {
      end?.()
      end = null
    }
  }, [stage, may])
}
