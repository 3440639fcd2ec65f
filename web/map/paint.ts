import { type Box, type Camera, extentOf } from './camera.js'
import { hatchTile } from './hatchTile.js'
import { type Palette, seatColour } from './palette.js'
import { areaIn, lineIn, type Outline, seenFrom } from './outlines.js'
import { bandBreadth, type GroundPlan, type HoldingPath, type TurnPlan } from './plan.js'
import { chunksIn } from './terrain/chunks.js'

export interface Painting {
  readonly context: CanvasRenderingContext2D
  readonly palette: Palette
  readonly camera: Camera
  /** The canvas pixels that one CSS pixel has. */
  readonly ratio: number
  readonly box: Box
  readonly layers: { readonly ownership: boolean; readonly fog: boolean }
}

/** Below these pixels a cell the fine drawing would be a smear and flat tones stand for it; below which only every third
 * hachure is drawn and no contour; below which no hatch is. */
const [fine, close, hatched] = [20, 36, 12]

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
    pen(palette.wood, 0.75, 0.9)
    context.stroke(chunk.crowns())
    pen(palette.city, 0.8, 1)
    context.stroke(chunk.craters())
    context.globalAlpha = 0.9
    context.fillStyle = palette.relief
    context.fill(chunk.relief(camera.k < close))
    context.globalAlpha = 0.82
    context.fillStyle = palette.city
    context.fill(chunk.blocks())
  }
  context.globalAlpha = 1
}

const ticks = ({ context, palette, camera, box }: Painting, plan: GroundPlan): void => {
  if (camera.k < 9) return
  const isHex = plan.terrain.grid.kind === 'hex'
  context.strokeStyle = palette.tick
  // Hairlines fade as the sheet is moved away.
  context.globalAlpha = Math.min(isHex ? 0.5 : 0.95, (camera.k - 8) / 24)
  context.lineWidth = (isHex ? 0.6 : 0.9) / camera.k
  for (const chunk of chunksIn(plan.terrain, box)) context.stroke(chunk.ticks())
  context.globalAlpha = 1
}

const ground = (painting: Painting, plan: GroundPlan): void => {
  const { context, palette, camera, box } = painting
  const area = (outline: Outline): Path2D => areaIn(seenFrom(camera.k, outline), box)
  const [relief, city] = [area(plan.relief), area(plan.city)]
  // The sheet lies on the table: a hard, thin shadow costs nothing to move.
  context.globalAlpha = 0.12
  context.fillStyle = palette.shade
  context.translate(4 / camera.k, 6 / camera.k)
  context.fill(plan.sheet)
  context.translate(-4 / camera.k, -6 / camera.k)
  context.globalAlpha = 1
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
  inWater(painting, plan)
  if (camera.k >= fine) fineDrawing(painting, plan)
  else {
    context.globalAlpha = 0.45
    context.fillStyle = palette.relief
    context.fill(relief)
    context.fillStyle = palette.city
    context.fill(city)
    context.globalAlpha = 1
  }
  ticks(painting, plan)
  context.restore()
}

const holding = (painting: Painting, held: HoldingPath): void => {
  const { context, palette, camera, ratio, box } = painting
  const { seats, disputed } = held
  const [area, band] = [areaIn(held.area, box), lineIn(held.band, box)]
  // Dashes are counted from where a line begins.
  const border = disputed ? held.border.whole : lineIn(held.border, box)
  const colours = seats.length > 0 ? seats.map((seat) => seatColour(palette, seat)) : [palette.signal]
  context.save()
  colours.forEach((colour, at) => {
    context.globalAlpha = disputed ? 0.05 : 0.1
    context.fillStyle = colour
    context.fill(area)
    const tile = camera.k < hatched ? null : hatchTile(context, seats[at] ?? null, colour, ratio, camera, at)
    if (tile) {
      // Contested ground is hatched throughout; held ground along its border, so that the map stays legible.
      context.globalAlpha = 0.8
      context.fillStyle = tile
      context.strokeStyle = tile
      context.lineWidth = bandBreadth
      if (disputed) context.fill(area)
      else context.stroke(band)
    }
    context.globalAlpha = disputed ? 0.6 : 0.9
    context.strokeStyle = colour
    context.lineWidth = (disputed ? 1 : 1.5) / camera.k
    context.setLineDash(disputed ? [4 / camera.k, 3 / camera.k] : [])
    context.lineDashOffset = (at * 3.5) / camera.k
    context.stroke(border)
  })
  context.restore()
}

const fog = ({ context, palette, camera, box }: Painting, plan: GroundPlan, turn: TurnPlan): void => {
  context.save()
  context.clip(plan.sheet)
  // Printed paper casts the faintest shadow on what was never printed.
  context.globalAlpha = 0.16
  context.strokeStyle = palette.ink
  context.lineJoin = 'round'
  context.lineWidth = 2.4 / camera.k
  const torn = seenFrom(camera.k, turn.fog)
  context.stroke(lineIn(torn, box))
  context.globalAlpha = 0.86
  context.fillStyle = palette.blank
  context.fill(areaIn(torn, box))
  context.restore()
}

const neatline = ({ context, palette, camera }: Painting, plan: GroundPlan): void => {
  context.strokeStyle = palette.ink
  context.globalAlpha = 0.9
  context.lineWidth = 1.4 / camera.k
  context.stroke(plan.sheet)
  if (plan.terrain.grid.kind === 'square') {
    const { width, height } = extentOf(plan.terrain.grid)
    const gap = 5 / camera.k
    context.lineWidth = 0.7 / camera.k
    context.strokeRect(-gap, -gap, width + 2 * gap, height + 2 * gap)
  }
  context.globalAlpha = 1
}

/** Paper, ground, fog, holdings: everything below the pieces, in that order, in one go. */
export const paintSheet = (painting: Painting, plan: GroundPlan, turn: TurnPlan): void => {
  const { context, camera, ratio, layers } = painting
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.setTransform(camera.k * ratio, 0, 0, camera.k * ratio, camera.x * ratio, camera.y * ratio)
  ground(painting, plan)
  if (layers.fog) fog(painting, plan, turn)
  if (layers.ownership) for (const one of turn.holdings) holding(painting, one)
  neatline(painting, plan)
}
