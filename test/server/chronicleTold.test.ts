import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Feud, feudRegistry, openFeud } from '../support/feud.js'
import { type House, openHouse, type Person } from '../support/house.js'
import { addressOf, openTeller, recorder, toldTo, verified } from '../support/teller.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(feudRegistry)
})
afterAll(() => house.close())
beforeEach(async () => {
  feud = await openFeud(house)
})

const write = async (who: Person, text: string, quote?: string): Promise<string> => {
  const entry = { campaignId: feud.campaignId, title: 'At the ford', text, idempotencyKey: randomUUID() }
  return (await house.referee.writeChronicle(who, { ...entry, ...(quote && { quote }) })).entryId
}

test('a complaint about an entry tells the host what it says', async () => {
  const id = await write(feud.north, 'Insults.', 'A line')
  const about = { campaignId: feud.campaignId, about: 'CHRONICLE_ENTRY' as const, id, reason: 'Rude.' }
  for (const who of [feud.north, feud.outsider])
    await expect(house.referee.complain(who, about)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await house.referee.complain(feud.south, about)
  const [complaint] = await house.sql('SELECT text, of_name FROM muster.complaint WHERE subject = $1', [id])
  expect(complaint).toEqual({ text: 'At the ford\nA line\nInsults.', of_name: 'North' })
  await house.referee.hideChronicleEntry(feud.organiser, { campaignId: feud.campaignId, entryId: id, hidden: true })
  await expect(house.referee.complain(feud.west, about)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('members are told once a day that there is something new, if they want to be', async () => {
  await write(feud.north, 'One.')
  await write(feud.north, 'Two.')
  const mails = recorder()
  const teller = await openTeller(house, [mails])
  await verified(house, feud.south, feud.west, feud.organiser)
  try {
    await teller.all()
    const told = async (who: Person) => (await toldTo(house, who)).filter((kind) => kind === 'CHRONICLE').length
    expect(await told(feud.north)).toBe(0)
    for (const who of [feud.south, feud.west, feud.observer, feud.organiser]) expect(await told(who)).toBe(1)
    expect(await told(feud.outsider)).toBe(0)
    const sent = () => mails.got.filter(({ kind }) => kind === 'CHRONICLE')
    expect(mails.got.length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
    const { channels = [] } = (await house.reads.notify(feud.west.session)) ?? {}
    expect(channels[0]?.muted).toEqual(['CHRONICLE', 'RECEIPT'])
    await teller.owned.choose(feud.west, { id: channels[0]?.id ?? '', campaignId: null, kinds: ['CHRONICLE'] })
    await house.sql(`UPDATE muster.notification SET event = event || ' yesterday' WHERE kind = 'CHRONICLE'`)
    await write(feud.north, 'Three.')
    await teller.all()
    expect(sent().map(({ address }) => address)).toEqual([addressOf(feud.west)])
  } finally {
    await teller.close()
  }
})
