'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/finding.generated.js'
import { ownRequests } from '../../api/finding.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { RequestState } from './RequestState.js'

/** What the reader has asked for, and what became of it. */
export function OwnRequests() {
  const [{ data, error }, again] = useQuery({ query: ownRequests, requestPolicy: 'cache-and-network' })
  if (error) return <Trouble error={error} retry={again} />
  const requests = data?.seatRequests.nodes ?? []
  if (requests.length === 0) return null
  return (
    <section className="f-requests">
      <h2>{words.ownRequests()}</h2>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <Link
              href={
                request.state === 'ACCEPTED' ? `/campaign/${request.campaignId}` : `/campaigns/${request.campaignId}`
              }
            >
              {request.campaign}
            </Link>
            <RequestState request={request} withdrawn={() => again({ requestPolicy: 'network-only' })} />
          </li>
        ))}
      </ul>
    </section>
  )
}
