'use client'

import { useClient } from 'urql'
import * as words from '../../messages/votes.generated.js'
import { callVote } from '../../api/votes.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { Trouble } from '../../shell/Trouble.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useNewerEdition } from './useNewerEdition.js'
import { useSteer } from './useSteer.js'

/** The facilitator decides alone that the campaign goes on by a newer edition; nothing where there is none. */
export function EditionButton() {
  const { id } = useCampaignContext().campaign
  const client = useClient()
  const { error, steer } = useSteer()
  const edition = useNewerEdition()
  if (edition === null) return null
  return (
    <>
      {error && <Trouble error={error} />}
      <ConfirmButton
        label={words.decideEdition({ edition })}
        title={words.decideTitle({ edition })}
        text={words.decideMeaning()}
        act={() =>
          steer(words.editionDecided(), () => client.mutation(callVote, { id, on: { edition: true } }).toPromise())
        }
      />
    </>
  )
}
