'use client'

import * as words from '../../messages/facilitator.generated.js'
import type { DryRun, DryRunViewer, ViewerHead } from '../../api/facilitating.js'
import { dayAndTime } from '../../api/time.js'
import { useCampaignContext } from '../CampaignContext.js'
import { DueEvents } from './DueEvents.js'
import type { Show } from './FacilitatorRoom.js'
import { ViewersOf } from './ViewersOf.js'

interface RunOfProps {
  readonly run: DryRun
  readonly viewer: DryRunViewer | null
  readonly onChoose: (viewer: ViewerHead) => void
  readonly show: Show
}

/** One run: when it was, where the campaign would be then, what is prepared for that turn, and what each would be told. */
export function RunOf({ run, ...one }: RunOfProps) {
  const { campaign, table } = useCampaignContext()
  const stage = campaign.ruleset.stages.find(({ id }) => id === run.stage)?.title ?? run.stage
  return (
    <>
      <p className="m-label m-quiet">
        {words.runIs({ number: run.number, at: dayAndTime(run.at, table.timeZone), turn: run.turn, stage })}
      </p>
      <DueEvents turn={run.turn} />
      <ViewersOf viewers={run.viewers} {...one} />
    </>
  )
}
