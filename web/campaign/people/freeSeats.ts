import type { Table } from '../../api/table.js'

type Seat = Table['seats'][number]

/** Whether its start is kept, and somebody can still begin there. */
export const isKept = ({ reservedUntil }: Seat, { turn }: Pick<Table, 'turn'>): boolean =>
  reservedUntil !== null && turn < reservedUntil

/** Seats to which somebody can be invited. */
export const freeSeats = (table: Pick<Table, 'seats' | 'turn'>): readonly Seat[] =>
  table.seats.filter(
    (seat) => seat.offered || (seat.holder === null && (seat.reservedUntil === null || isKept(seat, table))),
  )
