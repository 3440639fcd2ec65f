import { locale } from '@muster/rulesets/kit/language.js'
import * as words from '../messages/time.generated.js'

/** Times as people say them, in the zone that the campaign names. */
const format =
  (options: Intl.DateTimeFormatOptions): ((at: string, zone?: string) => string) =>
  (at, zone) =>
    new Intl.DateTimeFormat(locale(), { ...options, ...(zone ? { timeZone: zone } : {}) }).format(new Date(at))

/** `Sat 21 Nov, 23:59` */
export const dayAndTime = format({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
/** `21 November 2026` */
export const longDay = format({ day: 'numeric', month: 'long', year: 'numeric' })
/** `21/11/2026, 23:59:12 UTC`, for receipts. */
export const exact = format({ dateStyle: 'short', timeStyle: 'long' })

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** `in 3 days`, `2 hours ago`, `in less than a minute`. */
export const fromNow = (at: string, now: number): string => {
  const seconds = (new Date(at).getTime() - now) / 1000
  const found = spans.find(([, length]) => Math.abs(seconds) >= length)
  if (!found) return seconds >= 0 ? words.soon() : words.justNow()
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'always' }).format(Math.trunc(seconds / length), unit)
}

/** The same hour on the reader's own clock, and on the campaign's where that shows another: of the same day its hour alone. */
export const onBothClocks = (at: string, zone: string): { readonly own: string; readonly there: string | null } => {
  const [own, there] = [dayAndTime(at), dayAndTime(at, zone)]
  if (own === there) return { own, there: null }
  const [day, hour] = there.split(/, (?=[^,]*$)/)
  return { own, there: hour !== undefined && own.startsWith(`${String(day)}, `) ? hour : there }
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const allZones = (): readonly string[] => [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
