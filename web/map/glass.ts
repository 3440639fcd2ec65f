'use client'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '@muster/rulesets/kit/grid.js'
import { type Camera, centred, covers, fitted, type Frame, type Size, toMap } from './camera.js'
import { bounded, type Bounds, pinned, scaled, takeHold } from './hand.js'

/** How much of the window's size is drawn beyond each of its edges, so that a pan meets a drawn sheet. */
export const overscan = 0.25
const settle = 130
/** Least time between two drawings within one gesture, and as a multiple of what the last one took: a bare edge for a moment is better than a halting hand. */
const [again, share] = [260, 4]
const glide = 200
/** Pixels a cell below which a whole map is not read, and those at which it is opened instead. */
const [legible, opening] = [26, 42]

export interface Glass {
  /** For what the sheet is drawn; null until the window is measured. */
  readonly camera: Camera | null
  readonly size: Size | null
  /** Where the glass is at this moment, in the middle of a gesture too. */
  readonly live: () => Camera | null
  readonly zoomBy: (factor: number, around?: Point) => void
  readonly fit: () => void
  /** Brings a point of the map to the middle, or only into the window where `gently`. */
  readonly show: (point: Point, gently: boolean) => void
}

export interface GlassParts {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly extent: Size
  /** The same object while nothing of it changes. */
  readonly frame: Frame
  readonly deepest: number
  /** Where a map too large to read as a whole is opened. */
  readonly start: () => Point | null
  /** Called on every frame of a gesture. */
  readonly onFrame: (camera: Camera) => void
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const useSize = (stage: RefObject<HTMLDivElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const measure = (): void => {
      const [width, height] = [element.clientWidth, element.clientHeight]
      if (width > 0 && height > 0)
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return size
}

/** What of the glass changes with every frame of a gesture: the page is drawn for none of them. */
interface Moving {
  /** Where the glass is. */
  readonly live: RefObject<Camera | null>
  /** For what the sheet was drawn last. */
  readonly drawn: RefObject<Camera | null>
  /** Where the glass was put by itself, and not by a hand: there it follows the size of the window. */
  readonly put: RefObject<Camera | null>
}

interface Grip {
  readonly move: (to: Camera) => void
  readonly bounds: Bounds
  readonly letGo: () => void
}

/** Holds the sheet under the hand: it is moved at once, and drawn anew by `draw` when it settles or the drawn part runs out. */
const gripOf = (
  element: HTMLElement,
  size: Size,
  { sheet, extent: { width, height }, frame, deepest, start, onFrame }: Omit<GlassParts, 'stage'>,
  { live, drawn, put }: Moving,
  draw: (camera: Camera | null) => void,
): Grip => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let [last, took] = [0, 0]
  const commit = (): void => {
    clearTimeout(timer)
    const from = (last = performance.now())
    draw(live.current)
    // The second frame comes when the first has been drawn
    requestAnimationFrame(() => requestAnimationFrame((now) => (took = now - from)))
  }
  const whole = fitted({ width, height }, size, frame)
  const bounds: Bounds = {
    ...{ window: size, frame, extent: { width, height }, slack: frame.air / whole.k + 1 },
    scales: [Math.min(whole.k * 0.8, deepest), Math.max(deepest, whole.k)],
  }
  const move = (to: Camera): void => {
    live.current = to
    const from = drawn.current
    if (!from) return commit()
    const { k, x, y } = to
    const scale = k / from.k
    const [dx, dy] = [x - from.x * scale, y - from.y * scale]
    if (sheet.current)
      sheet.current.style.transform = `translate(${String(dx)}px, ${String(dy)}px) scale(${String(scale)})`
    onFrame(to)
    clearTimeout(timer)
    const bare = !covers(from, to, { width, height }, size, overscan, 0)
    // A pan over what is drawn needs no new drawing, now or later.
    if (k === from.k && covers(from, to, { width, height }, size, overscan, overscan / 3)) return
    if ((bare || scale > 2.2) && performance.now() - last > Math.max(again, share * took)) commit()
    else timer = setTimeout(commit, settle)
  }
  if (!live.current || live.current === put.current) {
    const point = whole.k < legible ? start() : null
    live.current = put.current = bounded(point ? centred({ ...whole, k: opening }, size, point) : whole, bounds)
  }
  commit()
  const release = takeHold(element, { live: () => live.current, move, bounds })
  const letGo = (): void => {
    clearTimeout(timer)
    release()
  }
  return { move, bounds, letGo }
}

/** Glides there, unless whoever looks wants no movement. */
const useGlide = (live: RefObject<Camera | null>, grip: RefObject<Grip | null>): ((to: Camera) => void) => {
  const gliding = useRef(0)
  useEffect(() => () => cancelAnimationFrame(gliding.current), [])
  return useCallback(
    (to: Camera): void => {
      const from = live.current
      if (!from) return
      cancelAnimationFrame(gliding.current)
      const put = (camera: Camera): void => grip.current?.move(camera)
      if (calm()) return put(to)
      const start = performance.now()
      const frame = (now: number): void => {
        const t = Math.min(1, Math.max(0, (now - start) / glide))
        const eased = 1 - (1 - t) ** 3
        const mix = (a: number, b: number): number => a + (b - a) * eased
        put({ k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) })
        if (t < 1) gliding.current = requestAnimationFrame(frame)
      }
      gliding.current = requestAnimationFrame(frame)
    },
    [live, grip],
  )
}

/**
 * The glass over the sheet: pan, pinch and wheel. While a gesture lasts the drawn sheet is only moved and scaled as a whole, which costs
 * the main thread next to nothing; when it settles, or the drawn part runs out, the sheet is drawn anew for where the glass then is.
 */
export const useGlass = ({ stage, sheet, extent, frame, deepest, start, onFrame }: GlassParts): Glass => {
  const size = useSize(stage)
  const [camera, setCamera] = useState<Camera | null>(null)
  const drawn = useRef<Camera | null>(null)
  const live = useRef<Camera | null>(null)
  const put = useRef<Camera | null>(null)
  const grip = useRef<Grip | null>(null)
  const go = useGlide(live, grip)
  const { width, height } = extent

  useLayoutEffect(() => {
    const element = stage.current
    if (!element || !size) return undefined
    const parts = { sheet, extent: { width, height }, frame, deepest, start, onFrame }
    const held = gripOf(element, size, parts, { live, drawn, put }, setCamera)
    grip.current = held
    return () => held.letGo()
  }, [stage, sheet, size, width, height, frame, deepest, start, onFrame])

  useLayoutEffect(() => {
    drawn.current = camera
    if (sheet.current) sheet.current.style.transform = ''
    if (camera) onFrame(camera)
  }, [camera, sheet, onFrame])

  const zoomBy = useCallback(
    (factor: number, around?: Point): void => {
      const [from, held] = [live.current, grip.current]
      if (!from || !size || !held) return
      const at = around ?? { x: size.width / 2, y: size.height / 2 }
      go(pinned(scaled(from.k * factor, held.bounds.scales), toMap(from, at), at))
    },
    [go, size],
  )

  const fit = useCallback((): void => {
    if (size) go(fitted({ width, height }, size, frame))
  }, [go, size, width, height, frame])

  const show = useCallback(
    (point: Point, gently: boolean): void => {
      const from = live.current
      if (!from || !size) return
      const [x, y] = [point.x * from.k + from.x, point.y * from.k + from.y]
      const edge = Math.min(60, size.width / 5, size.height / 5)
      const inside = x > edge && y > edge && x < size.width - edge && y < size.height - edge
      if (!gently || !inside) go(centred(from, size, point))
    },
    [go, size],
  )

  const now = useCallback(() => live.current, [])
  return { camera, size, live: now, zoomBy, fit, show }
}
