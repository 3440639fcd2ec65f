import { type Language, language, locale } from '@muster/rulesets/kit/language.js'
import { DateTime } from 'luxon'
import * as words from '../messages/hours.generated.js'

/** How each language writes the day and the time. */
const forms: Readonly<Record<Language, string>> = { en: 'ccc d LLL yyyy, HH:mm', de: 'ccc, d. LLL yyyy, HH:mm' }

/** A time as the campaign's calendar shows it. */
export const hourIn = (at: string, zone: string): string => {
  const time = DateTime.fromISO(at, { zone }).setLocale(locale())
  return words.hour({ hour: time.toFormat(forms[language()]), zone: time.toFormat('z') })
}
