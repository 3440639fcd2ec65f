'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useMemo } from 'react'
import * as words from '../../messages/facilitator.generated.js'
import { type Briefing, questionOf } from '../../api/briefing.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'

/** The order desk of a seat to look at: what it is asked, and what it could answer. */
export function DeskOf({ briefing }: { readonly briefing: Pick<Briefing, 'view' | 'asks'> }) {
  const { board } = useCampaignContext().campaign
  const { tools } = useViewContext()
  const view = useMemo<GameView>(() => ({ ...briefing.view, board }), [briefing, board])
  if (briefing.asks.length === 0) return <p className="m-quiet">{words.askedNothing()}</p>
  return (
    <ul className="c-changes">
      {briefing.asks.map((ask) => {
        const options = tools && !ask.closed ? tools.desk.orderOptions(view, questionOf(ask)) : []
        const labels = [...new Set(options.map(({ label }) => label))]
        return (
          <li key={ask.id}>
            <strong>{ask.title}</strong> {ask.closed && <span className="m-quiet">{words.closed()}</span>}
            {labels.length > 0 && (
              <ul>
                {labels.map((label) => {
                  const pieces = options.flatMap((one) => (one.label === label ? (one.piece ?? []) : []))
                  return (
                    <li key={label}>
                      {pieces.length === 0 ? label : words.couldOrder({ label, pieces: pieces.join(', ') })}
                    </li>
                  )
                })}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
