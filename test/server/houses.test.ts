import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { restoreBackup } from '../../server/src/backup/restore.js'
import { loadRegistry } from '../../server/src/referee/compute/registry.js'
import { playToEnd } from '../support/bothWars.js'
import { freshDatabase } from '../support/database.js'
import { houseSecret, openHouse } from '../support/house.js'

const folder = fileURLToPath(new URL('../fixtures/houses/', import.meta.url))

test.each(readdirSync(folder))('the wars of the house %s are played on to their end by this version', async (name) => {
  const database = await freshDatabase()
  const place = { dataFolder: tmpdir(), databaseUrl: database.ownerUrl, givenSecret: houseSecret }
  const { tables } = await restoreBackup(place, `${folder}${name}`)
  const house = await openHouse(await loadRegistry(), database)
  const wars = await house.sql<{ id: string; ruleset: string; revision: number }>(
    `SELECT id, ruleset, revision FROM muster.campaign WHERE phase = 'RUNNING' ORDER BY ruleset`,
  )
  expect(wars.map(({ ruleset }) => ruleset)).toEqual(['boltgun', 'hex-1.4'])
  const rows = await house.sql<{ count: number }>('SELECT count(*)::integer AS count FROM muster.briefing')
  expect(rows[0]?.count).toBe(tables.find(({ table }) => table === 'briefing')?.rows)
  for (const { id } of wars) await playToEnd(house, id)
  const ended = await house.sql<{ phase: string; revision: number }>(
    'SELECT phase, revision FROM muster.campaign ORDER BY ruleset',
  )
  expect(ended.map(({ phase }) => phase)).toEqual(['ENDED', 'ENDED'])
  ended.forEach(({ revision }, index) => expect(revision).toBeGreaterThan(wars[index]?.revision ?? 0))
  await house.close()
})
