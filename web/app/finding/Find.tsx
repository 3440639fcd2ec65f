'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/finding.generated.js'
import { type ListedFilter, listedQuery } from '../../api/finding.js'
import { useSession } from '../../api/session.js'
import { Button, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { Filters } from './Filters.js'
import { ListedCard } from './ListedCard.js'
import { OwnRequests } from './OwnRequests.js'

interface ListProps {
  readonly filter: ListedFilter
  /** Where the pages begin that were turned to; the last one is shown. */
  readonly pages: readonly string[]
  readonly turnTo: (pages: readonly string[]) => void
}

function List({ filter, pages, turnTo }: ListProps) {
  const after = pages.at(-1) ?? null
  const [{ data, error, fetching }, again] = useQuery({ query: listedQuery, variables: { filter, after } })
  // One campaign that cannot be told leaves the others.
  if (error && !data) return <Trouble error={error} retry={again} />
  if (!data || fetching) return <Skeleton lines={6} label={words.looking()} />
  const { nodes, pageInfo } = data.listedCampaigns
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null
  const told = nodes.filter((campaign) => campaign !== null)
  return (
    <>
      {nodes.length === 0 && <p>{words.none()}</p>}
      <ul className="a-cards" aria-label={words.found()}>
        {told.map((campaign) => (
          <ListedCard key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      <p className="a-actions">
        {pages.length > 0 && <Button onClick={() => turnTo(pages.slice(0, -1))}>{words.newer()}</Button>}
        {next !== null && <Button onClick={() => turnTo([...pages, next])}>{words.older()}</Button>}
      </p>
    </>
  )
}

/** Campaigns that look for players, for everybody who reaches this server. */
export function Find() {
  const { user } = useSession()
  const [filter, setFilter] = useState<ListedFilter>({ freeSeats: true })
  const [pages, turnTo] = useState<readonly string[]>([])
  const change = (next: ListedFilter): void => {
    setFilter(next)
    turnTo([])
  }
  return (
    <>
      <h1>{words.heading()}</h1>
      <p className="m-quiet">{words.about()}</p>
      {user && <OwnRequests />}
      <Filters filter={filter} onChange={change} />
      <List {...{ filter, pages, turnTo }} />
    </>
  )
}
