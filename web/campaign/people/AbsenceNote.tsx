'use client'

import * as words from '../../messages/absence.generated.js'
import { useCampaignContext } from '../CampaignContext.js'

const whyOf = (quorum: number, excuses: number): 'quorum' | 'excuses' | 'both' => {
  if (quorum > 0 && excuses > 0) return 'both'
  return quorum > 0 ? 'quorum' : 'excuses'
}

/** What the campaign does about seats that stay silent, and what one's own seat has left of it. */
export function AbsenceNote() {
  const { absence, place } = useCampaignContext().campaign
  const { silentStages: stages, silentThen, quorum, waitHours: hours, excuses, excuseTurns: turns, vacations } = absence
  return (
    <p className="m-label">
      {words.silent({ stages, then: words.consequence({ then: silentThen }) })}{' '}
      {(quorum > 0 || excuses > 0) && words.waits({ hours, quorum, why: whyOf(quorum, excuses) })}{' '}
      {excuses > 0 && words.excused({ excuses, turns })}{' '}
      {words.vacationRule({ then: vacations, stage: absence.vacationStageDays, most: absence.vacationDays })}{' '}
      {excuses > 0 && place.excuses !== null && words.left({ left: place.excuses })}
    </p>
  )
}
