'use client'

import { useMutation } from 'urql'
import * as words from '../../messages/finding.generated.js'
import { withdrawSeatRequest } from '../../api/finding.js'
import type { SeatRequest } from '../../api/offers.js'
import { dayAndTime, ownZone } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Badge, Button } from '../../ui/index.js'

const tones = { OPEN: 'warn', ACCEPTED: 'good', DECLINED: 'plain', WITHDRAWN: 'plain', LAPSED: 'plain' } as const

interface RequestStateProps {
  readonly request: SeatRequest
  readonly withdrawn: () => void
}

/** One request of one's own: what was asked, what became of it, and the way back. */
export function RequestState({ request, withdrawn }: RequestStateProps) {
  const { id, seat, state, answer, lapsesAt } = request
  const [{ fetching, error }, withdraw] = useMutation(withdrawSeatRequest)
  const goBack = async (): Promise<void> => {
    const { data } = await withdraw({ id })
    if (data) withdrawn()
  }
  return (
    <>
      <p className="f-state">
        <span>{seat === null ? words.askedAny() : words.askedFor({ seat })}</span>{' '}
        <Badge tone={tones[state]}>{words.requestState({ state })}</Badge>{' '}
        {state === 'OPEN' && (
          <>
            <span className="m-label m-quiet">{words.openUntil({ at: dayAndTime(lapsesAt, ownZone()) })}</span>{' '}
            <Button size="s" busy={fetching} onClick={() => void goBack()}>
              {words.withdraw()}
            </Button>
          </>
        )}
      </p>
      {answer !== '' && <blockquote className="f-note">{answer}</blockquote>}
      {error && <Trouble error={error} />}
    </>
  )
}
