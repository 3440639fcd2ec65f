'use client'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { Camera, Size } from './camera.js'
import { leftLabels, marginDepth, paintMargin, topLabels } from './marginLabels.js'
import { type Palette, readPalette, watchLight } from './palette.js'

export interface MarginsHandle {
  readonly draw: (camera: Camera) => void
}

interface MarginsProps {
  readonly grid: Grid
  readonly size: Size
  readonly live: () => Camera | null
  readonly handle: Ref<MarginsHandle>
}

const fitted = (canvas: HTMLCanvasElement, width: number, height: number, ratio: number): void => {
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across
    canvas.height = down
  }
}

/** Coordinates along the upper and the left edge; they follow every frame of a gesture. */
export function Margins({ grid, size, live, handle }: MarginsProps) {
  const top = useRef<HTMLCanvasElement>(null)
  const left = useRef<HTMLCanvasElement>(null)
  const palette = useRef<Palette | null>(null)
  const draw = (camera: Camera | null): void => {
    if (!top.current || !left.current || !camera) return
    palette.current ??= readPalette(top.current)
    const ratio = window.devicePixelRatio || 1
    const strips = [
      [top.current, 'top', topLabels(grid, camera, size)],
      [left.current, 'left', leftLabels(grid, camera, size)],
    ] as const
    for (const [canvas, along, labels] of strips) {
      if (along === 'top') fitted(canvas, size.width, marginDepth.top, ratio)
      else fitted(canvas, marginDepth.left, size.height, ratio)
      const context = canvas.getContext('2d')
      if (context) paintMargin({ context, palette: palette.current, ratio }, labels, along)
    }
  }
  useImperativeHandle(handle, () => ({ draw }))
  const again = useRef(() => draw(live()))
  useLayoutEffect(() => {
    again.current = () => draw(live())
    again.current()
  })
  useEffect(() => {
    const anew = (): void => {
      palette.current = null
      again.current()
    }
    void document.fonts.ready.then(anew)
    return watchLight(anew)
  }, [])
  return (
    <>
      <canvas ref={top} className="m-margin m-margin-top" aria-hidden="true" />
      <canvas ref={left} className="m-margin m-margin-left" aria-hidden="true" />
    </>
  )
}
