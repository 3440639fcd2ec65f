'use client'

import { useClient } from 'urql'
import * as words from '../../messages/votes.generated.js'
import type { OpenNotice } from '../../api/table.js'
import { objectTo } from '../../api/steering.js'
import { castVote, keepOrganising } from '../../api/votes.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { voteOffersOf } from './offers.js'
import type { Steer } from './steer.js'

/** What somebody may do about an open vote. */
export function VoteActions({ notice, steer }: { readonly notice: OpenNotice; readonly steer: Steer }) {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { id, place } = campaign
  const ref = { id, noticeId: notice.id }
  const offers = voteOffersOf(notice, place, table)
  const vote = (inFavour: boolean) =>
    steer(inFavour ? words.votedFor() : words.votedAgainst(), () =>
      client.mutation(castVote, { ...ref, inFavour }).toPromise(),
    )
  return (
    <span className="a-actions">
      {offers.includes('for') && (
        <Button size="s" onClick={() => void vote(true)}>
          {words.inFavour()}
        </Button>
      )}
      {offers.includes('against') && (
        <Button size="s" onClick={() => void vote(false)}>
          {words.against()}
        </Button>
      )}
      {offers.includes('withdraw') && (
        <Button
          size="s"
          onClick={() => void steer(words.withdrawn(), () => client.mutation(objectTo, ref).toPromise())}
        >
          {notice.mine ? words.withdraw() : words.decline()}
        </Button>
      )}
      {offers.includes('stay') && (
        <Button
          size="s"
          onClick={() => void steer(words.stayed(), () => client.mutation(keepOrganising, { id }).toPromise())}
        >
          {words.stay()}
        </Button>
      )}
    </span>
  )
}

/** How the seats have voted so far. */
export const tallyWords = ({ consents, against }: OpenNotice): string =>
  words.soFar({ inFavour: consents.join(', ') || words.none(), against: against.join(', ') || words.none() })
