'use client'

import { useClient } from 'urql'
import * as words from '../../messages/notices.generated.js'
import type { OpenNotice } from '../../api/table.js'
import * as steering from '../../api/steering.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { NamingQuestion } from './NamingQuestion.js'
import { tallyWords, VoteActions } from './VoteActions.js'
import { isVote, offersOf } from './offers.js'
import type { Steer } from './steer.js'
import { useSteer } from './useSteer.js'

interface OneProps {
  readonly notice: OpenNotice
  readonly steer: Steer
}

function Actions({ notice, steer }: OneProps) {
  const client = useClient()
  const { id, place } = useCampaignContext().campaign
  const ref = { id, noticeId: notice.id }
  const offers = offersOf(notice, place)
  const withdraw = () => {
    if (notice.kind === 'CLOSING') return client.mutation(steering.objectTo, ref).toPromise()
    if (notice.seat === null) return client.mutation(steering.removeFacilitator, { id }).toPromise()
    return client.mutation(steering.removeHolder, { id, seat: notice.seat }).toPromise()
  }
  return (
    <span className="a-actions">
      {offers.includes('consent') && (
        <Button
          size="s"
          onClick={() => void steer(words.consented(), () => client.mutation(steering.consentTo, ref).toPromise())}
        >
          {words.consent()}
        </Button>
      )}
      {offers.includes('object') && (
        <Button
          size="s"
          onClick={() => void steer(words.objected(), () => client.mutation(steering.objectTo, ref).toPromise())}
        >
          {words.object()}
        </Button>
      )}
      {offers.includes('withdraw') && (
        <Button size="s" onClick={() => void steer(words.withdrawn(), withdraw)}>
          {words.withdraw()}
        </Button>
      )}
    </span>
  )
}

/** What is to happen soon, told to all, with what its reader may do about it. */
export function Notices() {
  const { table } = useCampaignContext()
  const { error, steer } = useSteer()
  return (
    <>
      <NamingQuestion />
      {error && <Trouble error={error} />}
      {table.notices.map((notice) => (
        <Notice
          key={notice.id}
          tone="warn"
          title={words.title({ kind: notice.kind })}
          action={isVote(notice) ? <VoteActions {...{ notice, steer }} /> : <Actions {...{ notice, steer }} />}
        >
          {notice.text}{' '}
          {isVote(notice)
            ? tallyWords(notice)
            : notice.consents.length > 0 && words.soFar({ seats: notice.consents.join(', ') })}
        </Notice>
      ))}
    </>
  )
}
