'use client'

import * as words from '../../messages/facilitator.generated.js'
import * as unwinding from '../../messages/unwinding.generated.js'
import type { Table } from '../../api/table.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaign } from '../useCampaign.js'
import { Conflicts } from './Conflicts.js'
import { Corrections } from './Corrections.js'
import { Events } from './Events.js'
import { FacilitatorRoom, type RoomTab } from './FacilitatorRoom.js'
import { Notes } from './Notes.js'
import { Publishing } from './Publishing.js'
import { SeatSight } from './SeatSight.js'
import { Tools } from './Tools.js'
import { PlayAgain } from './unwinding/PlayAgain.js'

const tabsFor = (blind: boolean, seats: Table['seats']): readonly RoomTab[] => [
  { id: 'publishing', label: words.publishing(), content: (show) => <Publishing show={show} /> },
  { id: 'conflicts', label: words.conflicts(), content: () => <Conflicts /> },
  ...(blind
    ? []
    : [
        {
          id: 'seats',
          label: words.seats(),
          content: (show: Parameters<RoomTab['content']>[0]) => <SeatSight {...{ show, seats }} asked />,
        },
        {
          id: 'corrections',
          label: words.corrections(),
          content: (show: Parameters<RoomTab['content']>[0]) => <Corrections show={show} />,
        },
        {
          id: 'events',
          label: words.events(),
          content: (show: Parameters<RoomTab['content']>[0]) => <Events show={show} />,
        },
      ]),
  { id: 'unwinding', label: unwinding.title(), content: (show) => <PlayAgain show={show} blind={blind} /> },
  { id: 'tools', label: words.tools(), content: () => <Tools /> },
  { id: 'notes', label: words.notes(), content: () => <Notes /> },
]

/** The facilitator's tools: what they do is seen by all, and what they see is theirs alone. */
export function FacilitatorPage({ id }: { readonly id: string }) {
  const { campaign, briefing, table, error, reload } = useCampaign(id)
  if (error && !campaign) return <Trouble error={error} retry={reload} />
  if (campaign === undefined) return <Skeleton lines={8} label={words.reading()} />
  if (!campaign || !table || campaign.place.role !== 'FACILITATOR' || campaign.place.former)
    return <EmptyPage title={words.notYoursTitle()}>{words.notYours()}</EmptyPage>
  const tabs = tabsFor(campaign.blindFacilitator, table.seats)
  return <FacilitatorRoom {...{ campaign, table, briefing, reload, tabs }} title={words.title()} />
}
