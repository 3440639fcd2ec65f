import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { passDeadline } from '../support/deadline.js'
import {
  daysAhead,
  diceContribution,
  type House,
  openTable,
  type Person,
  sealStay,
  type Table,
} from '../support/house.js'
import { longRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
beforeAll(async () => {
  house = await sharedHouse(longRegistry)
})
afterAll(() => house.close())

const lines = async ({ campaignId, north }: Table): Promise<readonly string[]> =>
  (await house.reads.log(north.session, campaignId, null, 50)).map((row) => logText(row, 'UTC')).reverse()

const tableOf = async ({ campaignId, north }: Table, who: Person = north) => {
  const table = await house.reads.table(who.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

const seatB = async (table: Table, who?: Person) => (await tableOf(table, who)).seats[1]

const placeOf = async ({ campaignId }: Table, who: Person) =>
  (await house.reads.campaign(who.session, campaignId))?.place ?? null

/** The link that South hands out. */
const linkOf = async ({ campaignId, south }: Table, times: { from?: string; until?: string } = {}): Promise<string> => {
  const { token } = await house.referee.nameDeputy(south, { campaignId, until: daysAhead(10), ...times })
  if (token === null) throw new Error('no link')
  return token
}

const accept = (who: Person, token: string) => house.referee.acceptInvitation(who, { token })

const openWithDeputy = async (): Promise<Table & { readonly dora: Person }> => {
  const table = await openTable(house)
  const dora = await house.person('Dora')
  await accept(dora, await linkOf(table))
  return { ...table, dora }
}

const asksOf = async ({ campaignId }: Table, who: Person): Promise<readonly string[] | null> =>
  (await house.reads.briefing(who.session, campaignId))?.asks.map(({ id }) => id) ?? null

/** Its time is over, by the clock of the database. */
const passTime = async ({ campaignId }: Table): Promise<void> => {
  await house.sql(
    `UPDATE muster.deputyship SET from_at = from_at - interval '20 days', until_at = clock_timestamp() - interval '1 second'
     WHERE campaign = $1 AND ended_at IS NULL`,
    [campaignId],
  )
}

const endDue = async ({ campaignId }: Table): Promise<void> => {
  for (const id of await house.referee.deputiesDue()) if (id === campaignId) await house.referee.turnDeputies(id)
}

describe('a deputy', () => {
  test('is asked by a link that only the holder knows of, and says who they are to all once they have said yes', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    const before = await tableOf(table)
    const token = await linkOf(table)
    expect(await tableOf(table)).toEqual(before)
    expect((await placeOf(table, south))?.askedDeputy).not.toBeNull()
    expect((await placeOf(table, north))?.askedDeputy).toBeNull()
    const dora = await house.person('Dora')
    expect(await house.reads.invitation(token, dora.session)).toMatchObject({ role: 'DEPUTY', seat: 'B' })
    await accept(dora, token)
    expect(await seatB(table)).toMatchObject({ holder: 'South', deputy: { name: 'Dora', bot: false, mine: false } })
    expect((await lines(table)).at(-1)).toMatch(/^Dora acts for South at seat B from now on, until /)
    expect(await house.reads.invitation(token, dora.session)).toBeNull()
    // The link again is no mistake of theirs, and nobody else's.
    expect(await accept(dora, token)).toEqual({ campaignId })
    await expect(accept(await house.person('Ede'), token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('reads what the seat knows from its beginning, drafts and seals; so does the holder, and the receipt says who', async () => {
    const table = await openWithDeputy()
    const { campaignId, south, dora } = table
    expect(await placeOf(table, dora)).toMatchObject({ role: 'DEPUTY', seat: 'B', former: false })
    expect(await house.reads.briefings(dora.session, campaignId, 0, 50)).toEqual(
      await house.reads.briefings(south.session, campaignId, 0, 50),
    )
    const saved = await house.referee.saveDraft(dora, { campaignId, askId: 'walk-1-B', orders: [] })
    expect(await house.reads.draft(south.session, campaignId, 'walk-1-B')).toMatchObject({ revision: saved.revision })
    await sealStay(house, dora, campaignId, 'walk-1-B')
    expect((await house.reads.receipts(south.session, campaignId)).map(({ by }) => by)).toEqual(['Dora'])
    await passDeadline(house, campaignId)
    await sealStay(house, south, campaignId, 'walk-2-B')
    expect((await house.reads.receipts(dora.session, campaignId)).map(({ by }) => by)).toEqual(['South', 'Dora'])
  })

  test('writes letters of the seat, and reads them', async () => {
    const table = await openWithDeputy()
    const { campaignId, north, south, dora } = table
    const idempotencyKey = randomUUID()
    await house.referee.writeLetter(dora, { campaignId, to: ['A'], text: 'Peace?', idempotencyKey })
    for (const who of [north, south, dora])
      expect((await house.reads.letterNews(who.session, campaignId))?.count).toBe(1)
  })

  test('reads and does nothing any more the moment the time is over, and keeps what the seat knew', async () => {
    const table = await openWithDeputy()
    const { campaignId, south, dora } = table
    await passTime(table)
    // Nothing has noticed it yet.
    expect(await placeOf(table, dora)).toMatchObject({ role: 'PLAYER', former: true })
    expect(await house.reads.stands(dora.session, campaignId)).toBe(false)
    await expect(sealStay(house, dora, campaignId, 'walk-1-B')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await seatB(table))?.deputy).toBeNull()
    await endDue(table)
    await endDue(table)
    expect((await lines(table)).filter((line) => line.includes('no longer acts'))).toEqual([
      'Dora no longer acts at seat B: the time is over.',
    ])
    await passDeadline(house, campaignId)
    expect(await asksOf(table, south)).toEqual(['walk-2-B'])
    expect(await asksOf(table, dora)).not.toEqual(['walk-2-B'])
    expect((await tableOf(table, dora)).phase).toBe('ENDED')
  })

  test('is sent what the seat is sent while they act, and nothing before or after', async () => {
    const table = await openTable(house)
    const { campaignId, south } = table
    const dora = await house.person('Dora')
    const framesOf = async ({ session: credential }: Person) => {
      const ask = { credential, kind: 'briefing' as const, after: 0, about: null }
      const { told, bodies } = await house.reads.frames(campaignId, [ask])
      return { stands: told[0]?.stands, texts: [...bodies.values()].flat().map(({ text }) => text) }
    }
    const ofSeat = await framesOf(south)
    expect(await framesOf(dora)).toEqual({ stands: false, texts: [] })
    await accept(dora, await linkOf(table))
    expect(ofSeat.texts.length).toBeGreaterThan(0)
    expect(await framesOf(dora)).toEqual(ofSeat)
    await passTime(table)
    expect(await framesOf(dora)).toEqual({ stands: false, texts: [] })
  })

  test('who begins later knows until then what all seats share', async () => {
    const table = await openTable(house)
    const { campaignId } = table
    const dora = await house.person('Dora')
    await accept(dora, await linkOf(table, { from: daysAhead(2) }))
    expect(await placeOf(table, dora)).toMatchObject({ role: 'WAITING', seat: null, former: false })
    expect(await asksOf(table, dora)).toEqual([])
    await expect(sealStay(house, dora, campaignId, 'walk-1-B')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await house.sql(`UPDATE muster.deputyship SET from_at = clock_timestamp() WHERE campaign = $1`, [campaignId])
    expect(await placeOf(table, dora)).toMatchObject({ role: 'DEPUTY', seat: 'B' })
    await endDue(table)
    expect(await asksOf(table, dora)).toEqual(['walk-1-B'])
  })

  test('is sent away by the holder at any time, or gives it up', async () => {
    for (const by of ['south', 'dora'] as const) {
      const table = await openWithDeputy()
      await house.referee.dismissDeputy(table[by], { campaignId: table.campaignId })
      expect(await placeOf(table, table.dora)).toMatchObject({ former: true })
      expect((await lines(table)).at(-1)).toBe(
        by === 'south' ? 'South ended that Dora acts at seat B.' : 'Dora no longer acts for South at seat B.',
      )
      await expect(house.referee.dismissDeputy(table.south, { campaignId: table.campaignId })).rejects.toMatchObject({
        code: 'CONFLICT',
      })
    }
  })

  test('can neither leave, consent, object, offer the seat nor pass it on', async () => {
    const table = await openWithDeputy()
    const { campaignId, north, dora } = table
    await house.referee.closeStage(north, { campaignId })
    const matterId = (await tableOf(table)).matters[0]?.id ?? ''
    for (const refused of [
      () => house.referee.consentTo(dora, { campaignId, matterId }),
      () => house.referee.objectTo(dora, { campaignId, matterId }),
      () => house.referee.offerSeat(dora, { campaignId }),
      () => house.referee.keepSeat(dora, { campaignId }),
      () => house.referee.nameDeputy(dora, { campaignId, until: daysAhead(3) }),
      () => house.referee.invite(dora, { campaignId, role: 'PLAYER', seat: 'B' }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(house.referee.leaveCampaign(dora, { campaignId })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('has no other place with secrets: before, meanwhile or afterwards', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    const token = await linkOf(table)
    await expect(accept(north, token)).rejects.toMatchObject({ code: 'CONFLICT' })
    const otto = await house.person('Otto')
    const facilitator = await house.referee.invite(north, { campaignId, role: 'FACILITATOR' })
    await accept(otto, facilitator.token)
    await expect(accept(otto, token)).rejects.toMatchObject({ code: 'CONFLICT' })
    const dora = await house.person('Dora')
    await accept(dora, token)
    await house.referee.dismissDeputy(dora, { campaignId })
    for (const role of ['OBSERVER', 'FACILITATOR'] as const) {
      if (role === 'FACILITATOR') await house.referee.removeFacilitator(north, { campaignId })
      const link = await house.referee.invite(north, { campaignId, role })
      await expect(accept(dora, link.token)).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    // Back to the same seat they may come.
    await accept(dora, await linkOf(table))
    expect(await placeOf(table, dora)).toMatchObject({ role: 'DEPUTY', seat: 'B' })
  })

  test('goes when the holder goes', async () => {
    const table = await openWithDeputy()
    const { campaignId, south, dora } = table
    await house.referee.leaveCampaign(south, { campaignId })
    expect(await placeOf(table, dora)).toMatchObject({ former: true })
    await expect(sealStay(house, dora, campaignId, 'walk-1-B')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('whose account is deleted acts no longer, and is called by no name', async () => {
    const table = await openWithDeputy()
    await house.sql('DELETE FROM accounts."user" WHERE "id" = $1', [table.dora.userId])
    await house.referee.forget(table.dora.userId)
    expect((await seatB(table))?.deputy).toBeNull()
    expect((await lines(table)).join('\n')).not.toContain('Dora')
  })

  test.each([{ until: daysAhead(-1) }, { until: daysAhead(61) }, { from: daysAhead(200), until: daysAhead(201) }])(
    'acts for a time that is refused: %j',
    async (times) => {
      const { campaignId, south } = await openTable(house)
      await expect(house.referee.nameDeputy(south, { campaignId, ...times })).rejects.toMatchObject({
        code: 'BAD_INPUT',
      })
    },
  )
})

test('a bot acts for a seat until its holder is back, or its time is over', async () => {
  for (const how of ['back', 'over'] as const) {
    const table = await openTable(house)
    const { campaignId, south } = table
    await house.referee.nameDeputy(south, { campaignId, until: daysAhead(3), bot: true })
    expect(await seatB(table)).toMatchObject({ holder: 'South', bot: true, deputy: { name: null, bot: true } })
    await house.referee.bots.play(campaignId)
    expect((await seatB(table))?.sealed).toBe(true)
    if (how === 'back') await house.referee.keepSeat(south, { campaignId })
    else {
      await passTime(table)
      await endDue(table)
    }
    expect(await seatB(table)).toMatchObject({ holder: 'South', bot: false, deputy: null })
    expect((await lines(table)).at(-1)).toBe(
      how === 'back'
        ? 'South ended that the bot acts at seat B.'
        : 'The bot no longer acts at seat B: the time is over.',
    )
  }
})

describe('a holder who looks for a substitute', () => {
  test('says so with a note, hands out a link, and is replaced by whoever follows it', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    await expect(house.referee.invite(south, { campaignId, role: 'PLAYER', seat: 'B' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await house.referee.offerSeat(south, { campaignId, note: 'A new job. The seat stands well.' })
    expect(await seatB(table)).toMatchObject({ offered: true, offerNote: 'A new job. The seat stands well.' })
    expect((await lines(table)).at(-1)).toBe('South looks for somebody who takes over seat B.')
    const { token } = await house.referee.invite(south, { campaignId, role: 'PLAYER', seat: 'B' })
    expect((await house.reads.invitation(token, null))?.offer.seats[1]).toMatchObject({
      free: true,
      note: 'A new job. The seat stands well.',
    })
    // Sealing meanwhile withdraws nothing.
    await sealStay(house, south, campaignId, 'walk-1-B')
    await passDeadline(house, campaignId)
    expect(await seatB(table)).toMatchObject({ offered: true })
    const dora = await house.person('Dora')
    await house.referee.acceptInvitation(dora, { token, diceContribution: diceContribution() })
    const [matter] = (await tableOf(table)).matters
    await house.referee.consentTo(north, { campaignId, matterId: matter?.id ?? '' })
    expect(await seatB(table)).toMatchObject({ holder: 'Dora', offered: false, offerNote: null })
    expect(await placeOf(table, south)).toMatchObject({ former: true })
  })

  test('keeps the seat after all: the link is none any more', async () => {
    const table = await openTable(house)
    const { campaignId, south } = table
    await house.referee.offerSeat(south, { campaignId })
    const { token } = await house.referee.invite(south, { campaignId, role: 'PLAYER', seat: 'B' })
    await house.referee.keepSeat(south, { campaignId })
    expect(await seatB(table)).toMatchObject({ holder: 'South', offered: false })
    expect(await house.reads.invitation(token, null)).toBeNull()
    expect((await lines(table)).at(-1)).toBe('South keeps seat B and looks for nobody to take it over.')
  })
})
