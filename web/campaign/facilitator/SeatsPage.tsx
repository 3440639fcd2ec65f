'use client'

import * as allied from '../../messages/alliances.generated.js'
import * as words from '../../messages/facilitator.generated.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { alliesOf } from '../allies.js'
import { useCampaign } from '../useCampaign.js'
import { FacilitatorRoom, type RoomTab } from './FacilitatorRoom.js'
import { SeatSight } from './SeatSight.js'

/** A campaign as its seats see it: once it is over, every seat, for everybody who was in it; until then the seats of one's own alliance. */
export function SeatsPage({ id }: { readonly id: string }) {
  const { campaign, briefing, table, error, reload } = useCampaign(id)
  if (error && !campaign) return <Trouble error={error} retry={reload} />
  if (campaign === undefined) return <Skeleton lines={8} label={words.reading()} />
  const ended = table?.phase === 'ENDED'
  const seats = table ? (ended ? table.seats : alliesOf(table)) : []
  if (!campaign || !table || seats.length === 0)
    return <EmptyPage title={words.notOverTitle()}>{words.notOver()}</EmptyPage>
  const allies = ended ? {} : { about: allied.about(), news: briefing?.number ?? 0 }
  const tabs: readonly RoomTab[] = [
    { id: 'seats', label: '', content: (show) => <SeatSight {...{ show, seats, ...allies }} asked={ended} /> },
  ]
  return (
    <FacilitatorRoom {...{ campaign, table, briefing, reload, tabs }} title={ended ? words.seats() : allied.title()} />
  )
}
