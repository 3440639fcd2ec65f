'use client'

import * as words from '../../messages/deadlines.generated.js'
import type { OpenAsk } from '../../api/briefing.js'
import { useCampaignContext } from '../CampaignContext.js'

/** What the clock means for the one who looks: silence, and what an unsealed draft is worth. */
export function DeadlineNote({ ask }: { readonly ask: OpenAsk }) {
  const { draftAtDeadline } = useCampaignContext().campaign
  return (
    <p className="c-silence">
      {ask.silence.text} {draftAtDeadline === 'SEAL' ? words.draftCounts() : words.draftIsDropped()}
    </p>
  )
}
