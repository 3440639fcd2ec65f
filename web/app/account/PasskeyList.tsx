'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/ways.generated.js'
import { dayAndTime } from '../../api/time.js'
import { type OwnPasskey, removePasskey } from '../../api/ways.js'
import { Button } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { RenamePasskeyForm } from './RenamePasskeyForm.js'

interface RowProps {
  readonly passkey: OwnPasskey
  readonly changed: () => void
}

function PasskeyRow({ passkey: { id, name, createdAt }, changed }: RowProps) {
  const [{ fetching, error }, remove] = useMutation(removePasskey)
  const [renaming, setRenaming] = useState(false)
  const end = async (): Promise<void> => {
    const { data } = await remove({ id })
    if (data) changed()
  }
  const renamed = (): void => {
    setRenaming(false)
    changed()
  }
  return (
    <li className="a-token">
      <div>
        <strong className="m-label">{name}</strong>
        <p className="m-label m-quiet">{words.since({ day: dayAndTime(createdAt) })}</p>
      </div>
      <Button size="s" onClick={() => setRenaming(!renaming)} aria-label={words.renameNamed({ name })}>
        {words.rename()}
      </Button>
      <Button
        size="s"
        tone="signal"
        busy={fetching}
        onClick={() => void end()}
        aria-label={words.removeNamed({ name })}
      >
        {words.remove()}
      </Button>
      {renaming && <RenamePasskeyForm {...{ id, name, renamed }} />}
      {error && <Trouble error={error} />}
    </li>
  )
}

export function PasskeyList({
  passkeys,
  changed,
}: {
  readonly passkeys: readonly OwnPasskey[]
  readonly changed: () => void
}) {
  if (passkeys.length === 0) return <p className="m-quiet">{words.noPasskey()}</p>
  return (
    <ul className="a-tokens">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} changed={changed} />
      ))}
    </ul>
  )
}
