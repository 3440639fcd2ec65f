'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useReducer } from 'react'
import type { Briefing } from '../../api/briefing.js'
import * as words from '../../messages/offline.generated.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { toldOrder } from '../desk/toldOrder.js'
import { useTools } from '../desk/useTools.js'
import { throwSentAway, unsentOf } from './unsent.js'

/** What was written without a network for a question that has closed meanwhile: it can be read until it is thrown away. */
export function UnsentDrafts({ briefing }: { readonly briefing: Briefing }) {
  const { campaign } = useCampaignContext()
  const { id } = campaign
  const state = useTools(campaign.ruleset.id, campaign.ruleset.edition)
  const tools = state.kind === 'open' ? state.tools : null
  const view: GameView = { ...briefing.view, board: campaign.board }
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
            <li key={index}>{toldOrder(tools, view, order)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  ))
}
