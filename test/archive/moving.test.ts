import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { importArchive } from '../../server/src/archive/arrive.js'
import { printImport } from '../../server/src/archive/index.js'
import { verifyArchive } from '../../server/src/archive/verify.js'
import { writeArchive } from '../../server/src/archive/write.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { openArchive } from '../../server/src/archive/open.js'
import { freshDatabase } from '../support/database.js'
import { appoint } from '../support/facilitated.js'
import { closeEarly, type House, houseSecret, openHouse, openTable, type Person, sealStay } from '../support/house.js'
import { feudingToy, longToy } from '../support/toyVariants.js'
import { tampered } from './tamper.js'

const { corrections } = feudingToy
const registry = registryOf([{ ...longToy(30), ...(corrections && { corrections }) }])
const folder = mkdtempSync(join(tmpdir(), 'muster-moving-'))
let house: House
let other: House

beforeAll(async () => {
  ;[house, other] = await Promise.all([openHouse(registry), openHouse(registry)])
})
afterAll(async () => {
  await Promise.all([house.close(), other.close()])
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const addressOf = ({ userId }: Person): string => `${userId}@example.org`

const write = (from: House, campaign: string, name: string, running = true) =>
  writeArchive({ ownerUrl: from.database.ownerUrl, campaign, file: join(folder, name), running })

const sealOwn = async (at: House, who: Person, campaignId: string): Promise<void> => {
  const briefing = await at.reads.briefing(who.session, campaignId)
  for (const { id, closed } of briefing?.asks ?? []) if (!closed) await sealStay(at, who, campaignId, id)
}

/** One turn: the first seat answers, the second stays silent. */
const turn = async (at: House, campaignId: string, north: Person, south: Person): Promise<void> => {
  await sealOwn(at, north, campaignId)
  await closeEarly(at, { campaignId, north }, [south])
}

/** Everything that is complete is resolved. */
const closeSealed = async (at: House, campaignId: string): Promise<void> => {
  for (const job of await at.referee.overdue()) if (job.campaignId === campaignId) await at.referee.closeGroup(job)
}

const course = (at: House, campaignId: string) =>
  at.sql(
    'SELECT revision, turn, stage, events_hash, state_hash, throws FROM muster.resolution WHERE campaign = $1 ORDER BY revision',
    [campaignId],
  )

const kindsOf = async (at: House, who: Person, campaignId: string): Promise<readonly string[]> =>
  (await at.reads.log(who.session, campaignId, null, 100)).map(({ kind }) => kind)

test('a running campaign is written only if its organiser has paused it and agreed in the open, and only for a move', async () => {
  const { campaignId, north, south } = await openTable(house)
  await expect(write(house, campaignId, 'no.zip', false)).rejects.toThrow(/is still played.+add --running/)
  await expect(write(house, campaignId, 'no.zip')).rejects.toThrow(/may not leave this house yet/)
  await expect(house.referee.allowMove(north, { campaignId })).rejects.toMatchObject({ code: 'CONFLICT' })
  await house.referee.pauseCampaign(north, { campaignId })
  await expect(house.referee.allowMove(south, { campaignId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(write(house, campaignId, 'no.zip')).rejects.toThrow(/may not leave this house yet/)
  await house.referee.allowMove(north, { campaignId })
  expect(await kindsOf(house, south, campaignId)).toContain('LEAVING')
  const { manifest } = await write(house, campaignId, 'early.zip')
  expect([manifest.state, statSync(join(folder, 'early.zip')).mode & 0o777]).toEqual(['running', 0o600])
  await house.referee.resumeCampaign(north, { campaignId })
  await house.referee.pauseCampaign(north, { campaignId })
  await expect(write(house, campaignId, 'no.zip')).rejects.toThrow(/may not leave this house yet/)
})

test('seats are taken by their links with all that they knew, and the war ends as it would have ended', async () => {
  const { campaignId, north, south } = await openTable(house)
  for (let done = 0; done < 3; done += 1) await turn(house, campaignId, north, south)
  await sealOwn(house, north, campaignId)
  const known = await house.reads.briefing(north.session, campaignId)
  const receipts = await house.reads.receipts(north.session, campaignId)
  await house.referee.pauseCampaign(north, { campaignId })
  await house.referee.allowMove(north, { campaignId })
  await write(house, campaignId, 'moving.zip')
  const [organiser, a, b] = [await other.person('O'), await other.person('A'), await other.person('B')]
  const file = join(folder, 'moving.zip')
  const asked = { ownerUrl: other.database.ownerUrl, file, organiser: addressOf(organiser) }
  const { links, running } = await importArchive(registry, asked)
  expect([running, links.map(({ seat }) => seat)]).toEqual([true, ['A', 'B']])
  await expect(importArchive(registry, asked)).rejects.toThrow(/has “The long night” already/)
  expect((await other.reads.table(organiser.session, campaignId))?.phase).toBe('PAUSED')
  for (const [who, link] of [[a, links[0]] as const, [b, links[1]] as const])
    await other.referee.acceptInvitation(who, { token: link?.token ?? '' })
  expect(await other.reads.briefing(a.session, campaignId)).toEqual(known)
  expect((await other.reads.receipts(a.session, campaignId)).map(({ hash, by }) => [hash, by])).toEqual(
    receipts.map(({ hash, by }) => [hash, by]),
  )
  expect(await kindsOf(other, b, campaignId)).toEqual(
    expect.arrayContaining(['LEAVING', 'ARRIVED', 'JOINED', 'STARTED']),
  )
  await other.referee.resumeCampaign(organiser, { campaignId })
  await house.referee.resumeCampaign(north, { campaignId })
  for (const [at, runner, first, second] of [
    [house, north, north, south],
    [other, organiser, a, b],
  ] as const) {
    await sealOwn(at, second, campaignId)
    await closeSealed(at, campaignId)
    for (const who of [first, second]) await sealOwn(at, who, campaignId)
    await closeSealed(at, campaignId)
    await at.referee.endCampaign(runner, { campaignId })
    await at.referee.openWar(campaignId)
  }
  const [here, there] = [await course(house, campaignId), await course(other, campaignId)]
  expect(here.length).toBeGreaterThan(5)
  expect(there).toEqual(here)
  await write(other, campaignId, 'moved.zip', false)
  const { found, war } = await verifyArchive(registry, join(folder, 'moved.zip'))
  expect([found, war.campaign.receipt_keys]).toEqual([[], [house.referee.receiptKey, other.referee.receiptKey]])
})

test('what the facilitator has prepared is found by whoever facilitates there, and happens', async () => {
  const table = await openTable(house)
  const { campaignId, north } = table
  await house.referee.pauseCampaign(north, { campaignId })
  const facilitator = await appoint(house, table)
  const flood = [{ kind: 'move', detail: { piece: 'B1', cell: '4,4' }, reason: 'A flood.' }]
  await house.referee.prepareEvent(facilitator, { campaignId, turn: 2, corrections: flood, eventId: null })
  const prepared = await house.reads.preparedEvents(facilitator.session, campaignId)
  await house.referee.allowMove(north, { campaignId })
  await write(house, campaignId, 'prepared.zip')
  const [organiser, a, b] = [await other.person('Organiser'), await other.person('First'), await other.person('Second')]
  const guide = await other.person('Guide')
  const asked = { ownerUrl: other.database.ownerUrl, file: join(folder, 'prepared.zip') }
  const { links } = await importArchive(registry, { ...asked, organiser: addressOf(organiser) })
  for (const [at, who] of [a, b, guide].entries())
    await other.referee.acceptInvitation(who, { token: links[at]?.token ?? '' })
  expect(prepared).toHaveLength(1)
  expect(await other.reads.preparedEvents(guide.session, campaignId)).toEqual(prepared)
  expect(await other.reads.preparedEvents(a.session, campaignId)).toBeNull()
  await other.referee.resumeCampaign(organiser, { campaignId })
  for (const who of [a, b]) await sealOwn(other, who, campaignId)
  await closeSealed(other, campaignId)
  expect(await kindsOf(other, b, campaignId)).toContain('EVENT')
  await other.referee.endCampaign(organiser, { campaignId })
  await other.referee.openWar(campaignId)
  await write(other, campaignId, 'happened.zip', false)
  const archive = await openArchive(join(folder, 'happened.zip'))
  expect([archive.rows('prepared_event'), archive.rows('campaign').length]).toEqual([[], 1])
})

test('a war that is over is read in a house that was empty, and what was changed or has no organiser there is not let in', async () => {
  const { campaignId, north, south } = await openTable(house)
  for (let done = 0; done < 2; done += 1) await turn(house, campaignId, north, south)
  await house.referee.endCampaign(north, { campaignId })
  await expect(write(house, campaignId, 'over.zip', false)).rejects.toThrow(/is over, and is being opened/)
  await house.referee.openWar(campaignId)
  await write(house, campaignId, 'over.zip', false)
  const file = join(folder, 'over.zip')
  const empty = await freshDatabase()
  const place = { dataFolder: folder, databaseUrl: empty.ownerUrl, givenSecret: houseSecret }
  const asked = { file, linkBase: 'https://muster.example', secret: houseSecret }
  await expect(printImport(place, { ...asked, organiser: 'nobody@example.org' }, registry)).rejects.toThrow(
    /No account here has the address nobody@example\.org/,
  )
  const third = await openHouse(registry, empty)
  try {
    const reader = await third.person('Reader')
    // As where no server was ever started.
    await third.sql('DELETE FROM muster.house_key')
    const changed = await tampered(file, join(folder, 'changed.zip'), (tables) => void tables('record').splice(2, 1))
    const organiser = addressOf(reader)
    await expect(printImport(place, { ...asked, file: changed, organiser }, registry)).rejects.toThrow(
      /changed\.zip was changed, so nothing was imported\. Entries are missing/,
    )
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    await printImport(place, { ...asked, organiser }, registry)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`https://muster.example/campaign/${campaignId}, organised by ${organiser}`)
    const theirs = await house.reads.briefing(south.session, campaignId, undefined, 'everyone')
    expect(await third.reads.briefing(reader.session, campaignId, undefined, 'everyone')).toEqual(theirs)
    expect((await third.reads.table(reader.session, campaignId))?.phase).toBe('ENDED')
  } finally {
    await third.close()
  }
})
