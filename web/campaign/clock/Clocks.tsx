'use client'

import { lazy, Suspense } from 'react'
import * as words from '../../messages/deadlines.generated.js'
import { Deadline } from '../../turn/Deadline.js'
import { useCampaignContext } from '../CampaignContext.js'

const ChosenDeadlines = lazy(() =>
  import('./ChosenDeadlines.js').then((module) => ({ default: module.ChosenDeadlines })),
)

/** When each class of deadline runs out, on one's own clock and in the campaign's zone. */
export function Clocks() {
  const { table } = useCampaignContext()
  const { timeZone: zone } = table
  if (table.phase === 'PAUSED')
    return (
      <p className="c-clock m-label">
        {table.pausedUntil === null
          ? words.paused()
          : words.pausedUntil({ hour: () => <Deadline at={table.pausedUntil ?? ''} zone={zone} /> })}
      </p>
    )
  // Before the start none runs, and all are chosen.
  if (table.phase === 'GATHERING')
    return (
      <Suspense fallback={null}>
        <ChosenDeadlines />
      </Suspense>
    )
  const running = table.deadlines.flatMap(({ at, ...deadline }) => (at ? [{ ...deadline, at }] : []))
  if (running.length === 0) return <p className="c-clock m-label m-quiet">{words.none()}</p>
  return (
    <ul className="c-clocks">
      {running.map(({ class: id, title, at }) => (
        <li key={id} className="c-clock m-label">
          <span className="m-caps">{title}</span>
          <Deadline at={at} zone={zone} />
        </li>
      ))}
    </ul>
  )
}
