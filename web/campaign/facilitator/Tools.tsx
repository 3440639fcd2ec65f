'use client'

import * as words from '../../messages/facilitator.generated.js'
import * as organiser from '../../messages/organiser.generated.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Bots } from '../people/Bots.js'
import { ExtendForm } from '../people/ExtendForm.js'
import { PauseButton } from '../people/PauseButton.js'
import { RemoveCommander } from '../people/RemoveCommander.js'
import { RemoveHolder } from '../people/RemoveHolder.js'
import { useSteering } from '../people/useSteering.js'

/** What the facilitator does to the table, as the organiser may: clock and seats. All of it stands in the log. */
export function Tools() {
  const { campaign, table } = useCampaignContext()
  const { error, steer, closeStage, pause, resume } = useSteering()
  const { phase } = table
  return (
    <section className="c-tools" aria-label={words.tools()}>
      {error && <Trouble error={error} />}
      <p className="m-label m-quiet">{words.toolsMeaning()}</p>
      {phase === 'RUNNING' && (
        <div className="a-actions">
          <ConfirmButton
            label={organiser.close()}
            title={organiser.closeQuestion()}
            text={organiser.closeMeaning({ hours: campaign.noticeHours })}
            act={closeStage}
          />
          <PauseButton {...{ pause }} />
        </div>
      )}
      {(phase === 'PAUSED' || phase === 'HELD') && (
        <Button tone="primary" onClick={() => void resume()}>
          {organiser.goOn()}
        </Button>
      )}
      {phase === 'RUNNING' && <ExtendForm steer={steer} />}
      {phase !== 'ENDED' && <Bots steer={steer} />}
      <RemoveHolder steer={steer} />
      <RemoveCommander steer={steer} />
    </section>
  )
}
