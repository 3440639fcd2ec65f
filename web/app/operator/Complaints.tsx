'use client'

import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/operator.generated.js'
import { complaintsQuery, type OperatorComplaint, settleComplaint } from '../../api/operator.js'
import { dayAndTime } from '../../api/time.js'
import { Badge, Button, Checkbox, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'

interface RowProps {
  readonly complaint: OperatorComplaint
  readonly changed: () => void
}

function ComplaintRow({ complaint, changed }: RowProps) {
  const [{ fetching, error }, run] = useMutation(settleComplaint)
  const { id, about, by, of, campaign, at, text, reason, settledAt } = complaint
  const settle = async (): Promise<void> => {
    if ((await run({ id })).data) changed()
  }
  return (
    <li className="a-row">
      <div>
        <strong className="m-label a-row-text">{words.complaint({ by, of, campaign, at: dayAndTime(at) })}</strong>
        <p className="a-row-text">{reason}</p>
        <blockquote className="a-row-text a-quote">{text}</blockquote>
      </div>
      <Badge>{words.complaintAbout({ about })}</Badge>
      {settledAt ? (
        <Badge>{words.settled()}</Badge>
      ) : (
        <Button size="s" busy={fetching} onClick={() => void settle()} aria-label={words.settleNamed({ by })}>
          {words.settle()}
        </Button>
      )}
      {error && <Trouble error={error} />}
    </li>
  )
}

export function Complaints({ changed }: { readonly changed: () => void }) {
  const [settled, setSettled] = useState(false)
  const [{ data, error }, again] = useQuery({
    ...{ query: complaintsQuery, variables: { settled } },
    requestPolicy: 'network-only',
  })
  const after = (): void => {
    again()
    changed()
  }
  const none = settled ? words.noSettled() : words.noComplaint()
  return (
    <>
      {error && <Trouble error={error} retry={again} />}
      {!data && !error && <Skeleton lines={2} label={words.opening()} />}
      {data?.operator.complaints.length === 0 && <p className="m-quiet">{none}</p>}
      <ul className="a-rows">
        {data?.operator.complaints.map((complaint) => (
          <ComplaintRow key={complaint.id} complaint={complaint} changed={after} />
        ))}
      </ul>
      <Checkbox label={words.showSettled()} checked={settled} onChange={(event) => setSettled(event.target.checked)} />
    </>
  )
}
