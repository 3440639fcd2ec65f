'use client'

import { useQuery } from 'urql'
import * as pageWords from '../../messages/campaignPage.generated.js'
import * as words from '../../messages/chronicle.generated.js'
import { campaignQuery } from '../../api/campaign.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { EmptyState, Skeleton } from '../../ui/index.js'
import { CampaignProvider } from '../CampaignContext.js'
import '../print/print.css'
import { Chronicle } from './Chronicle.js'

/** The chronicle on a page of its own, wide enough to read, and to print. */
export function ChroniclePage({ id }: { readonly id: string }) {
  const [{ data, error }, again] = useQuery({ query: campaignQuery, variables: { id } })
  const campaign = data?.campaign
  if (error && !campaign) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.reading()} />
  if (!campaign) return <EmptyState title={pageWords.noneTitle()}>{pageWords.none()}</EmptyState>
  return (
    <CampaignProvider campaign={campaign} table={campaign.status} reload={again}>
      <div className="y-page">
        <p className="m-label y-tools">
          <Link href={`/campaign/${id}`}>{words.back()}</Link>
        </p>
        <p className="m-caps">{words.chronicle()}</p>
        <h1>{campaign.name}</h1>
        <Chronicle lines={campaign.briefing?.report ?? []} whole />
      </div>
    </CampaignProvider>
  )
}
