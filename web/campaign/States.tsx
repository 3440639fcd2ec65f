'use client'

import * as words from '../messages/state.generated.js'
import { Link } from '../shell/Link.js'
import { Deadline } from '../turn/Deadline.js'
import { Notice } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'

/** The stage has closed, and the facilitator has it. */
function Waits({ until }: { readonly until: string }) {
  const { campaign, table } = useCampaignContext()
  return (
    <Notice tone="warn" title={words.waitsTitle()}>
      {words.waits({ hour: () => <Deadline at={until} zone={table.timeZone} /> })}{' '}
      {campaign.place.role === 'FACILITATOR' && (
        <Link href={`/campaign/${campaign.id}/facilitator`}>{words.toFacilitator()}</Link>
      )}
    </Notice>
  )
}

/** What stands in the way of the game just now, in one notice. */
export function StateNotice() {
  const { campaign, table } = useCampaignContext()
  // Of a campaign that goes on without them, former members are not told whether it is over, nor how.
  if (campaign.place.former && table.note === null)
    return (
      <Notice tone="warn" title={words.leftTitle()}>
        {words.left()}
      </Notice>
    )
  switch (table.phase) {
    case 'PAUSED':
      return (
        <Notice tone="warn" title={words.pausedTitle()}>
          {table.note}{' '}
          {table.pausedUntil === null
            ? words.paused()
            : words.pausedUntil({ hour: () => <Deadline at={table.pausedUntil ?? ''} zone={table.timeZone} /> })}
        </Notice>
      )
    case 'HELD':
      return (
        <Notice tone="warn" title={words.heldTitle()}>
          {table.note ?? words.unresolved()} {words.held()}
        </Notice>
      )
    case 'ENDED':
      return (
        <Notice tone="good" title={words.overTitle()}>
          {table.note}{' '}
          {table.opened ? (
            <>
              <Link href={`/campaign/${campaign.id}/end`}>{words.end()}</Link> ·{' '}
              <Link href={`/campaign/${campaign.id}/replay`}>{words.replay()}</Link> ·{' '}
              <Link href={`/campaign/${campaign.id}/seats`}>{words.seats()}</Link>
            </>
          ) : (
            words.opening()
          )}
        </Notice>
      )
    case 'RUNNING':
      return table.publishesAt === null ? null : <Waits until={table.publishesAt} />
    case 'GATHERING':
      return null
  }
}
