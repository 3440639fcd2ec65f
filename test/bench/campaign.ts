import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { Server } from '../../server/dist/composed.js'
import { type Registry, registryOf } from '../../server/dist/referee/compute/registry.js'
import type { Person } from './people.js'

/** The shipped BOLTGUN with one scenario more. */
export const registryWith = (scenario: Scenario): Registry =>
  registryOf([{ ...boltgun, scenarios: [...boltgun.scenarios, scenario] }])

/** Seats are taken straight in the books: following invitations is not what is measured. */
const sit = async (
  ownerUrl: string,
  campaignId: string,
  seats: readonly string[],
  people: readonly Person[],
): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const given = [campaignId, seats, seats.map((_, at) => people[at]?.userId ?? '')]
  try {
    await client.query(
      `INSERT INTO muster.holding (campaign, seat, user_id, since)
       SELECT $1, s.seat, s.holder, now() FROM unnest($2::text[], $3::text[]) AS s (seat, holder)`,
      given,
    )
    await client.query(
      `UPDATE muster.seat SET bytes = encode(sha256(convert_to(seat, 'UTF8')), 'hex') WHERE campaign = $1 AND seat = ANY($2)`,
      given.slice(0, 2),
    )
  } finally {
    await client.end()
  }
}

/** A campaign whose seats are held by the people in order; the first organises. */
export const startCampaign = async (
  { referee, ownerUrl }: Pick<Server, 'referee' | 'ownerUrl'>,
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
    ...{ seat: 'A', diceContribution: bytes() },
  })
  await sit(ownerUrl, campaignId, seats.slice(1), people.slice(1))
  await referee.startCampaign(organiser, { campaignId })
  return campaignId
}

/** Closes what is open, as a closing that all have consented to does. */
export const closeOpen = async ({ referee, ownerUrl }: Server, campaignId: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const open = 'SELECT group_id FROM muster.ask_group WHERE campaign = $1 AND closed_at IS NULL ORDER BY group_id'
  const { rows } = await client.query<{ group_id: string }>(open, [campaignId])
  await client.end()
  for (const { group_id: groupId } of rows)
    await referee.closeGroup({ campaignId, groupId, why: 'consent', by: 'Player 1' })
}

export const key = (): string => randomUUID()
