'use client'

import { draftOf } from '@muster/rulesets/kit/orders.js'
import { useQuery } from 'urql'
import type { OpenAsk } from '../../api/briefing.js'
import { draftQuery } from '../../api/orders.js'
import { exact } from '../../api/time.js'
import * as words from '../../messages/printed.generated.js'
import { Deadline } from '../../turn/Deadline.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useOpenedView } from '../ViewContext.js'

/** What the reader has sealed on a question, or else written down so far. */
export function PrintOrders({ ask }: { readonly ask: OpenAsk }) {
  const { campaign } = useCampaignContext()
  const { view, tools } = useOpenedView()
  const { timeZone: zone } = campaign.status
  const receipt = campaign.receipts.find(({ askId, takenBack }) => askId === ask.id && !takenBack)
  const [{ data }] = useQuery({
    query: draftQuery,
    variables: { id: campaign.id, askId: ask.id },
    pause: receipt !== undefined,
  })
  const orders = (receipt?.orders ?? data?.campaign?.draft?.orders ?? []).map(draftOf)
  return (
    <section>
      <h2>{ask.title}</h2>
      <p className="m-label">
        {receipt && words.sealed({ when: exact(receipt.sealedAt, zone), name: receipt.by })}
        {!receipt && ask.deadlineAt && words.open({ hour: () => <Deadline at={ask.deadlineAt ?? ''} zone={zone} /> })}
      </p>
      {orders.length === 0 ? (
        <p>{words.noOrders()}</p>
      ) : (
        <ol>
          {orders.map((order, at) => (
            <li key={`${String(at)} ${order.kind}`}>{tools.presentation.describe(view, order)}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
