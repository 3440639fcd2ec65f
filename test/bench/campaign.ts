import { randomBytes, randomUUID } from 'node:crypto'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { Server } from '../../server/dist/compose.js'
import { type Registry, registryOf } from '../../server/dist/referee/registry.js'
import type { Person } from './people.js'

/** The shipped BOLTGUN with one scenario more. */
export const registryWith = (scenario: Scenario): Registry =>
  registryOf([{ ...boltgun, scenarios: [...boltgun.scenarios, scenario] }])

/** A campaign whose seats are held by the people in order; the first organises. */
export const startCampaign = async (
  { referee }: Pick<Server, 'referee'>,
  scenario: Scenario,
  seats: readonly string[],
  people: readonly Person[],
): Promise<string> => {
  const [organiser] = people
  if (!organiser) throw new Error('a campaign needs people')
  const bytes = (): string => randomBytes(32).toString('hex')
  const { campaignId } = await referee.createCampaign(organiser, {
    ...{ name: 'A war to measure', rulesetId: 'boltgun', scenarioId: scenario.id, timeZone: 'Europe/Berlin' },
    settings: { 'army.choice': 'scenario' },
    ...{ seat: 'A', seatBytes: bytes() },
  })
  for (const [at, seat] of seats.entries()) {
    const person = people[at]
    if (at === 0 || !person) continue
    const { token } = await referee.invite(organiser, { campaignId, role: 'PLAYER', seat })
    await referee.acceptInvitation(person, { token, seatBytes: bytes() })
  }
  await referee.startCampaign(organiser, { campaignId })
  return campaignId
}

export const key = (): string => randomUUID()
