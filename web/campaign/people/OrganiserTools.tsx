'use client'

import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Bots } from './Bots.js'
import { ConfirmButton } from './ConfirmButton.js'
import { ExtendForm } from './ExtendForm.js'
import { Invitations } from './Invitations.js'
import { RemoveHolder } from './RemoveHolder.js'
import { useSteering } from './useSteering.js'

type Steering = ReturnType<typeof useSteering>

/** The campaign begins when every seat is taken. */
function Start({ start }: Pick<Steering, 'start'>) {
  const { table } = useCampaignContext()
  const free = table.seats.filter(({ holder, bot }) => holder === null && !bot).length
  return (
    <Button tone="primary" disabled={free > 0} onClick={() => void start()}>
      {free > 0 ? `Waiting for ${String(free)} more ${free === 1 ? 'seat' : 'seats'}` : 'Start the campaign'}
    </Button>
  )
}

function Running({ closeStage, pause }: Pick<Steering, 'closeStage' | 'pause'>) {
  const { noticeHours } = useCampaignContext().campaign
  return (
    <div className="a-actions">
      <ConfirmButton
        label="Close the stage now"
        title="Close the stage now?"
        text={`Where every other holder of a seat has sealed or consents, it is closed at once. Else all are told, and it is closed in ${String(noticeHours)} hours unless somebody objects. What is sealed counts; whoever has not sealed is taken as silent, or by their saved draft where the campaign says so.`}
        act={closeStage}
      />
      <Button size="s" onClick={() => void pause()}>
        Pause
      </Button>
    </div>
  )
}

/** What the organiser may do to the table. None of it tells him anything of the war. */
export function OrganiserTools() {
  const { phase, facilitator } = useCampaignContext().table
  const steering = useSteering()
  const { error, steer } = steering
  return (
    <section className="c-tools" aria-label="Organiser’s tools">
      <h2>Organiser’s tools</h2>
      {error && <Trouble error={error} />}
      {phase === 'GATHERING' && <Start start={steering.start} />}
      {phase === 'RUNNING' && <Running {...steering} />}
      {(phase === 'PAUSED' || phase === 'HELD') && (
        <Button tone="primary" onClick={() => void steering.resume()}>
          Go on
        </Button>
      )}
      {phase === 'RUNNING' && <ExtendForm steer={steer} />}
      {phase !== 'ENDED' && <Invitations />}
      {phase !== 'ENDED' && <Bots steer={steer} />}
      {(phase === 'RUNNING' || phase === 'PAUSED') && (
        <ConfirmButton
          label="End the campaign"
          title="End the campaign?"
          text="The war ends here, without a champion of its rules, and is opened to everybody who was in it. This cannot be taken back."
          act={steering.end}
        />
      )}
      <RemoveHolder steer={steer} />
      {facilitator !== null && phase !== 'ENDED' && (
        <ConfirmButton
          label="Dismiss the facilitator"
          title="Dismiss the facilitator?"
          text="What he is asked now closes as if he had said nothing, and he is told nothing more. Everybody sees that the place is empty."
          act={steering.dismissFacilitator}
        />
      )}
    </section>
  )
}
