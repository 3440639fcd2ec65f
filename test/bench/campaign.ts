import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
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

/** Closes what is open, as a closing that all have consented to does. */
export const closeOpen = async ({ referee, ownerUrl }: Server, campaignId: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const open = 'SELECT group_id FROM muster.ask_group WHERE campaign = $1 AND closed_at IS NULL ORDER BY group_id'
  const { rows } = await client.query<{ group_id: string }>(open, [campaignId]).finally(() => client.end())
  for (const { group_id: groupId } of rows)
    await referee.closeGroup({ campaignId, groupId, why: 'consent', by: 'Player 1' })
}

export const key = (): string => randomUUID()
