'use client'

import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../../messages/unwinding.generated.js'
import { reopenStage } from '../../../api/unwinding.js'
import { ConfirmButton } from '../../../shell/ConfirmButton.js'
import { Trouble } from '../../../shell/Trouble.js'
import { Field, Input } from '../../../ui/index.js'
import { useCampaignContext } from '../../CampaignContext.js'
import { SeatBoxes } from '../../people/SeatBoxes.js'
import { useSteer } from '../../people/useSteer.js'

/** The last stage that asked all seats is opened again, for those who are named. */
export function Reopen() {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const { error, steer } = useSteer()
  const [seats, setSeats] = useState<readonly SeatId[]>([])
  const [reason, setReason] = useState('')
  const reopen = () =>
    steer(words.reopened(), () =>
      client.mutation(reopenStage, { id: campaign.id, seats: [...seats], reason: reason.trim() }).toPromise(),
    )
  return (
    <details className="a-fold">
      <summary>{words.reopenTitle()}</summary>
      {error && <Trouble error={error} />}
      <p className="m-label m-quiet">{words.reopenMeaning()}</p>
      <SeatBoxes legend={words.whoAnswers()} seats={seats} onChange={setSeats} />
      <Field label={words.reason()} hint={words.reasonHint()}>
        {(control) => (
          <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} {...control} />
        )}
      </Field>
      {seats.length > 0 && reason.trim() !== '' && (
        <ConfirmButton
          label={words.reopen()}
          title={words.reopenQuestion()}
          text={words.reopenMeaning()}
          act={reopen}
        />
      )}
    </details>
  )
}
