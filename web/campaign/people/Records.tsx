'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/playerRecords.generated.js'
import { memberRecords } from '../../api/records.js'
import { recordText } from '../../shell/recordText.js'
import { useCampaignContext } from '../CampaignContext.js'

/** How reliably members play who show it to the reader. */
export function Records() {
  const { id } = useCampaignContext().campaign
  const [{ data }] = useQuery({ query: memberRecords, variables: { id } })
  const shown = data?.campaign?.status.members.flatMap((member) =>
    member.record ? [{ ...member, record: member.record }] : [],
  )
  if (!shown || shown.length === 0) return null
  return (
    <details className="a-fold">
      <summary>{words.members()}</summary>
      <ul className="c-seat-news m-label">
        {shown.map(({ id: member, name, record }) => (
          <li key={member}>{words.of({ name, record: recordText(record) })}</li>
        ))}
      </ul>
    </details>
  )
}
