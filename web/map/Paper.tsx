'use client'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Camera, type Size, windowBox } from './camera.js'
import { overscan } from './glass.js'
import { paintSheet } from './paint.js'
import type { Painting } from './painting.js'
import { type Palette, readPalette, watchLight } from './palette.js'
import { planDraft } from './planDraft.js'
import { planGround, planTurn } from './plan.js'
import type { Reading } from './reading.js'

interface PaperProps {
  readonly reading: Reading
  readonly camera: Camera
  readonly size: Size
  readonly ownership: boolean
  readonly fog: boolean
  readonly edge: Painting['edge']
  readonly underlay: Painting['underlay']
}

/** Canvas pixels are dear on a phone: never more than four a CSS pixel. */
const ratioOf = (): number => Math.min(2, window.devicePixelRatio || 1)

/** Thousands of short strokes are drawn sooner by the processor than by a graphics card, and by far where there is none. */
const software: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/** The canvas: paper, ground, fog and holdings, drawn for one place of the glass. */
export const Paper = memo(function Paper({ reading, camera, size, ownership, fog, edge, underlay }: PaperProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [palette, setPalette] = useState<Palette | null>(null)
  const { ground } = reading
  const plan = useMemo(() => (ground.drafted ? planDraft(ground) : planGround(ground)), [ground])
  const turn = useMemo(() => planTurn(reading, plan), [reading, plan])
  useLayoutEffect(() => {
    const read = (): void => {
      if (canvas.current) setPalette(readPalette(canvas.current))
    }
    read()
    return watchLight(read)
  }, [])
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d', software)
    if (!element || !context || !palette) return
    const ratio = ratioOf()
    const [width, height] = [size.width * (1 + 2 * overscan), size.height * (1 + 2 * overscan)]
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (element.width !== across || element.height !== down) {
      element.width = across
      element.height = down
    }
    const shifted = { k: camera.k, x: camera.x + size.width * overscan, y: camera.y + size.height * overscan }
    const box = windowBox(camera, size, overscan)
    paintSheet(
      { context, palette, camera: shifted, ratio, box, edge, underlay, layers: { ownership, fog } },
      plan,
      turn,
    )
  }, [plan, turn, camera, size, ownership, fog, palette, edge, underlay])
  return <canvas ref={canvas} className="m-map-paper" aria-hidden="true" />
})
