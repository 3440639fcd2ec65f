'use client'

import { seatId } from '@muster/rulesets/kit/ids.js'
import { lazy, Suspense, useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/invitations.generated.js'
import { dayAndTime } from '../../api/time.js'
import type { Invitation } from '../../api/invitation.js'
import type { PlaceRole } from '../../api/invitations.js'
import { invite, revokeInvitation } from '../../api/invitations.js'
import { madeFor } from '../../api/madeInvitations.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Notice, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { freeSeats } from './freeSeats.js'
import { sharingOf } from './share.js'

const ShareSheet = lazy(() => import('./ShareSheet.js').then((module) => ({ default: module.ShareSheet })))

/** The choice of a link for all free seats. */
const any = 'ANY'

const isForMany = ({ role, seat }: Invitation): boolean => role === 'PLAYER' && seat === null

const absolute = (url: string): string => new URL(url, window.location.origin).href

function Made({ invitation }: { readonly invitation: Invitation }) {
  const { campaign } = useCampaignContext()
  const [isSharing, setSharing] = useState(false)
  if (!invitation.url) return null
  const { seat, role, expiresAt } = invitation
  const link = absolute(invitation.url)
  const many = isForMany(invitation)
  const title = many ? words.linkForAny() : seat ? words.linkForSeat({ seat }) : words.linkForRole({ role })
  return (
    <Notice tone="good" title={title}>
      <code className="a-secret">{link}</code>
      {many ? words.code({ code: invitation.url.replace('/join/', '') }) : words.once()}{' '}
      <Button size="s" onClick={() => setSharing(true)}>
        {words.share()}
      </Button>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareSheet
            sharing={sharingOf({
              ...{ link, campaign: campaign.name, ruleset: campaign.ruleset.title, map: campaign.scenario.title },
              until: dayAndTime(expiresAt),
            })}
            close={() => setSharing(false)}
          />
        </Suspense>
      )}
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
  const { seat, usedBy } = invitation
  const role = words.role({ role: invitation.role })
  const place = isForMany(invitation) ? words.anyPlace() : seat ? words.roleInSeat({ role, seat }) : role
  return (
    <li className="m-label">
      {usedBy ? words.taken({ place, name: usedBy }) : words.open({ place, until: dayAndTime(invitation.expiresAt) })}
      {!usedBy && (
        <Button size="s" tone="quiet" busy={fetching} onClick={() => void withdraw()}>
          {words.withdraw()}
        </Button>
      )}
    </li>
  )
}

/** Links that bring people to their places. */
export function Invitations() {
  const { campaign, table, reload } = useCampaignContext()
  const [{ fetching, error }, make] = useMutation(invite)
  const [made, setMade] = useState<readonly Invitation[]>(() => madeFor(campaign.id))
  const free = freeSeats(table)
  const [chosen, setChosen] = useState('')
  const value = chosen || free[0]?.id || 'OBSERVER'
  const go = async (): Promise<void> => {
    const role: PlaceRole = value === 'OBSERVER' || value === 'FACILITATOR' ? value : 'PLAYER'
    const oneSeat = role === 'PLAYER' && value !== any
    const { data } = await make({ id: campaign.id, role, ...(oneSeat && { seat: seatId(value) }) })
    if (!data) return
    setMade((before) => [data.invite, ...before])
    setChosen('')
    reload()
  }
  return (
    <section className="c-invitations" aria-label={words.title()}>
      {error && <Trouble error={error} />}
      {made.map((invitation) => (
        <Made key={invitation.id} invitation={invitation} />
      ))}
      <div className="c-row">
        <Field label={words.to()}>
          {(control) => (
            <Select value={value} onChange={(event) => setChosen(event.target.value)} {...control}>
              {free.length > 1 && <option value={any}>{words.anySeat({ seats: free.length })}</option>}
              {free.map((seat) => (
                <option key={seat.id} value={seat.id}>
                  {words.seat({ seat: seat.id, title: seat.title, bot: seat.bot ? 'yes' : 'no' })}
                </option>
              ))}
              <option value="OBSERVER">{words.observer()}</option>
              <option value="FACILITATOR">{words.facilitator()}</option>
            </Select>
          )}
        </Field>
        <Button busy={fetching} onClick={() => void go()}>
          {words.make()}
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
