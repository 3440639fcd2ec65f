import { createHash, createHmac } from 'node:crypto'
import pg from 'pg'
import { canonical } from '@muster/rulesets/kit/json.js'
import { sheetIsIn } from '../../packages/kit/src/index.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, connect, type Identity, must, signUp } from './client.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, createCampaign, resolved, seal, seat, diceContribution, start } from './world.js'

let server: TestServer
let organiser: Identity
let facilitator: Identity
let campaignId: string
let owner: pg.Pool

/** One person against a bot, with a facilitator who looks on. */
beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Pool({ connectionString: server.ownerUrl, max: 1 })
  organiser = await signUp(server.url, 'Player A')
  facilitator = await signUp(server.url, 'Facilitator')
  campaignId = await createCampaign(server.url, organiser, { seat: 'A', diceContribution: diceContribution() })
  await seat(server.url, organiser, facilitator, { campaignId, role: 'FACILITATOR' })
  await must(
    server.url,
    'mutation ($id: ID!) { seatBot(campaignId: $id, seat: "B") { id } }',
    { id: campaignId },
    organiser,
  )
  await start(server.url, organiser, campaignId)
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const told = `query ($id: ID!, $seat: SeatId, $viewer: BriefingViewer) { campaign(id: $id) {
  briefings(seat: $seat, viewer: $viewer) { number }
  briefing(seat: $seat, viewer: $viewer) { number view report { text } sheets { seat askId orders { kind } hash salt sealedAt } } } }`

interface Told {
  readonly campaign: {
    readonly briefings: readonly { readonly number: number }[]
    readonly briefing: {
      readonly number: number
      readonly view: { readonly pieces: readonly { readonly seat: string }[] }
      readonly sheets: readonly { readonly seat: string; readonly hash: string | null; readonly salt: string | null }[]
    } | null
  }
}

it('the bot answers by itself, and everybody is told that it is one', async () => {
  const [first] = (await briefingOf(server.url, campaignId, organiser)).asks
  const sealed = await seal(server.url, organiser, { campaignId, askId: first?.id ?? '', orders: [] })
  expect(sealed.receipt).not.toBeNull()
  await resolved(server.url, campaignId, organiser, 1)
  const seats = 'query ($id: ID!) { campaign(id: $id) { status { seats { id holder bot } opened } } }'
  expect(await must(server.url, seats, { id: campaignId }, facilitator)).toEqual({
    campaign: {
      status: {
        seats: [
          { id: 'A', holder: 'Player A', bot: false },
          { id: 'B', holder: null, bot: true },
        ],
        opened: false,
      },
    },
  })
})

it('before the end everyone’s briefings are what an unknown seat’s are: nothing', async () => {
  for (const who of [organiser, facilitator]) {
    const everyone = await ask(server.url, told, { id: campaignId, viewer: 'EVERYONE' }, who)
    const unknown = await ask(server.url, told, { id: campaignId, seat: 'Z' }, who)
    expect(everyone.data).toEqual({ campaign: { briefings: [], briefing: null } })
    expect(everyone.text).toBe(unknown.text)
  }
})

it('a seat and a viewer are not asked for together', async () => {
  const both = await ask(server.url, told, { id: campaignId, seat: 'A', viewer: 'EVERYONE' }, organiser)
  expect(both.errors.map(({ code }) => code)).toEqual(expect.arrayContaining(['BAD_INPUT']))
})

const thrown = `query ($id: ID!, $after: Int) { campaign(id: $id) {
  throws(after: $after) { number turn stage throws { name subject ordinal faces proof } } } }`

interface Throwing {
  readonly subject: string
  readonly proof?: string
}

interface Thrown {
  readonly number: number
  readonly throws: readonly Throwing[]
}

/** A proof is stored once for each subject, and told with each throw. */
const eachProven = ({ throws, ...of }: Thrown): Thrown => ({
  ...of,
  throws: throws.map((one) => ({ ...one, proof: throws.find(({ subject }) => subject === one.subject)?.proof ?? '' })),
})

interface AllThrown {
  readonly campaign: { readonly throws: readonly Thrown[] }
}

const own = 'query ($id: ID!) { campaign(id: $id) { receipts { hash } } }'

interface Own {
  readonly campaign: { readonly receipts: readonly { readonly hash: string }[] }
}

const proven = `query ($id: ID!, $hash: String!) { campaign(id: $id) { sheetProof(hash: $hash) { root entry path { side hash } } } }`

interface Proven {
  readonly campaign: {
    readonly sheetProof: {
      readonly root: string
      readonly entry: number
      readonly path: readonly { readonly side: 'LEFT' | 'RIGHT'; readonly hash: string }[]
    } | null
  }
}

it('before the end nobody is told what was thrown', async () => {
  for (const who of [organiser, facilitator]) {
    expect(await must(server.url, thrown, { id: campaignId }, who)).toEqual({ campaign: { throws: [] } })
    const { campaign } = await must<Opened>(server.url, opened, { id: campaignId }, who)
    expect([campaign.record, campaign.resolutions]).toEqual([[], []])
  }
  const { campaign } = await must<Own>(server.url, own, { id: campaignId }, organiser)
  const closed = await must<Proven>(
    server.url,
    proven,
    { id: campaignId, hash: campaign.receipts.at(-1)?.hash },
    organiser,
  )
  expect(closed.campaign.sheetProof).toBeNull()
})

it('after it the table says when all is open, and everybody reads all of it', async () => {
  const client = connect(server.url, facilitator)
  const tables = listen<{ status: { phase: string; opened: boolean } }>(
    client,
    'subscription ($id: ID!) { status(campaignId: $id) { phase opened } }',
    { id: campaignId },
  )
  await must(server.url, 'mutation ($id: ID!) { endCampaign(campaignId: $id) { id } }', { id: campaignId }, organiser)
  for (let frame = await tables.next(); !frame.status.opened; frame = await tables.next())
    expect(['RUNNING', 'ENDED']).toContain(frame.status.phase)
  await client.dispose()
  for (const who of [organiser, facilitator]) {
    const { campaign } = await must<Told>(server.url, told, { id: campaignId, viewer: 'EVERYONE' }, who)
    const last = campaign.briefing?.number ?? 0
    expect(campaign.briefings.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, at) => last - at))
    expect(new Set(campaign.briefing?.view.pieces.map((piece) => piece.seat))).toEqual(new Set(['A', 'B']))
    const [own] =
      (await must<Told>(server.url, told, { id: campaignId, seat: 'A' }, who)).campaign.briefing?.sheets ?? []
    expect(own).toBeUndefined()
  }
  const second = told.replace('briefing(seat', 'briefing(number: 2, seat')
  const { campaign } = await must<Told>(server.url, second, { id: campaignId, viewer: 'EVERYONE' }, facilitator)
  expect(campaign.briefing?.sheets.map((sheet) => sheet.seat)).toEqual(['A', 'B'])
  for (const { hash, salt } of campaign.briefing?.sheets ?? [])
    expect([hash, salt]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)])
})

it('after it everybody reads every throw, with the briefing that followed, from any of them on', async () => {
  const { rows: stored } = await owner.query<Thrown>(
    `SELECT revision + 1 AS number, turn, stage, throws FROM muster.resolution
     WHERE campaign = $1 AND json_array_length(throws) > 0 ORDER BY revision`,
    [campaignId],
  )
  // So that the proofs of the start can be checked: its throws were made before the first stage.
  const rows = stored.map(eachProven).map((one) => (one.number === 1 ? { ...one, turn: 0, stage: 'set-up' } : one))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.flatMap(({ throws }) => throws).filter(({ proof }) => proof === '')).toEqual([])
  for (const who of [organiser, facilitator]) {
    expect(await must(server.url, thrown, { id: campaignId }, who)).toEqual({ campaign: { throws: rows } })
    const later = await must<AllThrown>(server.url, thrown, { id: campaignId, after: rows[0]?.number }, who)
    expect(later.campaign.throws).toEqual(rows.slice(1))
  }
  const outsider = await signUp(server.url, 'Outsider')
  expect((await ask(server.url, thrown, { id: campaignId }, outsider)).data).toEqual({ campaign: null })
})

const opened = `query ($id: ID!, $after: Int) { campaign(id: $id) { heads
  record(after: $after) { number kind entry salt head published }
  resolutions(after: $after) { number input events inputHash eventsHash stateHash } } }`

interface Opened {
  readonly campaign: {
    readonly heads: readonly string[]
    readonly record: readonly {
      readonly number: number
      readonly kind: string
      readonly entry: Readonly<Record<string, unknown>>
      readonly salt: string
      readonly head: string
      readonly published: boolean
    }[]
    readonly resolutions: readonly {
      readonly number: number
      readonly input: unknown
      readonly events: unknown
      readonly inputHash: string
      readonly eventsHash: string
      readonly stateHash: string
    }[]
  }
}

const sha256 = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex')

it('after it the record opens with its salts: every head follows, and every resolution is bound by it', async () => {
  const { campaign } = await must<Opened>(server.url, opened, { id: campaignId }, facilitator)
  const { record, resolutions } = campaign
  let before = ''
  for (const { kind, entry, salt, head } of record) {
    const text = canonical({ before, entry, kind })
    expect(createHmac('sha256', Buffer.from(salt, 'hex')).update(text).digest('hex')).toBe(head)
    before = head
  }
  expect(record.filter(({ published }) => published).map(({ head }) => head)).toEqual(campaign.heads)
  expect(JSON.stringify(record)).not.toContain('"user"')
  const bound = record.filter(({ kind }) => kind === 'resolution').map(({ entry }) => entry)
  expect(bound.length).toBeGreaterThan(1)
  for (const [index, { inputHash, eventsHash, stateHash, ...told }] of resolutions.entries()) {
    expect(bound[index]).toMatchObject({ revision: told.number - 1, inputHash, eventsHash, stateHash })
    expect([sha256(told.input), sha256(told.events)]).toEqual([inputHash, eventsHash])
  }
  const later = await must<Opened>(server.url, opened, { id: campaignId, after: 1 }, facilitator)
  expect(later.campaign.record).toEqual(record.slice(1))
  expect(later.campaign.resolutions).toEqual(resolutions.slice(1))
})

it('the key of receipts is at an address that everybody knows', async () => {
  const answer = await fetch(`${server.url}/.well-known/muster-receipt-key.pem`)
  const { receiptKey } = await must<{ receiptKey: string }>(server.url, '{ receiptKey }', {}, {})
  expect([answer.status, await answer.text()]).toEqual([200, receiptKey])
})

it('after it each sheet is proven to have been in the closing of its group', async () => {
  const { campaign } = await must<Own>(server.url, own, { id: campaignId }, organiser)
  const { campaign: book } = await must<Opened>(server.url, opened, { id: campaignId }, facilitator)
  expect(campaign.receipts.length).toBeGreaterThan(0)
  for (const { hash } of campaign.receipts)
    for (const who of [organiser, facilitator]) {
      const { sheetProof } = (await must<Proven>(server.url, proven, { id: campaignId, hash }, who)).campaign
      if (!sheetProof) throw new Error('it is not proven')
      expect(book.record.find(({ number }) => number === sheetProof.entry)?.entry['sheets']).toBe(sheetProof.root)
      expect(sheetIsIn(sheetProof.root, sheetProof.path, hash)).toBe(true)
      expect(sheetProof.path).toHaveLength(1)
    }
  const unknown = await must<Proven>(server.url, proven, { id: campaignId, hash: '0'.repeat(64) }, organiser)
  expect(unknown.campaign.sheetProof).toBeNull()
})
