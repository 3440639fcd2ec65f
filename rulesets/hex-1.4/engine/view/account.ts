import { seatId, type SeatId } from '../../../kit/ids.js'
import type { Account, OwnHex } from '../orderValidation/account.js'
import type { HexCell, HexView } from './view.js'
import { hexesOf } from './hexes.js'
import { contextOfView } from './rulesContext.js'

/** The seat that owns a view; the empty name for views of nobody's. */
export const seatOfView = ({ viewer }: HexView): SeatId => (viewer.kind === 'seat' ? viewer.seat : seatId(''))

const ownHex = ({ facilities, features, dormant, contested, ruined }: HexCell, cell: number): OwnHex => ({
  cell,
  facilities: facilities ?? [],
  resources: features?.resources ?? [],
  dormant,
  contested,
  ruined,
})

/** What the owner of a view has to spend, and what he has to spend it on. */
export const accountOf = (view: HexView): Account => {
  const context = contextOfView(view)
  const seat = seatOfView(view)
  const { forces, treasuries } = view.detail
  const treasury = treasuries.find((own) => own.seat === seat)
  const known = new Map(hexesOf(view.detail).map((hex) => [context.cell(hex.at) ?? -1, hex]))
  return {
    seat,
    context,
    stash: treasury?.stash ?? 0,
    hexes: [...known].flatMap(([cell, hex]) =>
      hex.owner === seat && hex.ownerAsOf === null ? [ownHex(hex, cell)] : [],
    ),
    forces: forces
      .filter((force) => force.seat === seat)
      .map((force) => ({ ...force, at: context.cell(force.at) ?? -1 })),
    due: [],
    reformed: { split: [], merged: [] },
    capital: treasury?.capital ? context.cell(treasury.capital) : null,
    ownerOf: (cell) => {
      const hex = known.get(cell)
      if (!hex) return context.settings['fog'] === 'dark' ? undefined : null
      return hex.ownerKnown && hex.ownerAsOf === null ? hex.owner : undefined
    },
  }
}
