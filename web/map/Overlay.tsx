'use client'
import type { MapLayer, Zone, ZoneLook } from '@muster/rulesets/kit/looks.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import { type Camera, type Size, toOverlay, windowBox } from './camera.js'
import { overscan } from './glass.js'
import { areLong, type Counter, countersOf, placed } from './layout.js'
import { Arrows } from './signs/Arrows.js'
import { type Motion, useMotion } from './motion.js'
import { ClusterMark } from './signs/ClusterMark.js'
import { ContactMark } from './signs/ContactMark.js'
import { Marks } from './signs/Marks.js'
import { PieceMark } from './signs/PieceMark.js'
import { Highlights, Zones } from './signs/Washes.js'
import type { CampaignMapProps, MapArrow, MapHighlight, MapLayers } from './props.js'
import type { Reading } from './reading.js'

// Loaded when something is laid over the map.
const Laid = lazy(() => import('./signs/Laid.js').then((module) => ({ default: module.Laid })))
const LaidText = lazy(() => import('./signs/Laid.js').then((module) => ({ default: module.LaidText })))

interface OverlayProps {
  readonly view: GameView
  readonly reading: Reading
  readonly camera: Camera
  readonly size: Size
  readonly layers: MapLayers
  readonly zones: readonly Zone[]
  readonly laid: readonly MapLayer[]
  readonly arrows: readonly MapArrow[]
  readonly highlights: readonly MapHighlight[]
  readonly selected: string | null
  readonly presentation: CampaignMapProps['presentation']
}

/** How counters are printed. */
interface Printing {
  /** Sizes below the signs. */
  readonly below: boolean
  /** What is laid over the map prints where names would stand. */
  readonly crowded: boolean
}

const noLooks: Readonly<Record<string, ZoneLook>> = {}

/** Width of a counter: readable from afar, never larger than its cell asks for. */
const counterWidth = (k: number): number => Math.max(24, Math.min(58, k * 0.56))

function CounterMark({
  counter,
  x,
  y,
  scale,
  props,
}: {
  readonly counter: Counter
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly props: OverlayProps & Printing
}) {
  const width = Math.max(24, counterWidth(props.camera.k) * scale)
  const selected = counter.id === props.selected
  if (counter.group === 'contact')
    return (
      <ContactMark
        contact={counter.contact}
        turn={props.view.turn}
        x={x}
        y={y}
        width={width * 0.94}
        selected={selected}
        below={props.below}
      />
    )
  const { piece } = counter
  return (
    <PieceMark
      piece={piece}
      x={x}
      y={y}
      width={width}
      code={props.presentation?.pieces[piece.kind]?.symbol}
      states={props.presentation?.states}
      selected={selected}
      named={!props.crowded && (width >= 34 || (scale === 1 && piece.id.length <= 3))}
      below={props.below}
    />
  )
}

interface MovingProps {
  readonly counter: Counter
  readonly motion: Motion | null
  /** Pixels a cell. */
  readonly k: number
  readonly children: ReactNode
}

/** A counter on its way: an own piece from where it stood, a sighting out of the blank. */
function Moving({ counter: { group, id }, motion, k, children }: MovingProps) {
  const shift = motion?.shifts.get(id)
  if (!motion || (group === 'piece' && !shift)) return <g>{children}</g>
  const style = { '--from-x': `${String((shift?.x ?? 0) * k)}px`, '--from-y': `${String((shift?.y ?? 0) * k)}px` }
  return (
    <g key={motion.stamp} className={group === 'piece' ? 'm-moves' : 'm-appears'} style={style as CSSProperties}>
      {children}
    </g>
  )
}

/** The drawn part of the sheet above the ground, in pixels of the glass. */
export const Overlay = memo(function Overlay(props: OverlayProps) {
  const { view, reading, camera, size, layers, zones, laid, arrows, highlights, selected } = props
  const { grid } = reading
  const box = useMemo(() => windowBox(camera, size, overscan), [camera, size])
  const counters = useMemo(() => countersOf(grid, view), [grid, view])
  const marked = useMemo(
    () => new Set(layers.marks ? view.marks.flatMap(({ at }) => grid.at(at) ?? []) : []),
    [grid, view.marks, layers.marks],
  )
  const shown = useMemo(() => {
    const wanted = counters.filter(({ group }) => (group === 'piece' ? layers.pieces : layers.contacts))
    return placed(grid, wanted, camera, box, marked)
  }, [counters, grid, camera, box, marked, layers.pieces, layers.contacts])
  const below = useMemo(() => areLong(counters), [counters])
  const crowded = camera.k < 92 && laid.some(({ cells }) => cells.some(({ text }) => text !== undefined))
  const taken = useMemo(() => new Set(counters.map(({ cell }) => cell)), [counters])
  const motion = useMotion(grid, view)
  const onMap = `matrix(${[camera.k, 0, 0, camera.k, camera.x, camera.y].join(' ')})`
  return (
    <svg className="m-map-overlay" viewBox={toOverlay(size, overscan)} aria-hidden="true">
      <g transform={onMap}>
        {laid.length > 0 && (
          <Suspense fallback={null}>
            <Laid grid={grid} laid={laid} k={camera.k} />
          </Suspense>
        )}
        {layers.zones && <Zones grid={grid} zones={zones} looks={props.presentation?.zones?.kinds ?? noLooks} />}
        <Highlights
          grid={grid}
          highlights={layers.marks ? highlights : highlights.filter(({ tone }) => tone !== 'goal')}
        />
      </g>
      {layers.marks && (
        <Marks
          {...{ grid, camera, box, taken }}
          looks={props.presentation?.marks.kinds}
          marks={view.marks}
          turn={view.turn}
        />
      )}
      {layers.orders && <Arrows grid={grid} arrows={arrows} camera={camera} />}
      {shown.map((mark) =>
        mark.kind === 'cluster' ? (
          <ClusterMark
            key={mark.key}
            cluster={mark}
            selected={mark.counters.some((counter) => counter.id === selected)}
          />
        ) : (
          <Moving key={`${mark.counter.group} ${mark.counter.id}`} counter={mark.counter} motion={motion} k={camera.k}>
            <CounterMark {...mark} props={{ ...props, below, crowded }} />
          </Moving>
        ),
      )}
      {laid.length > 0 && (
        <Suspense fallback={null}>
          <LaidText {...{ grid, laid, camera, box }} k={camera.k} />
        </Suspense>
      )}
    </svg>
  )
})
