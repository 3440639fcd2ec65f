import * as words from '../../messages/problems.generated.js'
import { badInput } from '../../base/problems.js'
import { farthest } from '../common/calendar.js'

const day = 86_400_000

/** @throws Problem unless a deadline may be moved there: later than now and than where it stands, and not beyond the end of calendars */
export const laterHour = (given: string, present: readonly (Date | null)[], now: Date): Date => {
  const at = new Date(given)
  if (Number.isNaN(at.getTime()) || at <= now || present.some((hour) => hour && at < hour))
    throw badInput(words.laterDeadline())
  if (at.getTime() > now.getTime() + farthest * day) throw badInput(words.farthestDeadline({ days: farthest }))
  return at
}
