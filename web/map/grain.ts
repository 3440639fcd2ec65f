import { mulberry32 } from '@muster/rulesets/kit/seeded.js'
import type { Camera } from './camera.js'

const side = 128
const tiles = new Map<string, HTMLCanvasElement>()

/** Fibres and specks of paper, hardly seen. */
const tileOf = (ink: string): HTMLCanvasElement => {
  const found = tiles.get(ink)
  if (found) return found
  const tile = document.createElement('canvas')
  tile.width = tile.height = side
  const context = tile.getContext('2d')
  const random = mulberry32(1847)
  if (context) {
    context.fillStyle = context.strokeStyle = ink
    for (let speck = 0; speck < 900; speck += 1) {
      context.globalAlpha = 0.02 + random() * 0.045
      context.fillRect(random() * side, random() * side, 1, 1)
    }
    context.lineWidth = 0.6
    for (let fibre = 0; fibre < 46; fibre += 1) {
      const [x, y, way] = [random() * side, random() * side, random() * Math.PI]
      context.globalAlpha = 0.03 + random() * 0.03
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + Math.cos(way) * 7, y + Math.sin(way) * 7)
      context.stroke()
    }
  }
  tiles.set(ink, tile)
  return tile
}

/** The grain as a fill that keeps its size on the screen and its place on the map. */
export const grainTile = (
  context: CanvasRenderingContext2D,
  ink: string,
  ratio: number,
  camera: Camera,
): CanvasPattern | null => {
  const pattern = context.createPattern(tileOf(ink), 'repeat')
  const scale = 1 / ratio / camera.k
  pattern?.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]))
  return pattern
}
