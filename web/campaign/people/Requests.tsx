'use client'

import { seatId } from '@muster/rulesets/kit/ids.js'
import { useEffect, useRef, useState } from 'react'
import { useClient, useQuery } from 'urql'
import * as words from '../../messages/seatRequests.generated.js'
import { answerSeatRequest, requestsToAnswer } from '../../api/finding.js'
import type { SeatRequest } from '../../api/offers.js'
import { dayAndTime } from '../../api/time.js'
import { Button, Field, Input, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { freeSeats } from './freeSeats.js'
import type { Steer } from './steer.js'

interface OneProps {
  readonly request: SeatRequest
  readonly steer: Steer
  readonly answered: () => void
}

function One({ request, steer, answered }: OneProps) {
  const client = useClient()
  const { table } = useCampaignContext()
  const { id, by, seat, note, askedAt } = request
  const free = freeSeats(table)
  const [chosen, choose] = useState('')
  const [text, setText] = useState('')
  const given = seat ?? (chosen || free[0]?.id) ?? null
  const answer = async (accept: boolean): Promise<void> => {
    const variables = { id, accept, text, ...(accept && seat === null && given !== null && { seat: seatId(given) }) }
    await steer(accept ? words.accepted({ name: by }) : words.declined({ name: by }), () =>
      client.mutation(answerSeatRequest, variables).toPromise(),
    )
    answered()
  }
  return (
    <li className="c-request">
      <p>
        <b>{by}</b> {seat === null ? words.wantsAny() : words.wants({ seat })}{' '}
        <span className="m-label m-quiet">{dayAndTime(askedAt, table.timeZone)}</span>
      </p>
      {note !== '' && <blockquote>{note}</blockquote>}
      {seat === null && free.length > 0 && (
        <Field label={words.which()}>
          {(control) => (
            <Select value={given ?? ''} onChange={({ target }) => choose(target.value)} {...control}>
              {free.map((one) => (
                <option key={one.id} value={one.id}>
                  {words.seat({ seat: one.id, title: one.title })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={words.answer()} hint={words.answerHint()}>
        {(control) => (
          <Input value={text} maxLength={500} onChange={({ target }) => setText(target.value)} {...control} />
        )}
      </Field>
      <div className="a-actions">
        <Button size="s" tone="primary" disabled={given === null} onClick={() => void answer(true)}>
          {words.accept()}
        </Button>
        <Button size="s" onClick={() => void answer(false)}>
          {words.decline()}
        </Button>
      </div>
    </li>
  )
}

/** People who ask for a seat. Only those who organise see them. */
export function Requests({ steer }: { readonly steer: Steer }) {
  const { campaign, table } = useCampaignContext()
  const variables = { id: campaign.id }
  const [{ data }, read] = useQuery({ query: requestsToAnswer, variables, requestPolicy: 'cache-and-network' })
  const known = useRef(table.requests)
  // The table tells those who organise how many there are: what they say is read again whenever that changes.
  useEffect(() => {
    if (known.current === table.requests) return
    known.current = table.requests
    read({ requestPolicy: 'network-only' })
  }, [table.requests, read])
  const requests = data?.campaign?.seatRequestsToAnswer ?? []
  if (requests.length === 0) return null
  return (
    <section className="c-requests">
      <h3>{words.title({ requests: requests.length })}</h3>
      <p className="m-label m-quiet">{words.about()}</p>
      <ul>
        {requests.map((request) => (
          <One key={request.id} {...{ request, steer }} answered={() => read({ requestPolicy: 'network-only' })} />
        ))}
      </ul>
    </section>
  )
}
