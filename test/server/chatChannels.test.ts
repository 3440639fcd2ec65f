import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Channel } from '../../server/src/notify/channel.js'
import { discordChannel } from '../../server/src/notify/channels/discord.js'
import { slackChannel } from '../../server/src/notify/channels/slack.js'
import { openOutgoing } from '../../server/src/notify/outgoing.js'
import { type Discord, openDiscord, openSlack, type Standin } from '../support/chats.js'
import { cutsOf, cutting, Killed } from '../support/cutting.js'
import { closeEarly, type House, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { hurry, openTeller, recorder, type Teller, verified } from '../support/teller.js'

const webhook = '/api/webhooks/42/the-Secret_token'
let house: House
let table: Table
let discord: Discord
let slack: Standin
let channels: readonly Channel[]
let teller: Teller
const logged = vi.spyOn(console, 'error')

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

beforeEach(async () => {
  discord = await openDiscord(webhook)
  slack = await openSlack()
  const outgoing = openOutgoing({ allowPrivate: true, patience: 2_000 })
  channels = [recorder(), discordChannel(outgoing, ['*']), slackChannel(outgoing, ['*'])]
  teller = await openTeller(house, channels)
  table = await openTable(house)
  await teller.all()
})
afterEach(async () => {
  await teller.close()
  await discord.close()
  await slack.close()
  // What opens a channel is in no log.
  for (const line of logged.mock.calls) expect(line.join(' ')).not.toMatch(/the-Secret_token|hooks\/secret/)
})

const nothing = { keys: null, name: '', campaignId: null }
const addDiscord = async (campaignId: string | null, who: Person): Promise<string> =>
  (await teller.owned.add(who, { ...nothing, kind: 'DISCORD', campaignId, url: discord.origin + webhook })).id
const addSlack = async (campaignId: string | null): Promise<string> =>
  (await teller.owned.add(table.north, { ...nothing, kind: 'SLACK', campaignId, url: `${slack.origin}/hooks/secret` }))
    .id

const stateOf = async (id: string): Promise<Record<string, unknown> | undefined> => {
  const rows = await house.sql<Record<string, unknown>>(
    `SELECT c.paused, c.last_error, c.failing_since IS NOT NULL AS failing, c.busy_until - clock_timestamp() > interval '8 seconds' AS rests
     FROM muster.notify_channel c WHERE c.id = $1`,
    [id],
  )
  return rows[0]
}

const textsOf = ({ asked }: Standin): readonly string[] => asked.map(({ body }) => String(body['text']))

/** Pauses the campaign and lets it go on: two things that all members may know. */
const interrupt = async (): Promise<void> => {
  const { north, campaignId } = table
  await house.referee.pauseCampaign(north, { campaignId })
  await house.referee.resumeCampaign(north, { campaignId })
}

describe('a campaign’s channel in Discord', () => {
  it('has one message for each stage, which says all that has happened in it', async () => {
    await addDiscord(table.campaignId, table.north)
    await closeEarly(house, table, [table.south])
    await teller.all()
    await interrupt()
    await teller.all()
    const [first, ...others] = discord.messages()
    expect(others).toEqual([])
    expect(first).toContain('**The long night: the campaign goes on**')
    expect(first).toMatch(
      /Turn \d, Stage \w+, has begun\.\nThe campaign is paused\. No deadline runs\.\nThe campaign goes on\./,
    )
    expect(first).toContain(`<https://muster.example/campaign/${table.campaignId}>`)
    expect(discord.edits()).toBe(2)
    await closeEarly(house, table, [table.south])
    await teller.all()
    expect(discord.messages()).toHaveLength(2)
    expect(discord.messages()[0]).toBe(first)
  })

  it('mentions nobody, whatever the campaign is called, and nothing in its name is more than text', async () => {
    await addDiscord(table.campaignId, table.north)
    const name = '@everyone <@&7> **[free](https://evil.example)**'
    await house.sql('UPDATE muster.campaign SET name = $2 WHERE id = $1', [table.campaignId, name])
    await interrupt()
    await teller.all()
    for (const { body } of discord.asked) {
      expect(body['allowed_mentions']).toEqual({ parse: [] })
      expect(body['content']).toContain('\\@everyone \\<\\@&7\\> \\*\\*\\[free\\]\\(https://evil.example\\)\\*\\*')
    }
  })

  it('is left alone as long as it asks for, by header or in the body', async () => {
    const id = await addDiscord(table.campaignId, table.north)
    for (const answer of [
      { status: 429, headers: { 'Retry-After': '9' } },
      { status: 429, body: { retry_after: 8.7, global: false } },
    ]) {
      discord.refuse = () => answer
      await interrupt()
      await teller.all()
      const asked = discord.asked.length
      expect(await stateOf(id)).toMatchObject({ rests: true, failing: false, paused: false })
      await teller.all()
      expect(discord.asked).toHaveLength(asked)
      await hurry(house)
    }
    discord.refuse = () => null
    await teller.all()
    expect(discord.messages()).toHaveLength(1)
    expect(discord.edits()).toBe(3)
  })

  it('is paused when its webhook is gone, and says so without its address', async () => {
    const id = await addDiscord(table.campaignId, table.north)
    discord.refuse = () => ({ status: 404, body: { code: 10_015 } })
    await interrupt()
    await teller.all()
    expect(await stateOf(id)).toMatchObject({ paused: true, last_error: 'Discord answered 404' })
    const [shown] = await house.reads.campaignChannels(table.north.session, table.campaignId)
    expect(shown?.kept).toMatchObject({
      paused: true,
      lastError: 'Discord answered 404',
      address: new URL(discord.origin).host,
    })
    expect(JSON.stringify(shown)).not.toContain('Secret')
  })

  it('gets a new message when somebody has deleted the one of the stage', async () => {
    await addDiscord(table.campaignId, table.north)
    const { north, campaignId } = table
    await house.referee.pauseCampaign(north, { campaignId })
    await teller.all()
    discord.drop()
    await house.referee.resumeCampaign(north, { campaignId })
    await teller.all()
    expect(discord.messages()).toEqual([
      expect.stringContaining('The campaign is paused. No deadline runs.\nThe campaign goes on.'),
    ])
  })

  it.each([500, 302, 400])('that answers %d is tried again, and nothing is followed', async (status) => {
    const id = await addDiscord(table.campaignId, table.north)
    discord.refuse = () => ({ status, headers: { Location: `${slack.origin}/hooks/secret` } })
    await interrupt()
    await teller.all()
    expect(await stateOf(id)).toMatchObject({
      failing: true,
      paused: false,
      last_error: `Discord answered ${String(status)}`,
    })
    expect(slack.asked).toEqual([])
  })

  it('is told what all members may know, and nothing of what somebody is asked', async () => {
    await addDiscord(table.campaignId, table.north)
    await closeEarly(house, table, [table.south])
    await interrupt()
    await teller.all()
    const rows = await house.sql<{ kind: string }>(
      `SELECT n.kind FROM muster.notification n JOIN muster.delivery d ON d.notification = n.number
       JOIN muster.notify_channel c ON c.id = d.channel WHERE c.campaign = $1 ORDER BY n.number`,
      [table.campaignId],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['STAGE', 'PAUSED', 'RESUMED'])
  })

  it('a test message stands alone', async () => {
    const id = await addDiscord(table.campaignId, table.north)
    await interrupt()
    await teller.owned.test(table.north, { id })
    await teller.all()
    const [test, stage, ...others] = discord.messages()
    expect(others).toEqual([])
    expect(test).toContain('This is a test')
    expect(stage).not.toContain('This is a test')
  })
})

describe('a process that is killed while Discord is told', () => {
  const playCut = async (step: number, when: 'before' | 'after'): Promise<void> => {
    const killed = await openTeller(house, channels, cutting(step, when))
    await killed.all().catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    await killed.close()
    await hurry(house)
    await teller.all()
  }

  beforeEach(async () => {
    await addDiscord(table.campaignId, table.north)
  })

  it.each(cutsOf(6))('at step %d, %s it: an edit changes nothing twice', async (step, when) => {
    const { north, campaignId } = table
    await house.referee.pauseCampaign(north, { campaignId })
    await teller.all()
    await house.referee.resumeCampaign(north, { campaignId })
    await playCut(step, when)
    expect(discord.messages()).toHaveLength(1)
    expect(discord.messages()[0]).toMatch(
      /\nThe campaign is paused\. No deadline runs\.\nThe campaign goes on\. Deadlines run again\.\nThe deadline is [^\n]*\nRecord [0-9a-f]{12}\n<[^\n]*>$/,
    )
  })

  it.each(cutsOf(6))(
    'at step %d, %s it: the first message of a stage is there, at most one time more',
    async (step, when) => {
      await house.referee.pauseCampaign(table.north, { campaignId: table.campaignId })
      await playCut(step, when)
      const posts = discord.asked.filter(({ method }) => method === 'POST')
      // Only where it ended between what Discord took and its note of it.
      const noted = await house.sql<{ attempts: number }>(
        `SELECT d.attempts FROM muster.delivery d JOIN muster.notify_channel c ON c.id = d.channel WHERE c.campaign = $1 AND d.state = 'SENT'`,
        [table.campaignId],
      )
      expect(noted).toHaveLength(1)
      expect(posts.length).toBeGreaterThanOrEqual(1)
      expect(posts.length).toBeLessThanOrEqual(noted[0]?.attempts ?? 0)
      expect(noted[0]?.attempts).toBeLessThanOrEqual(2)
    },
  )
})

describe('a campaign’s channel in Slack', () => {
  it('is told once of each stage, and of what interrupts it', async () => {
    await addSlack(table.campaignId)
    await closeEarly(house, table, [table.south])
    await teller.all()
    expect(textsOf(slack)).toHaveLength(1)
    // Told of this stage already: a deadline that is moved is no new message.
    await house.sql(
      `INSERT INTO muster.outbox (campaign, kind, payload, at) VALUES ($1, 'log', '{"kind":"EXTENDED","number":900}', now())`,
      [table.campaignId],
    )
    await interrupt()
    await teller.all()
    const texts = textsOf(slack)
    expect(texts.map((text) => text.split('\n')[0])).toEqual([
      '*The long night: a new stage*',
      '*The long night: the campaign is paused*',
      '*The long night: the campaign goes on*',
    ])
    await closeEarly(house, table, [table.south])
    await teller.all()
    expect(textsOf(slack).filter((text) => text.includes(': a new stage*'))).toHaveLength(2)
  })

  it('takes a name as text', async () => {
    await addSlack(table.campaignId)
    await house.sql('UPDATE muster.campaign SET name = $2 WHERE id = $1', [table.campaignId, '<!channel> R&D'])
    await interrupt()
    await teller.all()
    expect(textsOf(slack)[0]).toContain('*&lt;!channel&gt; R&amp;D: the campaign is paused*')
    expect(textsOf(slack)[0]).toContain(`<https://muster.example/campaign/${table.campaignId}>`)
  })

  it.each([
    [
      { status: 429, headers: { 'Retry-After': '30' } },
      { rests: true, failing: false, paused: false },
    ],
    [
      { status: 404, body: 'no_service' },
      { paused: true, last_error: 'Slack answered 404' },
    ],
    [
      { status: 410, body: 'channel_is_archived' },
      { paused: true, last_error: 'Slack answered 410' },
    ],
    [{ status: 500 }, { failing: true, paused: false, last_error: 'Slack answered 500' }],
  ])('answers %o', async (answer, state) => {
    const id = await addSlack(table.campaignId)
    slack.refuse = () => answer
    await interrupt()
    await teller.all()
    expect(await stateOf(id)).toMatchObject(state)
  })

  it('that does not answer at all is tried again', async () => {
    const id = await addSlack(table.campaignId)
    await slack.close()
    await interrupt()
    await teller.all()
    expect(await stateOf(id)).toMatchObject({
      failing: true,
      last_error: expect.stringMatching(/^it did not answer/) as unknown,
    })
  })
})

describe('a person’s own channel', () => {
  it('is sent each message anew, and what only they are told', async () => {
    await verified(house, table.south)
    await addDiscord(null, table.south)
    await interrupt()
    await closeEarly(house, table, [table.south])
    await teller.all()
    expect(discord.messages().map((text) => text.split('\n')[0])).toEqual([
      '**The long night: the campaign is paused**',
      '**The long night: the campaign goes on**',
      '**The long night: your consent is asked for**',
      '**The long night: your orders are awaited**',
    ])
    expect(discord.edits()).toBe(0)
  })
})
