import { afterAll, beforeAll, expect, it } from 'vitest'
import { discordChannel } from '../../server/src/notify/channels/discord.js'
import { slackChannel } from '../../server/src/notify/channels/slack.js'
import { openOutgoing } from '../../server/src/notify/outgoing.js'
import { type Discord, openDiscord } from '../support/chats.js'
import { closeEarly, type House, openHouse, openTable, type Table } from '../support/house.js'
import { openTeller, recorder, type Teller } from '../support/teller.js'

const webhook = '/api/webhooks/42/the-Secret_token'
const role = '123456789012345678'
let house: House
let table: Table
let discord: Discord
let teller: Teller

beforeAll(async () => {
  house = await openHouse()
  discord = await openDiscord(webhook)
  const outgoing = openOutgoing({ allowPrivate: true, patience: 2_000 })
  teller = await openTeller(house, [recorder(), discordChannel(outgoing, ['*']), slackChannel(outgoing, ['*'])])
  table = await openTable(house)
  await teller.all()
})
afterAll(async () => {
  await teller.close()
  await discord.close()
  await house.close()
})

const add = (kind: string, url: string, mention: string) =>
  teller.owned.add(table.north, { kind, name: '', campaignId: table.campaignId, url, keys: null, mention })

it('a channel in Discord mentions the role that was chosen, in each new message, and nobody else', async () => {
  await add('DISCORD', discord.origin + webhook, role)
  await closeEarly(house, table, [table.south])
  await teller.all()
  expect(discord.messages()[0]).toMatch(new RegExp(`^<@&${role}> \\*\\*The long night`))
  expect(discord.asked.at(-1)?.body['allowed_mentions']).toEqual({ parse: [], roles: [role] })
})

it.each([
  ['DISCORD', webhook, '@everyone'],
  ['SLACK', '/hooks/secret', role],
])('%s: what is no role, or cannot be mentioned there, is refused', async (kind, path, mention) => {
  await expect(add(kind, discord.origin + path, mention)).rejects.toMatchObject({ code: 'BAD_INPUT' })
})
