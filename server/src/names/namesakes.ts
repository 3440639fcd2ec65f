import * as words from '../messages/names.generated.js'
import { skeletonOf } from './skeleton.js'

/** Somebody of a campaign, and how to tell them apart: `seat A`, `the organiser`, `an observer`. */
export interface Member {
  readonly user: string
  readonly name: string
  readonly place: string
}

/** Members by what their names look like; of the same list it is made once, however many are looked for in it. */
const likeNames = new WeakMap<readonly Member[], ReadonlyMap<string, readonly Member[]>>()

const byLikeness = (members: readonly Member[]): ReadonlyMap<string, readonly Member[]> => {
  const known = likeNames.get(members)
  if (known) return known
  const made = new Map<string, Member[]>()
  for (const member of members) {
    const look = skeletonOf(member.name)
    const others = made.get(look)
    if (others) others.push(member)
    else made.set(look, [member])
  }
  likeNames.set(members, made)
  return made
}

/** `a name like seat A’s`, of whoever is easily taken for somebody else; null: nobody is. */
export const namesakeOf = (
  members: readonly Member[],
  { user, name }: Pick<Member, 'user' | 'name'>,
): string | null => {
  const other = byLikeness(members)
    .get(skeletonOf(name))
    ?.find((member) => member.user !== user)
  return other ? words.like({ place: other.place }) : null
}

/** The name, and beside it that it is another’s as well. */
export const marked = (members: readonly Member[], one: Pick<Member, 'user' | 'name'>): string => {
  const like = namesakeOf(members, one)
  return like === null ? one.name : words.marked({ name: one.name, like })
}
