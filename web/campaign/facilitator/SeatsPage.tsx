'use client'

import * as words from '../../messages/facilitator.generated.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaign } from '../useCampaign.js'
import { FacilitatorRoom, type RoomTab } from './FacilitatorRoom.js'
import { SeatSight } from './SeatSight.js'

const tabs: readonly RoomTab[] = [{ id: 'seats', label: '', content: (show) => <SeatSight show={show} /> }]

/** A campaign that is over, as each of its seats saw it, for everybody who was in it. */
export function SeatsPage({ id }: { readonly id: string }) {
  const { campaign, briefing, table, error, reload } = useCampaign(id)
  if (error && !campaign) return <Trouble error={error} retry={reload} />
  if (campaign === undefined) return <Skeleton lines={8} label={words.reading()} />
  if (!campaign || table?.phase !== 'ENDED')
    return <EmptyPage title={words.notOverTitle()}>{words.notOver()}</EmptyPage>
  return <FacilitatorRoom {...{ campaign, table, briefing, reload, tabs }} title={words.seats()} />
}
