import { extentOf } from './camera.js'
import { grainTile } from './grain.js'
import { areaIn, lineIn, type Outline, seenFrom } from './outlines.js'
import { close, fine, hatched, type Painting } from './painting.js'
import type { GroundPlan } from './plan.js'
import { chunksIn } from './terrain/chunks.js'

const inWater = ({ context, palette, camera, box }: Painting, { water }: GroundPlan): void => {
  if (!water) return
  const seen = seenFrom(camera.k, water)
  const [area, shore, lines] = [areaIn(seen, box), lineIn(seen, box), lineIn(seenFrom(0, water), box)]
  context.fillStyle = palette.waterFill
  context.fill(area)
  context.save()
  context.clip(area)
  // Water lines: the shore repeated inwards, each fainter, as engravers did. From afar they would lie within the shore itself.
  for (const reach of camera.k < fine ? [] : [0.56, 0.4, 0.26, 0.14]) {
    context.globalAlpha = 0.5
    context.strokeStyle = palette.water
    context.lineWidth = reach * 2 + 1.4 / camera.k
    context.stroke(lines)
    context.globalAlpha = 1
    context.strokeStyle = palette.waterFill
    context.lineWidth = reach * 2
    context.stroke(lines)
  }
  context.strokeStyle = palette.water
  context.lineWidth = 2.4 / camera.k
  context.stroke(shore)
  context.restore()
}

const fineDrawing = (painting: Painting, plan: GroundPlan): void => {
  const { context, palette, camera, box } = painting
  const chunks = chunksIn(plan.terrain, box)
  const pen = (colour: string, alpha: number, pixels: number): void => {
    context.strokeStyle = colour
    context.globalAlpha = alpha
    context.lineWidth = pixels / camera.k
  }
  for (const chunk of chunks) {
    if (camera.k >= close) {
      pen(palette.relief, 0.2, 0.8)
      context.stroke(chunk.contours())
    }
    pen(palette.wood, 0.55, 0.9)
    context.stroke(chunk.copses())
    pen(palette.wood, 0.75, 0.9)
    context.stroke(chunk.crowns())
    pen(palette.city, 0.8, 1)
    context.stroke(chunk.craters())
    context.globalAlpha = 0.9
    context.fillStyle = palette.relief
    context.fill(chunk.relief(camera.k < close))
    context.globalAlpha = 0.5
    context.fill(chunk.hills())
    context.globalAlpha = 0.82
    context.fillStyle = palette.city
    context.fill(chunk.blocks())
    context.fill(chunk.houses())
  }
  context.globalAlpha = 1
}

const line = ({ context, camera }: Painting, path: Path2D, colour: string, pixels: number): void => {
  context.lineJoin = 'round'
  context.strokeStyle = colour
  context.lineWidth = pixels / camera.k
  context.stroke(path)
}

/** Breadth of a road in pixels. */
const broad = (k: number): number => Math.max(2, Math.min(4, k * 0.07))

/** Roads as two fine lines: no rule knows them, nor streams. */
const roads = (painting: Painting, plan: GroundPlan): void => {
  const { palette, camera } = painting
  line(painting, plan.roads, palette.relief, broad(camera.k))
  line(painting, plan.roads, palette.ground, broad(camera.k) - 1.5)
}

/** The paper that the map is printed on, with its grain: it lies on the table, and a hard, thin shadow costs nothing to move. */
const paper = ({ context, palette, camera, ratio, edge }: Painting, plan: GroundPlan): void => {
  const { width, height } = extentOf(plan.terrain.grid)
  const [side, foot] = [edge.side / camera.k, edge.foot / camera.k]
  const lie = (shift: number): void =>
    context.fillRect(shift - side, shift - side, width + 2 * side, height + side + foot)
  context.globalAlpha = 0.14
  context.fillStyle = palette.shade
  lie(5 / camera.k)
  context.globalAlpha = 1
  context.fillStyle = palette.blank
  lie(0)
  const grain = grainTile(context, palette.ink, ratio, camera)
  if (!grain) return
  context.fillStyle = grain
  lie(0)
}

/** Paper, ground and what is drawn on it. */
export const paintGround = (painting: Painting, plan: GroundPlan): void => {
  const { context, palette, camera, box } = painting
  const area = (outline: Outline): Path2D => areaIn(seenFrom(camera.k, outline), box)
  const [relief, city] = [area(plan.relief), area(plan.city)]
  paper(painting, plan)
  context.fillStyle = palette.ground
  context.fill(plan.sheet)
  context.save()
  context.clip(plan.sheet)
  context.globalAlpha = 0.14
  context.fillStyle = palette.relief
  context.fill(relief)
  context.fillStyle = palette.wood
  context.fill(area(plan.wood))
  context.fillStyle = palette.city
  context.fill(area(plan.waste))
  context.globalAlpha = 0.75
  context.fillStyle = palette.cityFill
  context.fill(city)
  context.globalAlpha = 1
  if (camera.k >= hatched) line(painting, plan.streams, palette.water, broad(camera.k) * 0.55)
  inWater(painting, plan)
  if (camera.k >= hatched) roads(painting, plan)
  if (camera.k >= fine) fineDrawing(painting, plan)
  else {
    context.globalAlpha = 0.45
    context.fillStyle = palette.relief
    context.fill(relief)
    context.fillStyle = palette.city
    context.fill(city)
    context.globalAlpha = 1
  }
  context.restore()
}
