// Plays a seat from the command line: prints the briefing, seals a plan, and follows what comes.
//   MUSTER_TOKEN=muster_… node examples/follow.mjs http://localhost:3000 <campaign id>
// The token needs the scopes READ and ORDERS; make one on your account page. Node 22 needs nothing else; older ones need `npm i ws`.
import { randomUUID } from 'node:crypto'
import { unpackLayer } from './packedRows.mjs'

const [address = 'http://localhost:3000', campaignId] = process.argv.slice(2)
const authorization = `Bearer ${process.env.MUSTER_TOKEN ?? ''}`
const Socket = globalThis.WebSocket ?? (await import('ws')).WebSocket

const ask = async (query, variables) => {
  const headers = { 'content-type': 'application/json', authorization }
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
  return data
}

const briefingFields = `number turn stage layers { key legend rows } pieces { id kind at size } contacts { kind at size asOf }
  report { rule text } asks { id title closed options { kind piece slot to label } }`

const show = ({ number, turn, stage, layers, pieces, contacts, report }) => {
  console.log(`\nBriefing ${number}: turn ${turn}, ${stage}`)
  const sight = layers.find(({ key }) => key === 'sight')
  if (sight) console.log(`${unpackLayer(sight).filter((value) => value !== 'unknown').length} cells in sight`)
  for (const { id, kind, at, size } of pieces)
    console.log(`  mine    ${id} ${kind} at ${at}${size === null ? '' : `, ${size}`}`)
  for (const { kind, at, asOf } of contacts) console.log(`  enemy   ${kind} at ${at}, as of turn ${asOf}`)
  for (const { rule, text } of report) console.log(`  report  ${text} [${rule}]`)
}

// The simplest plan there is: every piece marches to the first cell that it may reach.
const planFor = ({ options }) =>
  options
    .filter(
      ({ kind, to }, at) =>
        kind === 'march' &&
        to?.length &&
        options.findIndex((o) => o.piece === options[at].piece && o.kind === 'march') === at,
    )
    .map(({ kind, piece, to }) => ({ kind, piece, to: to[0] }))

const seal = async (open) => {
  const { sealOrders } = await ask(
    `mutation ($campaignId: ID!, $askId: ID!, $orders: [OrderInput!]!, $key: String!) {
      sealOrders(campaignId: $campaignId, askId: $askId, orders: $orders, idempotencyKey: $key) {
        receipt { hash head sealedAt } problems { message rule } } }`,
    { campaignId, askId: open.id, orders: planFor(open), key: randomUUID() },
  )
  for (const { message, rule } of sealOrders.problems) console.log(`refused: ${message} [${rule}]`)
  if (sealOrders.receipt) console.log(`sealed "${open.title}": ${sealOrders.receipt.hash}`)
}

const { campaign } = await ask(`query ($id: ID!) { campaign(id: $id) { name briefing { ${briefingFields} } } }`, {
  id: campaignId,
})
if (!campaign?.briefing) throw new Error('There is no such campaign for you, or it has not started.')
console.log(campaign.name)
show(campaign.briefing)
for (const open of campaign.briefing.asks.filter(({ closed }) => !closed)) await seal(open)

// graphql-transport-ws by hand: three messages are all it takes. `after` makes sure that nothing is missed or told twice.
const socket = new Socket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
const send = (message) => socket.send(JSON.stringify(message))
const query = `subscription ($id: ID!, $after: Int) { briefing(campaignId: $id, after: $after) { briefing { ${briefingFields} } } }`
socket.onopen = () => send({ type: 'connection_init', payload: { authorization } })
socket.onclose = ({ code }) => console.log(`closed: ${code}`)
socket.onmessage = ({ data }) => {
  const { type, payload } = JSON.parse(data)
  if (type === 'connection_ack')
    send({
      id: '1',
      type: 'subscribe',
      payload: { query, variables: { id: campaignId, after: campaign.briefing.number } },
    })
  if (type === 'ping') send({ type: 'pong' })
  if (type === 'next') show(payload.data.briefing.briefing)
}
