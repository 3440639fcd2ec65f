import * as words from '../../messages/problems.generated.js'
import { badInput } from '../../base/problems.js'
import type { AbsenceRules } from '../../db/terms.js'

const usualAbsence: AbsenceRules = {
  silentStages: 2,
  silentThen: 'OFFER',
  quorum: 0,
  waitHours: 24,
  excuses: 0,
  excuseTurns: 5,
  vacations: 'NOTHING',
  vacationStageDays: 7,
  vacationDays: 21,
}

/** The least and the most of each number. */
const bounds = {
  silentStages: [0, 20],
  quorum: [0, 100],
  waitHours: [1, 336],
  excuses: [0, 10],
  excuseTurns: [1, 50],
  vacationStageDays: [1, 60],
  vacationDays: [1, 180],
} as const satisfies Partial<Record<keyof AbsenceRules, readonly [number, number]>>

/**
 * What is left out is as usual. Where the table does not show who has sealed, no seat is usually named as silent either.
 *
 * @throws Problem naming the number that is wrong
 */
export const absenceRules = (given: Partial<AbsenceRules>, showSealed: boolean): AbsenceRules => {
  const rules = { ...usualAbsence, ...(showSealed ? {} : { silentStages: 0 }), ...given }
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const value = rules[name as keyof typeof bounds]
    if (!(Number.isInteger(value) && value >= least && value <= most))
      throw badInput(words.absenceNumber({ name, least, most }), `absence.${name}`)
  }
  return rules
}
