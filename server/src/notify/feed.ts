import { isLanguage, language } from '@muster/rulesets/kit/language.js'
import { speaking } from '../base/language.js'
import ical, { ICalEventTransparency } from 'ical-generator'
import { createHash } from 'node:crypto'
import * as words from '../messages/calendar.generated.js'
import type { CalendarRow } from '../store/reads.notify.js'

/** How long a battle is entered for. */
const battleHours = 4
const minute = 60_000

const spanOf = ({ kind, at }: CalendarRow): { readonly start: Date; readonly end: Date } => {
  const time = new Date(at)
  // An entry without a length is shown by no calendar alike: that of a deadline ends with it.
  return kind === 'BATTLE'
    ? { start: time, end: new Date(time.getTime() + battleHours * 60 * minute) }
    : { start: new Date(time.getTime() - 15 * minute), end: time }
}

export interface Feed {
  readonly text: string
  /** Belongs to one address: nobody else’s calendar has it, whatever is in it. */
  readonly etag: string
}

const written = (rows: readonly CalendarRow[], publicUrl: string, secret: string): Feed => {
  const calendar = ical({
    prodId: { company: 'Muster', product: 'Campaigns', language: language().toUpperCase() },
    name: words.name(),
  })
  // Programs ask again after so long.
  calendar.ttl(60 * 60)
  for (const row of rows) {
    const { id, kind, campaign, campaignId, since } = row
    calendar.createEvent({
      ...spanOf(row),
      id: `${id}@muster`,
      stamp: new Date(since),
      summary: words.title({ kind, campaign }),
      url: `${publicUrl}/campaign/${campaignId}`,
      transparency: kind === 'BATTLE' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })
  }
  const text = calendar.toString()
  const hash = createHash('sha256').update(secret).update('\n').update(text)
  return { text, etag: `"${hash.digest('base64url').slice(0, 27)}"` }
}

/** Somebody’s calendar. It is read by whoever has its address, so it says of each entry which campaign it is of, and of what kind: the rest is behind the link. */
export const feedOf = (rows: readonly CalendarRow[], publicUrl: string, secret: string): Feed => {
  const own = rows[0]?.language
  return isLanguage(own) ? speaking(own, () => written(rows, publicUrl, secret)) : written(rows, publicUrl, secret)
}
