import { DateTime } from 'luxon'

/** An hour as the campaign's calendar shows it. */
export const hourIn = (at: string, zone: string): string =>
  DateTime.fromISO(at, { zone }).setLocale('en-GB').toFormat("ccc d LLL yyyy, HH:mm 'in' z")
