'use client'

import { useState } from 'react'
import * as words from '../messages/organiser.generated.js'
import { Button, Dialog } from '../ui/index.js'

interface ConfirmButtonProps {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly act: () => Promise<unknown>
}

/** A button that asks first: what it does cannot be undone. */
export function ConfirmButton({ label, title, text, act }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const go = async (): Promise<void> => {
    setBusy(true)
    await act()
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="s"
        title={title}
        description={text}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.notNow()}</Button>
            <Button tone="signal" busy={busy} onClick={() => void go()}>
              {label}
            </Button>
          </>
        }
      />
    </>
  )
}
