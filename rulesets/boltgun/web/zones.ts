import { gridOf } from '../../kit/board.js'
import type { CellName, SeatId } from '../../kit/ids.js'
import type { Zone, Zones } from '../../kit/looks.js'
import { kingSteps } from '../../kit/square.js'
import { fieldOf, settingsOf } from '../engine/view/table.js'
import { rangesOf, regionOf, type Offsets } from '../engine/map/footprint.js'
import type { BoltgunView } from '../engine/view/view.js'
import * as looks from '../messages/looks.generated.js'
import type { BoltgunNames } from './words.js'

type Range = Zone<BoltgunNames['zone']>

/** The footprint of a banner of one's own at a sector, and its search range when it searches (BG-095, BG-121). */
const footprintOf = (view: BoltgunView, seat: SeatId, at: CellName, searches: boolean): readonly Range[] => {
  const packet = view.detail.packets.find((entry) => entry.seat === seat)
  const grid = gridOf(view.board)
  const cell = grid.at(at)
  if (!packet || cell === null) return []
  const field = fieldOf(view)
  const ranges = rangesOf(settingsOf(view), packet.armyRules)
  const zone = (kind: Range['kind'], range: Offsets): Range => ({
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
const landingsOf = (view: BoltgunView, target: CellName): Range => {
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

/** The washes of a banner of one's own. */
export const zones: Zones<BoltgunView, BoltgunNames['zone']> = {
  title: looks.footprints(),
  kinds: {
    battle: { name: looks.battleRange(), colour: 'combat', line: 'solid' },
    recon: { name: looks.reconRange(), colour: 'recon', line: 'dashed' },
    search: { name: looks.searchRange(), colour: 'recon', line: 'dotted' },
    landing: { name: looks.landing(), colour: 'signal', line: 'broken' },
  },
  around: (view, piece, at, orders) => {
    const searches = orders.some((order) => order.kind === 'search' && order.piece === piece.id)
    const jump = orders.find((order) => order.kind === 'teleport' && order.piece === piece.id)
    return [...footprintOf(view, piece.seat, at, searches), ...(jump ? [landingsOf(view, at)] : [])]
  },
}
