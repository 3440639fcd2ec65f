'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../messages/complaint.generated.js'
import { complain, type Subject } from '../api/complaints.js'
import { Trouble } from '../shell/Trouble.js'
import { Button, Dialog, Field, TextArea, useNotify } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'

/** Tells the host about something that somebody wrote. */
export function ComplainButton(subject: Subject) {
  const { id: campaignId } = useCampaignContext().campaign
  const notify = useNotify()
  const [{ fetching, error }, send] = useMutation(complain)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const press = async (): Promise<void> => {
    const { data } = await send({ ...subject, campaignId, reason: reason.trim() })
    if (!data) return
    setOpen(false)
    setReason('')
    notify({ tone: 'good', title: words.done(), text: words.doneText() })
  }
  return (
    <>
      <Button size="s" tone="quiet" onClick={() => setOpen(true)}>
        {words.press()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="s"
        title={words.title()}
        description={words.about()}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.notNow()}</Button>
            <Button tone="primary" busy={fetching} disabled={reason.trim() === ''} onClick={() => void press()}>
              {words.send()}
            </Button>
          </>
        }
      >
        {error && <Trouble error={error} />}
        <Field label={words.reason()} hint={words.limits()}>
          {(control) => (
            <TextArea
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              {...control}
            />
          )}
        </Field>
      </Dialog>
    </>
  )
}
