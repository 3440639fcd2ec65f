'use client'
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { toMap } from './camera.js'
import { cellPath } from './cellPath.js'
import type { Glass } from './glass.js'
import { counterOn, fanUnder, hitAt, signUnder, tell } from './hits.js'
import type { CampaignMapProps } from './props.js'
import type { Cursor } from './useCursor.js'
import { useBrush } from './useBrush.js'
import { useDrag } from './useDrag.js'

export interface Pointing {
  readonly cell: number | null
  /** The stack that is laid out. */
  readonly fan: string | null
  readonly hover: RefObject<SVGPathElement | null>
  readonly onClick: (event: MouseEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
}

type Spot = Pick<MouseEvent, 'clientX' | 'clientY'>

/** More counters than can be laid out in a ring: the map is brought nearer instead. */
const crowd = 12

/** The map by mouse and finger. */
export const usePointing = (
  stage: RefObject<HTMLDivElement | null>,
  grid: Grid,
  glass: Glass,
  cursor: Cursor,
  props: CampaignMapProps,
): Pointing => {
  const hover = useRef<SVGPathElement>(null)
  const [cell, setCell] = useState<number | null>(null)
  const [fan, setFan] = useState<string | null>(null)
  const onStage = (event: Spot): Point => {
    const frame = stage.current?.getBoundingClientRect()
    return { x: event.clientX - (frame?.left ?? 0), y: event.clientY - (frame?.top ?? 0) }
  }
  const under = (event: Spot): number | null => {
    const now = glass.live()
    return now && grid.cellAt(toMap(now, onStage(event)))
  }
  const point = (to: number | null): void => {
    if (to === cell) return
    setCell(to)
    hover.current?.setAttribute('d', to === null ? '' : cellPath(grid, to))
    props.onCursor?.(to === null ? null : grid.name(to))
  }
  useDrag(stage, props.drag && { grid, drag: props.drag, under, point })
  const brush = props.drafted?.brush ?? null
  useBrush(stage, brush && { brush, under, point })
  const choose = (event: MouseEvent): void => {
    if (brush) return cursor.putAway()
    const now = glass.live()
    if (props.drafted?.onPress) return now ? props.drafted.onPress(toMap(now, onStage(event))) : undefined
    const sign = signUnder(event.target)
    if (sign?.kind === 'cluster')
      return sign.count > crowd ? glass.zoomBy(2.4, onStage(event)) : setFan(fan === sign.id ? null : sign.id)
    setFan(null)
    const met = grid.at(sign?.cellName ?? '') ?? under(event)
    if (met === null) return
    cursor.putAway()
    const hit = hitAt(grid, props.view, met)
    // A thumb need not meet the sign itself: a cell with one counter answers for it.
    const alone = hit.pieces.length + hit.contacts.length === 1
    tell(props, hit, sign?.id ?? (alone ? counterOn(hit, null) : null))
  }
  return {
    ...{ cell, fan, hover },
    onClick: choose,
    onPointerMove: (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      point(under(event))
      const stack = fanUnder(event.target)
      if (stack && stack.count <= crowd) setFan(stack.id)
      else if (fan !== null && !stack) setFan(null)
    },
    onPointerLeave: () => {
      point(null)
      setFan(null)
    },
  }
}
