'use client'

import { useEffect } from 'react'
import * as words from '../../messages/facilitator.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { Deadline } from '../../turn/Deadline.js'
import { Button, EmptyState } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Show } from './FacilitatorRoom.js'
import { RunOf } from './RunOf.js'
import { useRun } from './useRun.js'

/** The stage that waits: run on a copy, compared, and published in one step. */
export function Publishing({ show }: { readonly show: Show }) {
  const { campaign, table } = useCampaignContext()
  const { newest, away, viewer, choose, busy, start, publish, error } = useRun()
  const isShown = newest !== null
  // The map goes with the run that it showed.
  useEffect(() => {
    if (!isShown) show(null)
  }, [isShown, show])
  const until = table.publishesAt
  if (until === null)
    return (
      <EmptyState title={words.nothingWaitsTitle()}>
        {campaign.publishHours === 0 ? words.never() : words.nothingWaits({ hours: campaign.publishHours })}
      </EmptyState>
    )
  return (
    <>
      {error && <Trouble error={error} />}
      <p>{words.waits({ hour: () => <Deadline at={until} zone={table.timeZone} /> })}</p>
      <div className="a-actions">
        <Button tone={newest ? 'plain' : 'primary'} busy={busy} onClick={() => void start()}>
          {newest ? words.runAgain() : words.run()}
        </Button>
        <ConfirmButton
          label={words.publish()}
          title={words.publishQuestion()}
          text={newest ? words.publishMeaning() : words.publishUnseen()}
          act={publish}
        />
      </div>
      <p className="m-label m-quiet">{words.seen()}</p>
      {away && <p role="status">{words.runAway()}</p>}
      {newest && <RunOf key={newest.at} run={newest} viewer={viewer} onChoose={choose} show={show} />}
    </>
  )
}
