import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '@muster/rulesets/kit/result.js'
import type { ShelvedSystem, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import type { CreateCampaign } from '../../server/src/referee/common/contract.js'
import { type House, openHouse, openTable, sealStay } from '../support/house.js'
import { toy } from '../support/toyRuleset.js'

/** A shelf of two: their systems say in their notes what was chosen of them. */
const shelved = (id: string): ShelvedSystem => ({
  ...{ id, title: `The ${id}`, about: 'One. Two.', settings: [], variants: [] },
  choose: ({ variants, settings, overrides }) =>
    variants.includes('none')
      ? { ok: false, problem: { key: 'variants', message: 'there is no variant none: choose night' } }
      : ok({ ...defaultSystem, id, notes: [JSON.stringify({ variants, settings, overrides })] }),
})

const seen: TabletopSystem[] = []
let house: House

beforeAll(async () => {
  const watching: typeof toy = {
    ...toy,
    setUp: (scenario, settings, seats, dice, system) => {
      seen.push(system)
      return toy.setUp(scenario, settings, seats, dice, system)
    },
    advance: (state, group, sheets, dice, system) => {
      seen.push(system)
      return toy.advance(state, group, sheets, dice, system)
    },
  }
  house = await openHouse(registryOf([watching], [shelved('first'), shelved('second')]))
})
afterAll(() => house.close())

const choice = { id: 'second', variants: ['night'], settings: { fog: true }, overrides: { 'a/b': 3 } }

test('a campaign’s choice is kept, told to its members, and what both set-up and resolution are handed', async () => {
  const { campaignId, north, south } = await openTable(house, { tabletop: choice })
  seen.length = 0
  for (const who of [north, south]) {
    expect(await house.reads.campaign(who.session, campaignId)).toMatchObject({ tabletop: choice })
    await sealStay(house, who, campaignId, `walk-1-${who === north ? 'A' : 'B'}`)
  }
  await house.referee.closeGroup({ campaignId, groupId: 'walk-1', why: 'complete' })
  expect(seen.map(({ id, notes }) => [id, notes])).toEqual([
    ['second', [JSON.stringify({ variants: ['night'], settings: { fog: true }, overrides: { 'a/b': 3 } })]],
  ])
})

test('a campaign that chose nothing has the first of the shelf as it lies there', async () => {
  seen.length = 0
  const { campaignId, north } = await openTable(house)
  expect(await house.reads.campaign(north.session, campaignId)).toMatchObject({
    tabletop: { id: 'first', variants: [], settings: {}, overrides: {} },
  })
  expect(seen.map(({ id }) => id)).toContain('first')
})

test('what stands in the record of the opening binds the choice', async () => {
  const { campaignId } = await openTable(house, { tabletop: choice })
  const [row] = await house.sql<{ entry: { tabletop: object } }>(
    `SELECT entry FROM muster.record WHERE campaign = $1 AND kind = 'opened'`,
    [campaignId],
  )
  expect(row?.entry.tabletop).toEqual(choice)
})

test.each<[string, CreateCampaign['tabletop'], RegExp]>([
  ['an unknown system', { id: 'third' }, /`id`: there is no such tabletop system: choose one of first, second/],
  [
    'what the system refuses',
    { id: 'first', variants: ['none'] },
    /`variants`: there is no variant none: choose night/,
  ],
])('%s is refused by its key and what to do, and no campaign is made', async (_, tabletop, words) => {
  const before = await house.sql('SELECT id FROM muster.campaign')
  await expect(openTable(house, { ...(tabletop && { tabletop }) })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringMatching(words) as string,
  })
  expect(await house.sql('SELECT id FROM muster.campaign')).toEqual(before)
})
