import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { canonical } from '@muster/rulesets/kit/json.js'
import { startJobs } from '../../server/src/jobs/index.js'
import { openReferee } from '../../server/src/referee/index.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { eventually } from '../support/eventually.js'
import {
  closeEarly,
  type House,
  letBegin,
  openHouse,
  openTable,
  type Person,
  sealStay,
  type Table,
} from '../support/house.js'
import { startNode } from '../support/node.js'
import { longToy } from '../support/toyVariants.js'

const nights = 24
let house: House

beforeAll(async () => {
  house = await openHouse(registryOf([longToy(30)]))
})
afterAll(() => house.close())

const sealOwn = async (who: Person, campaignId: string): Promise<void> => {
  const briefing = await house.reads.briefing(who.session, campaignId)
  for (const { id, closed } of briefing?.asks ?? []) if (!closed) await sealStay(house, who, campaignId, id)
}

/** A war of some turns, in which the first seat alone answers, and its end. */
const fought = async (turns: number): Promise<Table> => {
  const table = await openTable(house)
  for (let turn = 0; turn < turns; turn += 1) {
    await sealOwn(table.north, table.campaignId)
    await closeEarly(house, table, [table.south])
  }
  return table
}

const everyone = (who: Person, campaignId: string, number?: number) =>
  house.reads.briefing(who.session, campaignId, number, 'everyone')

const numbers = async (who: Person, { campaignId }: Table): Promise<readonly number[]> =>
  (await house.reads.briefingHeads(who.session, campaignId, 'everyone')).map(({ number }) => number).reverse()

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1)

const revision = async (campaignId: string): Promise<number> => {
  const [row] = await house.sql<{ revision: number }>(`SELECT revision FROM muster.campaign WHERE id = $1`, [
    campaignId,
  ])
  return row?.revision ?? -1
}

test('before the end there is nothing for everyone, as for a viewer that nobody is', async () => {
  const table = await fought(1)
  const { campaignId, north } = table
  const facilitator = await house.person('Facilitator')
  const { token } = await house.referee.invite(north, { campaignId, role: 'FACILITATOR' })
  await house.referee.acceptInvitation(facilitator, { token })
  await letBegin(house, campaignId, [table.south])
  await house.referee.openWar(campaignId)
  for (const who of [north, table.south, facilitator]) {
    expect(await everyone(who, campaignId)).toBeNull()
    expect(await house.reads.briefing(who.session, campaignId, 1, { seat: 'Z' })).toBeNull()
    expect(await numbers(who, table)).toEqual([])
  }
  expect((await house.reads.table(north.session, campaignId))?.opened).toBe(false)
  expect(await house.sql(`SELECT 1 FROM muster.briefing WHERE viewer = 'everyone'`)).toEqual([])
})

test('after it every resolution is told in full, with the sheets that went in and the salts that prove them', async () => {
  const table = await fought(3)
  const { campaignId, north, south } = table
  await house.referee.endCampaign(north, table)
  expect(await house.referee.warsToOpen()).toContain(campaignId)
  await house.referee.openWar(campaignId)
  const last = (await revision(campaignId)) + 1
  for (const who of [north, south]) expect(await numbers(who, table)).toEqual(upTo(last))
  const first = await everyone(south, campaignId, 1)
  expect(first?.view.viewer).toEqual({ kind: 'everyone' })
  expect(first?.view.pieces.map(({ seat }) => seat).sort()).toEqual(['A', 'A', 'A', 'B', 'B', 'B'])
  expect(first?.sheets).toEqual([])
  const second = await everyone(south, campaignId, 2)
  const [a, b] = second?.sheets ?? []
  expect([a?.seat, a?.orders, b?.seat, b?.orders]).toEqual(['A', [], 'B', null])
  expect([b?.hash, b?.salt, b?.sealedAt]).toEqual([null, null, null])
  const signed = {
    ask: a?.askId,
    at: new Date(a?.sealedAt ?? '').toISOString(),
    campaign: campaignId,
    orders: [],
    seat: 'A',
  }
  const hash = createHmac('sha256', Buffer.from(a?.salt ?? '', 'hex'))
    .update(canonical(signed))
    .digest('hex')
  const receipts = await house.reads.receipts(north.session, campaignId)
  expect(receipts.map((receipt) => receipt.hash)).toContain(hash)
  expect(a?.hash).toBe(hash)
  expect((await everyone(south, campaignId))?.number).toBe(last)
  expect(await house.reads.table(south.session, campaignId)).toMatchObject({ phase: 'ENDED', opened: true })
  expect(await house.referee.warsToOpen()).not.toContain(campaignId)
  const stranger = await house.person('Stranger')
  expect(await everyone(stranger, campaignId, 1)).toBeNull()
  const own = await house.reads.briefing(south.session, campaignId)
  expect(own?.sheets).toEqual([])
})

test('a war that never began is open at once', async () => {
  const north = await house.person('North')
  const { campaignId } = await house.referee.createCampaign(north, {
    ...{ name: 'No night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC' },
  })
  await house.referee.endCampaign(north, { campaignId })
  await house.referee.openWar(campaignId)
  expect(await house.reads.table(north.session, campaignId)).toMatchObject({ phase: 'ENDED', opened: true })
})

test('forgotten states come back as they were, and what broke in the middle goes on from there', async () => {
  const table = await fought(nights)
  const { campaignId, north } = table
  await house.referee.endCampaign(north, table)
  const last = (await revision(campaignId)) + 1
  expect(last).toBeGreaterThan(20)
  const game = longToy(30)
  let broken = true
  const viewFor: typeof game.viewFor = (state, viewer) => {
    if (broken && viewer.kind === 'everyone' && state.turn > 20) throw new Error('unreachable state')
    return game.viewFor(state, viewer)
  }
  const registry = registryOf([{ ...game, viewFor }])
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const first = await openReferee({ refereeUrl: house.urls.referee, registry })
  await first.openWar(campaignId)
  await first.openWar(campaignId)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  await first.close()
  expect(await numbers(north, table)).toEqual(upTo(16))
  expect((await house.reads.table(north.session, campaignId))?.opened).toBe(false)
  broken = false
  const second = await openReferee({ refereeUrl: house.urls.referee, registry })
  await second.openWar(campaignId)
  await second.close()
  expect(await numbers(north, table)).toEqual(upTo(last))
  const [kept] = await house.sql<{ state: Parameters<typeof game.viewFor>[0] }>(
    `SELECT state FROM muster.resolution WHERE campaign = $1 AND revision = $2`,
    [campaignId, last - 1],
  )
  if (!kept) throw new Error('no state')
  const { board: _, ...view } = game.viewFor(kept.state, { kind: 'everyone' })
  expect((await everyone(north, campaignId))?.view).toEqual(view)
})

test('a node that is killed while it opens a war leaves the rest to the next', async () => {
  const tables = [await fought(nights), await fought(nights)]
  for (const table of tables) await house.referee.endCampaign(table.north, table)
  for (const [index, { campaignId }] of tables.entries()) {
    const node = await startNode(house.urls.referee, 'long')
    const answer = node.ask({ do: 'open', campaignId }).catch(() => 'killed')
    await new Promise((resolve) => setTimeout(resolve, 15 + index * 30))
    await node.kill()
    await answer
  }
  const jobs = await startJobs({ refereeUrl: house.urls.referee, referee: house.referee })
  try {
    for (const table of tables) {
      const whole = (await revision(table.campaignId)) + 1
      await eventually(
        () => house.reads.table(table.south.session, table.campaignId),
        (row) => row?.opened === true,
      )
      expect(await numbers(table.south, table)).toEqual(upTo(whole))
    }
  } finally {
    await jobs.stop()
  }
})
