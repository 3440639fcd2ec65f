import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { appoint, closeDue, current, walk, withFacilitator } from '../support/facilitated.js'
import { daysAhead, type House, openHouse, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { type RulingToy, rulingToy } from '../support/toyVariants.js'
import { rulingRegistry, unruledRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let dry: House
let open: House

/** As `rulingToy`, and everybody may know that he is asked about the weather. */
const openly = (): RulingToy => {
  const ruled = rulingToy([1])
  return {
    ...ruled,
    awaiting: (state) =>
      ruled.awaiting(state).map((ask) => (ask.view.kind === 'weather' ? { ...ask, askedOfAllSeats: true } : ask)),
  }
}

beforeAll(async () => {
  house = await sharedHouse(rulingRegistry)
  dry = await sharedHouse(unruledRegistry)
  open = await openHouse(registryOf([openly()]))
})
afterAll(() => Promise.all([house.close(), dry.close(), open.close()]))

describe('a ruling beside the players’ own questions', () => {
  const seen = async (at: House, { campaignId }: Table, who: Person): Promise<string> => {
    const all = await Promise.all([
      ...[at.reads.table(who.session, campaignId), at.reads.briefings(who.session, campaignId, 0, 50)],
      at.reads.receipts(who.session, campaignId),
    ])
    const { length } = await at.reads.heads(who.session, campaignId)
    // Times and hashes differ between any two campaigns; hours of the calendar do not.
    return JSON.stringify([all, length], (key, value: unknown) =>
      ['hash', 'head', 'salt', 'signature', 'sealedAt'].includes(key) ||
      // A place is called `at` too and stays; a time on a whole second has no fraction
      (key === 'at' && /T\d\d:\d\d:\d\d/.test(String(value))) ||
      /T\d\d:\d\d:\d\d\.\d/.test(String(value)) ||
      // A member's id is random
      (key === 'id' && /^[0-9a-f]{8}-/.test(String(value)))
        ? null
        : value,
    )
  }

  /** The same table in both worlds: in one there is something to rule on, in the other there is not. */
  const world = async (at: House, ruled: boolean): Promise<readonly (readonly string[])[]> => {
    const table = await openTable(at)
    const facilitator = await appoint(at, table)
    const watcher = await at.person('Watcher')
    const { token } = await at.referee.invite(table.north, { ...table, role: 'OBSERVER' })
    await at.referee.acceptInvitation(watcher, { token })
    const all = (): Promise<readonly string[]> =>
      Promise.all([table.north, table.south, watcher].map((who) => seen(at, table, who)))
    const moments = [await all()]
    await closeDue(at, table)
    moments.push(await all())
    await walk(at, table)
    await closeDue(at, table)
    await sealStay(at, facilitator, table.campaignId, 'run-1-A1')
    await closeDue(at, table)
    moments.push(await all())
    if (ruled) await sealStay(at, facilitator, table.campaignId, 'rain-2')
    moments.push(await all())
    await closeDue(at, table)
    return [...moments, await all()]
  }

  test('leaves no trace for them while it is open, sealed, or settled', async () => {
    expect(await world(house, true)).toEqual(await world(dry, false))
  })

  test('has no clock that the organiser could find by putting it off', async () => {
    const { table, facilitator } = await withFacilitator(house)
    const later = { ...table, at: daysAhead(200) }
    const put = (name: string): Promise<unknown> =>
      house.referee.extendDeadline(table.north, { ...later, class: name }).catch((error: unknown) => error)
    expect(await put('ruling')).toEqual(await put('never'))
    await house.referee.extendDeadline(facilitator, { ...later, class: 'ruling' })
    expect(Date.parse((await current(house, facilitator, table)).asks[0]?.deadlineAt ?? '')).toBe(Date.parse(later.at))
  })
})

describe('a ruling', () => {
  const sheet = ({ campaignId }: Table, reason?: string) => ({
    ...{ campaignId, askId: 'rain-1', orders: [], idempotencyKey: randomUUID() },
    ...(reason === undefined ? {} : { reason }),
  })
  const ruledLines = async (at: House, { campaignId, south }: Table): Promise<readonly string[]> =>
    (await at.reads.log(south.session, campaignId, null, 50))
      .filter(({ kind }) => kind === 'RULED')
      .map((line) => logText(line, 'UTC'))

  test('of which all may know gives its reason to all, in the log; without one the log says that there was a ruling', async () => {
    for (const [reason, text] of [
      ['  It had rained all day. ', ', with the reason “It had rained all day.”'],
      [undefined, ''],
    ] as const) {
      const { table, facilitator } = await withFacilitator(open)
      expect((await open.referee.sealOrders(facilitator, sheet(table, reason))).receipt).not.toBeNull()
      expect(await ruledLines(open, table)).toEqual([])
      await closeDue(open, table)
      expect(await ruledLines(open, table)).toEqual([
        `The facilitator ruled in the stage “Walking” of turn 1${text}. Reports of those whom it concerns say how.`,
      ])
    }
  })

  test('of which some only may know writes nothing, and takes no reason for all', async () => {
    const { table, facilitator } = await withFacilitator(house)
    await expect(house.referee.sealOrders(facilitator, sheet(table, 'It rained.'))).rejects.toMatchObject({
      code: 'BAD_INPUT',
    })
    expect((await house.referee.sealOrders(facilitator, sheet(table))).receipt).not.toBeNull()
    await closeDue(house, table)
    expect(await ruledLines(house, table)).toEqual([])
  })

  test('is made by a tool only with the scope for it', async () => {
    const { table, facilitator } = await withFacilitator(open)
    const tool = (...scopes: readonly string[]) => ({ ...facilitator, tool: true, scopes })
    await expect(open.referee.sealOrders(tool('read', 'orders'), sheet(table))).rejects.toMatchObject({
      code: 'FORBIDDEN_SCOPE',
    })
    const { receipt } = await open.referee.sealOrders(tool('read', 'orders', 'facilitate'), sheet(table))
    expect(receipt).not.toBeNull()
  })

  test('is what a reason belongs to, in one line', async () => {
    const { table, facilitator } = await withFacilitator(open)
    for (const reason of ['a'.repeat(401), 'one\nline more', 'turned \u202e round'])
      await expect(open.referee.sealOrders(facilitator, sheet(table, reason))).rejects.toMatchObject({
        code: 'BAD_INPUT',
      })
    const walks = (await current(open, table.north, table)).asks.find(({ kind }) => kind === 'walk')
    const plan = { ...sheet(table, 'Because.'), askId: walks?.id ?? '' }
    await expect(open.referee.sealOrders(table.north, plan)).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})
