import type { Cell } from '../../../kit/grid.js'
import { once } from '../../../kit/memo.js'
import type { SeatId } from '../../../kit/ids.js'
import { unclaimed } from '../model/initial.js'
import { hasFortress } from '../model/holdings.js'
import type { FeatureMemory, Hex, Knowledge, OwnerMemory, Snapshot } from '../model/state.js'
import { yieldOf } from '../orderValidation/yield.js'
import { seatOfView } from '../view/account.js'
import { hexesOf } from '../view/hexes.js'
import { contextOfView, settingsOf } from '../view/rulesContext.js'
import type { HexCell, HexView } from '../view/view.js'

/** What a view tells of its hexes, by cell. */
export const knownHexes = once((view: HexView): ReadonlyMap<Cell, HexCell> => {
  const { cell } = contextOfView(view)
  return new Map(hexesOf(view.detail).map((hex) => [cell(hex.at) ?? -1, hex]))
})

/** Only of its own hexes a view tells what they yield. */
const ownerOf = (view: HexView, { owner, yield: rp }: HexCell): SeatId | null =>
  owner === seatOfView(view) && rp === null ? null : owner

/** HX-075: what once-only resources have paid shows in the yield of a hex. */
const hasPaid = (view: HexView, hex: Hex, { yield: rp }: HexCell): boolean => {
  const replaces = settingsOf(view)['income.hq_replaces_base']
  return rp !== null && yieldOf(hex, { replaces, paid: false }).total !== rp
}

const hexFrom = (view: HexView, known: HexCell): Hex => {
  const owner = ownerOf(view, known)
  const { explored, ruined, contested, dormant, facilities, features } = known
  const hex: Hex = {
    ...unclaimed,
    ...{ owner, ruined, contested, dormant, undermanned: dormant, secured: owner !== null },
    explored: explored || features !== null,
    facilities: facilities ?? [],
    resources: features?.resources ?? [],
    hazards: features?.hazards ?? [],
    exhausted: features?.exhausted ?? false,
  }
  return hasPaid(view, hex, known) && owner !== null ? { ...hex, paidTo: [owner] } : hex
}

/** HX-007: a side without a fortress is out; one that is not stands where one is known to stand, else in some hex of its own of which no more is known. */
const withFortress = (view: HexView, hexes: Hex[], seat: SeatId): void => {
  const owned = hexes.flatMap((hex, cell) => (hex.owner === seat ? [cell] : []))
  if (owned.some((cell) => hexes[cell] && hasFortress(hexes[cell]))) return
  const known = knownHexes(view)
  const unseen = (cell: Cell): boolean => (known.get(cell)?.facilities ?? null) === null
  const remembered = (cell: Cell): boolean => (known.get(cell)?.asOf ?? null) !== null
  const { distance, cell: cellOf } = contextOfView(view)
  const far = (cell: Cell): number => Math.min(...view.pieces.map(({ at }) => distance(cell, cellOf(at) ?? 0)))
  const [dark] = hexes.flatMap((_, cell) => (known.has(cell) ? [] : [cell])).sort((a, b) => far(b) - far(a))
  const cell = owned.find(unseen) ?? owned.find(remembered) ?? dark
  const hex = cell === undefined ? undefined : hexes[cell]
  if (cell === undefined || !hex) return
  const facilities = [...hex.facilities, 'FORTRESS' as const]
  hexes[cell] = { ...hex, owner: seat, explored: true, secured: true, facilities }
}

/** Hexes as the view tells them; of the others nobody has been there. */
export const hexesFrom = (view: HexView, rivals: readonly SeatId[]): readonly Hex[] => {
  const known = knownHexes(view)
  const hexes = Array.from({ length: contextOfView(view).size }, (_, cell) => {
    const hex = known.get(cell)
    return hex ? hexFrom(view, hex) : unclaimed
  })
  for (const seat of rivals) withFortress(view, hexes, seat)
  return hexes
}

const byCell = <Memory>(view: HexView, memoryOf: (hex: HexCell) => Memory | null): Readonly<Record<string, Memory>> =>
  Object.fromEntries(
    [...knownHexes(view)].flatMap(([cell, hex]) => {
      const memory = memoryOf(hex)
      return memory === null ? [] : [[String(cell), memory] as const]
    }),
  )

const snapshotOf = ({ asOf, owner, facilities, forces }: HexCell): Snapshot | null =>
  asOf === null ? null : { asOf, owner, facilities, forces }

/** What the seat keeps of hexes that are not before its eyes now (HX-503, HX-504, HX-511). */
export const knowledgeFrom = (view: HexView): Knowledge => ({
  features: byCell(view, ({ features }): FeatureMemory | null => features),
  snapshots: byCell(view, snapshotOf),
  owners:
    settingsOf(view)['fog'] === 'dark'
      ? byCell(view, ({ owner, ownerKnown, ownerAsOf, contested }): OwnerMemory | null =>
          ownerKnown ? { asOf: ownerAsOf ?? view.turn, owner, contested } : null,
        )
      : {},
  explored: [...knownHexes(view)].flatMap(([cell, hex]) =>
    hex.explored && hex.owner === null && hex.features === null ? [cell] : [],
  ),
})
