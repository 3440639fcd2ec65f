'use client'

import { useMemo } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/end.generated.js'
import * as replayWords from '../../messages/replay.generated.js'
import { campaignQuery } from '../../api/campaign.js'
import { openHistoryQuery } from '../../api/history.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import '../campaign.css'
import { CampaignProvider } from '../CampaignContext.js'
import { End } from './End.js'
import { ShareWar } from './ShareWar.js'

/** How a campaign ended: the champion, the last map, and what led there, from what is open to everybody. */
export function EndPage({ id }: { readonly id: string }) {
  const [whole, reread] = useQuery({ query: campaignQuery, variables: { id } })
  const [opened, again] = useQuery({ query: openHistoryQuery, variables: { id } })
  const campaign = whole.data?.campaign
  const list = opened.data?.campaign?.briefings
  const heads = useMemo(() => [...(list ?? [])].sort((a, b) => a.number - b.number), [list])
  const error = whole.error ?? opened.error
  if (error) return <Trouble error={error} retry={again} />
  if (!whole.data || !opened.data) return <Skeleton lines={8} label={words.opening()} />
  if (!campaign || heads.length === 0)
    return <EmptyPage title={replayWords.closedTitle()}>{replayWords.closed()}</EmptyPage>
  return (
    <div className="c-end">
      <CampaignProvider campaign={campaign} table={campaign.status} reload={reread}>
        <End heads={heads}>
          <ShareWar />
        </End>
      </CampaignProvider>
    </div>
  )
}
