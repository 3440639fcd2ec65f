'use client'

import * as words from '../../../messages/unwinding.generated.js'
import type { UnwoundStep } from '../../../api/unwinding.js'
import { Badge } from '../../../ui/index.js'
import { useCampaignContext } from '../../CampaignContext.js'

/** What becomes of each thing that followed, and which orders fall away. */
export function Steps({ steps }: { readonly steps: readonly UnwoundStep[] }) {
  const { stages } = useCampaignContext().campaign.ruleset
  return (
    <>
      <h2>{words.steps()}</h2>
      <ul className="c-changes">
        {steps.map(({ outcome, turn, stage, title, seats, fallen }, at) => (
          <li key={at}>
            {words.step({
              ...{ turn, stage: stages.find(({ id }) => id === stage)?.title ?? stage },
              ...{ title: title === '' ? words.byHand() : title, seats: seats.join(', ') },
            })}{' '}
            <Badge tone={outcome === 'SAME' ? 'plain' : 'warn'}>{words.outcome({ outcome })}</Badge>
            {fallen.length > 0 && (
              <ul>
                {fallen.map((one) => (
                  <li key={one.seat}>{words.fallen({ seat: one.seat, count: one.count, why: one.why.join(' ') })}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
