import { type Hatch, hatchOf, hatchPaths, hatchSide } from '../ui/seats.js'
import type { Camera } from './camera.js'

/** For ground contested by sides that the viewer cannot name. */
const nameless: Hatch = 'lattice'

const tiles = new Map<string, HTMLCanvasElement>()

const tileOf = (hatch: Hatch, colour: string, ratio: number): HTMLCanvasElement => {
  const key = `${hatch} ${colour} ${String(ratio)}`
  const found = tiles.get(key)
  if (found) return found
  const tile = document.createElement('canvas')
  tile.width = tile.height = Math.round(hatchSide * ratio)
  const context = tile.getContext('2d')
  if (context) {
    context.scale(tile.width / hatchSide, tile.width / hatchSide)
    context.strokeStyle = colour
    context.lineWidth = hatch === 'dots' ? 2 : 1.1
    context.lineCap = hatch === 'dots' ? 'round' : 'butt'
    context.stroke(new Path2D(hatchPaths[hatch]))
  }
  tiles.set(key, tile)
  return tile
}

/** A seat's hatch as a fill that keeps its size on the screen and its place on the map. `shift` sets a second side's strokes between the first's. */
export const hatchTile = (
  context: CanvasRenderingContext2D,
  seat: string | null,
  colour: string,
  ratio: number,
  camera: Camera,
  shift: number,
): CanvasPattern | null => {
  const tile = tileOf(seat === null ? nameless : hatchOf(seat), colour, ratio)
  const pattern = context.createPattern(tile, 'repeat')
  // The context draws in cells: the pattern undoes its scale.
  const scale = hatchSide / tile.width / camera.k
  pattern?.setTransform(new DOMMatrix([scale, 0, 0, scale, (shift * hatchSide) / 2 / camera.k, 0]))
  return pattern
}
