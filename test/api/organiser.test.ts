import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { eventually } from '../support/eventually.js'
import { toySystem } from '../support/toySystem.js'
import { feudingToy } from '../support/toyVariants.js'
import { ask, connect, type Identity, must, signUp } from './client.js'
import { type People } from './feud.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, createCampaign, seal, seat, start } from './world.js'

let server: TestServer
let owner: pg.Client
type Cookie = Required<Pick<Identity, 'cookie'>>
type Trio = Pick<People, 'north' | 'south' | 'west' | 'observer'> & { readonly second: Cookie }
let people: Trio

beforeAll(async () => {
  server = await startTestServer({ registry: registryOf([feudingToy], [toySystem]) })
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const { url } = server
  people = {
    north: await signUp(url, 'North'),
    south: await signUp(url, 'South'),
    west: await signUp(url, 'West'),
    observer: await signUp(url, 'Watcher'),
    second: await signUp(url, 'Second account'),
  }
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

/** North plays and organises. */
const openWar = async (): Promise<string> => {
  const { url } = server
  const { north, south, west, observer } = people
  const extra = { rulesetId: 'toy', scenarioId: 'heath', settings: {}, seat: 'A', diceContribution: 'ab'.repeat(32) }
  const campaignId = await createCampaign(url, north, extra)
  await seat(url, north, south, { campaignId, role: 'PLAYER', seat: 'B' })
  await seat(url, north, west, { campaignId, role: 'PLAYER', seat: 'C' })
  await seat(url, north, observer, { campaignId, role: 'OBSERVER' })
  await start(url, north, campaignId)
  return campaignId
}

interface Seen {
  readonly log: readonly { readonly kind: string; readonly by: string | null; readonly text: string }[]
  readonly status: {
    readonly turn: number
    readonly version: number
    readonly facilitator: string | null
    readonly notices: readonly { readonly id: string; readonly kind: string; readonly text: string }[]
  }
}

const look = async (campaignId: string, who: Identity): Promise<Seen> => {
  const query =
    'query ($id: ID!) { campaign(id: $id) { log(limit: 20) { kind by text } status { turn version facilitator notices { id kind text } } } }'
  return (await must<{ campaign: Seen }>(server.url, query, { id: campaignId }, who)).campaign
}

const change = (name: string, campaignId: string, who: Identity, more = ''): Promise<object> =>
  must(server.url, `mutation ($id: ID!) { ${name}(campaignId: $id${more}) { id } }`, { id: campaignId }, who)

const viewerOf = async (campaignId: string, who: Identity): Promise<unknown> => {
  const query = 'query ($id: ID!) { campaign(id: $id) { briefing { view } } }'
  const { data } = await ask(server.url, query, { id: campaignId }, who)
  return (data?.['campaign'] as { briefing: { view: { viewer: unknown } } } | null)?.briefing.view.viewer
}

/** What every seat, and who watches, reads alike. */
const allRead = async (campaignId: string, who: readonly Identity[], wanted: RegExp): Promise<void> => {
  for (const one of who) expect((await look(campaignId, one)).log.map(({ text }) => text).join('\n')).toMatch(wanted)
}

describe('the organiser’s tricks', () => {
  it('to make a second account facilitator, look and leave: nothing is seen, and all read of it', async () => {
    const campaignId = await openWar()
    const { north, south, west, observer, second } = people
    await seat(server.url, north, second, { campaignId, role: 'FACILITATOR' })
    expect(await viewerOf(campaignId, second)).toEqual({ kind: 'observer' })
    expect((await briefingOf(server.url, campaignId, second)).pieces).toEqual([])
    expect((await look(campaignId, south)).status.notices).toMatchObject([{ kind: 'PLACE' }])
    await must(server.url, 'mutation ($id: ID!) { leaveCampaign(campaignId: $id) }', { id: campaignId }, second)
    const everybody = [north, south, west, observer]
    await allRead(campaignId, everybody, /Second account was offered the facilitator’s place and waits for it/)
    await allRead(campaignId, everybody, /Second account waits for the facilitator’s place no longer/)
  })

  it('to read a removed holder’s seat by a second account and give it back: the seat is not opened, and all read of it', async () => {
    const campaignId = await openWar()
    const { north, south, west, observer, second } = people
    await change('removeHolder', campaignId, north, ', seat: "B"')
    await seat(server.url, north, second, { campaignId, role: 'PLAYER', seat: 'B' })
    expect(await viewerOf(campaignId, second)).toEqual({ kind: 'observer' })
    expect((await briefingOf(server.url, campaignId, second)).pieces).toEqual([])
    const removed = await look(campaignId, south)
    expect(removed.log[0]?.text).toBe('North removed South from seat B.')
    await change('removeHolder', campaignId, north, ', seat: "B"')
    await seat(server.url, north, south, { campaignId, role: 'PLAYER', seat: 'B' })
    const [matter] = (await look(campaignId, west)).status.notices
    await change('consentTo', campaignId, west, `, noticeId: "${matter?.id ?? ''}"`)
    expect(await viewerOf(campaignId, south)).toEqual({ kind: 'seat', seat: 'B' })
    const everybody = [north, south, west, observer]
    await allRead(campaignId, everybody, /North removed South from seat B/)
    await allRead(campaignId, everybody, /Second account was offered seat B and waits for it/)
    await allRead(campaignId, everybody, /North withdrew seat B from Second account/)
    await allRead(campaignId, everybody, /South holds seat B from now on/)
  })

  it('to close a stage right after the own seal: it stays open, all are told, and one objection keeps it open', async () => {
    const campaignId = await openWar()
    const { north, south, west, observer } = people
    const [own] = (await briefingOf(server.url, campaignId, north)).asks
    await seal(server.url, north, { campaignId, askId: own?.id ?? '', orders: [] })
    await change('closeStage', campaignId, north)
    for (const who of [south, west, observer]) {
      const { status } = await look(campaignId, who)
      expect(status).toMatchObject({ turn: 1, notices: [{ kind: 'CLOSING' }] })
    }
    await allRead(
      campaignId,
      [south, west, observer],
      /North gave notice: the stage “Walking” of turn 1 is closed early/,
    )
    const [matter] = (await look(campaignId, west)).status.notices
    await change('objectTo', campaignId, west, `, noticeId: "${matter?.id ?? ''}"`)
    await allRead(campaignId, [north, south, observer], /West objected for seat C to closing the stage early/)
    const again = await ask(
      server.url,
      'mutation ($id: ID!) { closeStage(campaignId: $id) { id } }',
      { id: campaignId },
      north,
    )
    expect(again.errors.map(({ code }) => code)).toEqual(['CONFLICT'])
  })
})

describe('the log', () => {
  it('reaches who follows the table as it is written', async () => {
    const campaignId = await openWar()
    const { north, south } = people
    const client = connect(server.url, south)
    const stream = listen<{ status: { logged: number; note: string | null } }>(
      client,
      'subscription ($id: ID!) { status(campaignId: $id) { logged note } }',
      { id: campaignId },
    )
    const { logged } = (await stream.next()).status
    await change('pauseCampaign', campaignId, north, ', note: "Holidays"')
    expect((await stream.next()).status).toEqual({ logged: logged + 1, note: 'Holidays' })
    await client.dispose()
  })

  it('is closed on notice by the server itself, and the report of the victims says so', async () => {
    const campaignId = await openWar()
    const { north, south } = people
    await change('closeStage', campaignId, north)
    await owner.query('UPDATE muster.matter SET due_at = clock_timestamp() WHERE campaign = $1', [campaignId])
    const query = 'query ($id: ID!) { campaign(id: $id) { briefing { number report { step text } } } }'
    const read = async () =>
      (
        await must<{ campaign: { briefing: { number: number; report: { step: string; text: string }[] } } }>(
          ...([server.url, query, { id: campaignId }, south] as const),
        )
      ).campaign.briefing
    const { report } = await eventually(read, ({ number }) => number > 1)
    expect(report[0]).toEqual({
      step: 'closing',
      text: 'The stage “Walking” was closed early by the organiser, after a notice of 24 hours to which nobody objected. Your seat had sealed nothing. The scout stays.',
    })
  })
})

describe('an account that is renamed', () => {
  it('is the same person in the log, which says so', async () => {
    const campaignId = await openWar()
    const { north, south } = people
    const headers = { 'content-type': 'application/json', origin: server.url, cookie: south.cookie }
    const rename = (name: string): Promise<Response> =>
      fetch(`${server.url}/api/auth/update-user`, { method: 'POST', headers, body: JSON.stringify({ name }) })
    expect((await rename('Nοrth')).status).toBe(400)
    expect((await rename('N0rth')).status).toBe(200)
    const lines = (await look(campaignId, north)).log.map(({ text }) => text)
    expect(lines[0]).toBe('South is called N0rth (a name like seat A’s) from now on.')
    expect(lines.join('\n')).toContain('South holds seat B from now on')
    expect((await rename('South')).status).toBe(200)
    expect((await look(campaignId, north)).log[0]?.text).toBe(
      'N0rth (a name like seat A’s) is called South from now on.',
    )
  })
})
