import type { HouseRulesRow } from '../../server/src/store/reads.js'
import { keptScenario } from './scenarioShapes.js'
import type { Shape } from './shape.js'

/** What a campaign is played under. */
export const houseRules = {
  ...{
    rulesetId: 'text',
    edition: 'text',
    scenarioId: 'text',
    keptScenario: { orNull: keptScenario },
    settings: 'json',
    tabletop: 'json',
    timeZone: 'text',
  },
  ...{ deadlineRules: 'json', showSealed: 'boolean', draftAtDeadline: 'text', replaceable: 'boolean' },
  ...{
    observersDelayTurns: { orNull: 'number' },
    noticeHours: 'number',
    coolDownHours: 'number',
    publishHours: 'number',
    voteHours: 'number',
    silentDays: 'number',
  },
  ...{ press: 'text', letterDelayHours: 'number', facilitatorReadsLetters: 'boolean', blindFacilitator: 'boolean' },
  absence: {
    ...{ silentStages: 'number', silentThen: 'text', quorum: 'number', waitHours: 'number', excuses: 'number' },
    excuseTurns: 'number',
    ...{ vacations: 'text', vacationStageDays: 'number', vacationDays: 'number' },
  },
} satisfies Shape<HouseRulesRow>
