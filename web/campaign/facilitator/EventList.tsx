'use client'

import * as words from '../../messages/preparedEvents.generated.js'
import type { PreparedEvent } from '../../api/preparedEvents.js'
import { dayAndTime } from '../../api/time.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { Badge, Button, EmptyState } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { type kindsIn, sayDetail } from '../corrections/Writing.js'

type Act = (eventId: string) => Promise<boolean>

interface EventListProps {
  readonly events: readonly PreparedEvent[]
  readonly kinds: ReturnType<typeof kindsIn>
  /** The one that is being changed. */
  readonly changed: string | null
  readonly onChange: (event: PreparedEvent) => void
  readonly onDelete: Act
  readonly onRelease: Act
}

/** All of it, one after the other. */
export function WhatHappens({
  kinds,
  corrections,
}: Pick<EventListProps, 'kinds'> & Pick<PreparedEvent, 'corrections'>) {
  return (
    <ul>
      {corrections.map(({ kind, detail, reason }, at) => (
        <li key={at}>
          {kinds[kind]?.title ?? kind}
          {sayDetail(detail) !== '' && `: ${sayDetail(detail)}`} <span className="m-quiet">– {reason}</span>
        </li>
      ))}
    </ul>
  )
}

interface OfEventProps extends Omit<EventListProps, 'events'> {
  readonly event: PreparedEvent
}

function OfEvent({ event, kinds, changed, onChange, onDelete, onRelease }: OfEventProps) {
  const { table } = useCampaignContext()
  const { id, turn, corrections, state, settledAt, problem } = event
  return (
    <li className="c-event">
      <p>
        <strong>{words.ofTurn({ turn })}</strong>{' '}
        {state !== 'WAITING' && <Badge tone={state === 'RELEASED' ? 'good' : 'warn'}>{words.state({ state })}</Badge>}
      </p>
      <WhatHappens kinds={kinds} corrections={corrections} />
      {settledAt !== null && <p className="m-label m-quiet">{dayAndTime(settledAt, table.timeZone)}</p>}
      {problem !== null && <p className="m-label">{words.why({ problem })}</p>}
      {state === 'WAITING' && (
        <div className="a-actions">
          <Button size="s" disabled={changed === id} onClick={() => onChange(event)}>
            {words.change()}
          </Button>
          <ConfirmButton
            label={words.release()}
            title={words.releaseQuestion()}
            text={words.releaseMeaning()}
            act={() => onRelease(id)}
          />
          <Button size="s" tone="quiet" onClick={() => void onDelete(id)}>
            {words.drop()}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What waits, by turn, and beneath it what happened or could not. */
export function EventList({ events, ...acts }: EventListProps) {
  const waiting = events.filter(({ state }) => state === 'WAITING')
  const past = events.filter(({ state }) => state !== 'WAITING').reverse()
  return (
    <>
      <h2>{words.waiting()}</h2>
      {waiting.length === 0 ? (
        <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
      ) : (
        <ul className="c-changes">
          {waiting.map((event) => (
            <OfEvent key={event.id} event={event} {...acts} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className="a-fold">
          <summary>{words.past({ count: past.length })}</summary>
          <ul className="c-changes">
            {past.map((event) => (
              <OfEvent key={event.id} event={event} {...acts} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
