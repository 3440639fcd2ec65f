'use client'

import { listed } from '@muster/rulesets/kit/messages.js'
import { useQuery } from 'urql'
import * as words from '../../messages/lateStarts.generated.js'
import { campaignLateStarts } from '../../api/lateStarts.js'
import { LateTurns } from '../../shell/LateTurns.js'
import { useCampaignContext } from '../CampaignContext.js'
import { isKept } from './freeSeats.js'

/** What all read about starts that are kept for people who join later. */
export function KeptStarts() {
  const { campaign, table } = useCampaignContext()
  const kept = table.seats.filter((seat) => isKept(seat, table))
  const [{ data }] = useQuery({
    query: campaignLateStarts,
    variables: { id: campaign.id },
    pause: kept.length === 0,
  })
  if (kept.length === 0 || !data?.campaign) return null
  return (
    <details className="a-fold">
      <summary>{words.keptSeats({ seats: listed(kept.map(({ id }) => id)), count: kept.length })}</summary>
      <LateTurns turn={table.turn} starts={data.campaign.houseRules.lateStart} />
    </details>
  )
}
