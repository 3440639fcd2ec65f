'use client'

import { useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { Campaign } from '../../api/campaign.js'
import type { Table } from '../../api/table.js'
import * as steering from '../../api/steering.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, useNotify } from '../../ui/index.js'
import { Bots } from './Bots.js'
import { ConfirmButton } from './ConfirmButton.js'
import { ExtendForm } from './ExtendForm.js'
import { Invitations } from './Invitations.js'
import { RemoveHolder } from './RemoveHolder.js'
import type { Steer } from './steer.js'

interface OrganiserToolsProps {
  readonly campaign: Campaign
  readonly table: Table
  readonly reload: () => void
}

/** What the organiser may do to the table. None of it tells him anything of the war. */
export function OrganiserTools({ campaign, table, reload }: OrganiserToolsProps) {
  const client = useClient()
  const notify = useNotify()
  const [error, setError] = useState<CombinedError | null>(null)
  const { id } = campaign
  const steer: Steer = async (told, send) => {
    const { error: wrong } = await send()
    setError(wrong ?? null)
    if (wrong) return
    notify({ tone: 'good', title: told })
    reload()
  }
  const free = table.seats.filter(({ holder, bot }) => holder === null && !bot).length
  return (
    <section className="c-tools" aria-label="Organiser’s tools">
      <h2>Organiser’s tools</h2>
      {error && <Trouble error={error} />}
      {table.phase === 'GATHERING' && (
        <Button
          tone="primary"
          disabled={free > 0}
          onClick={() =>
            void steer('The campaign has begun', () => client.mutation(steering.startCampaign, { id }).toPromise())
          }
        >
          {free > 0 ? `Waiting for ${String(free)} more ${free === 1 ? 'seat' : 'seats'}` : 'Start the campaign'}
        </Button>
      )}
      {table.phase === 'RUNNING' && (
        <div className="a-actions">
          <ConfirmButton
            label="Close the stage now"
            title="Close the stage now?"
            text={`Where every other holder of a seat has sealed or consents, it is closed at once. Else all are told, and it is closed in ${String(campaign.noticeHours)} hours unless somebody objects. What is sealed counts; whoever has not sealed is taken as silent, or by their saved draft where the campaign says so.`}
            act={() =>
              steer('Done: see the notice or the report', () =>
                client.mutation(steering.closeStage, { id }).toPromise(),
              )
            }
          />
          <Button
            size="s"
            onClick={() =>
              void steer('The clock stands still', () =>
                client.mutation(steering.pauseCampaign, { id, note: 'Paused by the organiser.' }).toPromise(),
              )
            }
          >
            Pause
          </Button>
        </div>
      )}
      {(table.phase === 'PAUSED' || table.phase === 'HELD') && (
        <Button
          tone="primary"
          onClick={() =>
            void steer('The clock runs again', () => client.mutation(steering.resumeCampaign, { id }).toPromise())
          }
        >
          Go on
        </Button>
      )}
      {table.phase === 'RUNNING' && <ExtendForm id={id} table={table} steer={steer} />}
      {table.phase !== 'ENDED' && <Invitations {...{ campaign, table, reload }} />}
      {table.phase !== 'ENDED' && <Bots id={id} table={table} steer={steer} />}
      {(table.phase === 'RUNNING' || table.phase === 'PAUSED') && (
        <ConfirmButton
          label="End the campaign"
          title="End the campaign?"
          text="The war ends here, without a champion of its rules, and is opened to everybody who was in it. This cannot be taken back."
          act={() => steer('The campaign has ended', () => client.mutation(steering.endCampaign, { id }).toPromise())}
        />
      )}
      <RemoveHolder id={id} table={table} steer={steer} />
      {table.facilitator !== null && table.phase !== 'ENDED' && (
        <ConfirmButton
          label="Dismiss the facilitator"
          title="Dismiss the facilitator?"
          text="What he is asked now closes as if he had said nothing, and he is told nothing more. Everybody sees that the place is empty."
          act={() =>
            steer('The facilitator is dismissed', () => client.mutation(steering.removeFacilitator, { id }).toPromise())
          }
        />
      )}
    </section>
  )
}
