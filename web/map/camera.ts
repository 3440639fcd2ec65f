import type { Grid, Point } from '@muster/rulesets/kit/grid.js'

/** Where the sheet lies under the glass: pixels a cell, and the place of the map's corner in pixels. */
export interface Camera {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

const arm = 1 / Math.sqrt(3)

/** Extent of a grid in cells: hex rows overlap and every other one stands half a hex to the right. */
export const extentOf = (grid: Grid): Size =>
  grid.kind === 'square'
    ? { width: grid.width, height: grid.height }
    : { width: grid.width + (grid.height > 1 ? 0.5 : 0), height: (grid.height - 1) * 1.5 * arm + 2 * arm }

/** What is laid over the window's edges, in pixels: the lettered margins, and a little air on every side. */
export interface Frame {
  readonly top: number
  readonly left: number
  /** For what is printed below the map. */
  readonly bottom?: number
  readonly air: number
}

/** The whole map in the window, within its frame. */
export const fitted = (extent: Size, window: Size, { top, left, bottom = 0, air }: Frame): Camera => {
  const [width, height] = [window.width - left, window.height - top - bottom]
  const k = Math.max(2, Math.min((width - 2 * air) / extent.width, (height - 2 * air) / extent.height))
  return { k, x: left + (width - extent.width * k) / 2, y: top + (height - extent.height * k) / 2 }
}

export const toScreen = (camera: Camera, { x, y }: Point): Point => ({
  x: x * camera.k + camera.x,
  y: y * camera.k + camera.y,
})

export const toMap = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.k,
  y: (y - camera.y) / camera.k,
})

/** What a window shows of the map, in cells, with `over` of its size more on every side. */
export const windowBox = (camera: Camera, window: Size, over: number): Box => {
  const from = toMap(camera, { x: -window.width * over, y: -window.height * over })
  const to = toMap(camera, { x: window.width * (1 + over), y: window.height * (1 + over) })
  return { x0: from.x, y0: from.y, x1: to.x, y1: to.y }
}

export const within = (box: Box, { x, y }: Point): boolean =>
  x >= box.x0 - 1 && x <= box.x1 + 1 && y >= box.y0 - 1 && y <= box.y1 + 1

/** The move that brings a point of the map to the middle of the window at the same scale. */
export const centred = (camera: Camera, window: Size, point: Point): Camera => ({
  k: camera.k,
  x: window.width / 2 - point.x * camera.k,
  y: window.height / 2 - point.y * camera.k,
})

/** The view box of a drawing that reaches `over` of the window's size beyond each of its edges, in pixels of the window. */
export const toOverlay = ({ width, height }: Size, over: number): string =>
  [-width * over, -height * over, width * (1 + 2 * over), height * (1 + 2 * over)].join(' ')

/** Whether what was drawn for one place of the glass, with `over` around it, holds all of the map that another place shows with `spare` around it. */
export const covers = (
  drawn: Camera,
  now: Camera,
  extent: Size,
  window: Size,
  over: number,
  spare: number,
): boolean => {
  const [have, want] = [windowBox(drawn, window, over), windowBox(now, window, spare)]
  return (
    have.x0 <= Math.max(want.x0, -1) &&
    have.y0 <= Math.max(want.y0, -1) &&
    have.x1 >= Math.min(want.x1, extent.width + 1) &&
    have.y1 >= Math.min(want.y1, extent.height + 1)
  )
}
