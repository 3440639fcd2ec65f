import type { Point } from '@muster/rulesets/kit/grid.js'
import { type Camera, type Frame, type Size, toMap } from './camera.js'

/** How far the glass may go over the map. */
export interface Bounds {
  readonly window: Size
  /** What the lettered margins leave of the window. */
  readonly frame: Frame
  readonly extent: Size
  /** How much of what lies beyond the map may be seen, in cells. */
  readonly slack: number
  readonly scales: readonly [least: number, most: number]
}

export const scaled = (k: number, [least, most]: Bounds['scales']): number => Math.min(most, Math.max(least, k))

/** By how much a stretch of the map from `from` to `to` must be moved to lie within its limits; one that is longer than them lies in their middle. */
const shift = (from: number, to: number, least: number, most: number): number => {
  const [before, after] = [from - least, to - most]
  return after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after)
}

/** The same sight, moved as little as brings it within the bounds. */
export const bounded = (camera: Camera, { window, frame, extent, slack }: Bounds): Camera => {
  const from = toMap(camera, { x: frame.left, y: frame.top })
  const to = toMap(camera, { x: window.width, y: window.height })
  const { k, x, y } = camera
  return {
    k,
    x: x + k * shift(from.x, to.x, -slack, extent.width + slack),
    y: y + k * shift(from.y, to.y, -slack, extent.height + slack),
  }
}

/** The camera at scale `k` under which a point of the map lies at a point of the window. */
export const pinned = (k: number, point: Point, at: Point): Camera => ({
  k,
  x: at.x - point.x * k,
  y: at.y - point.y * k,
})

/** Where a finger is, and the point of the map that it holds. */
interface Finger {
  readonly at: Point
  readonly on: Point
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** What one or two fingers make of the camera: what they hold stays under them. */
export const led = (camera: Camera, [one, two]: readonly Finger[], bounds: Bounds): Camera => {
  if (!one) return camera
  if (!two) return bounded(pinned(camera.k, one.on, one.at), bounds)
  const spread = apart(one.on, two.on)
  const k = spread > 0 ? scaled(apart(one.at, two.at) / spread, bounds.scales) : camera.k
  return bounded(pinned(k, middle(one.on, two.on), middle(one.at, two.at)), bounds)
}

/** How many doublings a turn of the wheel is; with Ctrl it is a pinch on a trackpad. */
export const doublings = ({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number =>
  -deltaY * (deltaMode === 1 ? 0.05 : deltaMode === 0 ? 0.002 : 1) * (ctrlKey ? 10 : 1)

/** How far a finger may slip, in pixels, and still tap. A mouse does not slip. */
const slip = 8

interface Held {
  readonly live: () => Camera | null
  readonly move: (to: Camera) => void
  readonly bounds: Bounds
}

/** Mouse, pen, one finger or two, and the wheel on the glass, until the returned function is called. */
export const takeHold = (stage: HTMLElement, { live, move, bounds }: Held): (() => void) => {
  const fingers = new Map<number, Finger>()
  const last = new AbortController()
  const { signal } = last
  let began: Point = { x: 0, y: 0 }
  let dragged = false

  const onStage = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: clientX - left - stage.clientLeft, y: clientY - top - stage.clientTop }
  }
  /** Each finger holds what now lies under it. */
  const grasp = (camera: Camera): void => {
    for (const [id, { at }] of fingers) fingers.set(id, { at, on: toMap(camera, at) })
  }
  const down = (event: PointerEvent): void => {
    const camera = live()
    if (!camera || (event.button !== 0 && event.button !== 1) || event.ctrlKey || fingers.size >= 2) return
    const at = onStage(event)
    if (fingers.size === 0) [began, dragged] = [at, false]
    fingers.set(event.pointerId, { at, on: toMap(camera, at) })
    grasp(camera)
  }
  const drag = (event: PointerEvent): void => {
    const [finger, camera] = [fingers.get(event.pointerId), live()]
    if (!finger || !camera) return
    const at = onStage(event)
    if (at.x === finger.at.x && at.y === finger.at.y) return
    dragged ||= apart(began, at) > (event.pointerType === 'mouse' ? 0 : slip)
    fingers.set(event.pointerId, { at, on: finger.on })
    // A brush paints with the one; the wheel of a mouse, pressed, moves the map in any case.
    if (stage.dataset['brush'] !== undefined && fingers.size < 2 && (event.buttons & 4) === 0) return
    move(led(camera, [...fingers.values()], bounds))
  }
  const up = ({ pointerId }: PointerEvent): void => {
    const camera = live()
    if (!fingers.delete(pointerId)) return
    if (camera) grasp(camera)
    // A click that belongs to the drag comes before this.
    if (fingers.size === 0) setTimeout(() => (dragged = false))
  }
  /** The end of a drag by mouse is no click on what lies under it. */
  const click = (event: MouseEvent): void => {
    if (dragged) event.stopPropagation()
  }
  const turn = (event: WheelEvent): void => {
    const camera = live()
    if (!camera) return
    event.preventDefault()
    const at = onStage(event)
    const k = scaled(camera.k * 2 ** doublings(event), bounds.scales)
    if (k !== camera.k) move(bounded(pinned(k, toMap(camera, at), at), bounds))
  }

  stage.addEventListener('pointerdown', down, { signal })
  stage.addEventListener('wheel', turn, { signal, passive: false })
  stage.addEventListener('click', click, { signal, capture: true })
  // Where a drag goes on and ends is no matter.
  window.addEventListener('pointermove', drag, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', up, { signal })
  return () => last.abort()
}
