import { DateTime } from 'luxon'
import * as words from '../messages/hours.generated.js'

/** A time as the campaign's calendar shows it. */
export const hourIn = (at: string, zone: string): string => {
  const time = DateTime.fromISO(at, { zone }).setLocale('en-GB')
  return words.hour({ hour: time.toFormat('ccc d LLL yyyy, HH:mm'), zone: time.toFormat('z') })
}
