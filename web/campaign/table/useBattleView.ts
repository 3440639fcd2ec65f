'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'urql'
import type { BattleDesk } from '../../api/battles.js'
import { historyQuery, oldBriefingQuery } from '../../api/reads.js'
import type { Briefing, BriefingHead, Campaign } from '../../api/types.js'
import type { Tools } from '../desk/openDesk.js'

/** Which of one's own briefings may tell of a battle that is over: the first after it was closed, then the last before. */
export const tellingOf = (heads: readonly BriefingHead[], closedAt: string): readonly number[] => {
  const closed = new Date(closedAt).getTime()
  const inOrder = [...heads].sort((a, b) => a.number - b.number)
  const after = inOrder.find(({ at }) => new Date(at).getTime() >= closed)
  const before = inOrder.filter(({ at }) => new Date(at).getTime() < closed).at(-1)
  return [after, before].flatMap((head) => (head ? [head.number] : []))
}

/** The view that knows the battle: the newest, or for a battle long over the one of its day. Undefined while it is looked for. */
export const useBattleView = (
  campaign: Campaign | null,
  briefing: Briefing | null,
  tools: Tools | null,
  desk: BattleDesk | null,
): GameView | null | undefined => {
  const client = useClient()
  const board = campaign?.board
  const [old, setOld] = useState<GameView | null | undefined>(undefined)
  const now = useMemo<GameView | null>(
    () => (briefing && board ? { ...briefing.view, board } : null),
    [briefing, board],
  )
  const known = Boolean(now && tools && desk && tools.skin.sheet?.(now, desk.about))
  const { id } = campaign ?? {}
  const { about, closedAt } = desk ?? {}
  useEffect(() => {
    if (known || !id || !board || !tools || about === undefined || !closedAt) return
    let here = true
    const look = async (): Promise<GameView | null> => {
      const { data } = await client.query(historyQuery, { id }).toPromise()
      for (const number of tellingOf(data?.campaign?.briefings ?? [], closedAt)) {
        const found = await client.query(oldBriefingQuery, { id, number }).toPromise()
        const view = found.data?.campaign?.briefing?.view
        if (view && tools.skin.sheet?.({ ...view, board }, about)) return { ...view, board }
      }
      return null
    }
    void look().then((view) => {
      if (here) setOld(view)
    })
    return () => {
      here = false
    }
  }, [client, known, id, board, tools, about, closedAt])
  if (known) return now
  return closedAt ? old : null
}
