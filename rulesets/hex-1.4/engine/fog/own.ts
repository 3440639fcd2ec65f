import type { Cell } from '../../../kit/grid.js'
import type { CellName, SeatId } from '../../../kit/ids.js'
import type { Fact, PieceView } from '../../../kit/view.js'
import { controlledBy, hexAt } from '../control.js'
import { facilities } from '../data/facilities.js'
import { classTitles, startingPoints } from '../data/troops.js'
import { lawsOf } from '../laws.js'
import { airstripsOf, capsOf, hasReconCentre } from '../legality/caps.js'
import type { Force, IncomeLine, Pending, Seat, State } from '../state.js'
import type { ForceView, HexDetail, IncomeLineView, PendingView, TreasuryView } from '../view.js'

export const forcesOf = (state: State, forces: readonly Force[]): readonly ForceView[] => {
  const { name } = lawsOf(state)
  return forces.map(({ id, seat, class: kind, points, authorised, unitCount, units, at }) => ({
    id,
    seat,
    class: kind,
    points,
    authorised,
    unitCount,
    units,
    at: name(at),
  }))
}

export const piecesOf = (state: State, forces: readonly Force[]): readonly PieceView[] => {
  const { name } = lawsOf(state)
  return forces.map(({ id, seat, class: kind, points, authorised, at }) => ({
    id,
    seat,
    kind,
    at: name(at),
    size: points,
    marks: [
      ...(points < authorised ? [`${String(points)} of ${String(authorised)} points`] : []),
      ...(kind !== 'RF' && hexAt(state, at).contested ? ['contested'] : []),
    ],
  }))
}

const incomeView =
  (name: (cell: Cell) => CellName) =>
  ({ hex, base, resources, how, total }: IncomeLine): IncomeLineView => ({
    hex: name(hex),
    base,
    resources,
    how,
    total,
  })

const titleOf = ({ item }: Pending): string => {
  switch (item.kind) {
    case 'facility':
      return facilities[item.facility].title
    case 'troops':
      return `${classTitles[item.class]} ${item.as}`
    case 'fill':
      return `More for ${item.into}`
    case 'reinforce':
      return `Reinforcements for ${item.into}`
  }
}

const pendingView =
  (name: (cell: Cell) => CellName) =>
  (bought: Pending): PendingView => {
    const { item, price } = bought
    return {
      price,
      title: titleOf(bought),
      at: 'at' in item ? name(item.at) : null,
      force: item.kind === 'troops' ? item.as : 'into' in item ? item.into : null,
      kind: item.kind,
      points: 'points' in item ? item.points : 0,
      facility: item.kind === 'facility' ? item.facility : null,
      class: item.kind === 'troops' ? item.class : null,
    }
  }

/** HX-508: what a player's record sheet says. */
export const treasuryOf = (state: State, seat: Seat): TreasuryView => {
  const laws = lawsOf(state)
  const own = controlledBy(state, seat.id).map((cell) => hexAt(state, cell))
  return {
    seat: seat.id,
    stash: seat.stash,
    income: seat.income.map(incomeView(laws.name)),
    refunded: seat.refunded,
    rerolls: seat.rerolls,
    pending: state.pending.filter((bought) => bought.seat === seat.id).map(pendingView(laws.name)),
    specials: seat.specials,
    capital: seat.capital === null ? null : laws.name(seat.capital),
    caps: capsOf(own, laws.settings['slots.stack']),
    airstrips: airstripsOf(own),
    reconCentre: hasReconCentre(own),
  }
}

/** HX-019: what a player divides, and where. */
export const setUpOf = (state: State, seat: SeatId): HexDetail['setUp'] => {
  const hq = state.hexes.findIndex(({ owner }) => owner === seat)
  if (state.stage !== 'setUp' || hq < 0) return null
  return { points: startingPoints, hq: lawsOf(state).name(hq), resources: hexAt(state, hq).resources }
}

/** What stands at the side: counted on what the seat owns. */
export const factsOf = (state: State, seat: Seat): readonly Fact[] => {
  const own = state.forces.filter((force) => force.seat === seat.id)
  return [
    { key: 'rp', label: 'RP in hand', value: seat.stash },
    { key: 'income', label: 'Income this turn', value: seat.income.reduce((sum, { total }) => sum + total, 0) },
    { key: 'hexes', label: 'Hexes', value: controlledBy(state, seat.id).length },
    { key: 'forces', label: 'Forces', value: own.length },
    { key: 'points', label: 'Points', value: own.reduce((sum, { points }) => sum + points, 0) },
  ]
}
