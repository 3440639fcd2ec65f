import { api, diceContribution } from '../e2e/api.js'
import type { Person } from '../e2e/people.js'
import type { Particulars } from './stage.js'

/** A campaign for two that gathers, its organiser on seat A. Its id. */
export const createCampaign = async (
  organiser: Person,
  { id, scenario, settings }: Particulars,
  name: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const seat = { seat: 'A', diceContribution: diceContribution() }
  const { createCampaign } = await api<{ readonly createCampaign: { readonly id: string } }>(
    organiser,
    'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
    { input: { name, rulesetId: id, scenarioId: scenario, timeZone: 'UTC', settings, ...seat, ...more } },
  )
  return createCampaign.id
}
