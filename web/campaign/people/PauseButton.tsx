'use client'

import { DateTime } from 'luxon'
import { useState } from 'react'
import * as words from '../../messages/pause.generated.js'
import { Button, Dialog, Field, Input } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** Stops the clock, until an hour that everybody reads or until somebody lets the campaign go on. */
export function PauseButton({ pause }: { readonly pause: (note: string, until: string | null) => Promise<unknown> }) {
  const zone = useCampaignContext().table.timeZone
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState('')
  const until = DateTime.fromISO(typed, { zone })
  const wrong = typed !== '' && !(until.isValid && until > DateTime.now())
  const go = async (): Promise<void> => {
    setBusy(true)
    await pause(note.trim(), typed === '' ? null : until.toUTC().toISO())
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {words.press()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="s"
        title={words.question()}
        description={words.about()}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.notNow()}</Button>
            <Button tone="signal" busy={busy} disabled={wrong} onClick={() => void go()}>
              {words.press()}
            </Button>
          </>
        }
      >
        <Field label={words.note()}>
          {(control) => (
            <Input value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} {...control} />
          )}
        </Field>
        <Field label={words.until()} hint={words.untilHint({ zone })} problem={wrong ? words.untilPast() : undefined}>
          {(control) => (
            <Input
              type="datetime-local"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              {...control}
            />
          )}
        </Field>
      </Dialog>
    </>
  )
}
