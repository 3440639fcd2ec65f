'use client'

import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { useEffect, useReducer } from 'react'
import type { Briefing } from '../../api/briefing.js'
import * as words from '../../messages/offline.generated.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useTools } from '../desk/useTools.js'
import { throwSentAway, unsentOf } from './unsent.js'

/** Orders in words; what a later view cannot tell any more, as it was written. */
const useTold = (briefing: Briefing): ((order: OrderDraft) => string) => {
  const { campaign } = useCampaignContext()
  const state = useTools(campaign.ruleset.id)
  return (order) => {
    const written = [order.piece, order.kind, order.to, ...(order.path ?? [])].filter(Boolean).join(' ')
    if (state.kind !== 'open') return written
    try {
      return state.tools.presentation.describe({ ...briefing.view, board: campaign.board }, order)
    } catch {
      return written
    }
  }
}

/** What was written without a network for a question that has closed meanwhile: it can be read until it is thrown away. */
export function UnsentDrafts({ briefing }: { readonly briefing: Briefing }) {
  const { id } = useCampaignContext().campaign
  const told = useTold(briefing)
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const open = new Set(briefing.asks.filter(({ closed }) => !closed).map((ask) => ask.id))
  useEffect(() => throwSentAway(window.localStorage, id, open))
  return unsentOf(window.localStorage, id, open).map(({ key, orders }) => (
    <div key={key} className="c-offline">
      <Notice
        tone="warn"
        title={words.unsentTitle()}
        action={
          <Button
            size="s"
            onClick={() => {
              window.localStorage.removeItem(key)
              lookAgain()
            }}
          >
            {words.throwAway()}
          </Button>
        }
      >
        {words.unsent()}
        <ul>
          {orders.length === 0 && <li>{words.empty()}</li>}
          {orders.map((order, index) => (
            <li key={index}>{told(order)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  ))
}
