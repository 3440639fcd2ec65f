'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/operator.generated.js'
import { blockAccount, type OperatorAccount } from '../../api/operator.js'
import { Button, Dialog, Field, TextArea } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'

interface BlockProps {
  readonly account: OperatorAccount
  readonly close: () => void
  readonly blocked: () => void
}

/** Says what blocking does, and asks for the reason. */
export function BlockDialog({ account: { id, name }, close, blocked }: BlockProps) {
  const [{ fetching, error }, run] = useMutation(blockAccount)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const go = async (): Promise<void> => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '' || !(await run({ id, reason })).data) return
    close()
    blocked()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.blockQuestion({ name })}
      description={words.blockAbout()}
      footer={
        <>
          <Button onClick={close}>{words.cancel()}</Button>
          <Button tone="signal" busy={fetching} onClick={() => void go()}>
            {words.block()}
          </Button>
        </>
      }
    >
      <Field label={words.reason()} hint={words.reasonHint()} problem={missing ? words.reasonMissing() : null}>
        {(control) => (
          <TextArea
            {...{ maxLength: 500, rows: 3, value: reason }}
            onChange={(event) => setReason(event.target.value)}
            {...control}
          />
        )}
      </Field>
      {error && <Trouble error={error} />}
    </Dialog>
  )
}
