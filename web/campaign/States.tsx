'use client'

import { Link } from '../shell/Link.js'
import { Notice } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'

/** What stands in the way of the game just now, in one notice. */
export function StateNotice() {
  const { campaign, table } = useCampaignContext()
  if (campaign.place.former)
    return (
      <Notice tone="warn" title="You have left this seat">
        You see what it knew until then. Later turns are for those who hold a place.
      </Notice>
    )
  switch (table.phase) {
    case 'PAUSED':
      return (
        <Notice tone="warn" title="The campaign is paused">
          {table.note} Orders and drafts are kept as they are; the organiser lets it go on.
        </Notice>
      )
    case 'HELD':
      return (
        <Notice tone="warn" title="The campaign is held">
          {table.note ?? 'A stage could not be resolved.'} Nothing is lost: every sealed sheet is kept, and the stage is
          resolved anew once the fault is mended.
        </Notice>
      )
    case 'ENDED':
      return (
        <Notice tone="good" title="The campaign is over">
          {table.note}{' '}
          {table.opened ? (
            <Link href={`/campaign/${campaign.id}/replay`}>See the war as it was</Link>
          ) : (
            'The whole war is being opened to everybody; this page tells you when it can be looked through.'
          )}
        </Notice>
      )
    case 'GATHERING':
    case 'RUNNING':
      return null
  }
}
