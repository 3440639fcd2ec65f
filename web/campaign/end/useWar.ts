'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'urql'
import { type BriefingHead, viewQuery } from '../../api/history.js'
import { useCampaignContext } from '../CampaignContext.js'
import { turnsOf } from '../../turn/turnsOf.js'
import { mostTurns } from '../records/useMoments.js'

interface War {
  /** Each turn as it ended, the oldest first; the last is read first, the others come as they are read. */
  readonly views: readonly GameView[]
  readonly left: number
  readonly failed: boolean
}

/** The war as it is open to everybody, the last moment of each of the latest turns. */
export const useWar = (heads: readonly BriefingHead[]): War => {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const numbers = useMemo(
    () =>
      turnsOf(heads)
        .slice(-mostTurns)
        .flatMap(({ last }) => heads[last]?.number ?? []),
    [heads],
  )
  const [read, setRead] = useState<ReadonlyMap<number, GameView | null>>(() => new Map())
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let here = true
    const readAll = async (): Promise<void> => {
      for (const number of [...numbers].reverse()) {
        const { data, error } = await client
          .query(viewQuery, { id: campaign.id, number, viewer: 'EVERYONE' })
          .toPromise()
        if (!here) return
        if (error) {
          setFailed(true)
          return
        }
        const view = data?.campaign?.briefing?.view
        setRead((before) => new Map(before).set(number, view ? { ...view, board: campaign.board } : null))
      }
    }
    void readAll()
    return () => {
      here = false
    }
  }, [client, campaign, numbers])
  return useMemo(
    () => ({ views: numbers.flatMap((number) => read.get(number) ?? []), left: numbers.length - read.size, failed }),
    [numbers, read, failed],
  )
}
