import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freezeEdition } from '../../scripts/frozen.mjs'
import { openReferee, type Referee } from '../../server/src/referee/index.js'
import { openFrozen } from '../../server/src/referee/compute/frozen.js'
import type { Game } from '../../server/src/referee/compute/game.js'
import { loadRegistry, type Registry, registryOf } from '../../server/src/referee/compute/registry.js'
import { type House, openHouse, openTable, sealStay, type Table } from '../support/house.js'
import { replayOf } from '../support/replay.js'
import { toy } from '../support/toyRuleset.js'

const folder = mkdtempSync(join(tmpdir(), 'muster-frozen-'))

let house: House
/** The server as it was: BOLTGUN in its first edition. */
let before: Registry
/** The same later: its newest edition can do nothing but fail. */
let after: Registry
const opened: Referee[] = []

/** Another server on the same database. */
const serverWith = async (registry: Registry): Promise<Referee> => {
  const referee = await openReferee({ refereeUrl: house.urls.referee, registry })
  opened.push(referee)
  return referee
}

const broken = (game: Game): Game => ({
  ...game,
  edition: '2',
  advance: () => {
    throw new Error('the newest edition was used')
  },
})

beforeAll(async () => {
  await freezeEdition({ id: 'boltgun', from: 'HEAD', into: folder })
  before = await loadRegistry()
  const game = before.get('boltgun')
  if (!game) throw new Error('BOLTGUN is not in its folder')
  after = registryOf([broken(game)], undefined, openFrozen(folder))
  house = await openHouse(before)
})

afterAll(async () => {
  await Promise.all(opened.map((referee) => referee.close()))
  await house.close()
  rmSync(folder, { recursive: true })
})

const campaignOf = async ({ campaignId }: Table): Promise<{ phase: string; note: string | null; edition: string }> => {
  const [row] = await house.sql<{ phase: string; note: string | null; edition: string }>(
    `SELECT phase, note, edition FROM muster.campaign WHERE id = $1`,
    [campaignId],
  )
  if (!row) throw new Error('there is no such campaign')
  return row
}

const startedWar = (): Promise<Table> =>
  openTable(house, {
    ...{ rulesetId: 'boltgun', scenarioId: 'first-contact' },
    settings: { 'army.choice': 'scenario' },
  })

/** Every seat stays where it is, and the stage is resolved by this server. */
const playRound = async ({ campaignId, north, south }: Table, server: Referee): Promise<void> => {
  for (const who of [north, south])
    for (const ask of (await house.reads.briefing(who.session, campaignId))?.asks ?? [])
      if (!ask.closed)
        await server.sealOrders(who, { campaignId, askId: ask.id, orders: [], idempotencyKey: randomUUID() })
  for (const job of await server.overdue()) await server.closeGroup(job)
}

test('a campaign goes on with the engine that it began with, whatever the newest is', async () => {
  const table = await startedWar()
  await playRound(table, house.referee)
  const later = await serverWith(after)
  for (let round = 0; round < 3; round += 1) await playRound(table, later)
  expect(await campaignOf(table)).toEqual({ phase: 'RUNNING', note: null, edition: '1' })
  const replay = await replayOf(house, before, table.campaignId)
  expect(replay.length).toBeGreaterThan(3)
  expect(replay.filter(({ same }) => !same)).toEqual([])
})

test('what it tells is told by its own edition, in every language', () => {
  const kept = after.edition({ ruleset: 'boltgun', edition: '1' })
  expect(kept?.game.edition).toBe('1')
  expect(Object.keys(kept?.game.report ?? {}).sort()).toEqual(Object.keys(before.get('boltgun')?.report ?? {}).sort())
  expect(kept?.scenario('first-contact')).toEqual(before.scenario('boltgun', 'first-contact'))
  expect(kept?.system(after.defaultChoice).ok).toBe(true)
})

test('new campaigns are played by the newest edition', async () => {
  const later = await serverWith(after)
  const north = await house.person('North')
  const { campaignId } = await later.createCampaign(north, {
    ...{ name: 'A new war', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'UTC' },
  })
  expect(await house.sql(`SELECT edition FROM muster.campaign WHERE id = $1`, [campaignId])).toEqual([{ edition: '2' }])
})

test('a server without the edition holds the campaign and says so; one that has it lets it go on, and nothing is lost', async () => {
  const table = await startedWar()
  const { campaignId, south } = table
  const lacking = await serverWith(registryOf([toy]))
  await lacking.holdWithoutEdition()
  const held = await campaignOf(table)
  expect(held.phase).toBe('HELD')
  expect(held.note).toBe(
    'Held: this server lacks edition 1 of the ruleset boltgun, by which the campaign is played. Nothing is lost, and it continues by itself when the server has it.',
  )
  await lacking.releaseEditions()
  expect((await campaignOf(table)).phase).toBe('HELD')
  await house.referee.releaseEditions()
  expect((await campaignOf(table)).phase).toBe('RUNNING')
  await house.referee.holdWithoutEdition()
  expect((await campaignOf(table)).phase).toBe('RUNNING')

  // What is due while only a server without it runs is held there, too.
  const ask = (await house.reads.briefing(south.session, campaignId))?.asks[0]?.id ?? ''
  await sealStay(house, south, campaignId, ask)
  await house.sql(`UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1`, [campaignId])
  const due = (await lacking.overdue()).filter((job) => job.campaignId === campaignId)
  expect(due).not.toEqual([])
  for (const job of due) expect(await lacking.closeGroup(job)).toBe('held')
  await house.referee.releaseEditions()
  const before = (await house.reads.briefing(south.session, campaignId))?.number ?? 0
  for (const job of due) expect(await house.referee.closeGroup({ ...job, why: 'notice' })).toBe('closed')
  expect((await house.reads.briefing(south.session, campaignId))?.number).toBeGreaterThan(before)
  expect((await house.reads.receipts(south.session, campaignId)).map(({ askId }) => askId)).toEqual([ask])
})

test('a file that is not the one that was frozen is not run', () => {
  const copy = mkdtempSync(join(tmpdir(), 'muster-frozen-'))
  cpSync(folder, copy, { recursive: true })
  expect(openFrozen(copy).get({ ruleset: 'boltgun', edition: '1' })).not.toBeNull()
  writeFileSync(join(copy, 'boltgun', '1', 'engine.cjs'), 'throw new Error("it was run")')
  const complaints: string[] = []
  const changed = openFrozen(copy, (what) => complaints.push(what))
  expect(changed.get({ ruleset: 'boltgun', edition: '1' })).toBeNull()
  expect(complaints).toEqual([expect.stringContaining('edition 1 of boltgun is not used')])
  expect(openFrozen(join(copy, 'nowhere')).get({ ruleset: 'boltgun', edition: '1' })).toBeNull()
  rmSync(copy, { recursive: true })
})

test('what is frozen never changes', async () => {
  await expect(freezeEdition({ id: 'boltgun', from: 'HEAD', into: folder })).rejects.toThrow(
    'Edition 1 of boltgun is frozen already: what is frozen never changes.',
  )
  await expect(freezeEdition({ id: 'chess', from: 'HEAD', into: folder })).rejects.toThrow('"chess" is no ruleset')
  await expect(freezeEdition({ id: 'boltgun', from: 'nowhere', into: folder })).rejects.toThrow('"nowhere"')
})
