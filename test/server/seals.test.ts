import { createHash, createHmac, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonical } from '@muster/rulesets/kit/json.js'
import { botName } from '../../server/src/referee/sealing/seal.js'
import { sheetIsIn } from '../../packages/kit/src/index.js'
import { pathTo, rootOf } from '../../server/src/referee/compute/sheetRoot.js'
import type { JudgedSheet, SealFacts } from '../../server/src/store/sealing.js'
import { openStore } from '../../server/src/store/store.js'
import { lockCampaign } from '../../server/src/store/tx.js'
import { closeComplete } from '../support/deadline.js'
import { type House, openTable, type Person, type Table } from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse()
})

afterAll(async () => {
  await house.close()
})

const askOf = async (who: Person, { campaignId }: Table): Promise<string> => {
  const [ask] = (await house.reads.briefing(who.session, campaignId))?.asks ?? []
  if (!ask) throw new Error('nothing is asked')
  return ask.id
}

const sealing = async (who: Person, table: Table, key: string) => {
  const sheet = { campaignId: table.campaignId, askId: await askOf(who, table), orders: [], idempotencyKey: key }
  return house.referee.sealOrders(who, sheet)
}

interface SheetRow extends Record<string, unknown> {
  readonly seat: string
  readonly salt: string
  readonly hash: string
  readonly orders: readonly object[]
}

const sheets = ({ campaignId }: Table) =>
  house.sql<SheetRow>(
    'SELECT seat, salt, hash, orders FROM muster.sheet WHERE campaign = $1 AND replaced_at IS NULL ORDER BY hash',
    [campaignId],
  )

/** An empty sheet as it was judged by what stood then. */
const judged = (facts: SealFacts | null, by: Pick<JudgedSheet, 'by' | 'key' | 'locked'>): JudgedSheet => {
  if (!facts?.ask || !facts.group) throw new Error('nothing is asked')
  const { campaign, desk: seat, ask, group, arrived: at, stand } = facts
  return {
    ...{ campaign: campaign.id, groupId: group.groupId, seat, askId: ask.id, turn: 1, orders: [], byName: 'Somebody' },
    ...{ salt: '', hash: 'x', head: '', signature: '', bodyHash: '', shown: true, reason: null, at },
    ...{ stand: stand ?? '', settled: false, first: true, logged: false, ...by },
  }
}

describe('a seal', () => {
  test('waits for nobody while a resolution of another group holds the campaign', async () => {
    const table = await openTable(house)
    const store = await openStore(house.urls.referee, 1)
    try {
      const done = await store.transaction(async (tx) => {
        await lockCampaign(tx, table.campaignId)
        return sealing(table.north, table, 'while-held')
      })
      expect(done.receipt).not.toBeNull()
    } finally {
      await store.close()
    }
  })

  test('waits for no tool, which the log of a table that is held keeps waiting', async () => {
    const table = await openTable(house)
    const store = await openStore(house.urls.referee, 1)
    try {
      const byTool = await store.transaction(async (tx) => {
        await lockCampaign(tx, table.campaignId)
        const waiting = sealing({ ...table.south, tool: true }, table, 'by-a-tool')
        expect((await sealing(table.north, table, 'in-person')).receipt).not.toBeNull()
        return { waiting }
      })
      expect((await byTool.waiting).receipt).not.toBeNull()
      expect(await sheets(table)).toHaveLength(2)
    } finally {
      await store.close()
    }
  })

  test('that was judged before its stage closed, and comes to be written after it, is refused', async () => {
    const table = await openTable(house)
    const { north, south, campaignId } = table
    await sealing(south, table, 'south-key')
    const open = await openStore(house.urls.referee, 1)
    try {
      const asked = { userId: north.userId, campaignId, seat: null, askId: await askOf(north, table), key: 'late' }
      const facts = await open.seals.open(asked)
      const [group] = await house.sql<{ group_id: string }>(
        'SELECT group_id FROM muster.ask_group WHERE campaign = $1 AND closed_at IS NULL',
        [campaignId],
      )
      const groupId = group?.group_id ?? ''
      await house.referee.closeGroup({ campaignId, groupId, why: 'consent', by: 'North' })
      const sheet = judged(facts, { by: north.userId, key: 'late', locked: false })
      expect(await open.seals.write(sheet)).toBe(false)
      expect((await sheets(table)).map(({ seat }) => seat)).toEqual(['B'])
    } finally {
      await open.close()
    }
  })

  test('of a bot is refused once a person has taken its seat', async () => {
    const { campaignId, ...table } = await openTable(house)
    const askId = await askOf(table.south, { campaignId, ...table })
    const played = (bot: boolean) =>
      house.sql("UPDATE muster.seat SET bot = $2 WHERE campaign = $1 AND seat = 'B'", [campaignId, bot])
    const open = await openStore(house.urls.referee, 1)
    const thought = async () =>
      judged(await open.seals.open({ userId: botName, campaignId, seat: 'B', askId, key: null }), {
        ...{ by: botName, key: null, locked: true },
      })
    try {
      await played(true)
      const sheet = await thought()
      await played(false)
      expect(await open.seals.write(sheet)).toBe(false)
      await played(true)
      expect(await open.seals.write(sheet)).toBe(true)
      expect((await sheets({ campaignId, ...table })).map(({ seat }) => seat)).toEqual(['B'])
    } finally {
      await open.close()
    }
  })

  test('two devices of one player at once: one sheet stands, the other is told', async () => {
    const table = await openTable(house)
    const both = await Promise.allSettled(['first-key', 'second-key'].map((key) => sealing(table.north, table, key)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await sheets(table)).toHaveLength(1)
  })

  test('the last two of a group at once complete it, whichever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const table = await openTable(house)
      await Promise.all([sealing(table.north, table, 'north-key'), sealing(table.south, table, 'south-key')])
      const due = (await house.referee.overdue()).filter(({ campaignId }) => campaignId === table.campaignId)
      expect(due.map(({ why }) => why)).toEqual(['complete'])
    }
  })

  test('its receipt is signed by the house, and the closing holds the root of what was sealed', async () => {
    const table = await openTable(house)
    const { receipt } = await sealing(table.north, table, 'signed-key')
    if (!receipt) throw new Error('nothing was sealed')
    const { askId: ask, hash, head, sealedAt: at, signature } = receipt
    const said = (words: object): boolean =>
      verify(
        null,
        Buffer.from(canonical({ ask, at, campaign: table.campaignId, hash, head, seat: 'A', ...words })),
        house.referee.receiptKey,
        Buffer.from(signature ?? '', 'base64'),
      )
    expect([said({}), said({ seat: 'B' }), said({ at: '2026-01-01T00:00:00.000Z' })]).toEqual([true, false, false])
    await sealing(table.south, table, 'the-last')
    await closeComplete(house, table.campaignId)
    const hashes = (await sheets(table)).map((sheet) => sheet.hash)
    const [entry] = await house.sql<{ root: string }>(
      `SELECT entry ->> 'sheets' AS root FROM muster.record
       WHERE campaign = $1 AND kind = 'resolution' AND entry ->> 'groupId' <> '' ORDER BY number LIMIT 1`,
      [table.campaignId],
    )
    expect(entry?.root).toBe(rootOf(hashes))
  })

  test('its hash binds ask, time, campaign, orders and seat under its salt', async () => {
    const table = await openTable(house)
    const { receipt } = await sealing(table.north, table, 'bound-key')
    const [row] = await sheets(table)
    const text = canonical({
      ...{ ask: receipt?.askId, at: receipt?.sealedAt, campaign: table.campaignId },
      ...{ orders: row?.orders, seat: 'A' },
    })
    expect(
      createHmac('sha256', Buffer.from(row?.salt ?? '', 'hex'))
        .update(text)
        .digest('hex'),
    ).toBe(receipt?.hash)
  })
})

describe('a draft', () => {
  const draft = (who: Person, campaignId: string, askId: string, revision?: number) =>
    house.referee.saveDraft(who, { campaignId, askId, orders: [], ...(revision === undefined ? {} : { revision }) })

  test('replaces the revision that it was made from, and no other', async () => {
    const { campaignId, north, ...table } = await openTable(house)
    const askId = await askOf(north, { campaignId, north, ...table })
    expect((await draft(north, campaignId, askId, 0)).revision).toBe(1)
    await expect(draft(north, campaignId, askId, 0)).rejects.toThrow(/changed elsewhere/)
    expect((await draft(north, campaignId, askId, 1)).revision).toBe(2)
    await expect(draft(north, campaignId, askId, 1)).rejects.toThrow(/changed elsewhere/)
    expect((await draft(north, campaignId, askId)).revision).toBe(3)
    expect(await house.reads.draft(north.session, campaignId, askId)).toMatchObject({ revision: 3 })
  })
})

const node = (left: string, right: string): string => createHash('sha256').update(`node${left}${right}`).digest('hex')

describe('the root of sheets', () => {
  test('is made of the hashes pair by pair, in whatever order they come', () => {
    expect(rootOf([])).toBe(createHash('sha256').digest('hex'))
    expect(rootOf(['a'])).toBe('a')
    expect(rootOf(['b', 'a'])).toBe(node('a', 'b'))
    expect(rootOf(['c', 'b', 'a'])).toBe(node(node('a', 'b'), 'c'))
  })

  test('is reached from each of them by its path, as a tool checks it, and from nothing else', () => {
    for (let count = 1; count <= 9; count += 1) {
      const hashes = Array.from({ length: count }, (_, at) => createHash('sha256').update(String(at)).digest('hex'))
      const root = rootOf(hashes)
      for (const hash of hashes) {
        const path = pathTo(hashes, hash).map(({ side, hash: beside }) => ({
          side: side === 'left' ? ('LEFT' as const) : ('RIGHT' as const),
          hash: beside,
        }))
        expect([count, sheetIsIn(root, path, hash)]).toEqual([count, true])
        expect(sheetIsIn(root, path, '0'.repeat(64))).toBe(false)
        expect(sheetIsIn(root, [...path, { side: 'LEFT', hash }], hash)).toBe(false)
      }
    }
  })
})
