'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo, useState } from 'react'
import { type Client, useClient } from 'urql'
import { historyQuery, oldBriefingQuery } from '../../api/history.js'
import type { BriefingHead } from '../../api/history.js'
import type { Campaign } from '../../api/campaign.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useOpenedView } from '../ViewContext.js'
import type { Moment } from './joined.js'

/** Turns that are looked up, the latest. */
export const mostTurns = 40

export type Moments =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly moments: readonly Moment[] }

/** The last briefing of each turn before the present one, the oldest first. */
const lastOfTurns = (heads: readonly BriefingHead[], present: number): readonly BriefingHead[] => {
  const byTurn = new Map<number, BriefingHead>()
  for (const head of [...heads].sort((a, b) => a.number - b.number)) byTurn.set(head.turn, head)
  return [...byTurn.values()].filter(({ turn }) => turn < present).slice(-mostTurns)
}

const readViews = async (client: Client, campaign: Campaign, present: number): Promise<readonly GameView[]> => {
  const { data, error } = await client.query(historyQuery, { id: campaign.id }).toPromise()
  if (error) throw error
  const views: GameView[] = []
  for (const { number } of lastOfTurns(data?.campaign?.briefings ?? [], present)) {
    const old = await client.query(oldBriefingQuery, { id: campaign.id, number }).toPromise()
    if (old.error) throw old.error
    const view = old.data?.campaign?.briefing?.view
    if (view) views.push({ ...view, board: campaign.board })
  }
  return views
}

/** What the ruleset's numbers were in the viewer's own stored briefings, and are now. */
export const useMoments = (): Moments => {
  const { campaign } = useCampaignContext()
  const { view, tools } = useOpenedView()
  const client = useClient()
  const [state, setState] = useState<readonly GameView[] | 'reading' | 'failed'>('reading')
  const { turn } = view
  useEffect(() => {
    let here = true
    readViews(client, campaign, turn).then(
      (views) => here && setState(views),
      () => here && setState('failed'),
    )
    return () => {
      here = false
    }
  }, [client, campaign, turn])
  return useMemo(() => {
    if (state === 'reading' || state === 'failed') return { kind: state }
    const moments = [...state, view].map((one) => ({ turn: one.turn, series: tools.presentation.series?.(one) ?? [] }))
    return { kind: 'read', moments }
  }, [state, view, tools])
}
