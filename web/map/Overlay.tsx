'use client'
import type { MapLayer, Zone, ZoneLook } from '@muster/rulesets/kit/looks.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, memo, Suspense, useMemo } from 'react'
import * as words from '../messages/map.generated.js'
import { type Camera, type Size, toOverlay, windowBox } from './camera.js'
import { overscan } from './glass.js'
import { arranged } from './labels/arrange.js'
import { looksOf, marksOf } from './labels/marks.js'
import { laidTexts, ownerTexts } from './labels/texts.js'
import { areLong, countersOf } from './layout.js'
import { useMotion } from './motion.js'
import type { CampaignMapProps, MapArrow, MapHighlight, MapLayers, Playing } from './props.js'
import type { Reading } from './reading.js'
import { Arrows } from './signs/Arrows.js'
import { Cartouche } from './signs/Cartouche.js'
import { Fan } from './signs/Fan.js'
import { Marks } from './signs/Marks.js'
import { Counters, Leaders, type Printing, Texts } from './signs/Standing.js'
import { Trails } from './signs/Trails.js'
import { Highlights, Zones } from './signs/Washes.js'
import { placeTexts } from './terrain/places.js'

// Loaded when something is laid over the map.
const Laid = lazy(() => import('./signs/Laid.js').then((module) => ({ default: module.Laid })))

interface OverlayProps {
  readonly view: GameView
  readonly reading: Reading
  readonly camera: Camera
  readonly size: Size
  readonly layers: MapLayers
  readonly zones: readonly Zone[]
  readonly outlines: readonly Zone[]
  readonly laid: readonly MapLayer[]
  readonly arrows: readonly MapArrow[]
  readonly highlights: readonly MapHighlight[]
  readonly selected: string | null
  readonly presentation: CampaignMapProps['presentation']
  /** The stack that is laid out. */
  readonly fan: string | null
  /** What is printed below the map; null: nothing. */
  readonly title: string | null
  /** Whether places are named: a picture in a list has no room for words. */
  readonly places: boolean
  readonly playing: Playing | undefined
}

const noLooks: Readonly<Record<string, ZoneLook>> = {}

const turnWord = (turn: number): string => words.seenIn({ turn })
const thenWord = (mark: string, turn: number): string => words.markThen({ mark, turn })

/** What is printed over the ground, and where: worked out once a drawing. */
const useArranged = (props: OverlayProps) => {
  const { view, reading, camera, size, layers, laid, selected, highlights, places } = props
  const { grid } = reading
  const counters = useMemo(() => countersOf(grid, view), [grid, view])
  const marks = useMemo(() => (layers.marks ? marksOf(view, highlights) : []), [view, highlights, layers.marks])
  const marked = useMemo(() => new Set(marks.flatMap(({ at }) => grid.at(at) ?? [])), [grid, marks])
  const below = useMemo(() => areLong(counters), [counters])
  const { k } = camera
  const texts = useMemo(
    () => [
      ...laidTexts(grid, laid, k),
      ...(layers.ownership ? ownerTexts(reading, k) : []),
      ...(places ? placeTexts(reading.ground, k) : []),
    ],
    [grid, laid, k, layers.ownership, reading, places],
  )
  const shown = useMemo(
    () =>
      arranged({
        ...{ grid, camera, marks, marked, below, selected, texts, turnWord, thenWord },
        box: windowBox(camera, size, overscan),
        turn: view.turn,
        counters: counters.filter(({ group }) => (group === 'piece' ? layers.pieces : layers.contacts)),
      }),
    [grid, camera, size, marks, marked, below, selected, texts, view, counters, layers],
  )
  return { ...shown, below }
}

/** The drawn part of the sheet above the ground, in pixels of the glass. */
export const Overlay = memo(function Overlay(props: OverlayProps) {
  const { view, reading, camera, size, layers, zones, laid, arrows, highlights, selected, presentation } = props
  const { grid } = reading
  const { counters, signs, texts, below } = useArranged(props)
  const { motion, trails } = useMotion(grid, view, props.playing)
  const lit = useMemo(
    () => highlights.filter(({ tone }) => tone !== 'capital' && (layers.marks || tone !== 'goal')),
    [highlights, layers.marks],
  )
  const looks = presentation?.zones?.kinds ?? noLooks
  const printing: Printing = { k: camera.k, turn: view.turn, below, selected, presentation, motion }
  const fanned = counters.find(({ mark }) => mark.kind === 'cluster' && mark.key === props.fan)?.mark
  const onMap = `matrix(${[camera.k, 0, 0, camera.k, camera.x, camera.y].join(' ')})`
  return (
    <svg className="m-map-overlay" viewBox={toOverlay(size, overscan)} aria-hidden="true">
      <g transform={onMap}>
        {laid.length > 0 && (
          <Suspense fallback={null}>
            <Laid grid={grid} laid={laid} k={camera.k} />
          </Suspense>
        )}
        {layers.zones && <Zones {...{ grid, looks }} zones={props.outlines} bare />}
        {layers.zones && <Zones {...{ grid, looks, zones }} />}
        {layers.pieces && <Trails {...{ grid, trails }} pieces={view.pieces} />}
        <Highlights {...{ grid }} highlights={lit} />
      </g>
      {props.title !== null && <Cartouche {...{ view, grid, camera, presentation }} title={props.title} />}
      <Texts texts={texts} />
      <Leaders {...{ counters, signs }} />
      <Marks signs={signs} looks={looksOf(presentation)} turn={view.turn} />
      {layers.orders && <Arrows grid={grid} arrows={arrows} camera={camera} />}
      <Counters {...{ counters, printing }} />
      {fanned?.kind === 'cluster' && <Fan cluster={fanned} printing={printing} />}
    </svg>
  )
})
