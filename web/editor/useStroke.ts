'use client'

import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { Cell } from '@muster/rulesets/kit/grid.js'
import type { Brush } from '../map/index.js'
import { tones } from '../map/thumb.js'
import { geometry } from './model/drawing.js'
import { movePiece, pressCell } from './model/pieces.js'
import { footing } from './model/region.js'
import { rectangle } from './model/shapes.js'
import { coveredAnew, type Paint, type Shape, strokeDone, type Tool, type Way } from './model/tools.js'
import type { Editing } from './useEditing.js'
import { addWet, dry, putWet, type WetLook } from './wet.js'

const shapes: readonly Tool[] = ['brush', 'fill', 'line', 'rectangle', 'eraser']
const isShape = (tool: Tool): tool is Shape => shapes.includes(tool)

/** What one tool makes of a way over the map: what is shown meanwhile, and what is done once it ends. */
interface Act {
  readonly show: (wet: SVGGElement | null, way: Way) => void
  readonly done: (way: Way) => void
}

const outlined: WetLook = { className: 'e-outlined' }

const paintAct = (editing: Editing, shape: Shape): Act => {
  const { drawing, hand, spec, blank, change } = editing
  const paint: Paint = { ...hand, shape, blank }
  const painted = shape === 'eraser' ? blank : hand.ground
  const tone = tones[spec.grounds.find(({ id }) => id === painted)?.look ?? 'open']
  // As opaque as on the map from afar, over what was there.
  const share = `${String(Math.round(tone.opacity * 100))}%`
  const look: WetLook = {
    className: 'e-wet',
    fill: `color-mix(in srgb, var(${tone.token}) ${share}, var(--map-ground))`,
  }
  return {
    show: (wet, way) => {
      const { cells, all } = coveredAnew(drawing, paint, way)
      if (all) putWet(wet, geometry(drawing), cells, look)
      else addWet(wet, geometry(drawing), cells, look)
    },
    done: (way) => change((before) => strokeDone(before, paint, way)),
  }
}

const last = (way: Way): Cell => way.at(-1) ?? 0

const selectAct = ({ drawing, mark }: Editing): Act => {
  const between = (way: Way): readonly Cell[] => rectangle(geometry(drawing), way[0] ?? 0, last(way))
  return {
    show: (wet, way) => putWet(wet, geometry(drawing), between(way), outlined),
    done: (way) => mark({ region: between(way) }),
  }
}

const pasteAct = ({ drawing, held, paste }: Editing): Act => ({
  show: (wet, way) => {
    if (held) putWet(wet, geometry(drawing), footing(drawing, held, last(way)).keys(), outlined)
  },
  done: (way) => paste(last(way)),
})

const pieceAct = ({ drawing, hand, symmetry, marked, kindOf, change, mark }: Editing): Act => {
  // What was put there last lies on top.
  const on = (cell: Cell): number =>
    drawing.pieces.reduce((found, { at }, index) => (at.includes(cell) ? index : found), -1)
  return {
    show: (wet, way) => putWet(wet, geometry(drawing), [last(way)], outlined),
    done: (way) => {
      const [first, to] = [way[0] ?? 0, last(way)]
      const lifted = drawing.pieces[on(first)]
      const kind = kindOf(hand.piece)
      const old = kindOf(lifted?.kind)
      if (lifted && old && to !== first) return change((before) => movePiece(before, old, on(first), first, to))
      // A press on another kind of piece is meant for that piece, one on a piece that is marked for its cells.
      if (lifted && (lifted.kind !== hand.piece || (lifted.at.length === 1 && marked.piece !== on(first))))
        return mark({ piece: on(first) })
      if (!kind) return undefined
      const pressed = pressCell(drawing, kind, to, { seat: hand.seat, symmetry, marked: marked.piece })
      change(() => pressed.drawing)
      return mark({ piece: pressed.marked })
    },
  }
}

const nameAct = ({ drawing, mark }: Editing): Act => ({
  show: (wet, way) => putWet(wet, geometry(drawing), [last(way)], outlined),
  done: (way) => mark({ place: last(way) }),
})

const actOf = (editing: Editing): Act | null => {
  const { tool } = editing.hand
  if (editing.held) return pasteAct(editing)
  if (isShape(tool)) return paintAct(editing, tool)
  if (tool === 'select') return selectAct(editing)
  if (tool === 'name') return nameAct(editing)
  return tool === 'piece' ? pieceAct(editing) : null
}

/** The brush of the map, as the tool in the hand uses it. Nothing is drawn anew before it is lifted: paint is wet until then. */
export const useStroke = (editing: Editing, wet: RefObject<SVGGElement | null>): Brush | null => {
  const act = actOf(editing)
  const now = useRef(act)
  const way = useRef<Cell[]>([])
  useLayoutEffect(() => {
    now.current = act
  })
  const brush = useMemo<Brush>(
    () => ({
      down: (cell) => {
        way.current = [cell]
        now.current?.show(wet.current, way.current)
      },
      over: (cell) => {
        way.current.push(cell)
        now.current?.show(wet.current, way.current)
      },
      up: () => {
        if (way.current.length > 0) now.current?.done(way.current)
        way.current = []
        // By then it is printed, or there was nothing to print.
        setTimeout(() => way.current.length === 0 && dry(wet.current))
      },
      cancel: () => {
        way.current = []
        dry(wet.current)
      },
    }),
    [wet],
  )
  return act && brush
}
