'use client'

import { lazy, Suspense, useMemo, useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/lobby.generated.js'
import { lobbyQuery } from '../../api/lobby.js'
import { Button, buttonClass, Skeleton } from '../../ui/index.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { turnOf } from '../../turn/toDo.js'
import { TurnSign } from '../../turn/TurnSign.js'
import { CampaignCard } from './CampaignCard.js'
import { byUrgency } from './standing.js'
import { useLive } from './useLive.js'

const BeginButton = lazy(() => import('../keep/BeginButton.js').then((module) => ({ default: module.BeginButton })))

const KeptCampaigns = lazy(() => import('./KeptCampaigns.js').then((module) => ({ default: module.KeptCampaigns })))

const NewCampaign = ({ tone = 'primary' }: { readonly tone?: 'primary' | 'plain' }) => (
  <p className="a-actions">
    <Link className={buttonClass('plain')} href="/campaigns">
      {words.find()}
    </Link>
    <Link className={buttonClass('plain')} href="/maps">
      {words.maps()}
    </Link>
    <Link className={buttonClass('plain')} href="/join">
      {words.byCode()}
    </Link>
    <Link className={buttonClass(tone)} href="/new">
      {words.newCampaign()}
    </Link>
  </p>
)

interface PagesProps {
  /** Where the pages begin that were turned to; the last one is shown. */
  readonly pages: readonly string[]
  /** Where the next one begins; null: there is none. */
  readonly next: string | null
  readonly turnTo: (pages: readonly string[]) => void
}

const Pages = ({ pages, next, turnTo }: PagesProps) => (
  <p className="a-actions">
    {pages.length > 0 && <Button onClick={() => turnTo(pages.slice(0, -1))}>{words.newer()}</Button>}
    {next !== null && <Button onClick={() => turnTo([...pages, next])}>{words.older()}</Button>}
  </p>
)

export function Lobby() {
  const [pages, turnTo] = useState<readonly string[]>([])
  const after = pages.at(-1) ?? null
  const [{ data, error, fetching }, again] = useQuery({ query: lobbyQuery, variables: { after } })
  const told = useMemo(() => data?.campaigns.nodes.filter((campaign) => campaign !== null) ?? [], [data])
  const live = useLive(told)
  const toDo = live.reduce((sum, { status }) => sum + (turnOf(status)?.count ?? 0), 0)
  // One campaign that cannot be told leaves the others.
  if (error && !data)
    return (
      <Suspense fallback={<Skeleton lines={6} label={words.reading()} />}>
        <KeptCampaigns {...{ error }} retry={again} />
      </Suspense>
    )
  if (!data || fetching) return <Skeleton lines={6} label={words.reading()} />
  if (data.campaigns.nodes.length === 0 && after === null)
    return (
      <EmptyPage
        title={words.none()}
        action={
          <div className="a-begin">
            <Suspense fallback={<Button disabled>{words.begin()}</Button>}>
              <BeginButton>{words.begin()}</BeginButton>
            </Suspense>
            <NewCampaign tone="plain" />
          </div>
        }
      >
        {words.noneText()}
      </EmptyPage>
    )
  const { hasNextPage, endCursor } = data.campaigns.pageInfo
  const next = hasNextPage ? endCursor : null
  return (
    <>
      <TurnSign count={toDo} />
      <div className="a-title">
        <h1>{words.heading()}</h1>
        <NewCampaign />
      </div>
      <ul className="a-cards">
        {byUrgency(live).map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      {error && <Trouble error={error} retry={again} />}
      <Pages {...{ pages, next, turnTo }} />
    </>
  )
}
