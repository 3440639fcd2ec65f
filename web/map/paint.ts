import { extentOf } from './camera.js'
import { hatchTile } from './hatchTile.js'
import { areaIn, lineIn, seenFrom } from './outlines.js'
import { paintGround } from './paintGround.js'
import { hatched, type Painting } from './painting.js'
import { seatColour } from './palette.js'
import { bandBreadth, type GroundPlan, type HoldingPath, type TurnPlan } from './plan.js'
import { chunksIn } from './terrain/chunks.js'

const ticks = ({ context, palette, camera, box }: Painting, plan: GroundPlan): void => {
  const isHex = plan.terrain.grid.kind === 'hex'
  if (camera.k < (isHex ? 5 : 9)) return
  context.strokeStyle = palette.tick
  // Hairlines fade as the sheet is moved away, those of hexes never wholly: there is no other sign of them.
  context.globalAlpha = isHex ? Math.max(0.45, Math.min(0.9, camera.k / 50)) : Math.min(0.95, (camera.k - 8) / 24)
  context.lineWidth = (isHex ? 0.8 : 0.9) / camera.k
  for (const chunk of chunksIn(plan.terrain, box)) context.stroke(chunk.ticks())
  context.globalAlpha = 1
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
  context.globalAlpha = 0.68
  context.fillStyle = palette.blank
  context.fill(areaIn(torn, box))
  context.restore()
}

/** Where two sides face one another: a line of ink on a strip of bare ground. */
const fronts = ({ context, palette, camera }: Painting, turn: TurnPlan): void => {
  context.save()
  context.lineJoin = context.lineCap = 'round'
  context.strokeStyle = palette.ground
  context.globalAlpha = 0.9
  context.lineWidth = Math.max(4, Math.min(7, camera.k * 0.1)) / camera.k
  context.stroke(turn.fronts)
  context.strokeStyle = palette.ink
  context.globalAlpha = 1
  context.lineWidth = Math.max(1.8, Math.min(3, camera.k * 0.05)) / camera.k
  context.stroke(turn.fronts)
  context.restore()
}

const underlaid = (
  { context }: Painting,
  plan: GroundPlan,
  { image, matrix, opacity }: NonNullable<Painting['underlay']>,
): void => {
  context.save()
  context.clip(plan.sheet)
  context.globalAlpha = opacity
  context.transform(...matrix)
  context.drawImage(image, 0, 0)
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
  paintGround(painting, plan)
  if (painting.underlay) underlaid(painting, plan, painting.underlay)
  if (layers.fog) fog(painting, plan, turn)
  ticks(painting, plan)
  if (layers.ownership) {
    for (const one of turn.holdings) holding(painting, one)
    fronts(painting, turn)
  }
  neatline(painting, plan)
}
