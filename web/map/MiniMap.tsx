'use client'
import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '@muster/rulesets/kit/grid.js'
import { type Camera, extentOf, type Size, toMap } from './camera.js'
import { type Palette, readPalette, seatColour, watchLight } from './palette.js'
import { isFogged, type Reading } from './reading.js'

export interface MiniMapHandle {
  readonly draw: (camera: Camera) => void
}

interface MiniMapProps {
  readonly reading: Reading
  readonly size: Size
  readonly live: () => Camera | null
  readonly onGo: (point: Point) => void
  readonly handle: Ref<MiniMapHandle>
}

const widest = 150

/** The whole map in tones: ground, who holds it, and what is out of sight. */
const paint = (context: CanvasRenderingContext2D, reading: Reading, palette: Palette, k: number): void => {
  const { grid, kinds, holdings } = reading
  const tones: Readonly<Record<string, string>> = {
    ...{ open: palette.ground, waste: palette.ground, relief: palette.relief, city: palette.city },
    ...{ water: palette.water, wood: palette.wood },
  }
  for (let cell = 0; cell < grid.size; cell += 1) {
    const { x, y } = grid.centre(cell)
    const seat = holdings[cell]?.seats[0]
    const fill = (colour: string, alpha: number): void => {
      context.globalAlpha = alpha
      context.fillStyle = colour
      context.fillRect((x - 0.5) * k, (y - 0.5) * k, k + 0.5, k + 0.5)
    }
    fill(palette.ground, 1)
    fill(tones[kinds[cell] ?? 'open'] ?? palette.ground, 0.7)
    if (isFogged(reading, cell)) fill(palette.blank, 0.6)
    if (seat !== undefined) fill(seatColour(palette, seat), 0.6)
  }
}

/** A small map of the whole, with a frame around what the glass shows: a press leads there. The frame alone follows a gesture. */
export function MiniMap({ reading, size, live, onGo, handle }: MiniMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [light, setLight] = useState(0)
  const extent = extentOf(reading.grid)
  const k = widest / Math.max(extent.width, extent.height)
  const draw = (camera: Camera | null): void => {
    if (!camera || !frame.current) return
    const [from, to] = [toMap(camera, { x: 0, y: 0 }), toMap(camera, { x: size.width, y: size.height })]
    const { style } = frame.current
    style.transform = `translate(${String(from.x * k)}px, ${String(from.y * k)}px)`
    style.width = `${String((to.x - from.x) * k)}px`
    style.height = `${String((to.y - from.y) * k)}px`
  }
  useImperativeHandle(handle, () => ({ draw }))
  useLayoutEffect(() => draw(live()))
  useEffect(() => watchLight(() => setLight((before) => before + 1)), [])
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (canvas.current && context) paint(context, reading, readPalette(canvas.current), k)
  }, [reading, k, light])
  const go = (event: MouseEvent): void => {
    // It lies on the map, and is no cell of it.
    event.stopPropagation()
    const box = event.currentTarget.getBoundingClientRect()
    onGo({ x: (event.clientX - box.left) / k, y: (event.clientY - box.top) / k })
  }
  const [width, height] = [Math.round(extent.width * k), Math.round(extent.height * k)]
  return (
    <div className="m-map-mini" aria-hidden="true" style={{ width, height }} onClick={go}>
      <canvas ref={canvas} width={width} height={height} />
      <div ref={frame} />
    </div>
  )
}
