'use client'

import * as words from '../../messages/deadlines.generated.js'
import { dayAndTime, fromNow } from '../../api/time.js'
import type { OpenAsk } from '../../api/briefing.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useNow } from './useNow.js'

/** When each class of deadline runs out, in the campaign's own zone. */
export function Clocks() {
  const { table } = useCampaignContext()
  const now = useNow()
  const running = table.deadlines.flatMap((deadline) => (deadline.at ? [{ ...deadline, at: deadline.at }] : []))
  if (table.phase === 'PAUSED')
    return (
      <p className="c-clock m-label">
        {table.pausedUntil === null
          ? words.paused()
          : words.pausedUntil({ until: dayAndTime(table.pausedUntil, table.timeZone), zone: table.timeZone })}
      </p>
    )
  if (running.length === 0) return <p className="c-clock m-label m-quiet">{words.none()}</p>
  return (
    <ul className="c-clocks">
      {running.map(({ class: id, title, at }) => (
        <li key={id} className="c-clock m-label">
          <span className="m-caps">{title}</span>
          <time dateTime={at}>{dayAndTime(at, table.timeZone)}</time>
          <span className="m-quiet">
            {table.timeZone} · {fromNow(at, now)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the clock means for the one who looks: silence, and what an unsealed draft is worth. */
export function DeadlineNote({ ask }: { readonly ask: OpenAsk }) {
  const { draftAtDeadline } = useCampaignContext().campaign
  return (
    <p className="c-silence">
      {ask.silence.text} {draftAtDeadline === 'seal' ? words.draftCounts() : words.draftIsDropped()}
    </p>
  )
}
