'use client'

import { useId } from 'react'
import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/standingOrders.generated.js'
import { endStandingOrders, standingOrdersQuery, type StandingOrders } from '../../api/standing.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Skeleton, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useOpenDesk } from './DeskContext.js'
import { KeepStanding } from './KeepStanding.js'
import { StandingList } from './StandingList.js'

interface KeptProps {
  readonly kept: StandingOrders
  readonly again: () => void
}

/** Standing orders for one kind of question, and their end. */
function Kept({ kept, again }: KeptProps) {
  const { campaign } = useCampaignContext()
  const { ask } = useOpenDesk().desk
  const notify = useNotify()
  const [{ fetching, error }, send] = useMutation(endStandingOrders)
  const heading = useId()
  const { kind, title, untilTurn } = kept
  const end = async (): Promise<void> => {
    const { data } = await send({ id: campaign.id, kind })
    if (!data) return
    notify({ tone: 'good', title: words.ended() })
    again()
  }
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {error && <Trouble error={error} />}
      <StandingList kept={kept} ask={ask?.kind === kind ? ask : null} />
      <p className="m-label m-quiet">
        {untilTurn === null ? words.untilEnded() : words.untilTurn({ turn: untilTurn })}
      </p>
      <p className="a-actions">
        <Button size="s" busy={fetching} onClick={() => void end()} aria-describedby={heading}>
          {words.end()}
        </Button>
      </p>
    </section>
  )
}

/** What is done whenever the player says nothing: what there is, what of it could be given now, and the sheet in hand to keep. */
export function StandingPanel() {
  const { id } = useCampaignContext().campaign
  const { ask } = useOpenDesk().desk
  const [{ data, error }, read] = useQuery({ query: standingOrdersQuery, variables: { id } })
  const again = (): void => read({ requestPolicy: 'network-only' })
  if (error) return <Trouble error={error} retry={again} />
  if (!data?.campaign || !ask) return <Skeleton lines={3} label={words.reading()} />
  const { standingOrders } = data.campaign
  const same = standingOrders.find(({ kind }) => kind === ask.kind)
  return (
    <>
      <p className="m-label m-quiet">{words.about()}</p>
      {standingOrders.length === 0 && <p>{words.none()}</p>}
      {standingOrders.map((kept) => (
        <Kept key={kept.kind} {...{ kept, again }} />
      ))}
      <KeepStanding key={same?.revision ?? 0} same={same ?? null} again={again} />
    </>
  )
}
