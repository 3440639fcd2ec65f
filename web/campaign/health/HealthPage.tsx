'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/health.generated.js'
import * as pageWords from '../../messages/campaignPage.generated.js'
import { campaignQuery } from '../../api/campaign.js'
import { healthQuery } from '../../api/health.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { EmptyState, Skeleton } from '../../ui/index.js'
import '../campaign.css'
import { CampaignProvider, useCampaignContext } from '../CampaignContext.js'
import '../records/records.css'
import './health.css'
import { OfSeats } from './OfSeats.js'
import { OfStages } from './OfStages.js'
import { Secrets } from './Secrets.js'

function Health() {
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const [{ data, error }, again] = useQuery({
    query: healthQuery,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  const health = data?.campaign?.health
  return (
    <div className="c-health">
      <header>
        <h1>{words.title()}</h1>
        <p className="m-label">{campaign.name}</p>
        <p>{words.about()}</p>
        <p className="m-label">
          {campaign.place.role === 'FACILITATOR' && (
            <>
              <Link href={`/campaign/${id}/facilitator`}>{words.tools()}</Link> ·{' '}
            </>
          )}
          <Link href={`/campaign/${id}`}>{words.back()}</Link>
        </p>
      </header>
      {error && <Trouble error={error} retry={again} />}
      {!data && !error && <Skeleton lines={8} label={words.reading()} />}
      {data && !health && <EmptyState title={words.leftTitle()}>{words.left()}</EmptyState>}
      {health && health.stages.length === 0 && <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>}
      {health && health.stages.length > 0 && (
        <>
          <OfStages stages={health.stages} battlesTold={health.battlesTold} phase={table.phase} />
          <OfSeats seats={health.seats} />
          {health.secrets && <Secrets secrets={health.secrets} />}
        </>
      )}
    </div>
  )
}

/** How a campaign fares: what everybody may know anyway, and for the facilitator what only they may. */
export function HealthPage({ id }: { readonly id: string }) {
  const [{ data, error }, again] = useQuery({ query: campaignQuery, variables: { id } })
  const campaign = data?.campaign
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.reading()} />
  if (!campaign) return <EmptyPage title={pageWords.noneTitle()}>{pageWords.none()}</EmptyPage>
  return (
    <CampaignProvider campaign={campaign} table={campaign.status} reload={again}>
      <Health />
    </CampaignProvider>
  )
}
