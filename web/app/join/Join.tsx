'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/join.generated.js'
import { type InvitationPreview, invitationQuery } from '../../api/invitations.js'
import { useSession } from '../../api/session.js'
import { dayAndTime, ownZone } from '../../api/time.js'
import { buttonClass, Skeleton } from '../../ui/index.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { HouseRulesNote } from '../offer/HouseRulesNote.js'
import { KeptStarts } from '../offer/KeptStarts.js'
import { OfferFacts } from '../offer/OfferFacts.js'
import { Pace } from '../offer/Pace.js'
import { Referee } from './Referee.js'
import { Taking } from './Taking.js'

/** Who asks whom to what. */
function Head({ invitation }: { readonly invitation: InvitationPreview }) {
  const { offer, role, seat, seatTitle, invitedBy, expiresAt } = invitation
  return (
    <header className="o-head">
      <p className="m-caps">{words.invitation()}</p>
      <h1>{offer.name}</h1>
      {invitedBy !== null && (
        <p className="a-lead">
          {words.invites({
            ...{ role, name: invitedBy, seat: seat ?? 'none', title: seatTitle ?? '' },
            b: (inside) => <b>{inside}</b>,
          })}
        </p>
      )}
      <p className="m-label m-quiet">
        {words.openUntil({ at: dayAndTime(expiresAt, ownZone()) })}{' '}
        <a className="o-jump" href="#your-place">
          {words.toPlace()}
        </a>
      </p>
    </header>
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
  const { offer, publicKey } = invitation
  return (
    <article className="o-invitation">
      <Head invitation={invitation} />
      <OfferFacts offer={offer} />
      <div className="o-terms">
        <KeptStarts offer={offer} />
        <Pace offer={offer} />
        <HouseRulesNote rules={offer.houseRules} href={`/join/${token}/house-rules`} />
        <Referee />
      </div>
      <Taking {...{ token, invitation }} />
      <div className="o-key">
        <details className="a-fold">
          <summary>{words.publicKey()}</summary>
          <pre className="a-pre">{publicKey}</pre>
        </details>
      </div>
    </article>
  )
}
