'use client'

import { BoardPicture } from '../map/BoardPicture.js'
import { useCampaignContext } from './CampaignContext.js'
import { People } from './people/People.js'

/** Before the first turn: the ground, the seats, and what is still missing. */
export function Gathering() {
  const { scenario, ruleset, board, place } = useCampaignContext().campaign
  return (
    <div className="c-gathering">
      <section>
        <h2>{scenario.title}</h2>
        <BoardPicture rulesetId={ruleset.id} board={board} title={scenario.title} />
        <p>
          {place.organiser
            ? 'Invite somebody to every free seat, or let a bot play it; when all are taken, start the campaign.'
            : 'The organiser starts the campaign when all seats are taken. This page shows it at once.'}
        </p>
      </section>
      <section aria-label="Table">
        <People />
      </section>
    </div>
  )
}
