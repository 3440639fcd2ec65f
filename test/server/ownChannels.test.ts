import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { discordChannel } from '../../server/src/notify/channels/discord.js'
import { slackChannel } from '../../server/src/notify/channels/slack.js'
import type { NewChannel } from '../../server/src/notify/owned/contract.js'
import { openOutgoing } from '../../server/src/notify/outgoing.js'
import { type House, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { openTeller, recorder, type Teller } from '../support/teller.js'

let house: House
let table: Table
let teller: Teller

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

beforeEach(async () => {
  const outgoing = openOutgoing({ allowPrivate: false })
  const allowed = ['chat.example', 'talk.example:8443']
  teller = await openTeller(house, [recorder(), discordChannel(outgoing, allowed), slackChannel(outgoing, allowed)])
  table = await openTable(house)
})
afterEach(() => teller.close())

const discordUrl = 'https://discord.com/api/webhooks/42/the-Secret_token'
const slackUrl = 'https://hooks.slack.com/services/T0/B0/secret'

const given = (changes: Partial<NewChannel> = {}): NewChannel => ({
  ...{ kind: 'DISCORD', campaignId: null, name: '', url: discordUrl, keys: null },
  ...changes,
})

const refused = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'allowed',
    (error: unknown) => (error as { readonly code?: unknown }).code,
  )

const seenBy = ({ session }: Person) => house.reads.campaignChannels(session, table.campaignId)

const logOf = async ({ session }: Person): Promise<readonly string[]> =>
  (await house.reads.log(session, table.campaignId, null, 50))
    .filter(({ kind }) => kind.startsWith('CHANNEL'))
    .map((row) => logText(row, 'UTC'))

describe('a campaign’s channels', () => {
  it('are added and removed by whoever organises it, and the log says so to all', async () => {
    const { north, south, campaignId } = table
    const { id, secret } = await teller.owned.add(north, given({ campaignId, name: ' War room ' }))
    expect(secret).toBeNull()
    await teller.owned.add(north, given({ campaignId, kind: 'SLACK', url: slackUrl }))
    expect(await logOf(south)).toEqual([
      'North added a Slack channel. It is told what every member may know.',
      'North added a Discord channel “War room”. It is told what every member may know.',
    ])
    expect(await refused(teller.owned.remove(south, { id }))).toBe('FORBIDDEN')
    await teller.owned.remove(north, { id })
    expect((await logOf(south))[0]).toBe('North removed the Discord channel “War room”.')
    expect((await seenBy(south)).map(({ kind }) => kind)).toEqual(['SLACK'])
  })

  it('are known to all members by kind and name; how they are set up to who organises; and to nobody where they lead', async () => {
    const { north, south, campaignId } = table
    const { id } = await teller.owned.add(north, given({ campaignId, name: 'War room' }))
    expect(await seenBy(south)).toEqual([{ id, kind: 'DISCORD', name: 'War room', kept: null }])
    const [own] = await seenBy(north)
    expect(own?.kept).toMatchObject({
      id,
      address: 'discord.com',
      paused: false,
      muted: ['CHRONICLE', 'RECEIPT'],
      choices: [],
    })
    expect(await seenBy(await house.person('Guest'))).toEqual([])
    for (const read of [await seenBy(north), await logOf(north), await house.reads.notify(north.session)])
      expect(JSON.stringify(read)).not.toContain('Secret')
  })

  it('are kept by co-organisers too, and chosen for like a person’s', async () => {
    const { north, south, campaignId } = table
    const { id } = await teller.owned.add(north, given({ campaignId }))
    const memberId =
      (await house.reads.table(north.session, campaignId))?.members.find(({ seat }) => seat === 'B')?.id ?? ''
    await house.referee.nameOrganiser(north, { campaignId, memberId, role: 'CO_ORGANISER' })
    expect(await refused(teller.owned.choose(south, { id, campaignId: null, kinds: ['STAGE'] }))).toBe('FORBIDDEN')
    await house.referee.answerNaming(south, { campaignId, accept: true })
    await teller.owned.choose(south, { id, campaignId: null, kinds: ['STAGE'] })
    expect((await seenBy(south))[0]?.kept?.muted).not.toContain('STAGE')
    expect((await seenBy(south))[0]?.kept?.muted).toContain('PAUSED')
    const choice = { id, campaignId: null, kinds: ['ORDERS' as const] }
    expect(await refused(teller.owned.choose(south, choice))).toBe('BAD_INPUT')
  })

  it('are added by nobody else, and none after the end', async () => {
    const { north, south, campaignId } = table
    const guest = await house.person('Guest')
    expect(await refused(teller.owned.add(south, given({ campaignId })))).toBe('FORBIDDEN')
    for (const nowhere of [campaignId, randomUUID(), 'no-uuid'])
      expect(await refused(teller.owned.add(guest, given({ campaignId: nowhere })))).toBe('NOT_FOUND')
    await house.referee.endCampaign(north, { campaignId })
    expect(await refused(teller.owned.add(north, given({ campaignId })))).toBe('CLOSED')
    expect(await logOf(north)).toEqual([])
  })

  it('are ten at most, however many are added at once', async () => {
    const { north, campaignId } = table
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => refused(teller.owned.add(north, given({ campaignId })))),
    )
    expect(tries.filter((tried) => tried === 'allowed')).toHaveLength(10)
    expect(tries.filter((tried) => tried === 'LIMIT')).toHaveLength(2)
    expect(await logOf(north)).toHaveLength(10)
  })
})

describe('a person’s channels', () => {
  it('are theirs alone to see and to remove', async () => {
    const { north, south } = table
    const { id } = await teller.owned.add(south, given({ name: 'Phone' }))
    const own = (await house.reads.notify(south.session))?.channels ?? []
    expect(own.map(({ kind, name, address }) => ({ kind, name, address }))).toEqual([
      { kind: 'EMAIL', name: '', address: null },
      { kind: 'DISCORD', name: 'Phone', address: 'discord.com' },
    ])
    expect(await refused(teller.owned.remove(north, { id }))).toBe('NOT_FOUND')
    expect(await refused(teller.owned.remove(south, { id: own[0]?.id ?? '' }))).toBe('CONFLICT')
    await teller.owned.remove(south, { id })
    expect((await house.reads.notify(south.session))?.channels).toHaveLength(1)
  })

  it('are none of the kind that everybody has, or that there is not', async () => {
    for (const kind of ['EMAIL', 'PIGEON'])
      expect(await refused(teller.owned.add(table.south, given({ kind })))).toBe('BAD_INPUT')
  })

  it.each(['x'.repeat(41), 'two\nlines', 'bell\u0007'])('cannot be named %j', async (name) => {
    expect(await refused(teller.owned.add(table.south, given({ name })))).toBe('BAD_INPUT')
  })
})

describe('the address of a chat program', () => {
  const tried = (kind: string, url: string) => refused(teller.owned.add(table.south, given({ kind, url })))

  it.each([
    ['DISCORD', discordUrl],
    ['DISCORD', 'https://ptb.discord.com/api/v10/webhooks/42/abc?thread_id=7'],
    ['DISCORD', 'https://chat.example/api/webhooks/42/abc'],
    ['SLACK', slackUrl],
    ['SLACK', 'https://talk.example:8443/hooks/abc'],
  ])('of %s may be %s', async (kind, url) => {
    expect(await tried(kind, url)).toBe('allowed')
  })

  it.each([
    ['DISCORD', ''],
    ['DISCORD', 'discord.com'],
    ['DISCORD', 'http://discord.com/api/webhooks/42/abc'],
    ['DISCORD', 'https://discord.com.evil.example/api/webhooks/42/abc'],
    ['DISCORD', 'https://discord.com@evil.example/api/webhooks/42/abc'],
    ['DISCORD', 'https://discord.com:8443/api/webhooks/42/abc'],
    ['DISCORD', 'https://discord.com/api/webhooks/42/abc/../../../users'],
    ['DISCORD', 'https://discord.com/api/webhooks/42/abc?wait=false'],
    ['DISCORD', 'https://chat.example/hooks/abc'],
    ['DISCORD', slackUrl],
    ['SLACK', 'https://hooks.slack.com/'],
    ['SLACK', 'https://hooks.slack.com/services/T0/B0/a?redirect=1'],
    ['SLACK', 'https://talk.example/hooks/abc'],
    ['SLACK', 'http://chat.example/hooks/abc'],
    ['SLACK', 'https://192.168.0.1/hooks/abc'],
    ['SLACK', `https://hooks.slack.com/services/T0/B0/${'x'.repeat(600)}`],
  ])('of %s may not be %s', async (kind, url) => {
    expect(await tried(kind, url)).toBe('BAD_INPUT')
  })
})
