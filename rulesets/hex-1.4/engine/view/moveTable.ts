import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { once } from '../../../kit/memo.js'
import { hexesOf } from './hexes.js'
import type { MoveGround } from '../orderValidation/movement.js'
import type { HexCell, HexView } from './view.js'
import { seatOfView } from './account.js'
import { contextOfView } from './rulesContext.js'

/** A seat's moves as its own view lets them be judged. */
export interface MoveTable extends MoveGround {
  readonly view: HexView
  readonly hex: (cell: Cell) => HexCell | undefined
  /** A recon result may be thrown again: by a centre, or a re-roll that was bought (HX-080, HX-243). */
  readonly rerolls: boolean
}

const lay = (view: HexView): MoveTable => {
  const context = contextOfView(view)
  const seat: SeatId = seatOfView(view)
  const { forces, treasuries } = view.detail
  const known = new Map(hexesOf(view.detail).map((hex) => [context.cell(hex.at) ?? -1, hex]))
  const treasury = treasuries.find((own) => own.seat === seat)
  const dark = context.settings['fog'] === 'dark'
  const closed = new Set(view.marks.flatMap(({ kind, at }) => (kind === 'reserved' ? [context.cell(at)] : [])))
  return {
    view,
    context,
    seat,
    airstrips: treasury?.airstrips ?? 0,
    reconCentre: treasury?.reconCentre ?? false,
    rerolls: (treasury?.reconCentre ?? false) || (treasury?.rerolls ?? 0) > 0,
    movers: forces
      .filter((force) => force.seat === seat)
      .map((force) => ({ ...force, at: context.cell(force.at) ?? -1 })),
    hex: (cell) => known.get(cell),
    holding: (cell) => {
      const hex = known.get(cell)
      if (hex?.ruined) return 'open'
      // HX-511: what was seen in another turn may have changed
      if (!hex || !hex.ownerKnown || hex.ownerAsOf !== null) return dark ? 'unknown' : 'open'
      return hex.owner === null ? 'open' : hex.owner === seat ? 'own' : 'enemy'
    },
    pinned: (cell) => known.get(cell)?.contested ?? false,
    barred: (cell) => {
      const hex = known.get(cell)
      return hex !== undefined && hex.ownerAsOf === null && hex.contested
    },
    closed: (cell) => closed.has(cell),
    enemies: (cell) => known.get(cell)?.contact ?? false,
    works: (cell) => {
      const hex = known.get(cell)
      return { facilities: hex?.facilities ?? [], resources: hex?.features?.resources ?? [] }
    },
  }
}

/** Laid once a view: a path that is being drawn asks many times. */
export const tableOf = once(lay)
