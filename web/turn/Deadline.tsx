'use client'

import { fromNow, onBothClocks } from '../api/time.js'
import * as words from '../messages/turn.generated.js'
import { useNow } from './useNow.js'

/** A deadline on the reader's own clock, beside it on the campaign's where that shows another hour, and how far away it is. */
export function Deadline({ at, zone }: { readonly at: string; readonly zone: string }) {
  const now = useNow()
  const { own, there } = onBothClocks(at, zone)
  return (
    <span className="m-deadline">
      <time dateTime={at}>{own}</time>{' '}
      <span className="m-quiet">
        {there === null
          ? words.alike({ left: fromNow(at, now) })
          : words.apart({ there, zone: zone.replaceAll('_', ' '), left: fromNow(at, now) })}
      </span>
    </span>
  )
}
