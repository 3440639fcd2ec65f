'use client'
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import * as words from '../messages/map.generated.js'
import { type Camera, extentOf, fitted, type Frame } from './camera.js'
import { describeCell } from './describe.js'
import { type Glass, useGlass } from './glass.js'
import type { MiniMapHandle } from './MiniMap.js'
import { marginDepth } from './marginLabels.js'
import { Margins, type MarginsHandle } from './Margins.js'
import { MapTools } from './MapTools.js'
import { Pointers } from './Pointers.js'
import { usePrintedMap } from './PrintedMap.js'
import { allLayers, type CampaignMapProps, type MapLayers, type UnderlayPicture } from './props.js'
import type { Reading } from './reading.js'
import { type Cursor, useCursor } from './useCursor.js'
import { type Pointing, usePointing } from './usePointing.js'
import { useReading } from './useReading.js'

// Asked for at once, beside what the campaign's page asks for: the page itself stands before it.
const drawing = () => import('./Sheet.js').then((module) => ({ default: module.Sheet }))
const Sheet = lazy(drawing)
if (typeof window !== 'undefined') drawing().catch(() => undefined)

const MapList = lazy(() => import('./MapList.js').then((module) => ({ default: module.MapList })))
const MiniMap = lazy(() => import('./MiniMap.js').then((module) => ({ default: module.MiniMap })))

const none: readonly never[] = []
/** Cells from which a map that is seen in part has a small one of the whole beside it. */
const large = 200
const lettered: Frame = { ...marginDepth, bottom: 18, air: 14 }
const bare: Frame = { top: 0, left: 0, air: 6 }
const edges = { lettered: { side: 10, foot: 28 }, bare: { side: 3, foot: 3 } }
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
const useFocus = (grid: Grid, { show, camera }: Glass, focus: CellName | null, gently: boolean): void => {
  const shown = useRef<CellName | null>(null)
  const ready = camera !== null
  useEffect(() => {
    if (!ready || shown.current === focus) return
    shown.current = focus
    const cell = focus === null ? null : grid.at(focus)
    if (cell !== null) show(grid.centre(cell), gently)
  }, [ready, focus, grid, show, gently])
}

/** What follows every frame of a gesture. */
const useFollowing = () => {
  const margins = useRef<MarginsHandle>(null)
  const miniMap = useRef<MiniMapHandle>(null)
  const onFrame = useCallback((camera: Camera) => {
    margins.current?.draw(camera)
    miniMap.current?.draw(camera)
  }, [])
  return { margins, miniMap, onFrame }
}

interface DrawnProps {
  readonly props: CampaignMapProps
  readonly reading: Reading
  readonly layers: MapLayers
  readonly glass: Glass
  readonly cursor: Cursor
  readonly pointing: Pointing
  readonly underlay: UnderlayPicture | null
  readonly onDrawn: () => void
}

/** What lies under the glass. */
function Drawn({ props, reading, layers, glass, cursor, pointing, underlay, onDrawn }: DrawnProps) {
  const { camera, size } = glass
  const { view, presentation, compact = false } = props
  if (!camera || !size) return null
  return (
    <>
      <Suspense fallback={null}>
        <Sheet
          {...{ view, reading, camera, size, layers, presentation, onDrawn }}
          edge={compact ? edges.bare : edges.lettered}
          title={compact ? null : (props.title ?? '')}
          places={!compact || props.places === true}
          zones={props.zones ?? none}
          outlines={props.outlines ?? none}
          laid={props.laid ?? none}
          arrows={props.arrows ?? none}
          highlights={props.highlights ?? none}
          selected={props.selected ?? null}
          fan={pointing.fan}
          playing={props.playing}
          underlay={layers.picture ? underlay : null}
        />
      </Suspense>
      <Pointers
        {...{ grid: reading.grid, camera, size }}
        cursor={cursor.cell}
        hover={pointing.hover}
        wet={props.drafted?.wet}
      />
    </>
  )
}

/** The one map, for squares and hexes: a sheet of paper under a glass. */
export function CampaignMap(props: CampaignMapProps) {
  const { view, terrain, presentation, focus = null, compact = false, label = words.map() } = props
  const around = usePrintedMap()
  const printed = props.printed ?? around
  const reading = useReading({ ...props, printed })
  const { grid } = reading
  const given = props.layers
  const layers: MapLayers = useMemo(() => ({ ...allLayers, ...given }), [given])
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const help = useId()
  const extent = useMemo(() => extentOf(grid), [grid])
  const { margins, miniMap, onFrame } = useFollowing()
  const start = useStart(grid, props)
  const glass = useGlass({ stage, sheet, extent, frame: compact ? bare : lettered, deepest, start, onFrame })
  const { camera, size, live } = glass
  const cursor = useCursor(stage, grid, glass, props)
  const pointing = usePointing(stage, grid, glass, cursor, props)
  const [listed, setListed] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const onDrawn = useCallback(() => setDrawn(true), [])
  useFocus(grid, glass, focus, props.playing !== undefined)
  const isInPart = camera && size && grid.size >= large && camera.k > fitted(extent, size, lettered).k * 1.25
  const tell = (cell: number | null): string =>
    cell === null ? '' : describeCell(view, reading, cell, { terrain, presentation })
  const goTo = (cell: number): void => {
    setListed(false)
    glass.show(grid.centre(cell), false)
    stage.current?.focus()
  }
  return (
    <div className={compact ? 'm-map m-map-compact' : 'm-map'}>
      {!compact && (
        <MapTools {...{ glass, listed }} told={tell(cursor.cell ?? pointing.cell)} onList={setListed}>
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
        data-ready={drawn ? '' : undefined}
        onClick={pointing.onClick}
        onKeyDown={cursor.onKeyDown}
        onKeyUp={cursor.onKeyUp}
        onPointerMove={pointing.onPointerMove}
        onPointerLeave={pointing.onPointerLeave}
      >
        <div ref={sheet} className="m-map-sheet">
          <Drawn
            {...{ props, reading, layers, glass, cursor, pointing, onDrawn }}
            underlay={printed?.underlay ?? null}
          />
        </div>
        {size && isInPart && !compact && (
          <Suspense fallback={null}>
            <MiniMap {...{ reading, size, live }} onGo={(point) => glass.show(point, false)} handle={miniMap} />
          </Suspense>
        )}
        {size && layers.coordinates && !compact && <Margins {...{ grid, size, live }} handle={margins} />}
      </div>
      {listed && (
        <Suspense fallback={null}>
          <MapList {...{ view, reading, terrain, presentation }} highlights={props.highlights ?? none} onCell={goTo} />
        </Suspense>
      )}
      <p id={help} className="m-hidden">
        {props.drafted ? words.drawHelp() : words.help()}
      </p>
      <div className="m-hidden" aria-live="polite">
        {tell(cursor.cell)}
      </div>
    </div>
  )
}
