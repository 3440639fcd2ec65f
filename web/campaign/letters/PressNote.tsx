'use client'

import * as words from '../../messages/letters.generated.js'
import { useCampaignContext } from '../CampaignContext.js'

/** The campaign’s rules for letters, where they are written. */
export function PressNote() {
  const { press, letterDelayHours: hours, facilitatorReadsLetters } = useCampaignContext().campaign
  return (
    <p className="m-label m-quiet">
      {words.press({ press })} {hours > 0 && press !== 'NONE' && words.delay({ hours })}{' '}
      {words.readers({ facilitator: facilitatorReadsLetters ? 'yes' : 'no' })}
    </p>
  )
}
