import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { logText } from '../../server/src/graphql/logText.js'
import type { CreateCampaign } from '../../server/src/referee/common/contract.js'
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

const open = (changes: Partial<CreateCampaign> = {}): Promise<Table> => openTable(house, changes)

const walk = (piece: string, to: string): OrderDraft => ({ kind: 'walk', piece, to })

/** Where South's scouts are. */
const squares = async ({ campaignId, south }: Table): Promise<readonly string[]> =>
  ((await house.reads.briefing(south.session, campaignId))?.view.pieces ?? []).map(({ at }) => at)

interface Given {
  readonly untilTurn?: number
  readonly revision?: number
}

const keep = ({ campaignId }: Table, who: Person, turn: number, orders: readonly OrderDraft[], given: Given = {}) =>
  house.referee.keepStandingOrders(who, { campaignId, askId: `walk-${String(turn)}-B`, orders, ...given })

const standingOf = ({ campaignId }: Table, who: Person) => house.reads.standing(who.session, campaignId)

const receiptsOf = async ({ campaignId, south }: Table, who = south) =>
  (await house.reads.receipts(who.session, campaignId)).map(({ askId, orders, by, fromStanding }) => ({
    askId,
    orders,
    by,
    fromStanding,
  }))

/** North seals, South says nothing, and the deadline passes. */
const play = async (table: Table, turn: number): Promise<void> => {
  await sealStay(house, table.north, table.campaignId, `walk-${String(turn)}-A`)
  await passDeadline(house, table.campaignId)
}

const reportOf = async ({ campaignId, south }: Table): Promise<string> => {
  const lines = (await house.reads.briefing(south.session, campaignId))?.report ?? []
  return JSON.stringify(lines.filter(({ step }) => step === 'closing'))
}

const seatB = async ({ campaignId, north }: Table) => (await house.reads.table(north.session, campaignId))?.seats[1]

describe('standing orders', () => {
  test('count whenever nothing is said, in every turn; the part that is not legal is left out, and the report says why', async () => {
    const table = await open()
    const [first = '', second = ''] = await squares(table)
    const orders = [walk('B1', first), walk('B2', 'nowhere'), walk('B2', second)]
    await keep(table, table.south, 1, orders)
    await play(table, 1)
    await play(table, 2)
    const stays = [walk('B1', first), walk('B2', second)]
    expect(await receiptsOf(table)).toEqual([
      { askId: 'walk-2-B', orders: stays, by: 'South', fromStanding: true },
      { askId: 'walk-1-B', orders: stays, by: 'South', fromStanding: true },
    ])
    expect(await reportOf(table)).toContain('host.standingPart')
    expect(await reportOf(table)).toContain('"order":2,"why":"Name a square beside him."')
  })

  test('that are legal as a whole are told as such', async () => {
    const table = await open()
    const [first = ''] = await squares(table)
    await keep(table, table.south, 1, [walk('B1', first)])
    await play(table, 1)
    expect(await reportOf(table)).toContain('host.standingUsed')
    expect(await reportOf(table)).not.toContain('host.standingPart')
  })

  test('give way to a draft that counts, and to a seal; where drafts are ignored they count instead', async () => {
    const table = await open()
    const { campaignId, south } = table
    const [first = '', second = ''] = await squares(table)
    await keep(table, south, 1, [walk('B1', first)])
    await house.referee.saveDraft(south, { campaignId, askId: 'walk-1-B', orders: [walk('B2', second)] })
    await play(table, 1)
    await sealStay(house, south, campaignId, 'walk-2-B')
    await play(table, 2)
    expect((await receiptsOf(table)).map(({ fromStanding }) => fromStanding)).toEqual([false, false])
    const other = await open({ draftAtDeadline: 'ignore' })
    await keep(other, other.south, 1, [walk('B1', first)])
    const draft = { campaignId: other.campaignId, askId: 'walk-1-B', orders: [walk('B2', second)] }
    await house.referee.saveDraft(other.south, draft)
    await play(other, 1)
    expect(await receiptsOf(other)).toMatchObject([{ orders: [walk('B1', first)], fromStanding: true }])
  })

  test('stand in for a draft of which nothing is legal; with no legal part themselves the seat is silent', async () => {
    const table = await open()
    const { campaignId, south } = table
    const [first = ''] = await squares(table)
    await keep(table, south, 1, [walk('B1', first)])
    await house.referee.saveDraft(south, { campaignId, askId: 'walk-1-B', orders: [walk('B1', 'nowhere')] })
    await play(table, 1)
    await keep(table, south, 2, [walk('A1', first)])
    await play(table, 2)
    expect((await receiptsOf(table)).map(({ askId }) => askId)).toEqual(['walk-1-B'])
    expect(await reportOf(table)).toContain('host.nothingSealed')
  })

  test('last until they are ended, or until the turn that was named', async () => {
    const table = await open()
    const [first = ''] = await squares(table)
    await keep(table, table.south, 1, [walk('B1', first)], { untilTurn: 2 })
    for (const turn of [1, 2, 3]) {
      await play(table, turn)
      if (turn === 2) await sealStay(house, table.south, table.campaignId, 'walk-3-B')
    }
    await play(table, 4)
    expect((await receiptsOf(table)).filter(({ fromStanding }) => fromStanding)).toHaveLength(2)
    await expect(keep(table, table.south, 5, [walk('B1', first)], { untilTurn: 4 })).rejects.toThrow(/turn from 5/)
    await keep(table, table.south, 5, [walk('B1', first)])
    await house.referee.endStandingOrders(table.south, { campaignId: table.campaignId, kind: 'walk' })
    expect(await standingOf(table, table.south)).toEqual([])
    await play(table, 5)
    expect((await receiptsOf(table)).filter(({ fromStanding }) => fromStanding)).toHaveLength(2)
  })

  test('are replaced only by somebody who has read them', async () => {
    const table = await open()
    const [first = ''] = await squares(table)
    const { revision } = await keep(table, table.south, 1, [walk('B1', first)], { revision: 0 })
    for (const old of [0, revision + 1])
      await expect(keep(table, table.south, 1, [walk('B2', first)], { revision: old })).rejects.toMatchObject({
        code: 'CONFLICT',
      })
    expect(await keep(table, table.south, 1, [walk('B2', first)], { revision })).toMatchObject({ revision: 2 })
    expect(await standingOf(table, table.south)).toMatchObject([{ kind: 'walk', title: 'Where to?', revision: 2 }])
    await house.referee.endStandingOrders(table.south, { campaignId: table.campaignId, kind: 'walk' })
    await expect(keep(table, table.south, 1, [walk('B2', first)], { revision: 2 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(keep(table, table.south, 1, [])).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('absence', () => {
  test('counts a seat with standing orders as silent, so that whoever is gone is replaced, and as one that never came back', async () => {
    const table = await open({ absence: { silentStages: 2 } })
    const [first = ''] = await squares(table)
    await keep(table, table.south, 1, [walk('B1', first)])
    await play(table, 1)
    expect(await seatB(table)).toMatchObject({ offered: false })
    await play(table, 2)
    expect(await seatB(table)).toMatchObject({ holder: 'South', offered: true })
    expect(await receiptsOf(table)).toHaveLength(2)
    const told = (await house.reads.log(table.north.session, table.campaignId, null, 50)).map((row) =>
      logText(row, 'UTC'),
    )
    expect(told.join('\n')).toContain('Seat B sealed nothing in 2 stages in a row.')
    expect(told.join('\n')).not.toMatch(/standing/i)
  })

  test('pauses a campaign in which nobody but standing orders plays', async () => {
    const table = await open()
    const [first = ''] = await squares(table)
    await keep(table, table.south, 1, [walk('B1', first)])
    for (let stages = 0; stages < 2; stages += 1) await passDeadline(house, table.campaignId)
    expect((await house.reads.table(table.north.session, table.campaignId))?.phase).toBe('PAUSED')
  })

  test('uses the excuse of a silent seat whether or not it has standing orders', async () => {
    const [first = ''] = await squares(await open())
    for (const orders of [[walk('B1', first)], []]) {
      const table = await open({ absence: { excuses: 1 } })
      if (orders.length > 0) await keep(table, table.south, 1, orders)
      await play(table, 1)
      expect((await house.reads.campaign(table.south.session, table.campaignId))?.place.excuses).toBe(0)
      expect((await house.reads.table(table.north.session, table.campaignId))?.turn).toBe(1)
    }
  })
})

describe('they belong to the holder', () => {
  const withOrders = async (changes: Partial<CreateCampaign> = {}): Promise<Table> => {
    const table = await open(changes)
    const [first = ''] = await squares(table)
    await keep(table, table.south, 1, [walk('B1', first)])
    return table
  }

  const stored = ({ campaignId }: Table): Promise<readonly object[]> =>
    house.sql(
      'SELECT o.kind FROM muster.standing_orders o JOIN muster.holding h ON h.id = o.holding WHERE h.campaign = $1',
      [campaignId],
    )

  test('a deputy reads and changes them, and reads nothing of them afterwards', async () => {
    const table = await withOrders()
    const { campaignId, south } = table
    const dora = await house.person('Dora')
    const { token } = await house.referee.nameDeputy(south, { campaignId, until: daysAhead(3) })
    expect(await standingOf(table, dora)).toEqual([])
    await house.referee.acceptInvitation(dora, { token: token ?? '' })
    expect(await standingOf(table, dora)).toEqual(await standingOf(table, south))
    const [, second = ''] = await squares(table)
    await keep(table, dora, 1, [walk('B2', second)], { revision: 1 })
    expect(await standingOf(table, south)).toMatchObject([{ revision: 2, orders: [walk('B2', second)] }])
    await play(table, 1)
    expect(await receiptsOf(table)).toMatchObject([{ by: 'Dora', fromStanding: true }])
    await house.referee.dismissDeputy(south, { campaignId })
    expect(await standingOf(table, dora)).toEqual([])
    await expect(house.referee.endStandingOrders(dora, { campaignId, kind: 'walk' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test.each([
    ['is removed', ({ north, campaignId }: Table) => house.referee.removeHolder(north, { campaignId, seat: 'B' })],
    ['leaves', ({ south, campaignId }: Table) => house.referee.leaveCampaign(south, { campaignId })],
    ['concedes', ({ south, campaignId }: Table) => house.referee.concede(south, { campaignId, bot: true })],
  ] as const)('nothing of them is left when the holder %s', async (_, go) => {
    const table = await withOrders()
    await go(table)
    expect(await stored(table)).toEqual([])
    expect(await standingOf(table, table.south)).toEqual([])
  })

  test('a new holder begins with none, and the old ones do not count for them', async () => {
    const table = await withOrders({ absence: { silentStages: 1 } })
    const { campaignId, north } = table
    await play(table, 1)
    const { token } = await house.referee.invite(north, { campaignId, role: 'PLAYER', seat: 'B' })
    const dora = await house.person('Dora')
    await house.referee.acceptInvitation(dora, { token, diceContribution: diceContribution() })
    expect(await seatB(table)).toMatchObject({ holder: 'Dora' })
    expect([await standingOf(table, dora), await stored(table)]).toEqual([[], []])
    await play(table, 2)
    expect((await receiptsOf(table, dora)).map(({ askId }) => askId)).toEqual(['walk-1-B'])
  })

  test('while a bot plays the seat they rest', async () => {
    const table = await withOrders({ absence: { silentStages: 1, silentThen: 'BOT' } })
    await play(table, 1)
    expect(await seatB(table)).toMatchObject({ bot: true })
    await play(table, 2)
    expect((await receiptsOf(table)).map(({ askId }) => askId)).toEqual(['walk-1-B'])
  })

  test('a facilitator has none, and neither has anybody without a seat', async () => {
    const table = await open()
    const outsider = await house.person('Outsider')
    const given = { campaignId: table.campaignId, askId: 'walk-1-B', orders: [walk('B1', '0,0')] }
    await expect(house.referee.keepStandingOrders(outsider, given)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(house.referee.keepStandingOrders(table.north, given)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await house.reads.standing(outsider.session, table.campaignId)).toEqual([])
  })
})

test('when the sheets are opened, all read which came from standing orders', async () => {
  const table = await open()
  const { campaignId, north } = table
  const [first = ''] = await squares(table)
  await keep(table, table.south, 1, [walk('B1', first)])
  await play(table, 1)
  await house.referee.endCampaign(north, { campaignId })
  await house.referee.openWar(campaignId)
  const heads = await house.reads.briefingHeads(north.session, campaignId, 'everyone')
  const opened = await Promise.all(
    heads.map(({ number }) => house.reads.briefing(north.session, campaignId, number, 'everyone')),
  )
  const sheets = opened.flatMap((briefing) => briefing?.sheets ?? [])
  expect(sheets.map(({ seat, fromStanding }) => [seat, fromStanding])).toEqual([
    ['A', false],
    ['B', true],
  ])
})
