import type { Table } from '../api/table.js'

/** Other seats of the alliance of the reader's seat: what they are told is open to the reader until the end, when everything is. */
export const alliesOf = ({ seats, phase }: Pick<Table, 'seats' | 'phase'>): Table['seats'] => {
  const own = seats.find(({ mine }) => mine)
  if (phase === 'ENDED' || own?.alliance == null) return []
  return seats.filter(({ id, alliance }) => id !== own.id && alliance === own.alliance)
}
