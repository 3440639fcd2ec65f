import { type Identity, must, signUp } from './client.js'
import { createCampaign, seat, start } from './world.js'

interface Chosen {
  readonly rulesetId: string
  readonly settings: object
  readonly name?: string
}

/** A war of two against Muster's own bot; a new person holds seat A. */
export const openBotWar = async (
  url: string,
  person: string,
  chosen: Chosen,
): Promise<{ readonly id: string; readonly owner: Identity }> => {
  const owner = await signUp(url, person)
  const { ruleset } = await must<{ ruleset: { scenarios: { id: string; seats: object[] }[] } }>(
    url,
    'query ($r: ID!) { ruleset(id: $r) { scenarios { id seats { title } } } }',
    { r: chosen.rulesetId },
    {},
  )
  const scenarioId = ruleset.scenarios.find(({ seats }) => seats.length === 2)?.id
  const id = await createCampaign(url, owner, { ...chosen, scenarioId })
  await seat(url, owner, owner, { campaignId: id, role: 'PLAYER', seat: 'A' })
  await must(url, 'mutation ($c: ID!) { seatBot(campaignId: $c, seat: "B") { id } }', { c: id }, owner)
  await start(url, owner, id)
  return { id, owner }
}
