'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/replay.generated.js'
import { openHistoryQuery } from '../../api/history.js'
import { campaignQuery } from '../../api/campaign.js'
import type { BriefingHead } from '../../api/history.js'
import type { Campaign } from '../../api/campaign.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import '../campaign.css'
import { CampaignProvider, useCampaignContext } from '../CampaignContext.js'
import { useTools } from '../desk/useTools.js'
import './replay.css'
import { Scene } from './Scene.js'
import { Transport } from './Transport.js'
import { useMoment } from './useMoment.js'

const titleOf = (campaign: Campaign, head: BriefingHead): string => {
  const stage = campaign.ruleset.stages.find(({ id }) => id === head.stage)?.title ?? head.stage
  return words.turn({ turn: head.turn, stage })
}

function Film({ heads }: { readonly heads: readonly BriefingHead[] }) {
  const { campaign } = useCampaignContext()
  const [at, setAt] = useMoment(heads, 0)
  const state = useTools(campaign.ruleset.id, campaign.ruleset.edition)
  const tools = state.kind === 'open' ? state.tools : null
  const head = heads[at]
  if (!head) return null
  const title = titleOf(campaign, head)
  return (
    <div className="c-replay">
      <Scene {...{ tools, title }} number={head.number} next={heads[at + 1]?.number ?? null} />
      <Transport at={at} last={heads.length - 1} title={title} onAt={setAt} />
    </div>
  )
}

/** The whole war, resolution by resolution, as only the referee saw it: open to everybody once it is over. */
export function Replay({ id }: { readonly id: string }) {
  const [whole, reread] = useQuery({ query: campaignQuery, variables: { id } })
  const [opened, again] = useQuery({ query: openHistoryQuery, variables: { id } })
  const error = whole.error ?? opened.error
  if (error) return <Trouble error={error} retry={again} />
  if (!whole.data || !opened.data) return <Skeleton lines={8} label={words.opening()} />
  const campaign = whole.data.campaign
  const heads = [...(opened.data.campaign?.briefings ?? [])].sort((a, b) => a.number - b.number)
  if (!campaign || heads.length === 0) return <EmptyPage title={words.closedTitle()}>{words.closed()}</EmptyPage>
  return (
    <div className="c-replay-page">
      <div className="c-bar">
        <h1 className="c-name">{words.title()}</h1>
        <span className="c-turn">{campaign.name}</span>
        <span className="m-label">
          <Link href={`/campaign/${id}`}>{words.back()}</Link>
        </span>
      </div>
      <CampaignProvider campaign={campaign} table={campaign.status} reload={reread}>
        <Film heads={heads} />
      </CampaignProvider>
    </div>
  )
}
