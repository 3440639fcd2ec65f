'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import { dayAndTime } from '../../api/time.js'
import type { Invitation, PlaceRole } from '../../api/invitations.js'
import { invite, revokeInvitation } from '../../api/invitations.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Notice, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

const names: Readonly<Record<PlaceRole, string>> = {
  PLAYER: 'Player',
  OBSERVER: 'Observer',
  FACILITATOR: 'Facilitator',
  ORGANISER: 'Organiser',
  WAITING: 'Place that begins later',
}

const absolute = (url: string): string => new URL(url, window.location.origin).href

function Made({ invitation }: { readonly invitation: Invitation }) {
  if (!invitation.url) return null
  const link = absolute(invitation.url)
  return (
    <Notice
      tone="good"
      title={`Link for ${invitation.seat ? `seat ${invitation.seat}` : names[invitation.role].toLowerCase()}`}
    >
      <code className="a-secret">{link}</code>
      It works once and is not shown again. <CopyButton text={link} label="Copy the link" />
    </Notice>
  )
}

function OpenOne({ invitation }: { readonly invitation: Invitation }) {
  const { reload } = useCampaignContext()
  const [{ fetching }, revoke] = useMutation(revokeInvitation)
  const withdraw = async (): Promise<void> => {
    await revoke({ id: invitation.id })
    reload()
  }
  return (
    <li className="m-label">
      {names[invitation.role]}
      {invitation.seat && ` ${invitation.seat}`} ·{' '}
      {invitation.usedBy ? `taken by ${invitation.usedBy}` : `open until ${dayAndTime(invitation.expiresAt)}`}
      {!invitation.usedBy && (
        <Button size="s" tone="quiet" busy={fetching} onClick={() => void withdraw()}>
          Withdraw
        </Button>
      )}
    </li>
  )
}

/** Links that bring people to their places. */
export function Invitations() {
  const { campaign, table, reload } = useCampaignContext()
  const [{ fetching, error }, make] = useMutation(invite)
  const [made, setMade] = useState<readonly Invitation[]>([])
  const free = table.seats.filter(({ holder }) => holder === null)
  const [chosen, setChosen] = useState('')
  const value = chosen || free[0]?.id || 'OBSERVER'
  const go = async (): Promise<void> => {
    const role: PlaceRole = value === 'OBSERVER' || value === 'FACILITATOR' ? value : 'PLAYER'
    const { data } = await make({ id: campaign.id, role, ...(role === 'PLAYER' && { seat: value }) })
    if (!data) return
    setMade((before) => [data.invite, ...before])
    setChosen('')
    reload()
  }
  return (
    <section className="c-invitations" aria-label="Invitations">
      {error && <Trouble error={error} />}
      {made.map((invitation) => (
        <Made key={invitation.id} invitation={invitation} />
      ))}
      <div className="c-row">
        <Field label="Invite to">
          {(control) => (
            <Select value={value} onChange={(event) => setChosen(event.target.value)} {...control}>
              {free.map((seat) => (
                <option key={seat.id} value={seat.id}>
                  {`Seat ${seat.id} – ${seat.title}${seat.bot ? ', in place of the bot' : ''}`}
                </option>
              ))}
              <option value="OBSERVER">Observer: sees what all seats share</option>
              <option value="FACILITATOR">Facilitator: sees everything, told to all</option>
            </Select>
          )}
        </Field>
        <Button busy={fetching} onClick={() => void go()}>
          Make a link
        </Button>
      </div>
      <ul className="c-invitation-list">
        {campaign.invitations.map((invitation) => (
          <OpenOne key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}
