import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeBackup } from '../../server/src/backup/take.js'
import { restoreBackup } from '../../server/src/backup/restore.js'
import { startPostgres } from '../../server/src/db/postgres/index.js'
import { loadRegistry, type Registry } from '../../server/src/referee/compute/registry.js'
import { type BotWar, courseOf, headOf, openBothWars, playStep, playToEnd } from '../support/bothWars.js'
import { type House, houseSecret, openHouse } from '../support/house.js'

let folder: string
let registry: Registry
let original: House

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-backup-'))
  registry = await loadRegistry()
  original = await openHouse(registry)
})
afterAll(async () => {
  await original.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The house of a backup, with a PostgreSQL of its own in another data folder. */
const restored = async (file: string): Promise<House> => {
  const dataFolder = join(folder, 'elsewhere')
  await restoreBackup({ dataFolder, databaseUrl: null, givenSecret: houseSecret }, file)
  const { ownerUrl, stop } = await startPostgres(dataFolder)
  return openHouse(registry, { name: 'muster', ownerUrl, drop: stop })
}

/** Resolutions before the copy and, at most, during it: in the middle of any war. */
const some = 3

test('wars of both rulesets that are copied while seals go on end elsewhere as they end here', async () => {
  const wars = await openBothWars(original)
  const file = join(folder, 'copy.zip')
  const playSome = async ({ campaignId }: BotWar): Promise<void> => {
    for (let step = 0; step < some; step += 1) await playStep(original, campaignId)
  }
  await Promise.all(wars.map(playSome))
  const [manifest] = await Promise.all([
    takeBackup({ ownerUrl: original.database.ownerUrl, file, secret: null }),
    ...wars.map(playSome),
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  for (const { campaignId } of wars) await playToEnd(original, campaignId)
  const copy = await restored(file)
  const [counted] = await copy.sql(`SELECT count(*)::integer AS rows FROM muster.record`)
  expect(manifest.tables.find(({ table }) => table === 'record')?.rows).toBe(counted?.['rows'])
  for (const { campaignId, organiser } of wars) {
    const [here, there] = [await courseOf(original, campaignId), await courseOf(copy, campaignId)]
    expect(there.length).toBeGreaterThanOrEqual(some)
    expect(there).toEqual(here.slice(0, there.length))
    // A session of before is one of after.
    expect(await copy.reads.table(organiser.session, campaignId)).not.toBeNull()
    await playToEnd(copy, campaignId)
    expect(await courseOf(copy, campaignId)).toEqual(here)
    expect(await copy.reads.table(organiser.session, campaignId)).toMatchObject({ phase: 'ENDED' })
    const head = `SELECT head FROM muster.campaign WHERE id = $1`
    expect(await headOf(copy, campaignId)).toEqual((await copy.sql(head, [campaignId]))[0])
  }
  await copy.close()
})
