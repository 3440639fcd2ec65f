'use client'

import * as words from '../../messages/organiser.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Bots } from './Bots.js'
import { CoOrganisers } from './CoOrganisers.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { ExtendForm } from './ExtendForm.js'
import { PauseButton } from './PauseButton.js'
import { Invitations } from './Invitations.js'
import { Requests } from './Requests.js'
import { RollCallTools } from './RollCallTools.js'
import { RemoveCommander } from './RemoveCommander.js'
import { RemoveHolder } from './RemoveHolder.js'
import { Visibility } from './Visibility.js'
import { useSteering } from './useSteering.js'

type Steering = ReturnType<typeof useSteering>

/** The campaign begins when every seat is taken. */
function Start({ start }: Pick<Steering, 'start'>) {
  const { table } = useCampaignContext()
  const free = table.seats.filter(
    ({ holder, bot, reservedUntil }) => holder === null && !bot && reservedUntil === null,
  ).length
  return (
    <Button tone="primary" disabled={free > 0} onClick={() => void start()}>
      {free > 0 ? words.waiting({ seats: free }) : words.start()}
    </Button>
  )
}

function Running({ closeStage, pause }: Pick<Steering, 'closeStage' | 'pause'>) {
  const { noticeHours } = useCampaignContext().campaign
  return (
    <div className="a-actions">
      <ConfirmButton
        label={words.close()}
        title={words.closeQuestion()}
        text={words.closeMeaning({ hours: noticeHours })}
        act={closeStage}
      />
      <PauseButton {...{ pause }} />
    </div>
  )
}

/** What the organiser may do to the table. None of it tells him anything of the war. */
export function OrganiserTools() {
  const { phase, facilitator } = useCampaignContext().table
  const steering = useSteering()
  const { error, steer } = steering
  return (
    <section className="c-tools" aria-label={words.title()}>
      <h2>{words.title()}</h2>
      {error && <Trouble error={error} />}
      {phase !== 'ENDED' && <Requests steer={steer} />}
      {phase === 'GATHERING' && <Start start={steering.start} />}
      {phase === 'RUNNING' && <Running {...steering} />}
      {(phase === 'PAUSED' || phase === 'HELD') && (
        <Button tone="primary" onClick={() => void steering.resume()}>
          {words.goOn()}
        </Button>
      )}
      {phase === 'RUNNING' && <ExtendForm steer={steer} />}
      {phase === 'GATHERING' && <RollCallTools steer={steer} />}
      {phase !== 'ENDED' && <Visibility steer={steer} />}
      {phase !== 'ENDED' && <Invitations />}
      {phase !== 'ENDED' && <Bots steer={steer} />}
      {phase !== 'ENDED' && <CoOrganisers steer={steer} />}
      {(phase === 'RUNNING' || phase === 'PAUSED') && (
        <ConfirmButton
          label={words.endCampaign()}
          title={words.endQuestion()}
          text={words.endMeaning()}
          act={steering.end}
        />
      )}
      <RemoveHolder steer={steer} />
      <RemoveCommander steer={steer} />
      {facilitator !== null && phase !== 'ENDED' && (
        <ConfirmButton
          label={words.dismiss()}
          title={words.dismissQuestion()}
          text={words.dismissMeaning()}
          act={steering.dismissFacilitator}
        />
      )}
    </section>
  )
}
