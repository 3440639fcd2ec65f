'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/finding.generated.js'
import { offerQuery, ownPlace } from '../../api/finding.js'
import type { Offer } from '../../api/offers.js'
import { useSession } from '../../api/session.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { buttonClass, Skeleton } from '../../ui/index.js'
import { HouseRulesNote } from '../offer/HouseRulesNote.js'
import { KeptStarts } from '../offer/KeptStarts.js'
import { OfferedSeats } from '../offer/OfferedSeats.js'
import { OfferFacts } from '../offer/OfferFacts.js'
import { Pace } from '../offer/Pace.js'
import { SignInFirst } from '../offer/SignInFirst.js'
import { AskForm } from './AskForm.js'
import { RequestState } from './RequestState.js'

interface AskingProps {
  readonly offer: Offer
  readonly reload: () => void
}

/** What somebody who is signed in may do here: go on to their campaign, ask for a seat, or see what became of it. */
function Asking({ offer, reload }: AskingProps) {
  const [{ data, fetching }] = useQuery({ query: ownPlace, variables: { id: offer.id } })
  if (fetching) return <Skeleton lines={2} />
  if (data?.campaign)
    return (
      <p className="a-actions">
        <Link className={buttonClass('primary')} href={`/campaign/${offer.id}`}>
          {words.toCampaign()}
        </Link>
      </p>
    )
  const { request } = offer
  const over = request === null || request.state === 'WITHDRAWN' || request.state === 'LAPSED'
  return (
    <>
      {request && <RequestState request={request} withdrawn={reload} />}
      {request?.state === 'DECLINED' && <p className="m-quiet">{words.declinedAbout()}</p>}
      {over && <AskForm offer={offer} asked={reload} />}
    </>
  )
}

export const NoSuchCard = () => (
  <EmptyPage
    title={words.noCard()}
    action={
      <Link className={buttonClass('plain')} href="/campaigns">
        {words.heading()}
      </Link>
    }
  >
    {words.noCardText()}
  </EmptyPage>
)

/** A listed or unlisted campaign, for somebody who could join. */
export function Card({ id }: { readonly id: string }) {
  const session = useSession()
  const [{ data, error, fetching }, again] = useQuery({ query: offerQuery, variables: { id } })
  if (session.isPending || (fetching && !data)) return <Skeleton lines={6} label={words.looking()} />
  if (error) return <Trouble error={error} retry={again} />
  const offer = data?.offer
  if (!offer) return <NoSuchCard />
  return (
    <section className="a-middle">
      <p className="m-caps">{words.caption({ visibility: offer.visibility })}</p>
      <h1>{offer.name}</h1>
      <OfferFacts offer={offer} />
      <Pace offer={offer} />
      <OfferedSeats seats={offer.seats} />
      <KeptStarts offer={offer} />
      {session.user ? (
        <Asking offer={offer} reload={() => again({ requestPolicy: 'network-only' })} />
      ) : (
        <SignInFirst here={`/campaigns/${id}`}>{words.signInFirst()}</SignInFirst>
      )}
      <HouseRulesNote rules={offer.houseRules} href={`/campaigns/${id}/house-rules`} />
    </section>
  )
}
