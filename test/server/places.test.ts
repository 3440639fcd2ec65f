import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  closeEarly,
  type House,
  letBegin,
  noticeOver,
  openTable,
  type Person,
  sealStay,
  diceContribution,
  type Table,
} from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse()
})
afterAll(() => house.close())

const askOf = async (who: Person, campaignId: string): Promise<string> =>
  (await house.reads.briefing(who.session, campaignId))?.asks[0]?.id ?? ''

/** The stage closes with a sheet of the organiser's, so that silence pauses nothing, and with the consent of whoever else is there. */
const playTurn = async (table: Table, others: readonly Person[] = [table.south]): Promise<void> => {
  const { campaignId, north } = table
  await sealStay(house, north, campaignId, await askOf(north, campaignId))
  await closeEarly(house, table, others)
}

const join = async (
  { campaignId, north }: Table,
  who: Person,
  role: 'PLAYER' | 'OBSERVER' | 'FACILITATOR',
  seat?: string,
): Promise<void> => {
  const link = await house.referee.invite(north, { campaignId, role, ...(seat ? { seat } : {}) })
  await house.referee.acceptInvitation(who, {
    token: link.token,
    ...(seat ? { diceContribution: diceContribution() } : {}),
  })
}

describe('knowledge belongs to the seat', () => {
  test('who was removed keeps what the seat knew until then, and his successor reads all of it', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    await playTurn(table)
    const kept = await house.reads.briefings(south.session, campaignId, 0, 50)
    await house.referee.removeHolder(north, { campaignId, seat: 'B' })
    expect(await house.reads.stands(south.session, campaignId)).toBe(false)
    await playTurn(table, [])
    await noticeOver(house, campaignId)
    const successor = await house.person('Successor')
    await join(table, successor, 'PLAYER', 'B')
    // Whoever was removed cannot consent: the successor waits for the next turn after the notice.
    expect((await house.reads.briefing(successor.session, campaignId))?.view.viewer).toEqual({ kind: 'observer' })
    await noticeOver(house, campaignId)
    await playTurn(table, [])
    await noticeOver(house, campaignId)
    const after = await house.reads.briefings(south.session, campaignId, 0, 50)
    expect(after.map(({ number, view }) => ({ number, view }))).toEqual(
      kept.map(({ number, view }) => ({ number, view })),
    )
    expect(after.every(({ asks }) => asks.every(({ closed, deadlineAt }) => closed && deadlineAt === null))).toBe(true)
    expect(await house.reads.briefing(south.session, campaignId, 3)).toBeNull()
    expect(await house.reads.briefings(successor.session, campaignId, 0, 50)).toHaveLength(4)
    const gone = await house.reads.table(south.session, campaignId)
    expect(gone).toMatchObject({ phase: 'ENDED', turn: 2, clocks: [], awaiting: { seats: null } })
    expect(gone?.seats.every(({ holder, sealed }) => holder === null && sealed === null)).toBe(true)
    expect(JSON.stringify(gone)).not.toContain('Successor')
    const sheet = { campaignId, askId: await askOf(successor, campaignId), orders: [], idempotencyKey: 'only-once' }
    await expect(house.referee.sealOrders(south, sheet)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await house.referee.sealOrders(successor, sheet)).receipt).not.toBeNull()
    expect(await house.reads.receipts(south.session, campaignId)).toEqual([])
  })

  test('who held a seat may come back to it, and to no other place', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    await house.referee.leaveCampaign(south, { campaignId })
    await expect(join(table, south, 'OBSERVER')).rejects.toThrow(/have held a seat/)
    await expect(join(table, south, 'FACILITATOR')).rejects.toThrow(/have held a seat/)
    await join(table, south, 'PLAYER', 'B')
    expect(await house.reads.stands(south.session, campaignId)).toBe(true)
    await expect(join(table, north, 'OBSERVER')).rejects.toThrow(/have held a seat/)
  })

  test('an organiser who leaves his seat runs the table on, and learns nothing more', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    await house.referee.leaveCampaign(north, { campaignId })
    expect((await house.reads.campaign(north.session, campaignId))?.place).toEqual({
      ...{
        role: 'ORGANISER',
        seat: null,
        organiser: true,
        coOrganiser: false,
        former: false,
        excuses: null,
        ...{ askedDeputy: null, askedCommander: null },
      },
    })
    await closeEarly(house, table, [table.south])
    expect(await house.reads.table(north.session, campaignId)).toMatchObject({ phase: 'RUNNING', turn: 2 })
    expect((await house.reads.briefing(north.session, campaignId))?.number).toBe(1)
    expect(await house.reads.stands(north.session, campaignId)).toBe(true)
    await expect(house.referee.leaveCampaign(north, { campaignId })).rejects.toThrow(/hold no seat/)
  })

  test('who facilitates has seen everything, and may hold no seat, before or after', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    const umpire = await house.person('Umpire')
    await join(table, umpire, 'FACILITATOR')
    await letBegin(house, campaignId, [table.south])
    const briefing = await house.reads.briefing(umpire.session, campaignId)
    expect(briefing?.view.pieces.map(({ seat }) => seat).sort()).toEqual(['A', 'A', 'A', 'B', 'B', 'B'])
    expect((await house.reads.table(north.session, campaignId))?.facilitator).toBe('Umpire')
    await playTurn(table)
    expect((await house.reads.briefing(umpire.session, campaignId))?.number).toBe(2)
    await expect(house.referee.invite(north, { campaignId, role: 'FACILITATOR' })).rejects.toThrow(/has a facilitator/)
    await house.referee.leaveCampaign(umpire, { campaignId })
    await house.referee.removeHolder(north, { campaignId, seat: 'B' })
    await expect(join(table, umpire, 'PLAYER', 'B')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await house.reads.briefing(umpire.session, campaignId)).toBeNull()
  })

  test('without a facilitator no facilitator’s briefing is written', async () => {
    const table = await openTable(house)
    await playTurn(table)
    const viewers = await house.sql<{ viewer: string }>(
      `SELECT DISTINCT viewer FROM muster.briefing WHERE campaign = $1 ORDER BY 1`,
      [table.campaignId],
    )
    expect(viewers.map(({ viewer }) => viewer)).toEqual(['observer', 'seat:A', 'seat:B'])
  })
})

describe('observers', () => {
  test('see what all seats share, and no seat’s briefing', async () => {
    const table = await openTable(house)
    const watcher = await house.person('Watcher')
    await join(table, watcher, 'OBSERVER')
    const briefing = await house.reads.briefing(watcher.session, table.campaignId)
    expect(briefing?.view.pieces).toEqual([])
    expect(briefing?.asks).toEqual([])
    expect(await house.reads.briefing(watcher.session, table.campaignId, 1, { seat: 'A' })).toBeNull()
    expect(await house.reads.briefingHeads(watcher.session, table.campaignId, { seat: 'A' })).toEqual([])
    expect(await house.reads.receipts(watcher.session, table.campaignId)).toEqual([])
  })

  test('with a delay of three open a seat’s briefings of turn 1 once turn 4 has closed, and may take no seat', async () => {
    const table = await openTable(house, { observersDelayTurns: 3 })
    const { campaignId, north } = table
    const watcher = await house.person('Watcher')
    await join(table, watcher, 'OBSERVER')
    for (const turn of [2, 3, 4]) {
      await playTurn(table)
      expect((await house.reads.table(north.session, campaignId))?.turn).toBe(turn)
      expect(await house.reads.briefingHeads(watcher.session, campaignId, { seat: 'B' })).toEqual([])
    }
    await house.sql(`UPDATE muster.campaign SET turn = 5 WHERE id = $1`, [campaignId])
    const heads = await house.reads.briefingHeads(watcher.session, campaignId, { seat: 'B' })
    expect(heads.map(({ turn }) => turn)).toEqual([1])
    expect((await house.reads.briefing(watcher.session, campaignId, 1, { seat: 'B' }))?.view.viewer).toEqual({
      kind: 'seat',
      seat: 'B',
    })
    expect(await house.reads.briefing(north.session, campaignId, 1, { seat: 'B' })).toBeNull()
    await house.referee.removeHolder(north, { campaignId, seat: 'B' })
    await expect(join(table, watcher, 'PLAYER', 'B')).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('invitations', () => {
  test('are for one person, once; following one’s own link again is no mistake', async () => {
    const { campaignId, north } = await openTable(house)
    const [guest, other] = [await house.person('Guest'), await house.person('Other')]
    const { token, id } = await house.referee.invite(north, { campaignId, role: 'OBSERVER' })
    expect(await house.reads.invitation(token, null)).toMatchObject({ campaignId, role: 'OBSERVER', seatTitle: null })
    const both = await Promise.allSettled([guest, other].map((who) => house.referee.acceptInvitation(who, { token })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = both[0]?.status === 'fulfilled' ? guest : other
    await expect(house.referee.acceptInvitation(winner, { token })).resolves.toEqual({ campaignId })
    expect(await house.reads.invitation(token, null)).toBeNull()
    const [listed] = await house.reads
      .invitations(north.session, campaignId)
      .then((rows) => rows.filter((row) => row.id === id))
    expect(listed?.usedBy).toBe(winner.name)
    expect(await house.reads.invitations(winner.session, campaignId)).toEqual([])
  })

  test('revoked, expired, unknown: one answer', async () => {
    const { campaignId, north, south } = await openTable(house)
    const guest = await house.person('Guest')
    const [revoked, expired] = [
      await house.referee.invite(north, { campaignId, role: 'OBSERVER' }),
      await house.referee.invite(north, { campaignId, role: 'OBSERVER' }),
    ]
    await expect(house.referee.revokeInvitation(south, { id: revoked.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await house.referee.revokeInvitation(north, { id: revoked.id })
    await house.sql(`UPDATE muster.invitation SET expires_at = now() - interval '1 second' WHERE id = $1`, [expired.id])
    const answers = await Promise.all(
      [revoked.token, expired.token, 'unknown'].map((token) =>
        house.referee.acceptInvitation(guest, { token }).catch((error: unknown) => error),
      ),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await house.sql(`SELECT 1 FROM muster.invitation WHERE token_hash = $1`, [revoked.token])).toEqual([])
  })

  test('a seat that is taken is not offered, and only by the organiser', async () => {
    const { campaignId, north, south } = await openTable(house)
    await expect(house.referee.invite(north, { campaignId, role: 'PLAYER', seat: 'A' })).rejects.toThrow(/taken/)
    await expect(house.referee.invite(north, { campaignId, role: 'PLAYER', seat: 'Q' })).rejects.toThrow(/seats A, B/)
    await expect(house.referee.invite(south, { campaignId, role: 'OBSERVER' })).rejects.toThrow(/Only the organiser/)
  })
})

test('with the flag off nobody sees who has sealed but oneself, and a hidden seal moves nothing that others see', async () => {
  const { campaignId, north, south } = await openTable(house, { showSealed: false })
  const before = await house.reads.table(south.session, campaignId)
  const headsBefore = await house.reads.heads(south.session, campaignId)
  await sealStay(house, north, campaignId, await askOf(north, campaignId))
  expect(await house.reads.table(south.session, campaignId)).toEqual(before)
  expect(await house.reads.heads(south.session, campaignId)).toEqual(headsBefore)
  expect(before?.awaiting.seats).toBeNull()
  expect((await house.reads.table(north.session, campaignId))?.seats.map(({ sealed }) => sealed)).toEqual([true, null])
})
