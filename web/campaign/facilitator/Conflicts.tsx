'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/facilitator.generated.js'
import { battleHeadsQuery } from '../../api/battles.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { EmptyState, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** Battles on which the facilitator was asked to rule, or that were shown to one who sees no secrets: their desks. */
export function Conflicts() {
  const { id, blindFacilitator: blind } = useCampaignContext().campaign
  const [read, again] = useQuery({ query: battleHeadsQuery, variables: { id }, requestPolicy: 'cache-and-network' })
  if (read.error) return <Trouble error={read.error} retry={again} />
  if (!read.data) return <Skeleton lines={3} label={words.reading()} />
  const desks = read.data.campaign?.battles ?? []
  if (desks.length === 0)
    return (
      <EmptyState title={blind ? words.noneShownTitle() : words.noConflictTitle()}>
        {blind ? words.noneShown() : words.noConflict()}
      </EmptyState>
    )
  return (
    <ul className="c-changes">
      {desks.map((desk) => (
        <li key={desk.id}>
          <Link href={`/campaign/${id}/battle/${desk.id}`}>
            {words.deskOf({ sides: desk.sides.map(({ seat, title }) => words.seat({ seat, title })).join(' · ') })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
