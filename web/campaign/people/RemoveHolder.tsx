'use client'

import { useClient } from 'urql'
import * as words from '../../messages/organiser.generated.js'
import { removeHolder } from '../../api/steering.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import type { Steer } from './steer.js'

/** Frees a seat whose holder is gone, so that somebody else may be invited to it. */
export function RemoveHolder({ steer }: { readonly steer: Steer }) {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const others = table.seats.filter(({ holder, mine }) => holder !== null && !mine)
  if (others.length === 0 || table.phase === 'ENDED') return null
  return (
    <details className="a-fold">
      <summary>{words.freeOne()}</summary>
      {others.map((seat) => (
        <div key={seat.id} className="m-label">
          {seat.id} – {seat.holder}{' '}
          <ConfirmButton
            label={words.free()}
            title={words.freeQuestion({ seat: seat.id })}
            text={words.freeMeaning()}
            act={() =>
              steer(words.freed({ seat: seat.id }), () =>
                client.mutation(removeHolder, { id, seat: seat.id }).toPromise(),
              )
            }
          />
        </div>
      ))}
    </details>
  )
}
