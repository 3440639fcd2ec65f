import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/src/db/migrate.js'
import { loadRegistry } from '../../server/src/referee/compute/registry.js'
import { openBothWars, playStep, playToEnd } from '../support/bothWars.js'
import { type House, houseSecret, openHouse } from '../support/house.js'
import { campaignTables, holdsCampaign, keysOf, shard } from '../support/sharded.js'

let house: House

beforeAll(async () => {
  house = await openHouse(await loadRegistry())
})
afterAll(() => house.close())

test('wars are played to their end on tables that are divided by hash of the campaign', async () => {
  await shard(house.sql)
  await migrate(house.database.ownerUrl, houseSecret)
  const tables = await campaignTables(house.sql)
  const still = (await keysOf(house.sql, tables)).filter((key) => tables.includes(key.table) && !holdsCampaign(key))
  expect(still.map(({ name }) => name).sort()).toEqual(['briefing_board_hash_fkey', 'deputyship_vacation_fkey'])
  const wars = [...(await openBothWars(house)), ...(await openBothWars(house))]
  for (const { campaignId } of wars) for (let step = 0; step < 4; step += 1) await playStep(house, campaignId)
  for (const { campaignId } of wars.slice(0, 2)) await playToEnd(house, campaignId)
  const phases = await house.sql<{ phase: string }>('SELECT phase FROM muster.campaign ORDER BY created_at')
  expect(phases.map(({ phase }) => phase)).toEqual(['ENDED', 'ENDED', 'RUNNING', 'RUNNING'])
  for (const table of ['briefing', 'resolution', 'sheet']) {
    const rows = await house.sql<{ strays: number; shards: number }>(
      `SELECT count(*) FILTER (WHERE b.tableoid <> r.tableoid)::integer AS strays, count(DISTINCT b.tableoid)::integer AS shards
       FROM (SELECT campaign, tableoid::regclass::text AS part, tableoid FROM muster.${table}) b
       JOIN (SELECT DISTINCT ON (campaign) campaign, tableoid FROM muster.${table}) r USING (campaign)`,
    )
    expect(rows[0]?.strays).toBe(0)
    expect(rows[0]?.shards).toBeGreaterThan(0)
  }
})
