import type { BattleDesk } from '../../api/battles.js'

/** Number of the newest entry that is held; 0: none. */
export const lastOf = ({ entries }: Pick<BattleDesk, 'entries'>): number => entries.at(-1)?.number ?? 0

/** A desk with what came of it since: entries are only ever added, each under a number of its own, and a desk is closed once. */
export const appended = (held: BattleDesk | null, news: BattleDesk): BattleDesk => {
  if (held?.id !== news.id) return news
  const known = new Set(held.entries.map(({ number }) => number))
  const more = news.entries.filter(({ number }) => !known.has(number))
  // An answer may be overtaken by what happened after it.
  const overtaken = news.entries.length > 0 && lastOf(news) < lastOf(held)
  const entries = more.length === 0 ? held.entries : [...held.entries, ...more].sort((a, b) => a.number - b.number)
  return { ...(overtaken ? held : news), closedAt: news.closedAt ?? held.closedAt, entries }
}
