import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { commanderId, commanderLink, commandersSeen, withCommander } from '../support/commanded.js'
import { passDeadline } from '../support/deadline.js'
import { daysAhead, type House, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { longRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
beforeAll(async () => {
  house = await sharedHouse(longRegistry)
})
afterAll(() => house.close())

const lines = async ({ campaignId, north }: Table): Promise<readonly string[]> =>
  (await house.reads.log(north.session, campaignId, null, 50)).map((row) => logText(row, 'UTC')).reverse()

const placeOf = async ({ campaignId }: Table, who: Person) =>
  (await house.reads.campaign(who.session, campaignId))?.place ?? null

const asksOf = async ({ campaignId }: Table, who: Person): Promise<readonly string[] | null> =>
  (await house.reads.briefing(who.session, campaignId))?.asks.map(({ id }) => id) ?? null

const open = async (): Promise<Table & { readonly dora: Person }> => {
  const table = await openTable(house)
  return { ...table, dora: await withCommander(house, table) }
}

const accept = (who: Person, token: string) => house.referee.acceptInvitation(who, { token })

describe('a commander', () => {
  test('is asked by a link that the holder alone knows of, and stands in the log once they have said yes', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    const before = await house.reads.table(north.session, campaignId)
    const first = await commanderLink(house, campaignId, south)
    const token = await commanderLink(house, campaignId, south)
    expect(await house.reads.table(north.session, campaignId)).toEqual(before)
    expect((await placeOf(table, south))?.askedCommander).not.toBeNull()
    expect((await placeOf(table, north))?.askedCommander).toBeNull()
    const dora = await house.person('Dora')
    // The newer link has replaced the older one.
    await expect(accept(dora, first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await house.reads.invitation(token, dora.session)).toMatchObject({ role: 'COMMANDER', seat: 'B' })
    await accept(dora, token)
    expect(await accept(dora, token)).toEqual({ campaignId })
    await expect(accept(await house.person('Ede'), token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await lines(table)).at(-1)).toBe(
      'Dora plays seat B with South as a commander, and reads what the seat knows.',
    )
    const members = (await house.reads.table(north.session, campaignId))?.members ?? []
    expect(members.find(({ name }) => name === 'Dora')).toMatchObject({ role: 'COMMANDER', seat: 'B' })
    expect((await placeOf(table, south))?.askedCommander).toBeNull()
  })

  test('joins before the start as well, and a link that was withdrawn or is too old asks nobody', async () => {
    const [north, dora, ede] = [await house.person('North'), await house.person('Dora'), await house.person('Ede')]
    const { campaignId } = await house.referee.createCampaign(north, {
      ...{ name: 'Early', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC', seat: 'A' },
      diceContribution: 'ab'.repeat(32),
    })
    await accept(dora, await commanderLink(house, campaignId, north))
    expect((await house.reads.campaign(dora.session, campaignId))?.place).toMatchObject({
      role: 'COMMANDER',
      seat: 'A',
    })
    const withdrawn = await commanderLink(house, campaignId, north)
    await house.referee.dismissCommander(north, { campaignId, commanderId: null })
    await expect(accept(ede, withdrawn)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const late = await commanderLink(house, campaignId, north)
    await house.sql(
      `UPDATE muster.commander SET expires_at = clock_timestamp() WHERE campaign = $1 AND accepted_at IS NULL`,
      [campaignId],
    )
    await expect(accept(ede, late)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await house.reads.invitation(late, ede.session)).toBeNull()
  })

  test('reads what the seat knows and has known, writes in its draft and its letters, and leaves the seal to the holder', async () => {
    const table = await open()
    const { campaignId, south, dora } = table
    expect(await house.reads.briefings(dora.session, campaignId, 0, 50)).toEqual(
      await house.reads.briefings(south.session, campaignId, 0, 50),
    )
    const askId = 'walk-1-B'
    const { revision } = await house.referee.saveDraft(dora, { campaignId, askId, orders: [] })
    expect((await house.reads.draft(south.session, campaignId, askId))?.revision).toBe(revision)
    const sheet = { campaignId, askId, orders: [], idempotencyKey: randomUUID() }
    await expect(house.referee.sealOrders(dora, sheet)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(
      house.referee.keepStandingOrders(dora, { ...sheet, orders: [{ kind: 'walk' }] }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(house.referee.endStandingOrders(dora, { campaignId, kind: 'walk' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await house.referee.writeLetter(dora, { campaignId, to: ['A'], text: 'Peace?', idempotencyKey: randomUUID() })
    expect((await house.reads.letterNews(south.session, campaignId))?.count).toBe(1)
    await sealStay(house, south, campaignId, askId)
    expect((await house.reads.receipts(dora.session, campaignId)).map(({ by }) => by)).toEqual(['South'])
  })

  test('seals where the holder lets them, from then on and until it is taken back', async () => {
    const table = await open()
    const { campaignId, south, dora } = table
    const who = { campaignId, commanderId: await commanderId(house, campaignId, dora) }
    await house.referee.entrustCommander(south, { ...who, pieces: null, seals: true })
    await sealStay(house, dora, campaignId, 'walk-1-B')
    expect((await house.reads.receipts(south.session, campaignId)).map(({ by }) => by)).toEqual(['Dora'])
    await passDeadline(house, campaignId)
    await house.referee.entrustCommander(south, { ...who, pieces: null, seals: false })
    await expect(sealStay(house, dora, campaignId, 'walk-2-B')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('and the holder write at the same time, and nothing of either is lost', async () => {
    const table = await open()
    const { campaignId, south, dora } = table
    const askId = 'walk-1-B'
    const commander = { campaignId, commanderId: await commanderId(house, campaignId, dora) }
    await house.referee.entrustCommander(south, { ...commander, pieces: ['B1'], seals: false })
    /** As a page does it: on top of what is stored, and anew where somebody else was quicker. */
    const write = async (who: Person, piece: string, to: string): Promise<void> => {
      for (let left = 20; left > 0; left -= 1) {
        const { orders = [], revision = 0 } = (await house.reads.draft(who.session, campaignId, askId)) ?? {}
        const next = [...orders.filter((order) => order.piece !== piece), { kind: 'walk', piece, to }]
        const [saved] = await Promise.allSettled([
          house.referee.saveDraft(who, { campaignId, askId, orders: next, revision }),
        ])
        if (saved.status === 'fulfilled') return
        expect(saved.reason).toMatchObject({ code: 'CONFLICT' })
      }
      throw new Error('somebody else was always quicker')
    }
    const cells = ['0,0', '0,1', '0,2', '0,3', '0,4']
    const all = async (who: Person, piece: string): Promise<void> => {
      for (const cell of cells) await write(who, piece, cell)
    }
    await Promise.all([all(south, 'B2'), all(south, 'B3'), all(dora, 'B1')])
    const draft = await house.reads.draft(south.session, campaignId, askId)
    expect(draft?.revision).toBe(3 * cells.length)
    expect(new Map(draft?.orders.map(({ piece, to }) => [piece, to]))).toEqual(
      new Map(['B1', 'B2', 'B3'].map((piece) => [piece, '0,4'])),
    )
    expect(draft?.changes?.map(({ piece, by }) => [piece, by])).toEqual([
      ['B1', 'Dora'],
      ['B2', 'South'],
      ['B3', 'South'],
    ])
  })

  test('is refused by the database itself, whatever the server thinks', async () => {
    const table = await open()
    const { campaignId, dora } = table
    const sheet = `json_build_object('campaign', $1::uuid, 'seat', 'B', 'askId', 'walk-1-B', 'by', $2::text, 'stand', muster.seal_stand($2, $1, 'B', 'walk-1-B'))`
    const rows = await house.sql<{ told: { written: readonly number[] } }>(
      `SELECT muster.write_seals($1, 'walk-1', false, json_build_array(${sheet})) AS told`,
      [campaignId, dora.userId],
    )
    expect(rows[0]?.told.written).toEqual([])
  })

  test('seals as a deputy as long as they act for the holder', async () => {
    const table = await open()
    const { campaignId, south, dora } = table
    const { token } = await house.referee.nameDeputy(south, { campaignId, until: daysAhead(3) })
    await accept(dora, token ?? '')
    expect(await placeOf(table, dora)).toMatchObject({ role: 'DEPUTY', seat: 'B' })
    await sealStay(house, dora, campaignId, 'walk-1-B')
    await house.referee.dismissDeputy(south, { campaignId })
    expect(await placeOf(table, dora)).toMatchObject({ role: 'COMMANDER', seat: 'B', former: false })
  })

  test('loses everything at once when they are let go, leave or their holder goes, and keeps what the seat knew', async () => {
    for (const how of ['let', 'left', 'over'] as const) {
      const table = await open()
      const { campaignId, south, dora } = table
      const line = {
        let: 'South ended that Dora is a commander of seat B.',
        left: 'Dora is no longer a commander of seat B.',
        over: 'Dora is no longer a commander of seat B, since its holder has gone.',
      }[how]
      const id = await commanderId(house, campaignId, dora)
      if (how === 'let') await house.referee.dismissCommander(south, { campaignId, commanderId: id })
      else await house.referee.leaveCampaign(how === 'left' ? dora : south, { campaignId })
      expect(await lines(table)).toContain(line)
      expect(await placeOf(table, dora)).toMatchObject({ role: 'PLAYER', seat: 'B', former: true })
      expect(await house.reads.stands(dora.session, campaignId)).toBe(false)
      const ask = { credential: dora.session, kind: 'draft' as const, after: null, about: 'walk-1-B' }
      expect((await house.reads.frames(campaignId, [ask])).told[0]?.stands).toBe(false)
      await expect(house.referee.saveDraft(dora, { campaignId, askId: 'walk-1-B', orders: [] })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      await passDeadline(house, campaignId)
      expect(await asksOf(table, dora)).toEqual(['walk-1-B'])
    }
  })

  test('has no other place with secrets: before, meanwhile or afterwards', async () => {
    const table = await open()
    const { campaignId, north, south, dora } = table
    await expect(accept(north, await commanderLink(house, campaignId, south))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(accept(dora, await commanderLink(house, campaignId, north))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(accept(dora, await commanderLink(house, campaignId, south))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await house.referee.leaveCampaign(dora, { campaignId })
    await expect(accept(dora, await commanderLink(house, campaignId, north))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    for (const role of ['OBSERVER', 'FACILITATOR'] as const) {
      const link = await house.referee.invite(north, { campaignId, role })
      await expect(accept(dora, link.token)).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    // Back to the same seat they may come.
    await accept(dora, await commanderLink(house, campaignId, south))
    expect(await placeOf(table, dora)).toMatchObject({ role: 'COMMANDER', seat: 'B' })
  })

  test('decides nothing for the seat, neither votes nor consents, nor asks anybody in', async () => {
    const table = await open()
    const { campaignId, north, south, dora } = table
    await house.referee.closeStage(north, { campaignId })
    const matterId = (await house.reads.table(north.session, campaignId))?.matters[0]?.id ?? ''
    const own = { campaignId, commanderId: await commanderId(house, campaignId, dora) }
    for (const refused of [
      () => house.referee.consentTo(dora, { campaignId, matterId }),
      () => house.referee.objectTo(dora, { campaignId, matterId }),
      () => house.referee.callVote(dora, { campaignId, kind: 'END' }),
      () => house.referee.concede(dora, { campaignId, bot: false }),
      () => house.referee.offerSeat(dora, { campaignId }),
      () => house.referee.nameDeputy(dora, { campaignId, until: daysAhead(3) }),
      () => house.referee.inviteCommander(dora, { campaignId }),
      () => house.referee.entrustCommander(dora, { ...own, pieces: null, seals: true }),
      () => house.referee.dismissCommander(dora, own),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    // Nor does the holder of another seat: of that seat's commanders they know who they are, and nothing else.
    await expect(house.referee.dismissCommander(north, own)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await commandersSeen(house, campaignId, north)).toEqual([])
    expect(await commandersSeen(house, campaignId, south)).toMatchObject([{ name: 'Dora', pieces: null, seals: false }])
  })

  test('is removed in the open by whoever runs the table, who says why; the holder can ask them again', async () => {
    const table = await open()
    const { campaignId, north, south, dora } = table
    const memberId = await commanderId(house, campaignId, dora)
    const input = { campaignId, memberId, reason: 'They told West.' }
    const remove = (who: Person, more: object = {}) => house.referee.removeCommander(who, { ...input, ...more })
    for (const who of [south, dora]) await expect(remove(who)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove(await house.person('Ede'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const reason of [' ', 'x'.repeat(501)])
      await expect(remove(north, { reason })).rejects.toMatchObject({ code: 'BAD_INPUT', at: 'reason' })
    for (const other of ['', randomUUID()])
      await expect(remove(north, { memberId: other })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await remove(north)
    expect((await lines(table)).at(-1)).toBe('North ended that Dora is a commander of seat B: They told West.')
    expect(await placeOf(table, dora)).toMatchObject({ role: 'PLAYER', seat: 'B', former: true })
    await expect(remove(north)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const [told] = await house.sql(
      `SELECT count(*)::integer AS count FROM muster.record WHERE campaign = $1 AND kind = $2`,
      [...[campaignId, 'commanderEnded']],
    )
    expect(told).toEqual({ count: 1 })
    await accept(dora, await commanderLink(house, campaignId, south))
    expect(await placeOf(table, dora)).toMatchObject({ role: 'COMMANDER', seat: 'B' })
  })

  test('whose account is deleted is called by no name', async () => {
    const table = await open()
    const { campaignId, south, dora } = table
    await house.referee.saveDraft(dora, { campaignId, askId: 'walk-1-B', orders: [{ kind: 'walk', piece: 'B1' }] })
    await house.sql('DELETE FROM accounts."user" WHERE "id" = $1', [dora.userId])
    await house.referee.forget(dora.userId)
    expect(await commandersSeen(house, campaignId, south)).toEqual([])
    expect((await lines(table)).join('\n')).not.toContain('Dora')
    const draft = await house.reads.draft(south.session, campaignId, 'walk-1-B')
    expect(draft?.changes).toEqual([{ piece: 'B1', by: null, mine: false }])
  })
})
