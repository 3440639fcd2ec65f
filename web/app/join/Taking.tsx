'use client'

import { useState } from 'react'
import * as words from '../../messages/join.generated.js'
import type { InvitationPreview } from '../../api/invitations.js'
import { useSession } from '../../api/session.js'
import { dayAndTime, ownZone } from '../../api/time.js'
import { OfferedSeats } from '../offer/OfferedSeats.js'
import { SignInFirst } from '../offer/SignInFirst.js'
import { Accept } from './Accept.js'

interface TakingProps {
  readonly token: string
  readonly invitation: InvitationPreview
}

/** The place that is offered: one, or any free seat. */
export function Taking({ token, invitation }: TakingProps) {
  const { user } = useSession()
  const [chosen, setChosen] = useState<string | null>(null)
  const { role, seat, offer, deputyFrom, deputyUntil } = invitation
  const many = role === 'PLAYER' && seat === null
  const left = offer.seats.filter(({ free }) => free)
  const choice = many && user ? { value: chosen, onChange: setChosen } : undefined
  return (
    <section className="o-place" aria-labelledby="your-place">
      <h2 id="your-place" tabIndex={-1}>
        {words.place()}
      </h2>
      <p>{words.offer({ role })}</p>
      {deputyFrom !== null && deputyUntil !== null && (
        <p>{words.acts({ from: dayAndTime(deputyFrom, ownZone()), until: dayAndTime(deputyUntil, ownZone()) })}</p>
      )}
      <OfferedSeats seats={offer.seats} meant={seat} {...(choice && { choice })} />
      {many && left.length === 0 ? (
        <p>{words.full()}</p>
      ) : user ? (
        <Accept {...{ token, role }} {...(many && { seat: chosen })} />
      ) : (
        <SignInFirst here={`/join/${token}`}>
          {words.staysOpen()} {left.length < offer.seats.length && words.whoPlays()}
        </SignInFirst>
      )}
    </section>
  )
}
