import { useEffect, useRef } from 'react'
import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'

/** Whether the table says of somebody's place that it has still to begin: after the notice that all were given, or at the hour from which they act for another. */
const isAnnounced = ({ seats, notices }: Table, now: number): boolean =>
  seats.some(({ deputy }) => deputy?.mine === true && Date.parse(deputy.from) > now) || notices.some(({ mine }) => mine)

/** Where a place that was waited for stands, as the page is told of it. */
const stageOf = (table: Table): 'begun' | 'announced' | 'kept' => {
  if (table.seats.some(({ mine }) => mine)) return 'begun'
  return isAnnounced(table, Date.now()) ? 'announced' : 'kept'
}

/**
 * Once a place that was waited for has begun, or is withdrawn, the page is loaded anew: briefings of another number range from here on. It is told so by the
 * seat that is its reader's, or by the announcement that is gone. What this page has not seen to be waited for loads nothing: it would do so for ever.
 */
export const useWaiting = (place: Campaign['place'] | undefined, table: Table | null): void => {
  const waits = place?.role === 'WAITING' && table !== null && table.phase !== 'ENDED'
  const stage = waits ? stageOf(table) : null
  const seen = useRef<typeof stage>(null)
  useEffect(() => {
    if (stage === null) return
    if (seen.current !== null && stage !== seen.current && stage !== 'announced') window.location.reload()
    seen.current ??= stage
  }, [stage])
}
