'use client'

import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { invitationQuery } from '../../api/invitations.js'
import { newSeatBytes } from '../../api/seatBytes.js'
import { useSession } from '../../api/session.js'
import { dayAndTime, ownZone } from '../../api/time.js'
import type { InvitationPreview } from '../../api/invitations.js'
import { acceptInvitation } from '../../api/invitations.js'
import { Button, buttonClass, Skeleton } from '../../ui/index.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'

const offers: Readonly<Record<InvitationPreview['role'], string>> = {
  PLAYER:
    'You are offered a seat. You will seal orders and be told what this seat may know. If the war has begun, everybody is told of you first, and the seat is yours with a later turn.',
  OBSERVER:
    'You are offered an observer’s place: you see what all seats share, and take no other place in this campaign.',
  FACILITATOR:
    'You are offered the facilitator’s place: you see everything, and may never hold a seat in this campaign. If the war has begun, everybody is told of you first, and you see with a later turn.',
  WAITING: 'You are offered a place that begins later.',
  ORGANISER: 'You are offered the organiser’s place: you run the table and know nothing extra.',
}

function Accept({ token, offer }: { readonly token: string; readonly offer: InvitationPreview }) {
  const router = useRouter()
  // One set of bytes a visit: pressing twice must not look like two offers.
  const [seatBytes] = useState(newSeatBytes)
  const [{ fetching, error }, accept] = useMutation(acceptInvitation)
  const take = async (): Promise<void> => {
    const { data } = await accept({ token, ...(offer.role === 'PLAYER' && { seatBytes }) })
    if (data) router.replace(`/campaign/${data.acceptInvitation.id}`)
  }
  return (
    <>
      {error && <Trouble error={error} />}
      <Button tone="primary" busy={fetching} onClick={() => void take()}>
        {offer.role === 'PLAYER' ? 'Take the seat' : 'Take the place'}
      </Button>
      {offer.role === 'PLAYER' && (
        <p className="m-quiet">
          Taking the seat adds 32 random bytes to the campaign’s dice, made just now in this browser.
        </p>
      )}
    </>
  )
}

function SignInFirst({ token }: { readonly token: string }) {
  const here = encodeURIComponent(`/join/${token}`)
  return (
    <>
      <p className="a-actions">
        <Link className={buttonClass('primary')} href={`/sign-up?next=${here}`}>
          Make an account
        </Link>
        <Link className={buttonClass('plain')} href={`/sign-in?next=${here}`}>
          Sign in
        </Link>
      </p>
      <p className="m-quiet">The invitation stays open meanwhile, and you come straight back to it.</p>
    </>
  )
}

export function Join({ token }: { readonly token: string }) {
  const session = useSession()
  const [{ data, error, fetching }, again] = useQuery({ query: invitationQuery, variables: { token } })
  if (session.isPending || (fetching && !data)) return <Skeleton lines={4} label="Reading the invitation" />
  if (error) return <Trouble error={error} retry={again} />
  const offer = data?.invitation
  if (!offer)
    return (
      <EmptyPage
        title="This invitation is not open"
        action={
          <Link className={buttonClass('plain')} href="/lobby">
            To my campaigns
          </Link>
        }
      >
        It may have been used, withdrawn or run out. Ask the organiser for a new link.
      </EmptyPage>
    )
  return (
    <section className="a-narrow">
      <p className="m-caps">Invitation</p>
      <h1>{offer.campaign}</h1>
      <p className="m-label">
        {offer.ruleset}
        {offer.seatTitle && ` · ${offer.seatTitle}`} · open until {dayAndTime(offer.expiresAt, ownZone())}
      </p>
      <p>{offers[offer.role]}</p>
      {session.user ? <Accept token={token} offer={offer} /> : <SignInFirst token={token} />}
      <details className="a-fold">
        <summary>Public key of the campaign’s dice</summary>
        <pre className="a-pre">{offer.publicKey}</pre>
      </details>
    </section>
  )
}
