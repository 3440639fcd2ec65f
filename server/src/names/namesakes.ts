import { skeletonOf } from './skeleton.js'

/** Somebody of a campaign, and how to tell them apart: `seat A`, `the organiser`, `an observer`. */
export interface Member {
  readonly user: string
  readonly name: string
  readonly place: string
}

/** `a name like seat A’s`, of whoever is easily taken for somebody else; null: nobody is. */
export const namesakeOf = (
  members: readonly Member[],
  { user, name }: Pick<Member, 'user' | 'name'>,
): string | null => {
  const own = skeletonOf(name)
  const other = members.find((member) => member.user !== user && skeletonOf(member.name) === own)
  return other ? `a name like ${other.place}’s` : null
}

/** The name, and beside it that it is another’s as well. */
export const marked = (members: readonly Member[], one: Pick<Member, 'user' | 'name'>): string => {
  const like = namesakeOf(members, one)
  return like === null ? one.name : `${one.name} (${like})`
}
