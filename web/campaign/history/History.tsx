'use client'

import { useMemo } from 'react'
import { useClient, useQuery } from 'urql'
import * as pageWords from '../../messages/campaignPage.generated.js'
import * as words from '../../messages/history.generated.js'
import { type BriefingHead, historyQuery, type OldBriefing, oldBriefingQuery } from '../../api/history.js'
import { campaignQuery } from '../../api/campaign.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { EmptyState, Skeleton } from '../../ui/index.js'
import '../campaign.css'
import { CampaignProvider, useCampaignContext } from '../CampaignContext.js'
import '../replay/replay.css'
import { Transport } from '../replay/Transport.js'
import { useMoment } from '../replay/useMoment.js'
import './history.css'
import type { GoneLine } from './gone.js'
import { OldMoment } from './OldMoment.js'
import { openShelf } from './shelf.js'
import { Strip } from './Strip.js'

interface MomentsProps {
  readonly heads: readonly BriefingHead[]
  readonly corrections: readonly number[]
  readonly gone: readonly GoneLine[]
}

function Moments({ heads, corrections, gone }: MomentsProps) {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const [at, setAt] = useMoment(heads, heads.length - 1)
  const shelf = useMemo(
    () =>
      openShelf<OldBriefing>(async (number) => {
        const { data, error } = await client.query(oldBriefingQuery, { id: campaign.id, number }).toPromise()
        if (error) throw error
        return data?.campaign?.briefing ?? null
      }),
    [client, campaign.id],
  )
  const head = heads[at]
  if (!head) return null
  const stage = campaign.ruleset.stages.find(({ id }) => id === head.stage)?.title ?? head.stage
  const title = words.moment({ turn: head.turn, stage })
  return (
    <div className="c-replay">
      <OldMoment
        {...{ heads, head, title, shelf, corrections, gone }}
        onHead={(chosen) => setAt(heads.indexOf(chosen))}
      />
      <Strip {...{ heads, at, shelf }} onAt={setAt} />
      <Transport {...{ at, title }} last={heads.length - 1} onAt={setAt} />
    </div>
  )
}

const none: readonly number[] = []
const noLines: readonly GoneLine[] = []

/** Old briefings of one's own: what I knew then, and nothing that came out later. */
export function History({ id }: { readonly id: string }) {
  const [read, again] = useQuery({ query: historyQuery, variables: { id } })
  const [whole, reread] = useQuery({ query: campaignQuery, variables: { id } })
  const error = read.error ?? whole.error
  if (error) return <Trouble error={error} retry={again} />
  const campaign = whole.data?.campaign
  const list = read.data?.campaign?.briefings
  const corrections = read.data?.campaign?.corrections ?? none
  const gone = read.data?.campaign?.correctedLines ?? noLines
  if (!read.data || !whole.data) return <Skeleton lines={6} label={words.reading()} />
  if (!campaign || !list) return <EmptyState title={pageWords.noneTitle()}>{pageWords.none()}</EmptyState>
  const heads = [...list].sort((a, b) => a.number - b.number)
  return (
    <div className="c-replay-page">
      <div className="c-bar">
        <h1 className="c-name">{words.title()}</h1>
        <span className="c-turn">{campaign.name}</span>
      </div>
      {heads.length === 0 ? (
        <EmptyState title={words.noneTitle()}>
          {words.none()} <Link href={`/campaign/${id}`}>{words.now()}</Link>
        </EmptyState>
      ) : (
        <CampaignProvider campaign={campaign} table={campaign.status} reload={reread}>
          <Moments {...{ heads, corrections, gone }} />
        </CampaignProvider>
      )}
    </div>
  )
}
