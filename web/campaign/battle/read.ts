import type { BattleNews } from '../../api/battles.js'
import { store, stored } from '../../ui/index.js'

const keyOf = (desk: string): string => `muster.desk.${desk}`

/** Up to which entry this browser has shown a desk. It is forgotten with signing out, like everything here. */
export const readUpTo = (desk: string): number => Number(stored(keyOf(desk)) ?? 0)

type Seen = Pick<BattleNews, 'id'> & { readonly entries: readonly BattleNews['entries'][number][] }

export const markRead = ({ id, entries }: Seen): void => {
  const last = entries.at(-1)?.number
  if (last !== undefined && last > readUpTo(id)) store(keyOf(id), String(last))
}

/** What the other side has put on the desk since. */
export const unread = ({ id, entries, sides }: Seen & Pick<BattleNews, 'sides'>): number => {
  const own = new Set(sides.filter(({ mine }) => mine).map(({ seat }) => seat))
  const read = readUpTo(id)
  return entries.filter(({ number, seat }) => number > read && !own.has(seat)).length
}
