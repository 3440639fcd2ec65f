'use client'

import * as words from '../../messages/chronicle.generated.js'
import type { Entry } from '../../api/chronicle.js'
import { dayAndTime } from '../../api/time.js'
import { Link } from '../../shell/Link.js'
import { Badge, SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** Who wrote it, from which seat, when, and what else its reader should know. */
export function Byline({ entry }: { readonly entry: Entry }) {
  const { campaign, table } = useCampaignContext()
  const { seat, by, writtenAt, editedAt, hidden, battleId } = entry
  const title = table.seats.find(({ id }) => id === seat)?.title ?? seat ?? ''
  return (
    <>
      {seat !== null && <SeatChip seat={seat} title={title} size="s" />}
      <span>{by}</span>
      <time dateTime={writtenAt}>{dayAndTime(writtenAt)}</time>
      {editedAt !== null && <span>{words.edited({ hour: dayAndTime(editedAt) })}</span>}
      {entry.public && <Badge>{words.isPublic()}</Badge>}
      {hidden !== null && <Badge tone="warn">{words.hiddenBy({ by: hidden })}</Badge>}
      {battleId !== null && (
        <Link href={`/campaign/${campaign.id}/battle/${encodeURIComponent(battleId)}`}>{words.toBattle()}</Link>
      )}
    </>
  )
}
