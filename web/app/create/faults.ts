import * as words from '../../messages/createSteps.generated.js'
import * as mapWords from '../../messages/maps.generated.js'
import { answerOf } from '../../houseRules/tableChoices.js'
import { tableFields } from '../../houseRules/tableFields.js'
import { longestSeed } from '@muster/rulesets/kit/generated.js'
import type { CampaignDraft } from './draft.js'
import { nameOf, nameShape } from './input.js'
import { deadlinesOf, type Offered, tableOf } from './presets.js'
import type { Step } from './steps.js'
import type { Maps } from './useMaps.js'

export interface Fault {
  readonly step: Step
  readonly text: string
}

/** Longest deadline, in days. */
export const mostDays = 60

const mapFault = ({ scenario, newMap }: Pick<Maps, 'scenario' | 'newMap'>): string | null => {
  if (scenario) return null
  return newMap?.problem === undefined ? words.mapMissing() : mapWords.seedProblem({ most: longestSeed })
}

const lengthFaults = (offered: Offered, draft: CampaignDraft): readonly string[] => {
  const lengths = deadlinesOf(offered, draft)
  return offered.ruleset.deadlines.flatMap(({ id, title }) => {
    const length = lengths[id] ?? null
    const fits = length === null || (length.days >= 0 && length.days <= mostDays && /^\d\d:\d\d$/.test(length.at))
    return fits ? [] : [words.deadlineFault({ deadline: title, most: mostDays })]
  })
}

const fieldFaults = (offered: Offered, draft: CampaignDraft): readonly Fault[] => {
  const choices = tableOf(offered, draft)
  return tableFields.flatMap((field): readonly Fault[] => {
    const node = field.node()
    if (node.kind !== 'amount') return []
    const value = answerOf(field, choices)
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= node.min && value <= node.max
    const text = words.numberFault({ question: node.title, least: node.min, most: node.max })
    return fits ? [] : [{ step: field.step, text }]
  })
}

/** What must be put right before the campaign can be created, in the order of the steps. */
export const faultsIn = (
  offered: Offered,
  draft: CampaignDraft,
  maps: Pick<Maps, 'scenario' | 'newMap'>,
): readonly Fault[] => {
  const map = mapFault(maps)
  const name = nameShape().safeParse(nameOf(draft, maps.scenario))
  return [
    ...(map === null ? [] : [{ step: 'map', text: map } as const]),
    ...lengthFaults(offered, draft).map((text) => ({ step: 'pace', text }) as const),
    ...fieldFaults(offered, draft),
    ...(name.error && map === null
      ? name.error.issues.map(({ message }) => ({ step: 'rules', text: message }) as const)
      : []),
  ]
}
