'use client'

import { gridOf } from '@muster/rulesets/kit/board.js'
import type { FilePicture, PrintedOn } from '@muster/rulesets/kit/scenarioFile.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { createContext, useContext, useMemo } from 'react'
import type { Printed } from './props.js'
import { underlayOf, useImage, usualOpacity } from './underlay.js'

/** What is printed on the maps below, where a map is not told otherwise; null: nothing is. */
export const PrintedMap = createContext<Printed | null>(null)

export const usePrintedMap = (): Printed | null => useContext(PrintedMap)

interface Given {
  readonly names?: PrintedOn['names'] | undefined
  /** Where the picture lies. */
  readonly picture?: Omit<FilePicture, 'data'> | null | undefined
}

/** What is printed on a map, as it is drawn; `data`: the picture, once it is there. */
export const usePrintedOn = (board: Board, given: Given | null, data: string | undefined): Printed | null => {
  const image = useImage(data)
  const { names: texts, picture } = given ?? {}
  const names = useMemo(() => {
    const grid = gridOf(board)
    return (texts ?? []).flatMap(({ at, text }) => {
      const cell = grid.at(at)
      return cell === null ? [] : [{ at: cell, text }]
    })
  }, [board, texts])
  const underlay = useMemo(() => (picture && image ? underlayOf(picture, image, usualOpacity) : null), [picture, image])
  const pictured = picture !== undefined && picture !== null
  return useMemo(() => (given ? { names, pictured, underlay } : null), [given, names, pictured, underlay])
}
