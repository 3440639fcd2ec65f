'use client'

import type { Point } from '@muster/rulesets/kit/grid.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import { type ReactNode, useMemo, useRef } from 'react'
import * as words from '../messages/editor.generated.js'
import { CampaignMap, type MapHighlight } from '../map/index.js'
import { useEditor } from './EditorContext.js'
import { type Drawing, geometry } from './model/drawing.js'
import { type PictureHand, useUnderlay } from './picture/usePicture.js'
import { boardOf, presentationOf, shownOf, terrainOf } from './shown.js'
import { useStroke } from './useStroke.js'

const none: readonly never[] = []

const middleAt = (drawing: Drawing, point: Point): Point => {
  const grid = geometry(drawing)
  const cell = grid.cellAt(point)
  return cell === null ? point : grid.centre(cell)
}

/** What is marked, and what is spoken of. */
const useHighlights = (): readonly MapHighlight[] => {
  const { drawing, marked } = useEditor()
  const grid = geometry(drawing)
  const { pieces } = drawing
  return useMemo(() => {
    const one = marked.place === null ? none : [marked.place]
    const own = marked.piece === null ? one : (pieces[marked.piece]?.at ?? none)
    return [
      { tone: 'target', cells: [...marked.region, ...own].map((cell) => grid.name(cell)) },
      { tone: 'report', cells: marked.told as readonly CellName[] },
    ]
  }, [marked, pieces, grid])
}

/** The map that is drawn, in the hand of the campaign's own map. */
export function EditorMap({ tools, hand }: { readonly tools: ReactNode; readonly hand: PictureHand }) {
  const editing = useEditor()
  const { drawing, spec, marked } = editing
  const wet = useRef<SVGGElement>(null)
  const brush = useStroke(editing, wet)
  const { grid, width, height, rows, pieces, names, seats, title } = drawing
  const board = useMemo(() => boardOf({ grid, width, height, rows }, spec), [grid, width, height, rows, spec])
  const view = useMemo(
    () => shownOf({ grid, width, height, pieces, seats }, board, spec),
    [grid, width, height, pieces, seats, board, spec],
  )
  const looks = useMemo(() => ({ terrain: terrainOf(spec), presentation: presentationOf(spec) }), [spec])
  const underlay = useUnderlay(hand)
  const printed = useMemo(() => ({ names, underlay }), [names, underlay])
  const drafted = { brush, wet }
  const aligned = hand.pressed !== null && {
    brush: null,
    // A spot of the picture is anywhere; it belongs into the middle of a cell.
    onPress: (point: Point) => hand.press(hand.pressed === 1 || hand.pressed === 3 ? middleAt(drawing, point) : point),
  }
  const highlights = useHighlights()
  return (
    <CampaignMap
      {...{ view, highlights, title, tools, printed }}
      drafted={{ ...drafted, ...aligned }}
      {...looks}
      label={words.map()}
      focus={(marked.told[0] as CellName | undefined) ?? null}
    />
  )
}
