'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { Painted } from './brush.js'

/** Cells are painted once the hand for it is there: only who draws a map fetches it. */
export const useBrush = (stage: RefObject<HTMLDivElement | null>, painted: Painted | null): void => {
  const now = useRef(painted)
  useEffect(() => {
    now.current = painted
  })
  const may = painted !== null
  useEffect(() => {
    if (!may) return undefined
    let end: (() => void) | null = () => undefined
    void import('./brush.js').then(({ paintCells }) => {
      if (end && stage.current) end = paintCells(stage.current, () => now.current)
    })
    return () => {
      end?.()
      end = null
    }
  }, [stage, may])
}
