import { spawnSync } from 'node:child_process'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { ArchivedCampaign, ArchivedEntry, ArchivedSheet } from '../../server/src/archive/format.js'
import { importArchive } from '../../server/src/archive/arrive.js'
import { printVerdict } from '../../server/src/archive/index.js'
import { verifyArchive } from '../../server/src/archive/verify.js'
import { writeArchive } from '../../server/src/archive/write.js'
import { loadRegistry, type Registry, registryOf } from '../../server/src/referee/compute/registry.js'
import { generateKey } from '../../server/src/referee/dice/vrf.js'
import { type BotWar, courseOf, openBothWars, playStep, playToEnd } from '../support/bothWars.js'
import { freshDatabase } from '../support/database.js'
import { type House, openHouse } from '../support/house.js'
import { type Tables, tampered } from './tamper.js'

let registry: Registry
let house: House
let wars: readonly BotWar[]
const folder = mkdtempSync(join(tmpdir(), 'muster-archive-'))
const files: string[] = []

const write = (campaign: string, running = false) =>
  writeArchive({ ownerUrl: house.database.ownerUrl, campaign, file: join(folder, `${campaign}.zip`), running })

const moving = join(folder, 'moving.zip')

/** What another house gets of a war in its middle, which then goes on here as well. */
const writeMoving = async (war: BotWar | undefined): Promise<void> => {
  if (!war) throw new Error('there is no war')
  const { campaignId, organiser } = war
  for (let step = 0; step < 6; step += 1) await playStep(house, campaignId)
  await house.referee.pauseCampaign(organiser, { campaignId })
  await house.referee.allowMove(organiser, { campaignId })
  const { ownerUrl } = house.database
  await writeArchive({ ownerUrl, campaign: campaignId, file: moving, running: true })
  await house.referee.resumeCampaign(organiser, { campaignId })
}

beforeAll(async () => {
  registry = await loadRegistry()
  house = await openHouse(registry)
  wars = await openBothWars(house)
  await writeMoving(wars[0])
  for (const { campaignId } of wars) {
    await playToEnd(house, campaignId)
    await house.referee.openWar(campaignId)
    await write(campaignId)
    files.push(join(folder, `${campaignId}.zip`))
  }
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0
if (!python) console.info('There is no python3 (3.9 or later) here: examples/verifyArchive.py is not tried.')

const byPython = (file: string) => {
  const script = fileURLToPath(new URL('../../examples/verifyArchive.py', import.meta.url))
  const { status, stdout } = spawnSync('python3', [script, file], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

let copies = 0
const changed = (change: (tables: Tables) => void, sums?: 'kept'): Promise<string> =>
  tampered(files[0] ?? '', join(folder, `copy${String((copies += 1))}.zip`), change, sums)

const foundIn = async (change: (tables: Tables) => void): Promise<readonly string[]> =>
  (await verifyArchive(registry, await changed(change))).found

/** Of a list that must have one. */
const some = <Item>(list: readonly Item[], what: (item: Item) => boolean = () => true): Item => {
  const found = list.find(what)
  if (found === undefined) throw new Error('there is none to change')
  return found
}

test('wars of both rulesets are as they were written, and come to the same hashes when they are played again', async () => {
  for (const file of files) {
    const { war, ...verdict } = await verifyArchive(registry, file)
    expect(verdict).toEqual({ found: [], unplayed: null, notes: [] })
    expect(Math.min(war.resolutions.length, war.sheets.length, war.record.length)).toBeGreaterThan(5)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  }
})

test('an archive of a war that is over names no account and holds no other secret', async () => {
  const rows = await house.sql<{ id: string; email: string }>(`SELECT "id", "email" FROM accounts."user"`)
  for (const file of files) {
    const { war } = await verifyArchive(registry, file)
    const text = JSON.stringify(war)
    for (const { id, email } of rows) expect([text.includes(id), text.includes(email)]).toEqual([false, false])
    expect(Object.keys(war.campaign).filter((key) => /bot_key|organiser|token|code/.test(key))).toEqual([])
  }
})

test.runIf(python)(
  'the program in Python proves every throw of both, and finds a flipped face and another key',
  async () => {
    for (const file of files) {
      const { resolutions } = (await verifyArchive(registry, file)).war
      const throws = resolutions.reduce((sum, one) => sum + one.throws.length, 0)
      const { status, lines } = byPython(file)
      expect(throws).toBeGreaterThan(20)
      expect([status, lines]).toEqual([
        0,
        [expect.stringMatching(new RegExp(`: ${String(throws)} throws, ${String(throws)} as the campaign's key`))],
      ])
    }
    const flipped = await changed((tables) => {
      const one = some(tables<{ throws: { faces: number[] }[] }>('resolution'), ({ throws }) => throws.length > 0)
      const [thrown] = one.throws
      if (thrown) thrown.faces[0] = ((thrown.faces[0] ?? 0) % 6) + 1
    })
    expect(byPython(flipped)).toMatchObject({
      status: 1,
      lines: [expect.stringMatching(/another face$/), expect.anything()],
    })
    const other = await changed((tables) =>
      Object.assign(some(tables('campaign')), { public_key: generateKey().publicKey }),
    )
    expect(byPython(other).lines[0]).toMatch(/not proven$/)
  },
)

test('a flipped face is found by its throw', async () => {
  const found = await foundIn((tables) => {
    const one = some(tables<{ throws: { faces: number[] }[] }>('resolution'), ({ throws }) => throws.length > 0)
    const [thrown] = one.throws
    if (thrown) thrown.faces[0] = ((thrown.faces[0] ?? 0) % 6) + 1
  })
  expect(found).toEqual([
    expect.stringMatching(/^The throw \S+ for .+ did not show .+: a face was changed\.$/),
    expect.stringMatching(/throws other dice than the archive lists/),
  ])
})

test('a changed order is found by its sheet, in the resolution and under its root', async () => {
  const found = await foundIn((tables) => {
    const sheet = some(tables<{ orders: object[]; hash: string }>('sheet'), ({ orders }) => orders.length > 0)
    sheet.orders.pop()
  })
  expect(found).toEqual([
    expect.stringMatching(/^In the sheet of [AB] for .+ the orders, the hour or the salt are not those of its hash\.$/),
    expect.stringMatching(/^In resolution \d+ .+, the orders are not those of the sheet of [AB]/),
  ])
  const replaced = await foundIn((tables) => {
    const one = some(
      tables<{ input: { sheets?: { orders: object[] | null; hash: string | null }[] } }>('resolution'),
      ({ input }) => (input.sheets ?? []).some(({ orders }) => (orders ?? []).length > 0),
    )
    some(one.input.sheets ?? [], ({ orders }) => (orders ?? []).length > 0).orders = []
  })
  expect(replaced[0]).toMatch(/^What went into resolution \d+ .+ is not what the record binds/)
})

test('a dropped entry is found by the one that follows it, also the last, and a dropped resolution by its number', async () => {
  const middle = await foundIn((tables) => void tables('record').splice(4, 1))
  expect(middle[0]).toMatch(/^Entries are missing from the record before entry 6 of the record \(\w+\)\.$/)
  const last = await foundIn((tables) => void tables('record').pop())
  expect(last).toContain('The last head of the record is not the campaign’s: entries are missing at its end.')
  const entry = await foundIn((tables) => {
    Object.assign(some(tables<{ kind: string; entry: object }>('record'), ({ kind }) => kind === 'botSeated').entry, {
      seat: 'Z',
    })
  })
  expect(entry).toEqual([expect.stringMatching(/^The head of entry \d+ of the record \(botSeated\) does not follow/)])
  const resolution = await foundIn((tables) => void tables('resolution').splice(3, 1))
  expect(resolution).toContain('Resolution 3 is missing, or stands elsewhere.')
})

test('a forged receipt is found, and so is another key: of the dice, of the house', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const forged = await foundIn((tables) => {
    const [campaign] = tables<ArchivedCampaign>('campaign')
    const sheet = some(tables<ArchivedSheet & { signature: string }>('sheet'))
    const { seat, ask_id: ask, hash, head, at } = sheet
    const text = canonical({ ask, at: new Date(at).toISOString(), campaign: campaign?.id, hash, head, seat })
    sheet.signature = sign(null, Buffer.from(text), privateKey).toString('base64')
  })
  expect(forged).toEqual([expect.stringMatching(/^The receipt of the sheet of [AB] for .+ is forged/)])
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const house = await foundIn((tables) => Object.assign(some(tables('campaign')), { receipt_keys: [pem] }))
  expect(house[0]).toBe('The key that signs receipts is not the one in the record: it is another key.')
  expect(house.slice(1).every((line) => line.includes('is forged'))).toBe(true)
  const { publicKey: dice, privateKey: secret } = generateKey()
  const dicey = await foundIn((tables) =>
    Object.assign(some(tables('campaign')), { public_key: dice, private_key: secret }),
  )
  expect(dicey[0]).toBe('The public key of the dice is not the one in the record: it is another key.')
  expect(dicey).toContainEqual(
    expect.stringMatching(/is not proven: its proof is missing, or was made with another key/),
  )
})

test('who rewrites the whole chain is found by a head that somebody kept', async () => {
  const { war } = await verifyArchive(registry, files[0] ?? '')
  const kept = (war.record.at(-1)?.head ?? '').slice(0, 12)
  const rewritten = await changed((tables) => {
    const record = tables<ArchivedEntry & { head: string }>('record')
    Object.assign(some(record, ({ kind }) => kind === 'botSeated').entry, { seat: 'Z' })
    let before = ''
    for (const one of record) {
      const text = canonical({ before, entry: one.entry, kind: one.kind })
      one.head = createHmac('sha256', Buffer.from(one.salt, 'hex')).update(text).digest('hex')
      before = one.head
    }
    Object.assign(some(tables('campaign')), { head: before })
    for (const sheet of tables<{ head: string; signature: null }>('sheet'))
      Object.assign(sheet, { head: '', signature: null })
  })
  expect((await verifyArchive(registry, rewritten)).found).toEqual([])
  expect((await verifyArchive(registry, rewritten, [kept])).found).toEqual([
    `The record never had the head ${kept}: it is not the record from which that head was shown.`,
  ])
  expect((await verifyArchive(registry, files[0] ?? '', [kept.toUpperCase()])).found).toEqual([])
})

test('the command ends with 0, 1 or 2, and says why', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  expect(await printVerdict(files[0] ?? '', [], registry)).toBe(0)
  expect(lines.at(-1)).toBe('Everything is as it was written, and the war played again comes to the same.')
  const bad = await changed((tables) => void tables<{ text: string }>('table_log').pop(), 'kept')
  expect(await printVerdict(bad, [], registry)).toBe(1)
  expect(lines.at(-1)).toBe('The bytes of table_log.ndjson are not those that were written.')
  const older = registry.all().map((game) => ({ ...game, edition: 'of another time' }))
  expect(await printVerdict(files[0] ?? '', [], registryOf(older))).toBe(2)
  expect(lines.at(-1)).toMatch(
    /^The war was played with edition .+, which this Muster does not have \(of another time is its newest\)/,
  )
  expect(await printVerdict(files[0] ?? '', [], registryOf([]))).toBe(2)
  expect(await printVerdict(join(folder, 'nothing.zip'), [], registry)).toBe(2)
  expect(lines.at(-1)).toMatch(/nothing\.zip does not exist/)
  const text = join(folder, 'text.zip')
  writeFileSync(text, 'no archive at all')
  expect(await printVerdict(text, [], registry)).toBe(2)
  expect(lines.at(-1)).toMatch(/text\.zip is no archive of Muster/)
})

test('a campaign that does not exist is not written, and no file is overwritten', async () => {
  const [first] = wars
  await expect(write(first?.campaignId ?? '')).rejects.toThrow(/exists already\. Nothing was written/)
  await expect(write('4b7f0a54-0000-4000-8000-000000000000')).rejects.toThrow(/This house has no campaign/)
  await expect(write('everything')).rejects.toThrow(/This house has no campaign everything/)
})

test('of a database in which no server ever started nothing is written', async () => {
  const { ownerUrl, drop } = await freshDatabase()
  const file = join(folder, 'none.zip')
  await expect(writeArchive({ ownerUrl, campaign: 'any', file, running: false })).rejects.toThrow(/no house .* yet/)
  expect(existsSync(file)).toBe(false)
  await drop()
})

test('a war that moved to another house in its middle ends there with the same hashes, and is proven there', async () => {
  const campaignId = wars[0]?.campaignId ?? ''
  const other = await openHouse(registry)
  try {
    const organiser = await other.person('Organiser elsewhere')
    const account = `${organiser.userId}@example.org`
    const { ownerUrl } = other.database
    const { links } = await importArchive(registry, { ownerUrl, file: moving, organiser: account })
    expect(links).toEqual([])
    await other.referee.resumeCampaign(organiser, { campaignId })
    await playToEnd(other, campaignId)
    expect(await courseOf(other, campaignId)).toEqual(await courseOf(house, campaignId))
    await other.referee.openWar(campaignId)
    const file = join(folder, 'moved.zip')
    await writeArchive({ ownerUrl, campaign: campaignId, file, running: false })
    const { war, ...verdict } = await verifyArchive(registry, file)
    expect(verdict).toEqual({ found: [], unplayed: null, notes: [] })
    expect(war.campaign.receipt_keys).toEqual([house.referee.receiptKey, other.referee.receiptKey])
    if (python) expect(byPython(file).status).toBe(0)
  } finally {
    await other.close()
  }
})
