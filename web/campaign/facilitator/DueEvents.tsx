'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/preparedEvents.generated.js'
import { correctionKindsQuery } from '../../api/facilitating.js'
import { eventsQuery } from '../../api/preparedEvents.js'
import { useCampaignContext } from '../CampaignContext.js'
import { kindsIn } from '../corrections/Writing.js'
import { WhatHappens } from './EventList.js'

/** What is prepared for the turn in which a run ends: no run shows it, because it happens once the stage is published. */
export function DueEvents({ turn }: { readonly turn: number }) {
  const { id, ruleset } = useCampaignContext().campaign
  const [read] = useQuery({ query: eventsQuery, variables: { id }, requestPolicy: 'cache-and-network' })
  const [known] = useQuery({ query: correctionKindsQuery, variables: { id: ruleset.id } })
  const kinds = kindsIn(known.data?.ruleset?.correctionKinds)
  const due = read.data?.campaign?.preparedEvents?.filter((event) => event.state === 'WAITING' && event.turn <= turn)
  if (!due || due.length === 0) return null
  return (
    <>
      <h2>{words.due()}</h2>
      <p className="m-label m-quiet">{words.dueMeaning()}</p>
      <WhatHappens kinds={kinds} corrections={due.flatMap(({ corrections }) => corrections)} />
    </>
  )
}
