import { shelf, systemOf } from '@muster/rulesets/tabletop/index.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import type { Frozen } from '../../server/src/referee/compute/frozen.js'
import type { Game } from '../../server/src/referee/compute/game.js'
import { type Registry, registryOf } from '../../server/src/referee/compute/registry.js'
import { openReferee, type Referee } from '../../server/src/referee/index.js'
import { verifyArchive } from '../../server/src/archive/verify.js'
import { writeArchive } from '../../server/src/archive/write.js'
import { passDeadline } from '../support/deadline.js'
import { withFacilitator } from '../support/facilitated.js'
import { type House, openHouse, openTable, type Table } from '../support/house.js'
import { replayOf } from '../support/replay.js'
import { toy } from '../support/toyRuleset.js'

/** The game as it was, as a server keeps it that has a newer edition. */
const kept: Frozen = {
  get: ({ edition }) =>
    edition === toy.edition ? { game: toy, systemOf: (choice) => systemOf(choice, shelf), dictionaries: {} } : null,
}

/** A newer edition whose states have a mark of their own, which it looks for in all that it does. */
const newer = (takes: (state: object) => object | null): Game => {
  const known = (state: object): object => {
    if (!('mark' in state)) throw new Error('a state of another edition was read as one of this')
    return state
  }
  const game: Game = toy
  return {
    ...game,
    edition: '2',
    upcast: (state, from) => (from === toy.edition ? takes(state) : null),
    clock: (state) => game.clock(known(state)),
    awaiting: (state) => game.awaiting(known(state)),
    viewFor: (state, viewer) => game.viewFor(known(state), viewer),
    evolve: (state, events) => ({ ...game.evolve(state, events), ...('mark' in state && { mark: state.mark }) }),
    advance: (state, ...more) => game.advance(known(state), ...more),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'muster-moved-'))
let house: House
const opened: Referee[] = []

beforeAll(async () => {
  house = await openHouse(registryOf([toy]))
})
afterAll(async () => {
  await Promise.all(opened.map((referee) => referee.close()))
  await house.close()
  rmSync(folder, { recursive: true })
})

const serverWith = async (game: Game): Promise<{ readonly later: House; readonly registry: Registry }> => {
  const registry = registryOf([game], shelf, kept)
  const referee = await openReferee({ refereeUrl: house.urls.referee, registry })
  opened.push(referee)
  return { later: { ...house, referee }, registry }
}

const campaignOf = async ({ campaignId }: Table) => {
  const [row] = await house.sql<{ edition: string; next: string | null; turn: number; marked: boolean }>(
    `SELECT c.edition, c.next_edition AS next, c.turn, s.state::jsonb ? 'mark' AS marked FROM muster.campaign c
     JOIN muster.resolution s ON s.campaign = c.id AND s.revision = c.revision WHERE c.id = $1`,
    [campaignId],
  )
  return row
}

const lastLine = async ({ campaignId, north }: Table): Promise<readonly string[]> =>
  (await house.reads.log(north.session, campaignId, null, 4)).map((row) => logText(row, 'UTC'))

const vote = async ({ later }: { readonly later: House }, { campaignId, north, south }: Table): Promise<void> => {
  await later.referee.callVote(north, { campaignId, kind: 'EDITION' })
  const [matter] = (await house.reads.table(north.session, campaignId))?.matters ?? []
  await later.referee.castVote(south, { campaignId, matterId: matter?.id ?? '', inFavour: true })
}

it('the seats vote for a newer edition; it begins when the next turn opens, takes the state over, and all of it can be played again', async () => {
  const table = await openTable(house)
  const server = await serverWith(newer((state) => ({ ...state, mark: 2 })))
  await vote(server, table)
  expect(await campaignOf(table)).toEqual({ edition: toy.edition, next: '2', turn: 1, marked: false })
  await expect(
    server.later.referee.callVote(table.south, { campaignId: table.campaignId, kind: 'EDITION' }),
  ).rejects.toThrow('edition 2 begins when the next turn opens')
  for (let turn = 1; turn < 3; turn += 1) await passDeadline(server.later, table.campaignId)
  expect(await campaignOf(table)).toMatchObject({ edition: '2', next: null, turn: 3, marked: true })
  // Pages that lie open read it there, and open the orders of the new one.
  expect(await house.reads.table(table.north.session, table.campaignId)).toMatchObject({ edition: '2' })
  expect(await lastLine(table)).toContain('From now on the campaign is played by edition 2 of the rules.')
  const entries = await house.sql(`SELECT entry FROM muster.record WHERE campaign = $1 AND kind = 'edition'`, [
    table.campaignId,
  ])
  expect(entries).toEqual([{ entry: { from: toy.edition, to: '2' } }])
  const again = await replayOf(house, server.registry, table.campaignId)
  expect(again.length).toBeGreaterThan(1)
  expect(again.filter(({ same }) => !same)).toEqual([])
  await server.later.referee.endCampaign(table.north, { campaignId: table.campaignId })
  for (const campaignId of await server.later.referee.warsToOpen()) await server.later.referee.openWar(campaignId)
  expect((await house.reads.table(table.north.session, table.campaignId))?.opened).toBe(true)
  // Each part is played by its own edition, by whoever has both.
  const file = join(folder, 'war.zip')
  const { ownerUrl } = house.database
  await writeArchive({ ownerUrl, campaign: table.campaignId, file, running: false })
  expect(await verifyArchive(server.registry, file)).toMatchObject({ found: [], unplayed: null })
  const lacking = await verifyArchive(registryOf([newer(() => null)]), file)
  expect(lacking.unplayed).toContain(`edition ${toy.edition} of `)
})

it.each([
  ['refuses it', () => null],
  ['misreads it', (state: object) => ({ ...state, mark: 2, turn: 7 })],
  ['cannot go on with it', (state: object) => ({ ...state })],
])('an edition that %s leaves the campaign with its own, and all read it', async (_, takes) => {
  const table = await openTable(house)
  const server = await serverWith(newer(takes))
  await vote(server, table)
  await passDeadline(server.later, table.campaignId)
  expect(await campaignOf(table)).toMatchObject({ edition: toy.edition, next: null, turn: 2, marked: false })
  expect(await lastLine(table)).toContain(
    'Edition 2 of the rules could not take the campaign over. It goes on by the edition that it has.',
  )
})

it('a facilitator decides it alone, and all members read that at once', async () => {
  const { table, facilitator } = await withFacilitator(house)
  const { later } = await serverWith(newer((state) => ({ ...state, mark: 2 })))
  await later.referee.callVote(facilitator, { campaignId: table.campaignId, kind: 'EDITION' })
  expect(await campaignOf(table)).toMatchObject({ edition: toy.edition, next: '2' })
  expect(await lastLine(table)).toContain(
    'Facilitator, who facilitates, decided that the campaign goes on by edition 2 of the rules when the next turn opens.',
  )
})

it('without a newer edition, or one that takes campaigns over, there is nothing to vote on', async () => {
  const table = await openTable(house)
  const call = (referee: Referee) => referee.callVote(table.north, { campaignId: table.campaignId, kind: 'EDITION' })
  await expect(call(house.referee)).rejects.toThrow('the newest edition that this server has')
  const { upcast: _, ...alone } = newer(() => null)
  const { later } = await serverWith(alone)
  await expect(call(later.referee)).rejects.toThrow('cannot take over campaigns')
})
