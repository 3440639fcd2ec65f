import * as absence from '../messages/absence.generated.js'
import * as create from '../messages/create.generated.js'
import * as words from '../messages/houseRules.generated.js'
import * as finds from '../messages/visibility.generated.js'
import * as votes from '../messages/votes.generated.js'
import { visibilities } from '../api/visibility.js'
import { choiceField, countField, flagField, type TableField } from './fields.js'

const presses = ['OPEN', 'GREY', 'NONE'] as const
const consequences = ['TELL', 'OFFER', 'BOT'] as const
const onVacation = ['NOTHING', 'EXTEND', 'DEPUTY'] as const

const named = <Name extends string>(names: readonly Name[], value: string): Name => {
  const [first] = names
  const found = names.find((name) => name === value) ?? first
  if (found === undefined) throw new Error('a choice without values')
  return found
}

const hours = (count: number): string => words.hours({ hours: count })

const drafts = ['SEAL', 'IGNORE'] as const

const table: readonly TableField[] = [
  countField({ key: 'noticeHours', step: 'pace', part: 'table' }, 24, {
    ...{ bounds: [1, 336], label: create.notice, hint: create.noticeHint, question: words.notice, says: hours },
  }),
  countField({ key: 'coolDownHours', step: 'rules', part: 'table' }, 0, {
    ...{ bounds: [0, 24], label: words.coolDownLabel, hint: words.coolDownHint },
    ...{ question: words.coolDown, says: hours },
  }),
  countField({ key: 'publishHours', step: 'rules', part: 'table' }, 0, {
    ...{ bounds: [0, 168], label: words.publishLabel, hint: words.publishHint },
    ...{ question: words.publish, says: hours },
  }),
  flagField({ key: 'showSealed', step: 'rules', part: 'table' }, true, create.showSealed, words.showSealed),
  choiceField(
    { key: 'draftAtDeadline', step: 'rules', part: 'table' },
    {
      ...{ values: drafts, label: create.drafts, question: words.drafts },
      means: (value) => create.draftChoice({ drafts: named(drafts, value) }),
      says: (value) => (value === 'SEAL' ? words.yes() : words.no()),
    },
  ),
]

const letters: readonly TableField[] = [
  choiceField(
    { key: 'press', step: 'rules', part: 'letters' },
    {
      ...{ values: presses, label: create.pressRule, question: words.press },
      means: (value) => create.pressChoice({ press: named(presses, value) }),
      says: (value) => words.pressed({ press: named(presses, value) }),
    },
  ),
  countField({ key: 'letterDelayHours', step: 'rules', part: 'letters' }, 0, {
    ...{ bounds: [0, 168], label: create.letterDelay, hint: create.letterDelayHint },
    ...{ question: words.letters, says: hours },
  }),
  flagField(
    { key: 'facilitatorReadsLetters', step: 'rules', part: 'letters' },
    false,
    create.facilitatorReads,
    words.facilitatorReads,
  ),
  flagField(
    { key: 'blindFacilitator', step: 'rules', part: 'letters' },
    false,
    create.blindFacilitator,
    words.blindFacilitator,
  ),
]

const silence = (key: string) => ({ key: `absence.${key}`, step: 'rules', part: 'absence' }) as const

const absences: readonly TableField[] = [
  // Where nobody sees who has sealed, no seat is named as silent unless the group chose it.
  countField(silence('silentStages'), ({ showSealed = true }) => (showSealed === true ? 2 : 0), {
    ...{ bounds: [0, 20], label: absence.silentStages, hint: absence.silentStagesHint },
    question: absence.silentStages,
  }),
  {
    ...choiceField(silence('silentThen'), {
      ...{ values: consequences, label: absence.silentThen, question: absence.silentThen },
      means: (value) => absence.consequence({ then: named(consequences, value) }),
    }),
    usual: () => 'OFFER',
  },
  countField(silence('quorum'), 0, {
    ...{ bounds: [0, 100], label: absence.quorum, hint: absence.quorumHint, question: absence.quorum },
  }),
  countField(silence('excuses'), 0, {
    ...{ bounds: [0, 10], label: absence.excuses, hint: absence.excusesHint, question: absence.excuses },
  }),
  countField(silence('excuseTurns'), 5, {
    ...{ bounds: [1, 50], label: absence.excuseTurns, question: absence.excuseTurns },
  }),
  countField(silence('waitHours'), 24, {
    ...{ bounds: [1, 336], label: absence.waitHours, hint: absence.waitHoursHint, question: absence.waitHours },
  }),
  {
    ...choiceField(silence('vacations'), {
      ...{ values: onVacation, label: absence.vacations, question: absence.vacations },
      means: (value) => absence.onVacation({ then: named(onVacation, value) }),
    }),
    usual: () => 'NOTHING',
  },
  countField(silence('vacationStageDays'), 7, {
    ...{ bounds: [1, 60], label: absence.vacationStageDays, question: absence.vacationStageDays },
  }),
  countField(silence('vacationDays'), 21, {
    ...{ bounds: [1, 180], label: absence.vacationDays, question: absence.vacationDays },
  }),
]

const voting: readonly TableField[] = [
  countField({ key: 'voteHours', step: 'rules', part: 'votes' }, 72, {
    ...{ bounds: [1, 336], label: votes.hours, question: words.voteHours, says: hours },
  }),
  countField({ key: 'silentDays', step: 'rules', part: 'votes' }, 14, {
    ...{ bounds: [3, 90], label: votes.days, hint: votes.daysHint, question: words.silentDays },
    says: (days) => words.days({ days }),
  }),
]

/** Can be changed later: no house rules. */
const finding: readonly TableField[] = [
  choiceField(
    { key: 'visibility', step: 'seats', part: 'finding' },
    {
      ...{ values: visibilities, label: finds.whoFinds, hint: finds.whoFindsHint, question: finds.whoFinds },
      means: (value) => finds.visibility({ visibility: named(visibilities, value) }),
    },
  ),
  flagField(
    { key: 'publicChronicle', step: 'seats', part: 'finding' },
    false,
    create.publicChronicle,
    create.publicChronicle,
  ),
]

/** The campaign’s own questions. A new one is one entry; its answer is sent, summed up and shown by that alone. */
export const tableFields: readonly TableField[] = [...table, ...letters, ...absences, ...voting, ...finding]
