import * as words from '../../messages/createSteps.generated.js'

/** In the order in which they are asked. */
export const steps = ['ruleset', 'map', 'pace', 'seats', 'rules'] as const

export type Step = (typeof steps)[number]

export const stepNamed = (name: string | null): Step => steps.find((step) => step === name) ?? steps[0]

export const titleOf = (step: Step): string => words.title({ step })

export const beside = (step: Step, by: 1 | -1): Step | null => steps[steps.indexOf(step) + by] ?? null

const asked: Readonly<Record<string, Step>> = {
  ...{ rulesetId: 'ruleset', scenarioId: 'map', deadlines: 'pace', timeZone: 'pace', noticeHours: 'pace' },
  ...{ seat: 'seats', bots: 'seats' },
}

/** The step in which the server’s objection can be put right: it names a part of `CreateCampaignInput`. */
export const stepOfInput = (at: string): Step => asked[at] ?? 'rules'
