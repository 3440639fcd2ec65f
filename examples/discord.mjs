// A Discord bot without a package: slash commands over Discord's HTTP interactions. Everybody who uses it acts with a token of their own.
//   DISCORD_APPLICATION_ID=… DISCORD_PUBLIC_KEY=… DISCORD_BOT_TOKEN=… MUSTER_PLAYERS=players.json node examples/discord.mjs http://localhost:3000 [port]
// docs/discord.md says how to set it up. It needs Node 20 or later.
import { Buffer } from 'node:buffer'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [address = 'http://localhost:3000', port = '8080'] = process.argv.slice(2)
const { DISCORD_APPLICATION_ID: application, DISCORD_PUBLIC_KEY: key = '', DISCORD_BOT_TOKEN: botToken } = process.env
const discord = process.env.DISCORD_API ?? 'https://discord.com/api/v10'

/**
 * Who is who: `{ "<Discord user id>": { "token": "muster_…", "campaign": "<id>" } }`, read anew each time. This is the one place that knows how somebody
 * signs in: replace it to get tokens in another way, but never ask for them in a chat.
 */
const playerOf = (user) => {
  const players = JSON.parse(readFileSync(process.env.MUSTER_PLAYERS ?? 'players.json', 'utf8'))
  return Object.hasOwn(players, user) ? players[user] : null
}

/** Discord signs each request (Ed25519) over its time and its body; what is not signed is not Discord's. */
const publicKey = createPublicKey({
  format: 'jwk',
  key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'hex').toString('base64url') },
})
const isSigned = ({ headers }, body) => {
  const [signature, time] = [headers['x-signature-ed25519'], headers['x-signature-timestamp']]
  if (typeof signature !== 'string' || typeof time !== 'string') return false
  return verify(null, Buffer.concat([Buffer.from(time), body]), publicKey, Buffer.from(signature, 'hex'))
}

const ask = async ({ token }, query, variables) => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw Object.assign(new Error(errors[0].message), { told: true })
  return data
}

/** Names are other people's words: they are shown as they are, and mention nobody. */
const plain = (text) => text.replace(/[\\*_~`|>#[\]()@<:-]/g, '\\$&')
const given = (order) => Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null))

const stateOf = (player) =>
  ask(
    player,
    `query ($c: ID!) { campaign(id: $c) { name status { phase turn stage awaiting { text } deadlines { title at } toDo { text deadlineAt } }
      briefing { number turn stage report { text } asks { id title closed } } } }`,
    { c: player.campaign },
  ).then(({ campaign }) => {
    if (!campaign) throw Object.assign(new Error('There is no such campaign for you.'), { told: true })
    return campaign
  })

const whoseTurn = async (player) => {
  const { name, status } = await stateOf(player)
  // Discord shows such a time in the zone of whoever reads it.
  const when = (at) => (at ? `<t:${Math.floor(Date.parse(at) / 1000)}:R>` : 'whenever all have answered')
  return [
    `**${plain(name)}**: turn ${status.turn}, ${plain(status.stage)} (${status.phase.toLowerCase()})`,
    plain(status.awaiting.text),
    ...status.deadlines.map(({ title, at }) => `${plain(title)}: ${when(at)}`),
    ...(status.toDo.length > 0
      ? status.toDo.map(({ text, deadlineAt }) => `You: ${plain(text)}, ${when(deadlineAt)}`)
      : ['Nothing waits for you.']),
  ].join('\n')
}

const report = async (player) => {
  const { name, briefing } = await stateOf(player)
  if (!briefing) return 'The campaign has not begun.'
  const lines = briefing.report.map(({ text }) => `- ${plain(text)}`)
  return [
    `**${plain(name)}**: turn ${briefing.turn}, ${plain(briefing.stage)}`,
    ...(lines.length > 0 ? lines : ['Nothing to report.']),
  ].join('\n')
}

/** Seals what Muster suggests for everything that is open. The same orders have the same key: a command that Discord repeats seals once. */
const seal = async (player) => {
  const { briefing } = await stateOf(player)
  const open = briefing?.asks.filter(({ closed }) => !closed) ?? []
  const lines = []
  for (const { id: a, title } of open) {
    const asked = await ask(
      player,
      `query ($c: ID!, $a: ID!) { ask(campaignId: $c, id: $a) { state suggestion { kind piece to path with amount item detail } } }`,
      { c: player.campaign, a },
    )
    if (asked.ask?.state !== 'OPEN') continue
    const o = asked.ask.suggestion.map(given)
    const k = createHash('sha256').update(JSON.stringify([player.campaign, a, o])).digest('hex') // prettier-ignore
    const { sealOrders } = await ask(
      player,
      `mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!, $k: String!) {
        sealOrders(campaignId: $c, askId: $a, orders: $o, idempotencyKey: $k) { receipt { hash } problems { message } } }`,
      { c: player.campaign, a, o, k },
    )
    lines.push(
      sealOrders.receipt
        ? `Sealed ${plain(title)}: ${o.length} orders, \`${sealOrders.receipt.hash}\``
        : `${plain(title)} was refused: ${plain(sealOrders.problems.map(({ message }) => message).join(' '))}`,
    )
  }
  return lines.length > 0 ? lines.join('\n') : 'Nothing waits for your orders.'
}

const commands = {
  turn: { about: 'Whose turn it is, and what waits for you', answer: whoseTurn },
  report: { about: 'What happened, as your seat knows it', answer: report },
  seal: { about: 'Seal the orders that Muster suggests', answer: seal },
}

const answerTo = async (name, user) => {
  const player = playerOf(user)
  if (!player) return 'I do not know you yet: ask whoever runs this bot to sign you in.'
  try {
    return await commands[name].answer(player)
  } catch (error) {
    if (!error.told) console.error(error)
    return error.told ? plain(error.message) : 'Muster does not answer at the moment. Try again later.'
  }
}

/** Only its reader sees an answer: it may hold what nobody else may know. */
const onlyForYou = 64

const toDiscord = (method, path, body, headers = {}) =>
  fetch(`${discord}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Discord waits three seconds: it is told that an answer comes, and gets it when it is there. */
const answerLater = async ({ token, data, member, user }) => {
  const content = await answerTo(data.name, (member?.user ?? user).id)
  const told = content.length > 2000 ? `${content.slice(0, 1990)} …` : content
  const sent = await toDiscord('PATCH', `/webhooks/${application}/${token}/messages/@original`, {
    content: told,
    allowed_mentions: { parse: [] },
  })
  if (!sent.ok) console.error(`Discord refused an answer: ${sent.status}`)
}

const bodyOf = async (request) => {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > 100_000) throw new Error('The request is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const handle = async (request, response) => {
  const reply = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (request.method !== 'POST' || request.url !== '/interactions')
    return reply(404, { error: 'Send interactions to /interactions.' })
  const body = await bodyOf(request)
  if (!isSigned(request, body)) return reply(401, { error: 'The signature is not valid.' })
  const interaction = JSON.parse(body.toString())
  if (interaction.type === 1) return reply(200, { type: 1 })
  if (interaction.type !== 2 || !Object.hasOwn(commands, interaction.data.name))
    return reply(400, { error: 'This command is not known.' })
  reply(200, { type: 5, data: { flags: onlyForYou } })
  await answerLater(interaction)
}

const registered = await toDiscord(
  'PUT',
  `/applications/${application}/commands`,
  Object.entries(commands).map(([name, { about }]) => ({ name, description: about, type: 1 })),
  { authorization: `Bot ${botToken}` },
)
if (!registered.ok)
  throw new Error(`Discord did not take the commands: ${registered.status} ${await registered.text()}`)

const server = createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500).end()
  })
})
server.listen(Number(port), () => console.log(`Interactions are answered on port ${server.address().port}.`))
