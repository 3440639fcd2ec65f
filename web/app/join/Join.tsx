'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/join.generated.js'
import { invitationQuery } from '../../api/invitations.js'
import { useSession } from '../../api/session.js'
import { dayAndTime, ownZone } from '../../api/time.js'
import type { InvitationPreview } from '../../api/invitations.js'
import { buttonClass, Skeleton } from '../../ui/index.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { HouseRulesNote } from '../offer/HouseRulesNote.js'
import { KeptStarts } from '../offer/KeptStarts.js'
import { OfferedSeats } from '../offer/OfferedSeats.js'
import { OfferFacts } from '../offer/OfferFacts.js'
import { Accept } from './Accept.js'

const aboutOffer = ({ seatTitle, expiresAt }: InvitationPreview): string => {
  const at = dayAndTime(expiresAt, ownZone())
  return seatTitle ? words.about({ seat: seatTitle, at }) : words.aboutPlace({ at })
}

/** One place, or any free seat. */
function Taking({ token, invitation }: { readonly token: string; readonly invitation: InvitationPreview }) {
  const { user } = useSession()
  const [chosen, setChosen] = useState<string | null>(null)
  const { role, seat, offer } = invitation
  const many = role === 'PLAYER' && seat === null
  const left = offer.seats.filter(({ free }) => free)
  const choice = many && user ? { value: chosen, onChange: setChosen } : undefined
  return (
    <>
      <OfferedSeats seats={offer.seats} {...(choice && { choice })} />
      {many && left.length === 0 ? (
        <p>{words.full()}</p>
      ) : user ? (
        <Accept {...{ token, role }} {...(many && { seat: chosen })} />
      ) : (
        <SignInFirst token={token} />
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
          {words.makeAccount()}
        </Link>
        <Link className={buttonClass('plain')} href={`/sign-in?next=${here}`}>
          {words.signIn()}
        </Link>
      </p>
      <p className="m-quiet">{words.staysOpen()}</p>
    </>
  )
}

export function Join({ token }: { readonly token: string }) {
  const session = useSession()
  const [{ data, error, fetching }, again] = useQuery({ query: invitationQuery, variables: { token } })
  if (session.isPending || (fetching && !data)) return <Skeleton lines={4} label={words.reading()} />
  if (error) return <Trouble error={error} retry={again} />
  const invitation = data?.invitation
  if (!invitation)
    return (
      <EmptyPage
        title={words.notOpen()}
        action={
          <Link className={buttonClass('plain')} href="/lobby">
            {words.toCampaigns()}
          </Link>
        }
      >
        {words.notOpenText()}
      </EmptyPage>
    )
  return (
    <section className="a-middle">
      <p className="m-caps">{words.invitation()}</p>
      <h1>{invitation.offer.name}</h1>
      <p className="m-label">{aboutOffer(invitation)}</p>
      <p>{words.offer({ role: invitation.role })}</p>
      {invitation.deputyFrom !== null && invitation.deputyUntil !== null && (
        <p>
          {words.acts({
            from: dayAndTime(invitation.deputyFrom, ownZone()),
            until: dayAndTime(invitation.deputyUntil, ownZone()),
          })}
        </p>
      )}
      <OfferFacts offer={invitation.offer} />
      <KeptStarts offer={invitation.offer} />
      <Taking {...{ token, invitation }} />
      <HouseRulesNote rules={invitation.offer.houseRules} href={`/join/${token}/house-rules`} />
      <details className="a-fold">
        <summary>{words.publicKey()}</summary>
        <pre className="a-pre">{invitation.publicKey}</pre>
      </details>
    </section>
  )
}
