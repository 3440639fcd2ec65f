'use client'

import * as words from '../../messages/organiser.generated.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Steer } from './steer.js'
import { Vacant } from './Vacant.js'

/** Seats that nobody holds: a bot may play them, which everybody is told. */
export function Bots({ steer }: { readonly steer: Steer }) {
  const { table } = useCampaignContext()
  const vacant = table.seats.filter(({ holder }) => holder === null)
  if (vacant.length === 0) return null
  return (
    <div className="c-bots">
      <p className="m-label m-quiet">
        {words.botMeaning()} {table.phase === 'GATHERING' && words.keepMeaning()}
      </p>
      {vacant.map((seat) => (
        <Vacant key={seat.id} {...{ seat, steer }} />
      ))}
    </div>
  )
}
