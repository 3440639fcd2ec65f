'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { useState } from 'react'
import type { OpenAsk } from '../../api/briefing.js'
import type { Campaign } from '../../api/campaign.js'
import type { Table } from '../../api/table.js'
import { AskPicker } from '../AskPicker.js'
import type { Tools } from '../desk/openDesk.js'
import { OrderDesk } from '../desk/OrderDesk.js'
import { SealButton } from '../desk/SealButton.js'
import { useDesk } from '../desk/useDesk.js'

interface AnswerDeskProps {
  readonly campaign: Campaign
  readonly table: Table
  readonly view: GameView
  readonly tools: Tools
  /** What is asked about this battle. */
  readonly asks: readonly OpenAsk[]
  /** Where it stands: filed, awaited, agreed, differing. */
  readonly status: string | null
}

/** The campaign's own order desk for the questions of one battle. */
export function AnswerDesk({ campaign, table, view, tools, asks, status }: AnswerDeskProps) {
  const [askId, setAsk] = useState<string | null>(null)
  const [sealing, setSealing] = useState(false)
  const ask = asks.find(({ id }) => id === askId) ?? asks[0] ?? null
  const desk = useDesk(campaign, view, ask, tools)
  const nobody = (): void => undefined
  return (
    <section className="b-card b-answer" aria-label="Result">
      <h2>Result</h2>
      {status && <p className="b-status">{status}</p>}
      {!ask && <p className="m-quiet">Nothing is asked of you about this battle now.</p>}
      {ask && (
        <>
          <AskPicker
            {...{ asks, view, tools }}
            receipts={campaign.receipts}
            value={ask.id}
            onChange={setAsk}
            role={campaign.place.role}
          />
          <OrderDesk
            {...{ view, desk, tools }}
            selected={null}
            onSelect={nobody}
            zone={table.timeZone}
            replaceable={campaign.replaceable}
          />
          <SealButton
            desk={desk}
            describe={(order) => tools.presentation.describe(view, order)}
            campaign={campaign}
            open={sealing}
            onOpenChange={setSealing}
            onSealed={nobody}
          />
        </>
      )}
    </section>
  )
}
