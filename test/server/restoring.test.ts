import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyBeforeMigration } from '../../server/src/backup/automatic.js'
import { moveHouse } from '../../server/src/backup/move.js'
import { restoreBackup } from '../../server/src/backup/restore.js'
import { isVacant } from '../../server/src/backup/tables.js'
import { takeBackup } from '../../server/src/backup/take.js'
import { markFilling } from '../../server/src/db/house.js'
import { migrate } from '../../server/src/db/migrate.js'
import { connectOwner } from '../../server/src/db/owner.js'
import { startPostgres } from '../../server/src/db/postgres/index.js'
import { freshDatabase, type TestDatabase } from '../support/database.js'
import { type House, houseSecret, openHouse, openTable, sealStay, type Table } from '../support/house.js'

let folder: string
let house: House
let table: Table
let whole: string

const inFolder = (name: string): string => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-restore-'))
  house = await openHouse()
  table = await openTable(house)
  whole = inFolder('whole.zip')
  await takeBackup({ ownerUrl: house.database.ownerUrl, file: whole, secret: `${houseSecret}\n` })
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

let target: TestDatabase
beforeEach(async () => {
  target = await freshDatabase()
})
afterEach(() => target.drop())

const into = (file: string, givenSecret: string | null = houseSecret, dataFolder = inFolder('data')) =>
  restoreBackup({ dataFolder, databaseUrl: target.ownerUrl, givenSecret }, file)

/** A backup with other bytes. */
const changed = (name: string, change: (bytes: Buffer) => Buffer): string => {
  const file = inFolder(name)
  writeFileSync(file, change(readFileSync(whole)))
  return file
}

const flipped = (at: (size: number) => number) => (bytes: Buffer) => {
  const place = at(bytes.length)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  return bytes
}

/** Whether a database holds nothing of a house. */
const vacant = async (): Promise<boolean> => {
  const client = await connectOwner(target.ownerUrl)
  try {
    return await isVacant(client)
  } finally {
    await client.end()
  }
}

describe('refused, and nothing is there afterwards:', () => {
  afterEach(async () => {
    expect(await vacant()).toBe(true)
  })

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['a byte in its beginning', flipped(() => 10)],
    ['a byte in its middle', flipped((size) => Math.floor(size / 2))],
    ['a byte in its directory', flipped((size) => size - 300)],
    ['a byte of its sum', flipped((size) => size - 5)],
    ['its end cut off', (bytes) => bytes.subarray(0, bytes.length - 1000)],
    ['half of it cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['something after its end', (bytes) => Buffer.concat([bytes, Buffer.from('more')])],
  ])('a file with %s changed', async (_what, change) => {
    await expect(into(changed('changed.zip', change))).rejects.toThrow(/is damaged.* Nothing was restored\. Fetch/)
  })

  test('what is no backup, or is not there', async () => {
    await expect(into(changed('other.txt', () => Buffer.from('a letter to somebody')))).rejects.toThrow(
      /is no backup of Muster/,
    )
    await expect(into(inFolder('nowhere.zip'))).rejects.toThrow(/does not exist/)
  })

  test('a backup of a newer version', async () => {
    const newer = await openHouse()
    await newer.sql(`INSERT INTO muster.migration ("timestamp", "name") VALUES (1800000000000, 'Later1800000000000')`)
    const file = inFolder('newer.zip')
    await takeBackup({ ownerUrl: newer.database.ownerUrl, file, secret: null })
    await newer.close()
    await expect(into(file)).rejects.toThrow(/by a newer version of Muster\. Nothing was restored\. Use that version/)
  })

  test('another secret, wherever it comes from, or none', async () => {
    await expect(into(whole, 'a secret of other people, as long as ours')).rejects.toThrow(
      /MUSTER_SECRET is not the one/,
    )
    const dataFolder = mkdtempSync(inFolder('other-'))
    writeFileSync(join(dataFolder, 'secret'), 'a secret of other people, as long as ours\n')
    await expect(into(whole, null, dataFolder)).rejects.toThrow(/is not the secret of the house/)
    const without = inFolder(`without-${target.name}.zip`)
    await takeBackup({ ownerUrl: house.database.ownerUrl, file: without, secret: null })
    await expect(into(without, null, inFolder('new'))).rejects.toThrow(/Set MUSTER_SECRET to it and restore again/)
    expect(existsSync(inFolder('new/secret'))).toBe(false)
  })
})

test('a house that exists is not touched', async () => {
  await into(whole)
  const later = await openHouse(undefined, { ...target, drop: () => Promise.resolve() })
  await sealStay(
    later,
    table.north,
    table.campaignId,
    (await later.reads.briefing(table.north.session, table.campaignId))?.asks[0]?.id ?? '',
  )
  const sheets = () => later.sql('SELECT * FROM muster.sheet')
  const before = await sheets()
  expect(before).toHaveLength(1)
  await expect(into(whole)).rejects.toThrow(/There is a house in the database .* already.* Nothing was changed/)
  expect(await sheets()).toEqual(before)
  await later.close()
})

test('the time since a backup is downtime: what fell due in it is put off when a server is back', async () => {
  const earlier = await openHouse()
  const { campaignId } = await openTable(earlier)
  // As if it had been taken two hours ago.
  await earlier.referee.beat()
  await earlier.sql(`UPDATE muster.beat SET at = now() - interval '2 hours'`)
  await earlier.sql(`UPDATE muster.ask_group SET deadline_at = now() - interval '1 hour' WHERE campaign = $1`, [
    campaignId,
  ])
  const file = inFolder('earlier.zip')
  await takeBackup({ ownerUrl: earlier.database.ownerUrl, file, secret: null })
  await earlier.close()
  await into(file)
  const later = await openHouse(undefined, { ...target, drop: () => Promise.resolve() })
  await later.referee.beat()
  const ahead = `SELECT deadline_at > now() AS ahead, closed_at FROM muster.ask_group WHERE campaign = $1`
  expect(await later.sql(ahead, [campaignId])).toEqual([{ ahead: true, closed_at: null }])
  expect(await later.referee.overdue()).toEqual([])
  await later.close()
})

test('what an interrupted restore left is no house: no server starts on it, and the next restore clears it', async () => {
  const client = await connectOwner(target.ownerUrl)
  await markFilling(client)
  await client.end()
  await expect(migrate(target.ownerUrl, houseSecret)).rejects.toThrow(/was interrupted.* npm run restore/)
  await into(whole)
  await migrate(target.ownerUrl, houseSecret)
})

test('a restore that fails in its middle leaves nothing, not even the secret', async () => {
  const torn = await openHouse()
  await torn.sql('ALTER TABLE muster.outbox DROP CONSTRAINT outbox_campaign_fkey')
  await torn.sql(
    `INSERT INTO muster.outbox (campaign, kind, payload, at) VALUES (gen_random_uuid(), 'news', '{}', now())`,
  )
  const file = inFolder('torn.zip')
  await takeBackup({ ownerUrl: torn.database.ownerUrl, file, secret: houseSecret })
  await torn.close()
  await expect(into(file, null, inFolder('torn'))).rejects.toThrow(/outbox_campaign_fkey/)
  expect(await vacant()).toBe(true)
  expect(existsSync(inFolder('torn/secret'))).toBe(false)
})

test('a copy is made before a migration changes a house, and the last three are kept', async () => {
  await into(whole)
  let copies = 0
  const copy = (): Promise<void> => {
    copies += 1
    return Promise.resolve()
  }
  await migrate(target.ownerUrl, houseSecret, copy)
  expect(copies).toBe(0)
  const older = await openHouse(undefined, { ...target, drop: () => Promise.resolve() })
  await older.sql(`ALTER TABLE accounts."user" DROP COLUMN "image"`)
  await older.close()
  await migrate(target.ownerUrl, houseSecret, copy)
  expect(copies).toBe(1)
  const dataFolder = mkdtempSync(inFolder('data-'))
  for (const second of [1, 2, 3, 4])
    await copyBeforeMigration({ dataFolder, secret: houseSecret }, target.ownerUrl, new Date(second * 1000))
  const kept = (second: number): string =>
    join(dataFolder, 'backups', `before-migration-19700101T00000${String(second)}Z.zip`)
  expect([1, 2, 3, 4].map((second) => existsSync(kept(second)))).toEqual([false, true, true, true])
  expect(statSync(kept(4)).mode & 0o777).toBe(0o600)
})

test('a house moves from its data folder to a database and back, and takes its secret along', async () => {
  const dataFolder = inFolder('moving')
  const place = { dataFolder, databaseUrl: null, givenSecret: null }
  await restoreBackup(place, whole)
  expect(readFileSync(join(dataFolder, 'secret'), 'utf8').trim()).toBe(houseSecret)
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
  const outside = { ...place, databaseUrl: target.ownerUrl }
  const running = await startPostgres(dataFolder)
  const busy = await openHouse(undefined, { name: 'muster', ownerUrl: running.ownerUrl, drop: () => running.stop() })
  await expect(moveHouse(outside, 'database')).rejects.toThrow(/A server is running .* Nothing was moved/)
  await busy.close()
  const { old } = await moveHouse(outside, 'database')
  expect(existsSync(old)).toBe(true)
  const there = await openHouse(undefined, { ...target, drop: () => Promise.resolve() })
  expect(await there.reads.table(table.north.session, table.campaignId)).toMatchObject({ phase: 'RUNNING' })
  await there.close()
  await moveHouse(outside, 'folder')
  const back = await startPostgres(dataFolder)
  const again = await openHouse(undefined, { name: 'muster', ownerUrl: back.ownerUrl, drop: () => back.stop() })
  expect(await again.reads.table(table.north.session, table.campaignId)).toMatchObject({ phase: 'RUNNING' })
  await again.close()
})
