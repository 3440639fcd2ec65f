'use client'
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import * as words from '../messages/map.generated.js'
import { type Camera, extentOf, type Frame, toMap } from './camera.js'
import { cellPath } from './cellPath.js'
import { describeCell } from './describe.js'
import { type Glass, useGlass } from './glass.js'
import { counterOn, hitAt, signUnder, tell } from './hits.js'
import { marginDepth } from './marginLabels.js'
import { Margins, type MarginsHandle } from './Margins.js'
import { MapTools } from './MapTools.js'
import { Overlay } from './Overlay.js'
import { Paper } from './Paper.js'
import { Pointers } from './Pointers.js'
import { allLayers, type CampaignMapProps, type MapLayers } from './props.js'
import { type Cursor, useCursor } from './useCursor.js'
import { useReading } from './useReading.js'

const none: readonly never[] = []
const lettered: Frame = { ...marginDepth, air: 14 }
const bare: Frame = { top: 0, left: 0, air: 6 }
const deepest = 120

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Where a map too large to read as a whole is opened: amid the pieces that stood there at first. */
const useStart = (grid: Grid, { view, compact }: CampaignMapProps): (() => Point | null) => {
  const stand = useRef(view.pieces)
  return useCallback(() => {
    const cells = stand.current.flatMap(({ at }) => grid.at(at) ?? [])
    return compact === true || cells.length === 0 ? null : mean(cells.map((cell) => grid.centre(cell)))
  }, [grid, compact])
}

/** Brings a cell into view once each time that it is asked for: a new window or turn does not move the glass back. */
const useFocus = (grid: Grid, { show, camera }: Glass, focus: CellName | null): void => {
  const shown = useRef<CellName | null>(null)
  const ready = camera !== null
  useEffect(() => {
    if (!ready || shown.current === focus) return
    shown.current = focus
    const cell = focus === null ? null : grid.at(focus)
    if (cell !== null) show(grid.centre(cell), false)
  }, [ready, focus, grid, show])
}

interface Pointing {
  readonly cell: number | null
  readonly hover: RefObject<SVGPathElement | null>
  readonly onClick: (event: MouseEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
}

/** The map by mouse and finger. */
const usePointing = (
  stage: RefObject<HTMLDivElement | null>,
  grid: Grid,
  glass: Glass,
  cursor: Cursor,
  props: CampaignMapProps,
): Pointing => {
  const hover = useRef<SVGPathElement>(null)
  const [cell, setCell] = useState<number | null>(null)
  const onStage = (event: MouseEvent): Point => {
    const frame = stage.current?.getBoundingClientRect()
    return { x: event.clientX - (frame?.left ?? 0), y: event.clientY - (frame?.top ?? 0) }
  }
  const under = (event: MouseEvent): number | null => {
    const now = glass.live()
    return now && grid.cellAt(toMap(now, onStage(event)))
  }
  const point = (to: number | null): void => {
    if (to === cell) return
    setCell(to)
    hover.current?.setAttribute('d', to === null ? '' : cellPath(grid, to))
    props.onCursor?.(to === null ? null : grid.name(to))
  }
  return {
    cell,
    hover,
    onClick: (event) => {
      const sign = signUnder(event.target)
      if (sign?.kind === 'cluster') return glass.zoomBy(2.4, onStage(event))
      const met = grid.at(sign?.cellName ?? '') ?? under(event)
      if (met === null) return
      cursor.putAway()
      const hit = hitAt(grid, props.view, met)
      // A thumb need not meet the sign itself: a cell with one counter answers for it.
      const alone = hit.pieces.length + hit.contacts.length === 1
      tell(props, hit, sign?.id ?? (alone ? counterOn(hit, null) : null))
    },
    onPointerMove: (event) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) point(under(event))
    },
    onPointerLeave: () => point(null),
  }
}

/** The one map, for squares and hexes: a sheet of paper under a glass. */
export function CampaignMap(props: CampaignMapProps) {
  const { view, terrain, presentation, focus = null, compact = false, label = words.map() } = props
  const reading = useReading(props)
  const { grid } = reading
  const given = props.layers
  const layers: MapLayers = useMemo(() => ({ ...allLayers, ...given }), [given])

  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const margins = useRef<MarginsHandle>(null)
  const help = useId()
  const extent = useMemo(() => extentOf(grid), [grid])
  const onFrame = useCallback((camera: Camera) => margins.current?.draw(camera), [])
  const start = useStart(grid, props)
  const glass = useGlass({ stage, sheet, extent, frame: compact ? bare : lettered, deepest, start, onFrame })
  const { camera, size } = glass
  const cursor = useCursor(stage, grid, glass, props)
  const pointing = usePointing(stage, grid, glass, cursor, props)

  useFocus(grid, glass, focus)

  const told = cursor.cell ?? pointing.cell
  return (
    <div className={compact ? 'm-map m-map-compact' : 'm-map'}>
      {!compact && (
        <MapTools
          glass={glass}
          told={told === null ? '' : describeCell(view, reading, told, { terrain, presentation })}
        >
          {props.tools}
        </MapTools>
      )}
      <div
        ref={stage}
        className="m-map-stage"
        role="application"
        aria-roledescription={words.role()}
        aria-label={label}
        aria-describedby={help}
        tabIndex={0}
        data-ready={camera ? '' : undefined}
        onClick={pointing.onClick}
        onKeyDown={cursor.onKeyDown}
        onPointerMove={pointing.onPointerMove}
        onPointerLeave={pointing.onPointerLeave}
      >
        <div ref={sheet} className="m-map-sheet">
          {camera && size && (
            <>
              <Paper {...{ reading, camera, size }} ownership={layers.ownership} fog={layers.fog} />
              <Overlay
                {...{ view, reading, camera, size, layers }}
                zones={props.zones ?? none}
                laid={props.laid ?? none}
                arrows={props.arrows ?? none}
                highlights={props.highlights ?? none}
                selected={props.selected ?? null}
                presentation={presentation}
              />
              <Pointers {...{ grid, camera, size }} cursor={cursor.cell} hover={pointing.hover} />
            </>
          )}
        </div>
        {size && layers.coordinates && !compact && <Margins {...{ grid, size }} live={glass.live} handle={margins} />}
      </div>
      <p id={help} className="m-hidden">
        {words.help({ grid: grid.kind })}
      </p>
      <div className="m-hidden" aria-live="polite">
        {cursor.cell === null ? '' : describeCell(view, reading, cursor.cell, { terrain, presentation })}
      </div>
    </div>
  )
}
