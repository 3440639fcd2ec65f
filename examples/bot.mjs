// Plays a seat to the end of the war, whatever the ruleset: it seals what Muster suggests. docs/bots.md explains each step.
//   MUSTER_TOKEN=muster_… node examples/bot.mjs http://localhost:3000 <campaign id>
// The token needs the scopes READ and ORDERS; make one on your account page. Node 22 needs nothing else; older ones need `npm i ws`.
import { createHash } from 'node:crypto'

const [address = 'http://localhost:3000', campaignId] = process.argv.slice(2)
const authorization = `Bearer ${process.env.MUSTER_TOKEN ?? ''}`
const Socket = globalThis.WebSocket ?? (await import('ws')).WebSocket
const later = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const say = (text) => console.log(text)

/** One request, repeated while the server is away or asks to wait. A refusal is thrown: its `code` says which. */
const ask = async (query, variables) => {
  const headers = { 'content-type': 'application/json', authorization }
  const request = { method: 'POST', headers, body: JSON.stringify({ query, variables }) }
  for (let wait = 1; ; wait = Math.min(30, wait * 2)) {
    const response = await fetch(`${address}/graphql`, request).catch(() => null)
    const body =
      response && response.status !== 429 && response.status < 500 ? await response.json().catch(() => null) : null
    if (!body) {
      say(`The server does not answer now${response ? ` (${response.status})` : ''}.`)
      await later(Number(response?.headers.get('retry-after') ?? wait))
      continue
    }
    const [error] = body.errors ?? []
    if (error) throw Object.assign(new Error(error.message), { code: error.extensions?.code })
    return body.data
  }
}

const now = `query ($c: ID!) { campaign(id: $c) { name status { phase turn stage } briefing { number asks { id title closed } } } }`
const desk = `query ($c: ID!, $a: ID!) { ask(campaignId: $c, id: $a) { state
  suggestion { kind piece to path with amount item detail } } }`
const check = `query ($c: ID!, $a: ID!, $o: [OrderInput!]!) { checkOrders(campaignId: $c, askId: $a, orders: $o) { problems { index message } } }`
const seal = `mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!, $k: String!) {
  sealOrders(campaignId: $c, askId: $a, orders: $o, idempotencyKey: $k) { receipt { hash } problems { message } } }`

/** What comes as null is left out: that is how orders are sent. */
const given = (order) => Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null))

const answer = async ({ id: a, title }) => {
  const found = (await ask(desk, { c: campaignId, a })).ask
  if (found?.state !== 'OPEN') return
  let o = found.suggestion.map(given)
  // Here a bot of your own would change the orders. What the check finds wrong is left out.
  const { problems } = (await ask(check, { c: campaignId, a, o })).checkOrders
  o = o.filter((_, at) => !problems.some(({ index }) => index === at))
  // The same orders have the same key: whatever gets lost on the way, repeating the request seals them once.
  const k = createHash('sha256')
    .update(JSON.stringify([campaignId, a, o]))
    .digest('hex')
  const { receipt, problems: left } = (await ask(seal, { c: campaignId, a, o, k })).sealOrders
  say(
    receipt
      ? `sealed "${title}", ${o.length} orders: ${receipt.hash}`
      : `refused: ${left.map(({ message }) => message)}`,
  )
}

/** Questions that close meanwhile are no mistake, and a paused campaign is played when it goes on. */
const meanwhile = new Set(['CLOSED', 'NOT_FOUND', 'CONFLICT'])

let number = 0
const play = async () => {
  const { campaign } = await ask(now, { c: campaignId })
  if (!campaign) throw new Error('There is no such campaign for you.')
  const { status, briefing } = campaign
  if (briefing && briefing.number > number) say(`briefing ${briefing.number}: turn ${status.turn}, ${status.stage}`)
  number = briefing?.number ?? 0
  for (const open of briefing?.asks.filter(({ closed }) => !closed) ?? [])
    await answer(open).catch((error) => {
      if (!meanwhile.has(error.code)) throw error
    })
  return status.phase === 'ENDED'
}

/** Listens until the connection ends; `news` is called for each frame. Briefings continue after the last one that was seen. */
const listen = (news) =>
  new Promise((resolve, reject) => {
    const socket = new Socket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const send = (message) => socket.send(JSON.stringify(message))
    const streams = [
      'subscription ($c: ID!, $n: Int) { briefing(campaignId: $c, after: $n) { briefing { number } } }',
      'subscription ($c: ID!) { status(campaignId: $c) { phase version } }',
    ]
    // A connection that answers no ping any more is dead, even if nobody has closed it.
    let alive = true
    const pulse = setInterval(() => {
      if (!alive) socket.close()
      else if (socket.readyState === 1) send({ type: 'ping' })
      alive = false
    }, 30_000)
    socket.onopen = () => send({ type: 'connection_init', payload: { authorization } })
    socket.onmessage = ({ data }) => {
      alive = true
      const { type } = JSON.parse(data)
      if (type === 'ping') send({ type: 'pong' })
      if (type === 'connection_ack')
        streams.forEach((query, at) =>
          send({
            id: `${at}`,
            type: 'subscribe',
            payload: { query, variables: { c: campaignId, ...(at === 0 && { n: number }) } },
          }),
        )
      if (type === 'next') news(() => socket.close(), reject)
    }
    socket.onerror = () => undefined
    socket.onclose = ({ code }) => {
      clearInterval(pulse)
      if (code === 4401 || code === 4403) reject(new Error('The token is not valid, or lacks a scope.'))
      else resolve()
    }
  })

let over = await play()
let playing = Promise.resolve()
while (!over) {
  // One after the other: what comes meanwhile is played next.
  await listen((stop, fail) => {
    playing = playing
      .then(async () => {
        over ||= await play()
        if (over) stop()
      })
      .catch((error) => fail(error))
  })
  await playing
  if (over) break
  say('The connection has ended; connecting again.')
  await later(1)
  over = await play()
}
say('The war is over.')
