import type { Sheets } from '../../../kit/asks.js'
import type { Cell } from '../../../kit/grid.js'
import { pieceId, type SeatId } from '../../../kit/ids.js'
import { hexAt, seatOf } from '../model/control.js'
import { startingPoints } from '../data/troops.js'
import type { HexEvent } from '../events/events.js'
import type { Objection } from '../orderValidation/account.js'
import {
  divided,
  divisionObjection,
  holderOf,
  unheld,
  usualDivision,
  type Beginning,
} from '../orderValidation/division.js'
import type { DivideOrder, HexOrder } from '../model/orders.js'
import type { Force, State } from '../model/state.js'
import { bySeat } from './played.js'

const isDivision = (order: HexOrder): order is DivideOrder => order.kind === 'divide'

/** Forces by class, numbered; the occupation force of the headquarters has no number. */
const forceOf = (seat: SeatId, at: Cell, { class: kind, points }: DivideOrder, number: number): Force => ({
  id: pieceId(kind === 'OF' ? `${seat}-OF` : `${seat}-${kind}${String(number)}`),
  seat,
  class: kind,
  at,
  points,
  authorised: points,
  unitCount: 1,
  units: [],
})

const refused = (seat: SeatId, index: number, { code, rule, why: text }: Objection): HexEvent => ({
  ...{ kind: 'orderRefused', seat, stage: 'setUp', index, order: 'divide', piece: null, code, rule, text },
  seenBy: [seat],
})

interface Judged {
  readonly kept: readonly DivideOrder[]
  readonly events: readonly HexEvent[]
}

const judged = (beginning: Beginning, seat: SeatId, orders: readonly DivideOrder[]): Judged => {
  const found = orders.reduce<Judged>(
    ({ kept, events }, order, index) => {
      const objection = divisionObjection(beginning, kept, order)
      return objection
        ? { kept, events: [...events, refused(seat, index, objection)] }
        : { kept: [...kept, order], events }
    },
    { kept: [], events: [] },
  )
  const holder = holderOf(beginning, found.kept)
  return holder
    ? { kept: [holder, ...found.kept], events: [...found.events, refused(seat, orders.length, unheld)] }
    : found
}

/** What a seat musters in its headquarters; without orders the usual forces (HX-020). */
export const muster = (state: State, seat: SeatId, orders: readonly HexOrder[] | null): readonly HexEvent[] => {
  const at = seatOf(state, seat).capital ?? 0
  const chart = state.settings['roster.org_chart'] === 'standard'
  const beginning = { points: startingPoints, resources: hexAt(state, at).resources, chart }
  const usual = orders === null || orders.length === 0
  const { kept: division, events } = usual
    ? { kept: usualDivision, events: [] }
    : judged(beginning, seat, orders.filter(isDivision))
  const forces = division.map((order, index) =>
    forceOf(seat, at, order, division.slice(0, index + 1).filter((other) => other.class === order.class).length),
  )
  const lost = startingPoints - divided(division)
  return [...events, { kind: 'mustered', seat, forces, lost, usual, seenBy: [seat] }]
}

/** HX-019 … HX-021: the first points of everybody become forces in his headquarters. */
export const closeSetUp = (state: State, sheets: Sheets<HexOrder>): readonly HexEvent[] =>
  bySeat(state, sheets).flatMap(([seat, orders]) => muster(state, seat, orders))
