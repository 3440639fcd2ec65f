'use client'

import { seatId } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Provider, useQuery } from 'urql'
import * as words from '../../messages/unwinding.generated.js'
import type { OpenAsk } from '../../api/briefing.js'
import { seatBriefingQuery } from '../../api/facilitating.js'
import type { ClosedQuestion } from '../../api/unwinding.js'
import { draftClient } from '../desk/draftClient.js'
import { Skeleton } from '../../ui/index.js'
import { CampaignProvider, useCampaignContext } from '../CampaignContext.js'
import { DeskProvider } from '../desk/DeskContext.js'
import { OrderDesk } from '../desk/OrderDesk.js'
import { useDesk } from '../desk/useDesk.js'
import { useViewContext, ViewProvider } from '../ViewContext.js'

export type ClosedSheet = ClosedQuestion['sheets'][number]

interface SheetDeskProps {
  readonly sheet: ClosedSheet
  readonly orders: readonly OrderDraft[]
  readonly onChange: (orders: readonly OrderDraft[]) => void
}

const nobody = (): void => undefined

/** Nothing is sealed here: what is filled in goes onto the sheet. */
function Desk({ ask }: { readonly ask: OpenAsk }) {
  const desk = useDesk(ask, { keeps: false })
  const { orders, retrySaving } = desk
  // No pause before saving: whoever copies the answer, or sends it, means what is seen here.
  useEffect(retrySaving, [orders, retrySaving])
  return (
    <DeskProvider desk={{ ...desk, oneAnswer: false }} selected={null} onSelect={nobody} onSeal={nobody}>
      <OrderDesk onServer={false} />
    </DeskProvider>
  )
}

/** The order desk of a seat as it stood when the question was open: what is written there goes to no server. */
export function SheetDesk({ sheet, orders, onChange }: SheetDeskProps) {
  const { campaign, table, reload } = useCampaignContext()
  // Whoever has sealed it writes another answer here.
  const unsealed = useMemo(() => ({ ...campaign, receipts: [] }), [campaign])
  const { tools } = useViewContext()
  const { seat, askId, briefing: number } = sheet
  const [read] = useQuery({
    query: seatBriefingQuery,
    variables: { id: campaign.id, seat: seatId(seat), number },
    pause: number === null,
  })
  const latest = useRef({ orders, onChange })
  // Before any effect of the desk, which reads from it.
  useLayoutEffect(() => {
    latest.current = { orders, onChange }
  })
  const client = useMemo(
    () =>
      draftClient({
        read: () => latest.current.orders,
        write: (_, next) => latest.current.onChange(next),
      }),
    [],
  )
  const found = read.data?.campaign?.briefing
  const view = useMemo<GameView | null>(
    () => (found ? { ...found.view, board: campaign.board } : null),
    [found, campaign.board],
  )
  if (number === null) return <p className="m-quiet">{words.ofRuling()}</p>
  if (read.fetching) return <Skeleton lines={4} label={words.reading()} />
  const ask = found?.asks.find(({ id }) => id === askId)
  if (!view || !ask || !tools) return <p className="m-quiet">{words.unread()}</p>
  return (
    <Provider value={client}>
      <CampaignProvider campaign={unsealed} {...{ table, reload }}>
        <ViewProvider view={view} tools={tools}>
          <Desk ask={{ ...ask, closed: false }} />
        </ViewProvider>
      </CampaignProvider>
    </Provider>
  )
}
