'use client'

import { useClient } from 'urql'
import * as words from '../../messages/coOrganisers.generated.js'
import { answerNaming } from '../../api/coOrganisers.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useSteer } from './useSteer.js'

/** Asks whoever was named whether they want to. */
export function NamingQuestion() {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { error, steer } = useSteer()
  const role = table.members.find(({ mine }) => mine)?.named ?? null
  if (role === null) return null
  const answer = (accept: boolean, told: string) =>
    steer(told, () => client.mutation(answerNaming, { id: campaign.id, accept }).toPromise())
  return (
    <>
      {error && <Trouble error={error} />}
      <Notice
        tone="warn"
        title={words.question({ role })}
        action={
          <span className="a-actions">
            <Button size="s" tone="primary" onClick={() => void answer(true, words.accepted())}>
              {words.accept()}
            </Button>
            <Button size="s" onClick={() => void answer(false, words.declined())}>
              {words.decline()}
            </Button>
          </span>
        }
      >
        {words.meaning({ role })}
      </Notice>
    </>
  )
}
