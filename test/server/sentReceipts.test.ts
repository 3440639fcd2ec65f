import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { isReceiptSigned } from '../../packages/kit/src/receipts.js'
import type { Outgoing } from '../../server/src/notify/channel.js'
import { passDeadline } from '../support/deadline.js'
import { type House, openHouse, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { addressOf, openTeller, type Recorder, recorder, type Teller, toldTo, verified } from '../support/teller.js'

let house: House
let table: Table
let mails: Recorder
let teller: Teller

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

beforeEach(async () => {
  mails = recorder()
  teller = await openTeller(house, [mails])
  table = await openTable(house)
  await verified(house, table.north, table.south)
  await teller.all()
})
afterEach(() => teller.close())

const want = async (who: Person): Promise<void> => {
  const { channels = [] } = (await house.reads.notify(who.session)) ?? {}
  await teller.owned.choose(who, { id: channels[0]?.id ?? '', campaignId: null, kinds: ['RECEIPT'] })
}

const sent = (): readonly Outgoing[] => mails.got.filter(({ kind }) => kind === 'RECEIPT')

const outboxOf = async (): Promise<number> => {
  const [row] = await house.sql<{ count: number }>(
    `SELECT count(*)::integer AS count FROM muster.outbox WHERE campaign = $1 AND kind = 'receipt'`,
    [table.campaignId],
  )
  return row?.count ?? 0
}

it('is sent to nobody who has not chosen it, and leaves nothing behind', async () => {
  await sealStay(house, table.south, table.campaignId, 'walk-1-B')
  await teller.all()
  expect(await toldTo(house, table.south)).not.toContain('RECEIPT')
  expect(await outboxOf()).toBe(0)
})

it('is sent to who chose it: what the house signed, so that it can be checked by itself, without orders and salt', async () => {
  const { campaignId, north, south } = table
  await want(south)
  await sealStay(house, north, campaignId, 'walk-1-A')
  await sealStay(house, south, campaignId, 'walk-1-B')
  await teller.all()
  expect(sent().map(({ address }) => address)).toEqual([addressOf(south)])
  expect(await toldTo(house, north)).not.toContain('RECEIPT')
  const [own] = await house.reads.receipts(south.session, campaignId)
  const [message] = sent()
  const { ask: askId, at: sealedAt, signature, ...receipt } = message?.receipt ?? { ask: '', at: '', signature: '' }
  expect({ askId, sealedAt, signature, ...receipt }).toEqual({
    ...{ askId: own?.askId, sealedAt: new Date(own?.sealedAt ?? '').toISOString(), signature: own?.signature },
    ...{ campaign: campaignId, seat: 'B', hash: own?.hash, head: own?.head },
  })
  const lines = message?.words.lines ?? []
  expect(lines.join('\n')).not.toContain(own?.salt)
  // The two lines are enough: the text that was signed, and its signature.
  const signed = lines.find((line) => line.startsWith('{')) ?? '{}'
  const read = JSON.parse(signed) as {
    ask: string
    at: string
    campaign: string
    hash: string
    head: string
    seat: string
  }
  expect(lines).toContain(`Signature ${signature}`)
  const check = (words: object) =>
    isReceiptSigned(house.referee.receiptKey, { ...read, askId: read.ask, sealedAt: read.at, signature, ...words })
  expect([await check({}), await check({ seat: 'A' })]).toEqual([true, false])
})

it('is sent of what a draft became at the deadline, and once', async () => {
  const { campaignId, south } = table
  await want(south)
  const piece = (await house.reads.briefing(south.session, campaignId))?.view.pieces[0]
  const orders = [{ kind: 'walk', piece: piece?.id ?? '', to: piece?.at ?? '' }]
  await house.referee.saveDraft(south, { campaignId, askId: 'walk-1-B', orders })
  await passDeadline(house, campaignId)
  await teller.all()
  await house.sql('UPDATE muster.outbox SET sent_at = NULL')
  await teller.all()
  expect(sent().map(({ receipt }) => [receipt?.ask, receipt?.seat])).toEqual([['walk-1-B', 'B']])
  expect(sent()[0]?.words.lines[0]).toContain('What was sealed for you in turn 1, Stage walk,')
})
