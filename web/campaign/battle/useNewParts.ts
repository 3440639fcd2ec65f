'use client'

import { useState } from 'react'
import type { BattleDesk } from '../../api/battles.js'

/** Which parts of the desk the other side has put something on since they were last in sight. */
export const useNewParts = (desk: BattleDesk, shown: string): ReadonlySet<string> => {
  const last = desk.entries.at(-1)?.number ?? 0
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({ talk: last, dice: last })
  if ((shown === 'talk' || shown === 'dice') && seen[shown] !== last) setSeen({ ...seen, [shown]: last })
  const own = new Set(desk.sides.filter(({ mine }) => mine).map(({ seat }) => seat))
  const news = desk.entries.flatMap(({ number, seat, kind }) => {
    const part = kind === 'ROLL' ? 'dice' : 'talk'
    return own.has(seat) || part === shown || number <= (seen[part] ?? 0) ? [] : [part]
  })
  return new Set(news)
}
