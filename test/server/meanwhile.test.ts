import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReferee, type Referee } from '../../server/src/referee/index.js'
import { type Engines, enginesHere } from '../../server/src/referee/compute/engines.js'
import { type House, openTable, type Person, type Table } from '../support/house.js'
import { toyRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let referee: Referee
/** What happens while the first, the second, … resolution is worked out. */
let meanwhile: (() => Promise<unknown>)[] = []
let worked = 0

const run: Engines['run'] = async (name, input) => {
  const done = await enginesHere(toyRegistry).run(name, input)
  if (name === 'resolve') {
    worked += 1
    await meanwhile.shift()?.()
  }
  return done
}

beforeAll(async () => {
  house = await sharedHouse()
  const engines = { run, close: () => Promise.resolve() }
  referee = await openReferee({ refereeUrl: house.urls.referee, registry: toyRegistry, engines })
})
afterAll(async () => {
  await referee.close()
  await house.close()
})

const seal = async (who: Person, { campaignId }: Table) => {
  const [ask] = (await house.reads.briefing(who.session, campaignId))?.asks ?? []
  return referee.sealOrders(who, { campaignId, askId: ask?.id ?? '', orders: [], idempotencyKey: randomUUID() })
}

const close = async ({ campaignId }: Table) => {
  const [group] = await house.sql<{ id: string }>(
    'SELECT group_id AS id FROM muster.ask_group WHERE campaign = $1 AND closed_at IS NULL',
    [campaignId],
  )
  worked = 0
  return referee.closeGroup({ campaignId, groupId: group?.id ?? '', why: 'consent', by: 'North' })
}

test('who leaves while a stage is worked out is told nothing that comes of it', async () => {
  const table = await openTable(house)
  const { campaignId, south } = table
  meanwhile = [() => referee.leaveCampaign(south, { campaignId })]
  expect(await close(table)).toBe('closed')
  expect(worked).toBe(2)
  const [left] = await house.sql<{ early: boolean }>(
    `SELECT h.until <= b.at AS early FROM muster.holding h JOIN muster.briefing b ON b.campaign = h.campaign AND b.viewer = 'seat:B'
     WHERE h.campaign = $1 AND h.seat = 'B' ORDER BY b.number DESC LIMIT 1`,
    [campaignId],
  )
  expect(left?.early).toBe(true)
})

test('a sheet that is sealed anew while a stage is worked out is the one that counts', async () => {
  const table = await openTable(house, { replaceable: true })
  await seal(table.north, table)
  meanwhile = [() => seal(table.north, table)]
  expect(await close(table)).toBe('closed')
  expect(worked).toBe(2)
  const [used] = await house.sql<{ stands: boolean }>(
    `SELECT x.replaced_at IS NULL AS stands FROM muster.resolution r, json_array_elements(r.input -> 'sheets') s
     JOIN muster.sheet x ON x.hash = s ->> 'hash' WHERE r.campaign = $1 AND r.revision = 1`,
    [table.campaignId],
  )
  expect(used?.stands).toBe(true)
})

test('a stage that is not closed after all takes sheets again', async () => {
  const table = await openTable(house, { replaceable: true })
  const { campaignId, north } = table
  meanwhile = [() => seal(north, table), () => referee.pauseCampaign(north, { campaignId })]
  expect(await close(table)).toBe('nothing')
  await referee.resumeCampaign(north, { campaignId })
  expect((await seal(north, table)).receipt).not.toBeNull()
})
