'use client'

import { useState } from 'react'
import type { CombinedError } from 'urql'
import * as words from '../../messages/schedule.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Badge, Button } from '../../ui/index.js'
import { useNow } from '../../turn/useNow.js'
import { useBattleContext } from './BattleContext.js'
import { Hour } from './Hour.js'
import { ProposeForm } from './ProposeForm.js'
import { type Offer, offerOf } from './when.js'

function CalendarButton({ at }: { readonly at: string }) {
  const { desk, title } = useBattleContext()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const save = async (): Promise<void> => {
    setState('busy')
    try {
      const { calendarFile } = await import('./calendar.js')
      const [one = '', other = ''] = desk.sides.map((side) => side.title)
      const about = words.event({ one, other })
      const file = await calendarFile({ id: desk.id, title, at, about, url: window.location.href, now: new Date() })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
      link.download = 'battle.ics'
      link.click()
      URL.revokeObjectURL(link.href)
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return (
    <Button size="s" busy={state === 'busy'} onClick={() => void save()}>
      {state === 'failed' ? words.fileFailed() : words.file()}
    </Button>
  )
}

interface OfferProps {
  readonly offer: Offer
  readonly agree: ((time: string) => void) | null
}

const OfferedTimes = ({ offer, agree }: OfferProps) => (
  <>
    <h3 className="b-offer-head">
      {agree ? words.theyPropose({ name: offer.entry.by }) : words.youPropose()}{' '}
      <Badge>{words.open({ times: offer.times.length })}</Badge>
    </h3>
    {offer.entry.text && <p>{offer.entry.text}</p>}
    <ul className="b-times">
      {offer.times.map((time) => (
        <li key={time}>
          <Hour at={time} />
          {agree && (
            <Button size="s" tone="signal" onClick={() => agree(time)}>
              {words.agree()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </>
)

/** When the two meet: times offered in each one's own zone, one of them agreed on, or called off again. */
export function Schedule() {
  const { desk, acts, open } = useBattleContext()
  const now = useNow()
  const [error, setError] = useState<CombinedError | null>(null)
  const [proposing, setProposing] = useState(false)
  const [theirs, mine] = [offerOf(desk, false, now), offerOf(desk, true, now)]
  const send = async (sent: Promise<CombinedError | null>): Promise<boolean> => {
    const wrong = await sent
    setError(wrong)
    return wrong === null
  }
  const { agreedFor } = desk
  return (
    <section className="b-card b-schedule" aria-label={words.title()}>
      <h2>{words.title()}</h2>
      {agreedFor !== null && (
        <div className="b-agreed">
          <Badge tone="good">{words.agreed()}</Badge> <Hour at={agreedFor} />
          <div className="b-actions">
            <CalendarButton at={agreedFor} />
            {open && (
              <Button size="s" tone="quiet" onClick={() => void send(acts.callOff(null))}>
                {words.callOff()}
              </Button>
            )}
          </div>
        </div>
      )}
      {agreedFor === null && !theirs && !mine && <p className="m-quiet">{open ? words.none() : words.noneAgreed()}</p>}
      {open && theirs && (
        <OfferedTimes offer={theirs} agree={(time) => void send(acts.agree(theirs.entry.number, time))} />
      )}
      {open && mine && <OfferedTimes offer={mine} agree={null} />}
      {error && <Trouble error={error} />}
      {open &&
        (proposing ? (
          <ProposeForm
            now={now}
            send={async (times, text) => {
              const done = await send(acts.propose(times, text))
              if (done) setProposing(false)
            }}
            close={() => setProposing(false)}
          />
        ) : (
          <Button size="s" onClick={() => setProposing(true)}>
            {(theirs ?? mine ?? agreedFor) ? words.proposeOthers() : words.propose()}
          </Button>
        ))}
    </section>
  )
}
