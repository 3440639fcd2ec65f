import { type Member, namesakeOf } from '../names/namesakes.js'
import type { AwaitedRow } from './awaiting.js'
import type { MemberRow, TableRow } from './reads.js'

type Known = Omit<TableRow, 'awaiting'> & AwaitedRow

/** As the table's function returns it, with what marks are made from; ids of users go no further than here. */
export type NamedRow = Omit<Known, 'seats' | 'members' | 'facilitatorNamesake'> & {
  readonly seats: readonly Omit<TableRow['seats'][number], 'namesake'>[]
  readonly members: readonly (Omit<MemberRow, 'namesake'> & Member)[]
}

/** Marks everybody who could be mistaken for another member. */
export const namedOf = ({ members, seats, ...row }: NamedRow): Known => {
  const markOf = (place: string): string | null => {
    const one = members.find((member) => member.place === place)
    return one ? namesakeOf(members, one) : null
  }
  return {
    ...row,
    seats: seats.map((seat) => ({ ...seat, namesake: markOf(`seat ${seat.id}`) })),
    facilitatorNamesake: markOf('the facilitator'),
    members: members.map(({ user, place: _, ...member }) => ({
      ...member,
      namesake: namesakeOf(members, { user, name: member.name }),
    })),
  }
}
