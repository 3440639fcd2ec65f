import type { Cell } from '../../../kit/grid.js'
import type { CellName, SeatId } from '../../../kit/ids.js'
import type { Fact, PieceView } from '../../../kit/view.js'
import * as common from '../../messages/common.generated.js'
import { controlledBy, hexAt } from '../model/control.js'
import { classTitle, startingPoints } from '../data/troops.js'
import { contextOf } from '../model/rulesContext.js'
import { airstripsOf, capsOf, hasReconCentre } from '../orderValidation/caps.js'
import type { Force, IncomeLine, Pending, Seat, State } from '../model/state.js'
import type { ForceView, HexDetail, IncomeLineView, PendingView, TreasuryView } from '../view/view.js'
import * as words from '../../messages/view.generated.js'

export const forcesOf = (state: State, forces: readonly Force[]): readonly ForceView[] => {
  const { name } = contextOf(state)
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
  const { name } = contextOf(state)
  return forces.map(({ id, seat, class: kind, points, authorised, at }) => ({
    id,
    seat,
    kind,
    at: name(at),
    size: points,
    marks: [
      ...(points < authorised ? [words.pointsOf({ points, full: authorised })] : []),
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
      return common.facility({ which: item.facility })
    case 'troops':
      return words.pendingForce({ class: classTitle(item.class), force: item.as })
    case 'fill':
      return words.pendingMore({ force: item.into })
    case 'reinforce':
      return words.pendingReinforcements({ force: item.into })
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
  const context = contextOf(state)
  const own = controlledBy(state, seat.id).map((cell) => hexAt(state, cell))
  return {
    seat: seat.id,
    stash: seat.stash,
    income: seat.income.map(incomeView(context.name)),
    refunded: seat.refunded,
    rerolls: seat.rerolls,
    pending: state.pending.filter((bought) => bought.seat === seat.id).map(pendingView(context.name)),
    specials: seat.specials,
    capital: seat.capital === null ? null : context.name(seat.capital),
    caps: capsOf(own, context.settings['slots.stack']),
    airstrips: airstripsOf(own),
    reconCentre: hasReconCentre(own),
  }
}

/** HX-019: what a player divides, and where. */
export const setUpOf = (state: State, seat: SeatId): HexDetail['setUp'] => {
  const hq = state.hexes.findIndex(({ owner }) => owner === seat)
  if (state.stage !== 'setUp' || hq < 0) return null
  return { points: startingPoints, hq: contextOf(state).name(hq), resources: hexAt(state, hq).resources }
}

type Stat = Parameters<typeof words.stat>[0]['key']

const stat = (key: Stat, value: number): Fact => ({ key, label: words.stat({ key }), value })

/** What is shown beside the map: counted on what the seat owns. */
export const factsOf = (state: State, seat: Seat): readonly Fact[] => {
  const own = state.forces.filter((force) => force.seat === seat.id)
  return [
    stat('rp', seat.stash),
    stat(
      'income',
      seat.income.reduce((sum, { total }) => sum + total, 0),
    ),
    stat('hexes', controlledBy(state, seat.id).length),
    stat('forces', own.length),
    stat(
      'points',
      own.reduce((sum, { points }) => sum + points, 0),
    ),
  ]
}
