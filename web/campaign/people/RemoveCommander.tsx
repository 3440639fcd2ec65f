'use client'

import { useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/commanders.generated.js'
import * as pause from '../../messages/pause.generated.js'
import { removeCommander } from '../../api/commanders.js'
import type { Member } from '../../api/table.js'
import { Button, Dialog, Field, Input } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Steer } from './steer.js'

interface RemoveProps {
  readonly member: Member
  readonly steer: Steer
}

/** Asks why: everybody reads it. */
function Remove({ member: { id: memberId, name }, steer }: RemoveProps) {
  const client = useClient()
  const { id } = useCampaignContext().campaign
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const remove = async (): Promise<void> => {
    const input = { id, memberId, reason: reason.trim() }
    await steer(words.removed({ name }), () => client.mutation(removeCommander, input).toPromise())
    setOpen(false)
  }
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {words.letGo()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="s"
        title={words.letGoTitle({ name })}
        description={words.letGoText()}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.cancel()}</Button>
            <Button tone="signal" disabled={reason.trim() === ''} onClick={() => void remove()}>
              {words.letGo()}
            </Button>
          </>
        }
      >
        <Field label={pause.note()}>
          {(control) => (
            <Input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} {...control} />
          )}
        </Field>
      </Dialog>
    </>
  )
}

/** Whoever runs the table ends, in the open, that somebody plays a seat with its holder. */
export function RemoveCommander({ steer }: { readonly steer: Steer }) {
  const { table } = useCampaignContext()
  const commanders = table.members.filter(({ role, mine }) => role === 'COMMANDER' && !mine)
  if (commanders.length === 0 || table.phase === 'ENDED') return null
  return (
    <details className="a-fold">
      <summary>{words.letOneGo()}</summary>
      {commanders.map((member) => (
        <div key={member.id} className="m-label">
          {member.seat} – {member.name} <Remove {...{ member, steer }} />
        </div>
      ))}
    </details>
  )
}
