'use client'

import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'
import { BoardPicture } from '../map/BoardPicture.js'
import { People } from './people/People.js'

/** Before the first turn: the ground, the seats, and what is still missing. */
export const Gathering = ({
  campaign,
  table,
  reload,
}: {
  readonly campaign: Campaign
  readonly table: Table
  readonly reload: () => void
}) => (
  <div className="c-gathering">
    <section>
      <h2>{campaign.scenario.title}</h2>
      <BoardPicture rulesetId={campaign.ruleset.id} board={campaign.board} title={campaign.scenario.title} />
      <p>
        {campaign.place.organiser
          ? 'Invite somebody to every free seat, or let a bot play it; when all are taken, start the campaign.'
          : 'The organiser starts the campaign when all seats are taken. This page shows it at once.'}
      </p>
    </section>
    <section aria-label="Table">
      <People {...{ campaign, table, reload }} />
    </section>
  </div>
)
