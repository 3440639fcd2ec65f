import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scenario } from '@muster/rulesets/kit/scenario.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { importArchive } from '../../server/src/archive/arrive.js'
import { verifyArchive } from '../../server/src/archive/verify.js'
import { writeArchive } from '../../server/src/archive/write.js'
import { scenarioLimits } from '../../server/src/referee/common/scenarioLimits.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import { playStep } from '../support/bothWars.js'
import { type House, openHouse, type Person } from '../support/house.js'
import { installed } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let registry: Registry
let owner: Person
let other: Person
const folder = mkdtempSync(join(tmpdir(), 'muster-own-'))

beforeAll(async () => {
  registry = await installed()
  house = await sharedHouse(registry)
  owner = await house.person('Drawer')
  other = await house.person('Other')
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

const fileOf = (ruleset: string, index = 0): ScenarioFile => {
  const game = registry.get(ruleset)
  const file = game?.maps?.fileOf(game.scenarios[index] as Scenario)
  if (!file) throw new Error('no file')
  return file
}

/** One pixel. */
const picture = {
  data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ...{ x: 0, y: 0, width: 4, height: 3 },
}

const brought = async (file: object, who = owner): Promise<string> =>
  (await house.referee.importScenario(who, { text: JSON.stringify(file) })).id

const row = (id: string, who = owner) => house.reads.ownScenario(who.session, id)

describe('a scenario of one’s own', () => {
  test('is read by its owner alone, and by whoever has its link as long as there is one', async () => {
    const file = fileOf('boltgun')
    const id = await brought(file)
    expect(await row(id)).toMatchObject({
      title: file.title,
      rulesetId: 'boltgun',
      revision: 1,
      ready: true,
      token: null,
    })
    expect(await house.reads.scenarioFile(owner.session, id)).toEqual(file)
    expect([await row(id, other), await house.reads.scenarioFile(other.session, id)]).toEqual([null, null])
    expect(await house.reads.ownScenarios(other.session, { after: null, limit: 10 })).toEqual([])
    for (const act of ['shareScenario', 'endScenarioLink', 'deleteScenario', 'forkScenario'] as const)
      await expect(house.referee[act](other, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await house.referee.shareScenario(owner, { id })
    const token = (await row(id))?.token ?? ''
    const shared = await house.reads.sharedScenario(token)
    expect(shared).toMatchObject({ title: file.title, file })
    expect(JSON.stringify(shared)).not.toContain(owner.userId)
    const copy = await house.referee.forkScenario(other, { token })
    expect(await row(copy.id, other)).toMatchObject({ title: `${file.title} (copy)`, ready: true, revision: 1 })
    await house.referee.endScenarioLink(owner, { id })
    expect(await house.reads.sharedScenario(token)).toBeNull()
    await expect(house.referee.forkScenario(other, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is opened by no token that is limited to campaigns', async () => {
    const id = await brought(fileOf('boltgun'))
    const token = await house.token(owner, ['read'])
    expect(await house.reads.ownScenario(token, id)).not.toBeNull()
    await house.sql(
      `UPDATE accounts."apikey" SET "permissions" = jsonb_set("permissions"::jsonb, '{campaigns}', '[]')::text WHERE "referenceId" = $1`,
      [owner.userId],
    )
    expect(await house.reads.ownScenario(token, id)).toBeNull()
  })

  test('is saved over the revision that was read, finished or not', async () => {
    const file = fileOf('boltgun')
    const id = await brought(file)
    const save = (revision: number, change: object) =>
      house.referee.saveScenario(owner, { id, revision, text: JSON.stringify({ ...file, ...change }) })
    await save(1, { pieces: [], title: 'Unfinished' })
    expect(await row(id)).toMatchObject({ title: 'Unfinished', revision: 2, ready: false })
    await expect(save(1, {})).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(save(2, { rows: ['.'] })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await save(2, {})
    expect(await row(id)).toMatchObject({ title: file.title, revision: 3, ready: true })
  })

  test('is made of a shipped and of a generated one, and gone when it is deleted', async () => {
    const made = [
      await house.referee.forkScenario(owner, { of: { rulesetId: 'hex-1.4', scenarioId: 'unclaimed-2' } }),
      await house.referee.forkScenario(owner, { of: { rulesetId: 'boltgun', scenarioId: 'new-map.2.fork' } }),
    ]
    for (const { id } of made) {
      expect(await row(id)).toMatchObject({ ready: true })
      await house.referee.deleteScenario(owner, { id })
      expect(await row(id)).toBeNull()
    }
    await expect(house.referee.forkScenario(owner, {})).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  test('nobody has more than they may', async () => {
    const many = await house.person('Many')
    await brought(fileOf('boltgun'), many)
    await house.sql(
      `INSERT INTO muster.own_scenario (user_id, ruleset, title, file, board, size, ready)
       SELECT user_id, ruleset, title, file, board, size, ready FROM muster.own_scenario, generate_series(2, $2) WHERE user_id = $1`,
      [many.userId, scenarioLimits.count],
    )
    await expect(brought(fileOf('boltgun'), many)).rejects.toMatchObject({ code: 'LIMIT' })
    const { id } = (await house.reads.ownScenarios(many.session, { after: null, limit: 1 }))[0] ?? { id: '' }
    const next = await house.reads.ownScenarios(many.session, { after: id, limit: 50 })
    expect([next.length, next.some((one) => one.id === id)]).toEqual([scenarioLimits.count - 1, false])
    await house.sql(`DELETE FROM muster.own_scenario WHERE user_id = $1 AND id <> $2`, [many.userId, id])
    await house.sql(`UPDATE muster.own_scenario SET size = $2 WHERE user_id = $1`, [
      many.userId,
      scenarioLimits.characters,
    ])
    await expect(brought(fileOf('boltgun'), many)).rejects.toMatchObject({ code: 'LIMIT' })
  })
})

/** Two bots on a map of somebody's own, from its creation to its end after some stages. */
const warOn = async (rulesetId: string, scenarioId: string): Promise<string> => {
  const { campaignId } = await house.referee.createCampaign(owner, {
    ...{ name: 'On my own map', rulesetId, scenarioId, timeZone: 'UTC' },
  })
  for (const seat of ['A', 'B']) await house.referee.seatBot(owner, { campaignId, seat })
  return campaignId
}

describe.each([
  ['boltgun', 0],
  ['hex-1.4', 1],
])('a campaign of %s on it', (ruleset, index) => {
  test('keeps its copy, and is exported, verified and imported with it', async () => {
    const printed = { names: [{ at: ruleset === 'boltgun' ? '1,1' : '2/2', text: 'Ford' }], picture }
    const file = { ...fileOf(ruleset, index), title: 'As it was', ...printed }
    const id = await brought(file)
    const campaignId = await warOn(ruleset, id)
    const changed = { ...file, title: 'Changed', pieces: [] }
    await house.referee.saveScenario(owner, { id, revision: 1, text: JSON.stringify(changed) })
    await house.referee.deleteScenario(owner, { id })
    const campaign = await house.reads.campaign(owner.session, campaignId)
    expect(campaign?.scenarioId).not.toContain(id)
    expect(campaign?.keptScenario).toMatchObject({ title: 'As it was', seats: file.seats })
    expect(campaign?.keptScenario?.board).toEqual(await house.reads.board(owner.session, campaignId))
    expect(await house.reads.printedMap(owner.session, campaignId)).toEqual(printed)
    expect(await house.reads.printedMap(other.session, campaignId)).toBeNull()
    await house.referee.startCampaign(owner, { campaignId })
    for (let step = 0; step < 3; step += 1) await playStep(house, campaignId)
    await house.referee.endCampaign(owner, { campaignId })
    await house.referee.openWar(campaignId)
    const path = join(folder, `${campaignId}.zip`)
    await writeArchive({ ownerUrl: house.database.ownerUrl, campaign: campaignId, file: path, running: false })
    expect(await verifyArchive(registry, path)).toMatchObject({ found: [], unplayed: null })
    const elsewhere = await openHouse(registry)
    try {
      const host = await elsewhere.person('Host')
      const organiser = `${host.userId}@example.org`
      await importArchive(registry, { ownerUrl: elsewhere.database.ownerUrl, file: path, organiser })
      const there = await elsewhere.reads.campaign(host.session, campaignId)
      expect(there?.keptScenario).toEqual(campaign?.keptScenario)
      expect(await elsewhere.reads.printedMap(host.session, campaignId)).toEqual(printed)
    } finally {
      await elsewhere.close()
    }
  })

  test('cannot be created while it is unfinished, nor on that of somebody else', async () => {
    const unfinished = await brought({ ...fileOf(ruleset, index), seats: [], pieces: [] })
    await expect(warOn(ruleset, unfinished)).rejects.toMatchObject({ code: 'BAD_INPUT', at: 'scenarioId' })
    const theirs = await brought(fileOf(ruleset, index), other)
    await expect(warOn(ruleset, theirs)).rejects.toMatchObject({ code: 'BAD_INPUT', at: 'scenarioId' })
  })
})

describe('a start that a scenario keeps', () => {
  const file = () => {
    const three = fileOf('boltgun', 2)
    return { ...three, seats: three.seats.map((seat, at) => (at === 2 ? { ...seat, reserved: true } : seat)) }
  }
  const keptIn = async (campaignId: string) =>
    (await house.reads.table(owner.session, campaignId))?.seats.map(({ reservedUntil }) => reservedUntil)
  const created = async (scenarioId: string, changes: object = {}) => {
    const made = { name: 'Later', rulesetId: 'boltgun', scenarioId, timeZone: 'UTC', ...changes }
    return (await house.referee.createCampaign(owner, made)).campaignId
  }

  test('is reserved when a campaign is created, unless somebody plays it or the organiser says otherwise', async () => {
    const id = await brought(file())
    expect(await keptIn(await created(id))).toEqual([null, null, 6])
    expect(await keptIn(await created(id, { bots: ['C'] }))).toEqual([null, null, null])
    expect(await keptIn(await created(id, { reserved: [] }))).toEqual([null, null, null])
    const other = await created(id, { reserved: ['B'] })
    expect(await keptIn(other)).toEqual([null, 6, null])
    const log = await house.reads.log(owner.session, other, null, 10)
    expect(log.map(({ kind }) => kind)).toContain('SEAT_RESERVED')
  })

  test('is refused where it cannot be', async () => {
    const id = await brought(file())
    for (const reserved of [['D'], ['B', 'C']])
      await expect(created(id, { reserved })).rejects.toMatchObject({ code: 'BAD_INPUT', at: 'reserved' })
    await expect(created(id, { reserved: ['B'], bots: ['B'] })).rejects.toMatchObject({ at: 'reserved' })
    const hex = fileOf('hex-1.4', 1)
    const kept = { ...hex, seats: hex.seats.map((seat, at) => (at === 0 ? { ...seat, reserved: true } : seat)) }
    expect((await row(await brought(kept)))?.ready).toBe(false)
    await expect(brought({ ...hex, seats: [{ title: 'A', reserved: 'yes' }] })).rejects.toThrow(/true or false/)
  })
})

describe.each([
  ['boltgun', 2],
  ['hex-1.4', 2],
])('an alliance that a scenario of %s names', (ruleset, index) => {
  const allied = (...names: readonly (string | null)[]) => {
    const file = fileOf(ruleset, index)
    const named = (at: number) => (names[at] == null ? {} : { alliance: names[at] })
    return { ...file, seats: file.seats.map((seat, at) => ({ ...seat, ...named(at) })) }
  }

  test('is kept by its campaign, where who plays a seat reads what its ally is told', async () => {
    const id = await brought(allied('North', 'North'))
    const { campaignId } = await house.referee.createCampaign(owner, {
      ...{ name: 'Allies', rulesetId: ruleset, scenarioId: id, timeZone: 'UTC', seat: 'A' },
      ...{
        diceContribution: 'ab'.repeat(32),
        bots: fileOf(ruleset, index)
          .seats.slice(1)
          .map((_, at) => 'BCDEFGH'[at] ?? ''),
      },
    })
    await house.referee.deleteScenario(owner, { id })
    const seats = (await house.reads.table(owner.session, campaignId))?.seats ?? []
    expect(seats.slice(0, 3).map(({ alliance }) => alliance)).toEqual(['North', 'North', null])
    const kept = (await house.reads.campaign(owner.session, campaignId))?.keptScenario?.seats
    expect(kept?.map(({ alliance }) => alliance ?? null).slice(0, 3)).toEqual(['North', 'North', null])
    await house.referee.startCampaign(owner, { campaignId })
    const [own, ally, other] = await Promise.all(
      ['A', 'B', 'C'].map((seat) => house.reads.briefing(owner.session, campaignId, undefined, { seat })),
    )
    expect([own?.asks.length, ally?.asks.length, other]).toEqual([1, 0, null])
    expect(ally?.view.viewer).toEqual({ kind: 'seat', seat: 'B' })
    expect(ally?.view.pieces.every(({ seat }) => seat === 'B')).toBe(true)
  })

  test('has several seats and leaves some out, or the scenario is not ready', async () => {
    for (const names of [['North'], fileOf(ruleset, index).seats.map(() => 'North')])
      expect((await row(await brought(allied(...names))))?.ready).toBe(false)
    await expect(brought(allied('N'.repeat(61), 'South'))).rejects.toThrow(/1 to 60 characters/)
  })
})

test('whatever is no scenario file is refused with a sentence', async () => {
  for (const text of ['', '{}', '[]', '{"muster":"scenario"}', 'x'.repeat(100_000)])
    await expect(house.referee.importScenario(owner, { text })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})
