import { useEffect, useRef } from 'react'
import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'

/**
 * Whether somebody’s place has still to begin: at the hour from which they act for another, after the notice that all were given, or, where a start was kept
 * for them, with the next turn.
 */
export const isStillToCome = ({ seat }: Campaign['place'], { seats, notices }: Table, now: number): boolean =>
  seats.some(({ deputy }) => deputy?.mine === true && Date.parse(deputy.from) > now) ||
  seats.some(({ id, reservedUntil }) => id === seat && reservedUntil !== null) ||
  notices.some(({ mine }) => mine)

/** Once the place that was waited for has begun, the page is loaded anew: briefings of another number range from here on. */
export const useWaiting = (place: Campaign['place'] | undefined, table: Table | null): void => {
  const isOver = table === null || table.phase === 'ENDED'
  const toCome = place?.role === 'WAITING' && !isOver && isStillToCome(place, table, Date.now())
  const isThere = place !== undefined && !isOver
  const waited = useRef(false)
  useEffect(() => {
    if (toCome) waited.current = true
    // A page that never saw it to come would load itself for ever.
    else if (isThere && waited.current) window.location.reload()
  }, [toCome, isThere])
}
