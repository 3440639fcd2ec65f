import { gridOf } from '../../kit/board.js'
import type { CellName, SeatId } from '../../kit/ids.js'
import type { Zone } from '../../kit/skin.js'
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
