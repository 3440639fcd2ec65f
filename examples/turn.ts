// Plays one turn in TypeScript with the packages @muster/client and @muster/kit, and waits for what comes of it.
//   MUSTER_TOKEN=muster_… node turn.js http://localhost:3000 <campaign id>
// The token needs the scopes READ and ORDERS. Node 24 runs this file as it is; earlier ones need it compiled.
import { createHash } from 'node:crypto'
import { type Answer, ask, board, createClient, me, now, sealOrders, suggestion } from '@muster/client'
import { faultOf, gridOf, isReceiptSigned, ordersOf, unpackLayer } from '@muster/kit'

const [url = 'http://localhost:3000', campaignId = ''] = process.argv.slice(2)
const client = createClient({ url, token: process.env['MUSTER_TOKEN'] ?? '' })

/** What must be there; a problem ends the program with its sentence. */
const must = <Data>(answer: Answer<Data>): Data => {
  if (answer.ok) return answer.data
  console.error(`${answer.problem.code}: ${answer.problem.message}`)
  process.exit(1)
}

const { campaign } = must(await client.insist(now, { campaignId }))
if (!campaign?.briefing) throw new Error('There is no such campaign for you, or it has not begun.')
const { briefing, grid, status, place } = campaign
console.log(`${campaign.name}: turn ${String(status.turn)}, ${status.stage}. ${status.awaiting.text}`)

const geometry = gridOf(grid)
const sight = briefing.layers.find(({ key }) => key === 'sight')
const seen = sight ? unpackLayer(sight).filter((value) => value !== 'unknown').length : 0
console.log(`${String(seen)} of ${String(geometry.size)} cells in sight`)
const { campaign: mapped } = must(await client.insist(board, { campaignId }))
const ground = mapped?.board.layers.find(({ key }) => key === 'terrain')
for (const { id, kind, at } of briefing.pieces) {
  const cell = geometry.at(at)
  if (cell !== null)
    console.log(
      `  ${id}: ${kind} on ${(ground && unpackLayer(ground)[cell]) ?? '?'}, next to ${geometry.neighbours(cell).map(geometry.name).join(' ')}`,
    )
}

const { receiptKey } = must(await client.insist(me))
for (const { id: askId, title } of briefing.asks.filter(({ closed }) => !closed)) {
  const asked = must(await client.insist(ask, { campaignId, askId })).ask
  if (asked?.state !== 'OPEN') continue
  const suggested = must(await client.insist(suggestion, { campaignId, askId })).ask
  // What Muster's own bot would order. Each order is one of the options, filled in.
  const orders = ordersOf(suggested?.suggestion ?? [])
  for (const order of orders)
    if (!asked.options.some((option) => faultOf(option, order) === null))
      console.log(`  ${order.kind} was not offered like this`)
  // The same orders have the same key: whatever gets lost on the way, they are sealed once.
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([askId, orders]))
    .digest('hex')
  const { receipt, problems } = must(
    await client.insist(sealOrders, { campaignId, askId, orders, idempotencyKey }),
  ).sealOrders
  for (const { code, message } of problems) console.log(`refused: ${message} [${code}]`)
  if (!receipt) continue
  const signed = await isReceiptSigned(receiptKey, { ...receipt, campaign: campaignId, seat: place.seat ?? '' })
  console.log(
    `sealed "${title}", ${String(orders.length)} orders: ${receipt.hash}, ${signed ? 'signed by the server' : 'NOT SIGNED'}`,
  )
}

const frames = client.briefings(campaignId, { after: briefing.number })
const { value: frame } = await frames.next()
if (frame) {
  const { briefing: next } = must(frame).briefing
  console.log(`Briefing ${String(next.number)}: turn ${String(next.turn)}, ${next.stage}`)
  for (const { text, rule } of next.report) console.log(`  ${text} [${rule}]`)
}
await frames.return()
await client.close()
