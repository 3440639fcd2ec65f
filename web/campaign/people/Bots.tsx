'use client'

import { useClient } from 'urql'
import * as words from '../../messages/organiser.generated.js'
import { removeBot, seatBot } from '../../api/steering.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Steer } from './steer.js'

/** Seats that nobody holds: a bot may play them, which everybody is told. */
export function Bots({ steer }: { readonly steer: Steer }) {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const vacant = table.seats.filter(({ holder }) => holder === null)
  if (vacant.length === 0) return null
  return (
    <div className="c-bots">
      <p className="m-label m-quiet">{words.botMeaning()}</p>
      {vacant.map(({ id: seat, title, bot }) => (
        <p key={seat} className="m-label">
          {`${seat} – ${title}`}{' '}
          {bot ? (
            <Button
              size="s"
              onClick={() =>
                void steer(words.botLeft({ seat }), () => client.mutation(removeBot, { id, seat }).toPromise())
              }
            >
              {words.botAway()}
            </Button>
          ) : (
            <Button
              size="s"
              onClick={() =>
                void steer(words.botPlays({ seat }), () => client.mutation(seatBot, { id, seat }).toPromise())
              }
            >
              {words.botIn()}
            </Button>
          )}
        </p>
      ))}
    </div>
  )
}
