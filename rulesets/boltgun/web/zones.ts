import { gridOf } from '../../kit/board.js'
import type { CellName, SeatId } from '../../kit/ids.js'
import type { Zone } from '../../kit/skin.js'
import { kingSteps } from '../../kit/square.js'
import { fieldOf, settingsOf } from '../engine/desk/table.js'
import { rangesOf, regionOf, type Offsets } from '../engine/footprint.js'
import type { BoltgunView } from '../engine/view.js'

/** The footprint of a banner of one's own at a sector, and its search range when it searches (BG-095, BG-121). */
export const zonesOf = (view: BoltgunView, seat: SeatId, at: CellName, searches: boolean): readonly Zone[] => {
  const packet = view.detail.packets.find((entry) => entry.seat === seat)
  const grid = gridOf(view.board)
  const cell = grid.at(at)
  if (!packet || cell === null) return []
  const field = fieldOf(view)
  const ranges = rangesOf(settingsOf(view), packet.armyRules)
  const zone = (kind: string, range: Offsets): Zone => ({
    kind,
    cells: regionOf(field, cell, range).map((covered) => grid.name(covered)),
  })
  return [
    ...(searches ? [zone('search', ranges.search)] : []),
    zone('recon', ranges.recon),
    zone('battle', ranges.battle),
  ]
}

/** Where a teleport aimed at a sector may come down (BG-302, A-24): up to six sectors along each direction, as far as the ground lets it. */
export const landingsOf = (view: BoltgunView, target: CellName): Zone => {
  const { grid, field, settings } = { grid: gridOf(view.board), field: fieldOf(view), settings: settingsOf(view) }
  const start = grid.at(target)
  const ways = settings['teleport.directions'] === 4 ? kingSteps.filter(([dx, dy]) => dx === 0 || dy === 0) : kingSteps
  if (start === null) return { kind: 'landing', cells: [] }
  const [x, y] = [start % field.width, Math.floor(start / field.width)]
  const cells = ways.flatMap(([dx, dy]) => {
    const way: number[] = []
    for (let step = 1; step <= 6; step += 1) {
      const [column, row] = [x + dx * step, y + dy * step]
      const cell = row * field.width + column
      if (column < 0 || row < 0 || column >= field.width || row >= field.height || !field.passable(cell)) break
      way.push(cell)
    }
    return way
  })
  return { kind: 'landing', cells: [start, ...cells].map((cell) => grid.name(cell)) }
}
