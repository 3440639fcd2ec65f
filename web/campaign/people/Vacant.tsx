'use client'

import { useClient } from 'urql'
import * as words from '../../messages/organiser.generated.js'
import { releaseSeat, removeBot, reserveSeat, seatBot } from '../../api/steering.js'
import type { Table } from '../../api/table.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Steer } from './steer.js'

interface VacantProps {
  readonly seat: Table['seats'][number]
  readonly steer: Steer
}

/** A seat that nobody holds: a bot may play it, or its start be kept for somebody who joins later. */
export function Vacant({ seat: { id: seat, title, bot, reservedUntil }, steer }: VacantProps) {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const of = { id: campaign.id, seat }
  const gathering = table.phase === 'GATHERING'
  const act = (label: string, told: string, send: Parameters<Steer>[1]) => (
    <Button size="s" onClick={() => void steer(told, send)}>
      {label}
    </Button>
  )
  return (
    <p className="m-label">
      {`${seat} – ${title}`}{' '}
      {bot && act(words.botAway(), words.botLeft({ seat }), () => client.mutation(removeBot, of).toPromise())}
      {!bot &&
        reservedUntil === null &&
        act(words.botIn(), words.botPlays({ seat }), () => client.mutation(seatBot, of).toPromise())}{' '}
      {gathering &&
        !bot &&
        reservedUntil === null &&
        act(words.keep(), words.startKept({ seat }), () => client.mutation(reserveSeat, of).toPromise())}
      {gathering &&
        reservedUntil !== null &&
        act(words.release(), words.startReleased({ seat }), () => client.mutation(releaseSeat, of).toPromise())}
    </p>
  )
}
