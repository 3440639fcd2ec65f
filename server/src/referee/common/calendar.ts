import { DateTime, IANAZone } from 'luxon'
import type { DeadlineRule } from './contract.js'

export const isTimeZone = (zone: string): boolean => (zone.includes('/') ? IANAZone.isValidZone(zone) : zone === 'UTC')

/** The maximum number of days until a deadline: calendars end, and so do the database’s and JavaScript’s. */
export const farthest = 366

const hourForm = /^([01]\d|2[0-3]):([0-5]\d)$/

export const isHour = (at: string): boolean => hourForm.test(at)

/**
 * The first local time `at` on or after `earliest`, in the campaign's zone. If the clocks skip that time it is as much later as they
 * skip; if they show it twice it is the first.
 */
export const nextLocalTime = (earliest: Date, at: string, zone: string): Date => {
  const [, hour = '0', minute = '0'] = hourForm.exec(at) ?? []
  const from = DateTime.fromJSDate(earliest, { zone })
  for (let day = 0; ; day += 1) {
    const date = from.startOf('day').plus({ days: day })
    const local = DateTime.fromObject(
      { year: date.year, month: date.month, day: date.day, hour: Number(hour), minute: Number(minute) },
      { zone },
    )
    const times = local.getPossibleOffsets().map((time) => time.toMillis())
    const due = times.sort((a, b) => a - b).find((time) => time >= earliest.getTime())
    if (due !== undefined) return new Date(due)
  }
}

/** When a group that opens now is due: days are calendar days, so a change of the clocks does not change the time of day. */
export const deadlineFrom = (opened: Date, rule: DeadlineRule, zone: string): Date | null => {
  if (!rule) return null
  const whole = Math.floor(rule.days)
  const earliest = DateTime.fromJSDate(opened, { zone }).plus({ days: whole, hours: (rule.days - whole) * 24 })
  return nextLocalTime(earliest.toJSDate(), rule.at, zone)
}

/** No sooner than `earliest`, at the local time of the deadline’s rule. */
export const atItsHour = (earliest: Date, rule: DeadlineRule, zone: string): Date =>
  rule ? nextLocalTime(earliest, rule.at, zone) : earliest

/** The last hour at which anything was due that opened then with these rules; null: without one. */
export const plannedEnd = (openedAt: string, rules: readonly DeadlineRule[], zone: string): string | null => {
  const hours = rules.flatMap((rule) => deadlineFrom(new Date(openedAt), rule, zone)?.getTime() ?? [])
  return hours.length === 0 ? null : new Date(Math.max(...hours)).toISOString()
}
