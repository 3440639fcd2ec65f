'use client'

import { useClient } from 'urql'
import * as words from '../../messages/rollCall.generated.js'
import { answerRollCall } from '../../api/rollCall.js'
import { Trouble } from '../../shell/Trouble.js'
import { Deadline } from '../../turn/Deadline.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useSteer } from './useSteer.js'

/** The roll call before the start, as all members see it: who is here, and who has not said so. */
export function RollCall() {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { error, steer } = useSteer()
  const { rollCall, timeZone: zone } = table
  if (!rollCall) return null
  const mine = table.seats.find((seat) => seat.mine)
  const asked = mine !== undefined && rollCall.missing.includes(mine.id)
  const answer = () => steer(words.told(), () => client.mutation(answerRollCall, { id: campaign.id }).toPromise())
  const { here, missing } = rollCall
  return (
    <>
      {error && <Trouble error={error} />}
      <Notice
        tone={missing.length > 0 ? 'warn' : 'good'}
        title={asked ? words.question() : words.title()}
        action={
          asked && (
            <Button size="s" tone="primary" onClick={() => void answer()}>
              {words.here()}
            </Button>
          )
        }
      >
        {words.until({ hour: () => <Deadline at={rollCall.until} zone={zone} /> })}{' '}
        {words.answered({ some: here.length > 0 ? 'yes' : 'no', seats: here.join(', ') })}{' '}
        {words.missing({ some: missing.length > 0 ? 'yes' : 'no', seats: missing.join(', ') })}
      </Notice>
    </>
  )
}
