import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WriteChronicle } from '../../server/src/referee/common/contract.js'
import { chronicleLimits } from '../../server/src/referee/chronicle/chronicleLimits.js'
import type { ChronicleEntryRow } from '../../server/src/store/reads.js'
import { atFord, type Feud, feudRegistry, openFeud, passTurn, refusal } from '../support/feud.js'
import { type House, openHouse, type Person } from '../support/house.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(feudRegistry)
})
afterAll(() => house.close())
beforeEach(async () => {
  feud = await openFeud(house, { publicChronicle: true })
})

const write = async (who: Person, text: string, more: Partial<WriteChronicle> = {}): Promise<string> => {
  const entry = { campaignId: feud.campaignId, title: 'At the ford', text, idempotencyKey: randomUUID(), ...more }
  return (await house.referee.writeChronicle(who, entry)).entryId
}
const edit = (who: Person, entryId: string, text: string, more: Partial<WriteChronicle> = {}) =>
  house.referee.editChronicle(who, { campaignId: feud.campaignId, entryId, title: 'At the ford', text, ...more })
const hide = (who: Person, entryId: string, hidden = true) =>
  house.referee.hideChronicleEntry(who, { campaignId: feud.campaignId, entryId, hidden })

const read = ({ session }: Person): Promise<readonly ChronicleEntryRow[]> =>
  house.reads.chronicle(session, feud.campaignId, { before: null, limit: 50 })
const texts = async (who: Person) => (await read(who)).map(({ text }) => text)
const entryOf = ({ session }: Person, id: string) => house.reads.chronicleEntry(session, feud.campaignId, id)
const tokenOf = async ({ session }: Person) =>
  (await house.reads.chronicleHead(session, feud.campaignId))?.publicToken ?? ''
const publicTexts = async (token: string) =>
  (await house.reads.publicChronicle(token, { before: null, limit: 50 }))?.entries.map(({ text }) => text) ?? null

const bytes = Buffer.from('a picture')
const upload = async (who: Person, size = bytes): Promise<string> => {
  const make = () => Promise.resolve({ bytes: size, thumb: Buffer.from('a small one'), width: 30, height: 20 })
  return (await house.referee.addPicture(who, { campaignId: feud.campaignId, make })).pictureId
}
const look = ({ session }: Person, pictureId: string, small = false) =>
  house.reads.picture({ credential: session, campaignId: feud.campaignId, pictureId, small })

const members = () => [feud.north, feud.south, feud.west, feud.organiser, feud.observer, feud.facilitator]

describe('entries', () => {
  test('are read by all members, in the order of the story, and by nobody else', async () => {
    await write(feud.north, 'We cross at dawn.', { quote: 'A1 moved.' })
    await passTurn(house, feud, 1)
    await write(feud.observer, 'Both armies camp.')
    await write(feud.south, 'Nobody slept.', { turn: 0 })
    for (const who of members()) {
      expect(await texts(who)).toEqual(['Nobody slept.', 'We cross at dawn.', 'Both armies camp.'])
      expect((await read(who)).map(({ turn, seat, by }) => [turn, seat, by])).toEqual([
        ...[[0, 'B', 'South'] as const, [1, 'A', 'North'] as const, [2, null, 'Observer'] as const],
      ])
    }
    expect(await texts(feud.outsider)).toEqual([])
    expect(await house.reads.chronicleHead(feud.outsider.session, feud.campaignId)).toBeNull()
    await expect(write(feud.outsider, 'Let me in.')).rejects.toMatchObject(refusal('NOT_FOUND', /nothing here/))
    const [last] = await house.reads.chronicle(feud.west.session, feud.campaignId, { before: null, limit: 1 })
    expect(last?.text).toBe('Both armies camp.')
    const before = { before: last?.id ?? '', limit: 1 }
    const [one] = await house.reads.chronicle(feud.west.session, feud.campaignId, before)
    expect(one?.text).toBe('We cross at dawn.')
  })

  test('stay when the campaign is over, and can still be written', async () => {
    await write(feud.north, 'A war.')
    await house.referee.endCampaign(feud.organiser, { campaignId: feud.campaignId })
    await write(feud.west, 'It was long.')
    for (const who of members()) expect(await texts(who)).toEqual(['A war.', 'It was long.'])
  })

  test('are no longer told to those who have left, but for their own, until the campaign is over', async () => {
    await write(feud.west, 'Mine.')
    await write(feud.north, 'Another’s.')
    await house.referee.leaveCampaign(feud.west, { campaignId: feud.campaignId })
    await write(feud.north, 'Later.')
    expect(await texts(feud.west)).toEqual(['Mine.'])
    expect(await tokenOf(feud.west)).toBe('')
    await expect(write(feud.west, 'Once more.')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await house.referee.endCampaign(feud.organiser, { campaignId: feud.campaignId })
    expect((await texts(feud.west)).length).toBe(3)
  })

  test('are written once for a key, and refused beyond the limits, which count one’s own alone', async () => {
    const key = { idempotencyKey: randomUUID() }
    const id = await write(feud.north, 'Once.', key)
    expect(await write(feud.north, 'Once.', key)).toBe(id)
    await expect(write(feud.north, 'Twice.', key)).rejects.toMatchObject({ code: 'KEY_USED' })
    const { title, text, quote, aDay } = chronicleLimits
    const long = (length: number) => 'x'.repeat(length + 1)
    for (const more of [{ title: long(title) }, { text: long(text) }, { quote: long(quote) }])
      await expect(write(feud.north, 'x', more)).rejects.toMatchObject({ code: 'LIMIT' })
    for (const more of [{ title: ' ' }, { text: '' }, { turn: 2 }, { turn: -1 }, { turn: 0.5 }])
      await expect(write(feud.north, 'x', more)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    for (let count = 1; count < aDay; count += 1) await write(feud.north, 'x')
    await expect(write(feud.north, 'x')).rejects.toMatchObject(refusal('LIMIT', /20 entries/))
    await write(feud.south, 'x')
  })

  test('are edited by their writer alone, and all see that they were; not that they were made public', async () => {
    const id = await write(feud.north, 'Frist.')
    await edit(feud.north, id, 'Frist.', { public: true })
    expect(await entryOf(feud.south, id)).toMatchObject({ editedAt: null, public: true })
    await edit(feud.north, id, 'First.')
    expect(await entryOf(feud.south, id)).toMatchObject({ text: 'First.', public: false })
    expect((await entryOf(feud.south, id))?.editedAt).not.toBeNull()
    for (const who of [feud.south, feud.organiser])
      await expect(edit(who, id, 'Ours.')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(edit(feud.north, 'no id', 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('are taken back by their writer: to all others they are gone', async () => {
    const id = await write(feud.north, 'Too much said.')
    await hide(feud.north, id)
    for (const who of members().filter((one) => one !== feud.north)) {
      expect(await read(who)).toEqual([])
      await expect(hide(who, id, false)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await entryOf(feud.north, id)).toMatchObject({ text: 'Too much said.', hidden: 'WRITER' })
    await hide(feud.north, id, false)
    expect(await texts(feud.south)).toEqual(['Too much said.'])
  })

  test('are hidden by organisers, which all see; only organisers show them again', async () => {
    const id = await write(feud.north, 'Rude words.', { pictures: [{ id: await upload(feud.north), caption: '' }] })
    await expect(hide(feud.south, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const [picture = ''] = ((await entryOf(feud.south, id))?.pictures ?? []).map((one) => one.id)
    await hide(feud.organiser, id)
    for (const who of [feud.south, feud.west, feud.observer, feud.facilitator]) {
      expect(await read(who)).toMatchObject([
        { title: null, text: null, pictures: [], hidden: 'ORGANISER', by: 'North' },
      ])
      expect(await look(who, picture)).toBeNull()
    }
    for (const who of [feud.north, feud.organiser]) expect(await texts(who)).toEqual(['Rude words.'])
    await expect(hide(feud.north, id, false)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await hide(feud.organiser, id, false)
    expect(await texts(feud.south)).toEqual(['Rude words.'])
    expect(await look(feud.south, picture)).toEqual(bytes)
  })

  test('name a battle to its sides alone: to others they are as entries that name none', async () => {
    const { battleId } = (await atFord(house, feud))()
    const named = await write(feud.north, 'The ford is ours.', { battleId })
    const plain = await write(feud.north, 'The ford is ours.')
    expect((await entryOf(feud.south, named))?.battleId).toBe(battleId)
    for (const who of [feud.west, feud.organiser, feud.observer, feud.facilitator]) {
      const [one, other] = [await entryOf(who, named), await entryOf(who, plain)]
      const alike = { id: '', writtenAt: '' }
      expect({ ...one, ...alike }).toEqual({ ...other, ...alike })
    }
    for (const wrong of [battleId, randomUUID(), 'no id'])
      await expect(write(feud.west, 'x', { battleId: wrong })).rejects.toMatchObject(refusal('NOT_FOUND', /nothing/))
    await house.referee.endCampaign(feud.organiser, { campaignId: feud.campaignId })
    await house.referee.openWar(feud.campaignId)
    expect((await entryOf(feud.west, named))?.battleId).toBeNull()
  })
})

describe('the public page', () => {
  test('holds what its writers have marked, and names no person', async () => {
    const token = await tokenOf(feud.west)
    const id = await write(feud.north, 'For all the world.', { public: true, quote: 'A1 moved.' })
    await write(feud.north, 'For us.')
    await write(feud.observer, 'From the table.', { public: true })
    const page = await house.reads.publicChronicle(token, { before: null, limit: 50 })
    expect(page).toMatchObject({ campaign: 'The feud', rulesetId: 'toy' })
    expect(page?.entries.map(({ text, seat, seatTitle }) => [text, seat, typeof seatTitle])).toEqual([
      ['For all the world.', 'A', 'string'],
      ['From the table.', null, 'object'],
    ])
    for (const name of ['Observer', 'Organiser']) expect(JSON.stringify(page)).not.toContain(name)
    await hide(feud.organiser, id)
    expect(await publicTexts(token)).toEqual(['From the table.'])
  })

  test('moves and closes at an organiser’s wish, which the log tells to all', async () => {
    const { campaignId } = feud
    const first = await tokenOf(feud.north)
    await write(feud.north, 'Public.', { public: true })
    await expect(house.referee.publishChronicle(feud.north, { campaignId, open: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await house.referee.publishChronicle(feud.organiser, { campaignId, open: true })
    const second = await tokenOf(feud.north)
    expect([await publicTexts(first), await publicTexts(second)]).toEqual([null, ['Public.']])
    await house.referee.publishChronicle(feud.organiser, { campaignId, open: false })
    await house.referee.publishChronicle(feud.organiser, { campaignId, open: false })
    expect(await publicTexts(second)).toBeNull()
    expect(await publicTexts('')).toBeNull()
    await expect(write(feud.south, 'x', { public: true })).rejects.toMatchObject(refusal('BAD_INPUT', /no public page/))
    const log = await house.reads.log(feud.observer.session, campaignId, null, 10)
    expect(log.filter(({ kind }) => kind === 'CHRONICLE').map(({ detail }) => detail.page)).toEqual(['CLOSED', 'MOVED'])
  })
})

describe('pictures', () => {
  test('are seen by those who read their entry, and before that by who sent them', async () => {
    const id = await upload(feud.north)
    for (const who of [feud.south, feud.organiser, feud.outsider]) expect(await look(who, id)).toBeNull()
    expect(await look(feud.north, id)).toEqual(bytes)
    await write(feud.north, '', { pictures: [{ id, caption: 'The table' }] })
    for (const who of members()) expect((await look(who, id, true))?.toString()).toBe('a small one')
    expect(await look(feud.outsider, id)).toBeNull()
    expect(
      await house.reads.picture({ credential: 'nobody', campaignId: feud.campaignId, pictureId: id, small: false }),
    ).toBeNull()
    expect(await look(feud.north, 'no id')).toBeNull()
    expect((await read(feud.south))[0]?.pictures).toEqual([{ id, width: 30, height: 20, caption: 'The table' }])
  })

  test('of the public page are those of public entries', async () => {
    const token = await tokenOf(feud.north)
    const [open, closed] = [await upload(feud.north), await upload(feud.north)]
    const entry = await write(feud.north, 'x', { public: true, pictures: [{ id: open, caption: '' }] })
    await write(feud.north, 'x', { pictures: [{ id: closed, caption: '' }] })
    const seen = (pictureId: string, at = token) => house.reads.picture({ token: at, pictureId, small: false })
    expect(await seen(open)).toEqual(bytes)
    expect(await seen(closed)).toBeNull()
    expect(await seen(open, randomUUID())).toBeNull()
    await edit(feud.north, entry, 'x', { pictures: [{ id: open, caption: '' }] })
    expect(await seen(open)).toBeNull()
  })

  test('are one’s own, in the order given; those left out are deleted', async () => {
    const [one, two, others] = [await upload(feud.north), await upload(feud.north), await upload(feud.south)]
    const of = (...ids: readonly string[]) => ({ pictures: ids.map((id) => ({ id, caption: '' })) })
    const shown = async (id: string) => (await entryOf(feud.west, id))?.pictures.map((picture) => picture.id)
    for (const wrong of [of(others), of(randomUUID()), of('no id'), of(one, one)])
      await expect(write(feud.north, 'x', wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    const entry = await write(feud.north, 'x', of(two, one))
    expect(await shown(entry)).toEqual([two, one])
    await expect(write(feud.north, 'x', of(one))).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await edit(feud.north, entry, 'x', of(one))
    expect(await shown(entry)).toEqual([one])
    expect((await entryOf(feud.west, entry))?.editedAt).not.toBeNull()
    expect(await house.sql('SELECT id FROM muster.chronicle_picture WHERE id = $1', [two])).toEqual([])
  })

  test('are limited: loose ones, those of an entry, and all of a campaign', async () => {
    const { loose, pictures: most } = chronicleLimits
    const ids: string[] = []
    for (let count = 0; count < loose; count += 1) ids.push(await upload(feud.north))
    await expect(upload(feud.north)).rejects.toMatchObject(refusal('LIMIT', /24 pictures/))
    await upload(feud.south)
    const many = { pictures: ids.slice(0, most + 1).map((id) => ({ id, caption: '' })) }
    await expect(write(feud.north, 'x', many)).rejects.toMatchObject({ code: 'LIMIT' })
    await write(feud.north, 'x', { pictures: many.pictures.slice(0, most) })
    const told = async () => (await house.reads.chronicleHead(feud.west.session, feud.campaignId))?.pictureBytes
    expect(await told()).toBe(most * (bytes.length + 'a small one'.length))
    const { campaignId } = feud
    await house.sql(
      `INSERT INTO muster.chronicle_picture (campaign, entry, by_user, width, height, bytes, thumb, at)
       SELECT $1, e.id, 'x', 1, 1, decode(repeat('00', $2 / 8), 'hex'), '', now() FROM muster.chronicle_entry e, generate_series(1, 9)
       WHERE e.campaign = $1`,
      [campaignId, chronicleLimits.bytes],
    )
    await expect(upload(feud.south)).rejects.toMatchObject(refusal('LIMIT', /150 MB/))
  })

  test('that nobody puts into an entry are deleted after a day', async () => {
    const [old, fresh] = [await upload(feud.north), await upload(feud.north)]
    await house.sql(`UPDATE muster.chronicle_picture SET at = now() - interval '25 hours' WHERE id = $1`, [old])
    await house.referee.purge()
    const left = await house.sql('SELECT id FROM muster.chronicle_picture WHERE campaign = $1', [feud.campaignId])
    expect(left).toEqual([{ id: fresh }])
  })

  test('are not read for somebody who may not add one, or more than they may', async () => {
    let made = 0
    const make = () => {
      made += 1
      return Promise.reject(new Error('it was read'))
    }
    await expect(house.referee.addPicture(feud.outsider, { campaignId: feud.campaignId, make })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(made).toBe(0)
  })
})
