import { DateTime } from 'luxon'
import type { DigestHour } from '../store/reads.notify.js'

/** Shorter than a week by more than a change of the clocks. */
const leastDays = 6

/** The next digest: on its day and at its hour, in its zone; never two in one week, also where somebody moves its day. */
export const nextDigest = ({ zone, day, hour }: DigestHour, now: Date, last: Date | null): Date => {
  const earliest = last ? Math.max(now.getTime(), last.getTime() + leastDays * 24 * 3_600_000) : now.getTime()
  const from = DateTime.fromMillis(earliest, { zone }).startOf('day')
  for (let days = (day - from.weekday + 7) % 7; ; days += 7) {
    const at = from.plus({ days }).set({ hour })
    if (at.toMillis() > earliest) return at.toJSDate()
  }
}
