import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WriteLetter } from '../../server/src/referee/common/contract.js'
import { letterLimits } from '../../server/src/referee/letters/letterLimits.js'
import type { LetterRow } from '../../server/src/store/reads.js'
import { type Feud, feudRegistry, openFeud, refusal } from '../support/feud.js'
import { type House, letBegin, openHouse, type Person, diceContribution } from '../support/house.js'
import { openTeller, recorder, toldTo } from '../support/teller.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(feudRegistry)
})
afterAll(() => house.close())

const write = async (
  who: Person,
  to: readonly string[],
  text: string,
  more: Partial<WriteLetter> = {},
): Promise<string> => {
  const letter = { campaignId: feud.campaignId, to, text, idempotencyKey: randomUUID(), ...more }
  return (await house.referee.writeLetter(who, letter)).letterId
}

/** All that somebody reads, by conversation, each as `signed: text`. */
const boxOf = async ({ session }: Person): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { campaignId } = feud
  const heads = await house.reads.conversations(session, campaignId, { after: null, limit: 50 })
  const box = await Promise.all(
    heads.map(async ({ id }) => {
      const list = await house.reads.letters(session, campaignId, { conversation: id, before: null, limit: 50 })
      return [id, list.map(({ signed, text }) => `${signed ?? 'nobody'}: ${text}`)] as const
    }),
  )
  return Object.fromEntries(box)
}

const newsOf = ({ session }: Person) => house.reads.letterNews(session, feud.campaignId)

const letterOf = async ({ session }: Person, id: string): Promise<LetterRow> => {
  const letter = await house.reads.letter(session, feud.campaignId, id)
  if (!letter) throw new Error('no letter')
  return letter
}

describe('signed letters', () => {
  beforeEach(async () => {
    feud = await openFeud(house)
  })

  test('are read by those whom they name, and by nobody else', async () => {
    const { north, south, west, observer, organiser, facilitator, outsider } = feud
    const id = await write(north, ['B'], 'Leave the ford to me.')
    await write(south, ['A'], 'And the hill?', { quote: 'B2 stays at 2,1.' })
    await write(west, ['facilitator', 'A'], 'Is the ford a river?')
    await write(organiser, ['all'], 'The table is booked.')
    expect(await boxOf(north)).toEqual({
      all: ['organiser: The table is booked.'],
      'A+C+facilitator': ['C: Is the ford a river?'],
      'A+B': ['A: Leave the ford to me.', 'B: And the hill?'],
    })
    expect(Object.keys(await boxOf(west))).toEqual(['all', 'A+C+facilitator'])
    expect(Object.keys(await boxOf(facilitator))).toEqual(['all', 'A+C+facilitator'])
    for (const who of [observer, organiser]) expect(Object.keys(await boxOf(who))).toEqual(['all'])
    expect(await boxOf(outsider)).toEqual({})
    expect(await newsOf(outsider)).toBeNull()
    expect(await letterOf(south, id)).toMatchObject({
      by: 'North',
      proven: true,
      mine: false,
      to: ['B'],
      writtenAs: null,
    })
    for (const who of [west, observer, organiser, facilitator, outsider])
      expect(await house.reads.letter(who.session, feud.campaignId, id)).toBeNull()
    const found = (who: Person) =>
      house.reads.letterSearch(who.session, feud.campaignId, { text: 'FORD', after: null, limit: 10 })
    expect((await found(south)).map(({ text }) => text)).toEqual(['Leave the ford to me.'])
    expect((await found(observer)).length).toBe(0)
    expect(
      (await house.reads.letterSearch(north.session, feud.campaignId, { text: 'b2 stays', after: null, limit: 10 }))
        .length,
    ).toBe(1)
  })

  test('to the organiser and by the organiser are those of co-organisers too', async () => {
    const { campaignId, organiser, north, south, west } = feud
    const { members = [] } = (await house.reads.table(organiser.session, campaignId)) ?? {}
    const memberId = members.find(({ seat }) => seat === 'A')?.id ?? ''
    await expect(write(north, ['B'], 'Not yet.', { as: 'organiser' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await house.referee.nameOrganiser(organiser, { campaignId, memberId, role: 'CO_ORGANISER' })
    await house.referee.answerNaming(north, { campaignId, accept: true })
    const asked = await write(south, ['organiser'], 'May I be late?')
    expect((await newsOf(north))?.unread).toBe(1)
    const readers = await house.sql('SELECT account, addressed FROM muster.letter_readers($1)', [asked])
    expect(readers).toContainEqual({ account: north.userId, addressed: true })
    await write(north, ['B'], 'You may.', { as: 'organiser' })
    expect(await boxOf(south)).toEqual({ 'B+organiser': ['B: May I be late?', 'organiser: You may.'] })
    expect(await boxOf(organiser)).toEqual(await boxOf(south))
    expect(await boxOf(west)).toEqual({})
  })

  test('come in pages, in order, of one’s own letters alone', async () => {
    const { north, south } = feud
    const texts = ['one', 'two', 'three', 'four', 'five']
    for (const text of texts) await write(north, ['B'], text)
    const page = (before: string | null) =>
      house.reads.letters(south.session, feud.campaignId, { conversation: 'A+B', before, limit: 2 })
    const last = await page(null)
    expect(last.map(({ text }) => text)).toEqual(['four', 'five'])
    expect((await page(last[0]?.id ?? '')).map(({ text }) => text)).toEqual(['two', 'three'])
    expect(await page(randomUUID())).toEqual([])
  })

  test('are new until their reader marks them, whoever else of the seat has read them', async () => {
    const { north, south, west } = feud
    await write(north, ['B'], 'First.')
    const second = await write(north, ['B'], 'Second.')
    await write(west, ['B'], 'Third.')
    expect(await newsOf(south)).toEqual({ count: 3, unread: 3, underway: 0 })
    expect(await newsOf(north)).toEqual({ count: 2, unread: 0, underway: 0 })
    await house.referee.markLettersRead(south, { campaignId: feud.campaignId, letterId: second })
    expect(await newsOf(south)).toEqual({ count: 3, unread: 1, underway: 0 })
    for (const letterId of [second, randomUUID(), 'no id'])
      await expect(
        house.referee.markLettersRead(west, { campaignId: feud.campaignId, letterId }),
      ).rejects.toMatchObject(refusal('NOT_FOUND', /nothing here/))
  })

  test('are written once for a key, and refused beyond the limits, which count one’s own alone', async () => {
    const { north, south } = feud
    const key = { idempotencyKey: randomUUID() }
    const id = await write(north, ['B'], 'Once.', key)
    expect(await write(north, ['B'], 'Once.', key)).toBe(id)
    await expect(write(north, ['C'], 'Once.', key)).rejects.toMatchObject({ code: 'KEY_USED' })
    expect((await newsOf(south))?.count).toBe(1)
    await expect(write(north, ['B'], 'x'.repeat(letterLimits.text + 1))).rejects.toMatchObject({ code: 'LIMIT' })
    await expect(write(north, ['B'], 'x', { quote: 'x'.repeat(letterLimits.quote + 1) })).rejects.toMatchObject({
      code: 'LIMIT',
    })
    await expect(write(north, ['B'], ' \n ')).rejects.toMatchObject({ code: 'BAD_INPUT' })
    for (let written = 1; written < letterLimits.aMinute; written += 1) await write(north, ['B'], String(written))
    await expect(write(north, ['B'], 'One too many.')).rejects.toMatchObject(refusal('LIMIT', /a minute/))
    await house.sql(`UPDATE muster.letter SET sent_at = sent_at - interval '2 minutes' WHERE campaign = $1`, [
      feud.campaignId,
    ])
    await house.sql(
      `INSERT INTO muster.letter (campaign, by_party, by_user, by_name, proven, recipients, conversation, text, sent_at, due_at, key, body_hash)
       SELECT campaign, by_party, by_user, by_name, proven, recipients, conversation, text, sent_at, sent_at, gen_random_uuid(), ''
       FROM muster.letter, generate_series(1, $2::integer) WHERE id = $1`,
      [id, letterLimits.aDay],
    )
    await expect(write(north, ['B'], 'Far too many.')).rejects.toMatchObject(refusal('LIMIT', /24 hours/))
    await write(south, ['A'], 'I may.')
  })

  test.each([
    ['to nobody', [], {}, 'BAD_INPUT', /other than yourself/],
    ['to themselves', ['A'], {}, 'BAD_INPUT', /other than yourself/],
    ['to a seat that there is not', ['Z'], {}, 'BAD_INPUT', /A, B, C, organiser/],
    ['to all and somebody', ['all', 'B'], {}, 'BAD_INPUT', /goes to everybody/],
    ['as another seat', ['C'], { as: 'B' }, 'FORBIDDEN', /write as A/],
    ['as the organiser', ['C'], { as: 'organiser' }, 'FORBIDDEN', /write as A/],
    ['signed as another', ['C'], { signed: 'B' }, 'BAD_INPUT', /Leave the signature out/],
  ] as const)('are refused %s', async (_, to, more, code, says) => {
    await expect(write(feud.north, to, 'x', more)).rejects.toMatchObject(refusal(code, says))
  })

  test('are refused to observers and to outsiders', async () => {
    await expect(write(feud.observer, ['A'], 'x')).rejects.toMatchObject(refusal('FORBIDDEN', /holders of a seat/))
    await expect(write(feud.outsider, ['A'], 'x')).rejects.toMatchObject(refusal('NOT_FOUND', /nothing here/))
  })

  test('belong to the seat: who takes it over reads all, who left reads those until then', async () => {
    const { campaignId, organiser, north, south, west } = feud
    await write(north, ['B'], 'Before.')
    await house.referee.leaveCampaign(south, { campaignId })
    await write(north, ['B'], 'After.')
    await write(organiser, ['all'], 'After, to all.')
    expect(await boxOf(south)).toEqual({ 'A+B': ['A: Before.'] })
    await expect(write(south, ['A'], 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const heir = await house.person('Heir')
    const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat: 'B' })
    await house.referee.acceptInvitation(heir, { token, diceContribution: diceContribution() })
    expect(Object.keys(await boxOf(heir))).toEqual(['all'])
    await letBegin(house, campaignId, [north, west])
    await house.referee.closeStage(organiser, { campaignId })
    for (const who of [north, west])
      for (const { id, kind } of (await house.reads.table(who.session, campaignId))?.matters ?? [])
        if (kind === 'CLOSING') await house.referee.consentTo(who, { campaignId, matterId: id })
    expect((await boxOf(heir))['A+B']).toEqual(['A: Before.', 'A: After.'])
    expect((await newsOf(heir))?.unread).toBe(3)
  })
})

describe('by the campaign’s press rule', () => {
  test('grey letters are signed with anything or nothing, and say of whom they are to nobody but their own side', async () => {
    feud = await openFeud(house, { press: 'GREY' })
    const { north, south, west } = feud
    const forged = await write(north, ['B'], 'The ford is yours.', { signed: 'C' })
    const bare = await write(north, ['B', 'C'], 'Beware of A.')
    const real = await write(feud.organiser, ['B'], 'Please seal.')
    expect(await boxOf(south)).toEqual({
      'B+organiser': ['organiser: Please seal.'],
      '?+B+C': ['nobody: Beware of A.'],
      'B+C': ['C: The ford is yours.'],
    })
    expect(Object.keys(await boxOf(west))).toEqual(['?+B+C'])
    for (const id of [forged, bare])
      expect(await letterOf(south, id)).toMatchObject({ proven: false, by: null, writtenAs: null, mine: false })
    expect(JSON.stringify([await letterOf(south, forged), await letterOf(south, bare)])).not.toContain('North')
    expect(await letterOf(north, forged)).toMatchObject({ proven: false, by: 'North', writtenAs: 'A', signed: 'C' })
    expect(await letterOf(south, real)).toMatchObject({ proven: true, by: 'Organiser' })
    await expect(write(north, ['B'], 'x', { signed: 'organiser' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  test('without press only organiser and facilitator write', async () => {
    feud = await openFeud(house, { press: 'NONE' })
    await expect(write(feud.north, ['B'], 'x')).rejects.toMatchObject(refusal('FORBIDDEN', /only the organiser/))
    await expect(write(feud.north, ['organiser'], 'x')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await write(feud.facilitator, ['A'], 'The ford is a river.')
    expect(Object.keys(await boxOf(feud.north))).toEqual(['A+facilitator'])
  })

  test('the facilitator reads all letters only where the campaign says so beforehand', async () => {
    feud = await openFeud(house, { facilitatorReadsLetters: true })
    expect((await house.reads.campaign(feud.west.session, feud.campaignId))?.facilitatorReadsLetters).toBe(true)
    await write(feud.north, ['B'], 'Between us.')
    expect(await boxOf(feud.facilitator)).toEqual({ 'A+B': ['A: Between us.'] })
    expect(await boxOf(feud.organiser)).toEqual({})
    expect(await boxOf(feud.observer)).toEqual({})
  })

  test.each([-1, 1.5, 169])('letters cannot take %s hours', async (letterDelayHours) => {
    await expect(openFeud(house, { letterDelayHours })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  test('a letter on its way is known to its own side alone until it is delivered', async () => {
    feud = await openFeud(house, { letterDelayHours: 12, facilitatorReadsLetters: true })
    const { north, south } = feud
    const id = await write(north, ['B'], 'In half a day.')
    await write(feud.organiser, ['B'], 'At once.')
    await house.referee.deliverLetters()
    expect(await newsOf(north)).toEqual({ count: 1, unread: 0, underway: 1 })
    expect(await newsOf(south)).toEqual({ count: 1, unread: 1, underway: 0 })
    expect(Object.keys(await boxOf(feud.facilitator))).toEqual(['B+organiser'])
    expect(await house.reads.letter(south.session, feud.campaignId, id)).toBeNull()
    const before = await letterOf(north, id)
    expect(Date.parse(before.arrivesAt) - Date.parse(before.sentAt)).toBe(12 * 3_600_000)
    await house.sql(`UPDATE muster.letter SET due_at = clock_timestamp() WHERE id = $1`, [id])
    await house.referee.deliverLetters()
    expect(await letterOf(south, id)).toMatchObject({ underway: false, unread: true, text: 'In half a day.' })
    expect(await newsOf(north)).toEqual({ count: 1, unread: 0, underway: 0 })
  })
})

test('word of a letter goes once to each whom it names, until they have read it, and never says what or from whom', async () => {
  feud = await openFeud(house, { letterDelayHours: 1, facilitatorReadsLetters: true })
  const { north, south, west, facilitator, campaignId } = feud
  const mails = recorder()
  const teller = await openTeller(house, [mails])
  try {
    await teller.all()
    const told = async (who: Person) => (await toldTo(house, who)).filter((kind) => kind === 'LETTER').length
    const deliver = async (): Promise<void> => {
      await house.sql(`UPDATE muster.letter SET due_at = clock_timestamp()`)
      await house.referee.deliverLetters()
      await teller.all()
    }
    await write(north, ['B'], 'Secret words.')
    await teller.all()
    expect(await told(south)).toBe(0)
    await deliver()
    const last = await write(north, ['B'], 'More of them.')
    await deliver()
    expect(await told(south)).toBe(1)
    const { words } = mails.got.at(-1) ?? {}
    expect(words?.subject).toBe('The feud: you have a new letter')
    expect(words?.link).toBe(`https://muster.example/campaign/${campaignId}#letters`)
    expect(JSON.stringify(words)).not.toMatch(/North|Secret/)
    await house.referee.markLettersRead(south, { campaignId, letterId: last })
    await write(north, ['B'], 'A third.')
    await deliver()
    expect(await told(south)).toBe(2)
    for (const who of [north, west, facilitator, feud.observer, feud.organiser]) expect(await told(who)).toBe(0)
    expect((await toldTo(house, null)).includes('LETTER')).toBe(false)
  } finally {
    await teller.close()
  }
})

test('nothing is sent of what was read meanwhile', async () => {
  feud = await openFeud(house)
  const mails = recorder()
  const teller = await openTeller(house, [mails])
  try {
    await teller.all()
    const before = mails.got.length
    const letterId = await write(feud.north, ['B', 'C'], 'Are you there?')
    await teller.tell()
    await house.referee.markLettersRead(feud.south, { campaignId: feud.campaignId, letterId })
    await teller.deliver()
    expect(mails.got.slice(before).map(({ kind }) => kind)).toEqual(['LETTER'])
  } finally {
    await teller.close()
  }
})
