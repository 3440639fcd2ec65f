import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approximately } from '@muster/rulesets/kit/chance.js'
import { shelf, systemOf } from '@muster/rulesets/tabletop/index.js'
import { ask, type Identity, must, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let somebody: Identity

beforeAll(async () => {
  server = await startTestServer()
  somebody = await signUp(server.url, 'Somebody')
})
afterAll(() => server.close())

const choice = {
  id: 'bolt-action-classic',
  variants: ['great-war'],
  settings: { 'gas.vet_reroll': 'both' },
  overrides: { 'weaponsClassic/LMG/shots': 5 },
}
const composed = `query ($choice: TabletopInput!) { tabletopSystem(choice: $choice) {
  id title variants { id title } missions notes sources { title url note } table { width depth } terrain { kind title shape }
  tables { id title group note columns { key title } rows { id title ledger flag note cells { column value text path printed } } } } }`
const closer = `query ($choice: TabletopInput!) { tabletopSystem(choice: $choice) {
  procedures { id title about group ledger input output withoutOdds } rules { id title text setting } } }`

interface Cell {
  readonly column: string
  readonly path: string | null
  readonly printed: string | null
}
interface Composed {
  readonly tabletopSystem: {
    readonly tables: readonly { readonly id: string; readonly rows: readonly { readonly cells: readonly Cell[] }[] }[]
  }
}

const made = () => {
  const system = systemOf(choice)
  if (!system.ok) throw new Error(system.problem.message)
  return system.value
}

describe('the shelf', () => {
  it('is told to everybody, the default first', async () => {
    const query =
      '{ tabletopSystems { id title about variants { id title about } settings { key type default source } } }'
    const { data } = await ask(server.url, query, {}, {})
    expect(data).toMatchObject({
      tabletopSystems: shelf.map(({ id, title, about, variants, settings }) => ({
        ...{ id, title, about, variants },
        settings: settings.map(({ key, type, source, default: fallback }) => ({
          key,
          type: type.toUpperCase(),
          source,
          default: fallback,
        })),
      })),
    })
  })
})

describe('a system as it was chosen', () => {
  it('has every table, cell by cell, with the campaign’s own value beside the printed one', async () => {
    const { tabletopSystem: told } = await must<Composed>(server.url, composed, { choice }, somebody)
    const { tables, ...about } = made()
    expect(told).toMatchObject({
      ...{ id: about.id, title: about.title, variants: about.variants, missions: about.missions, table: about.table },
      tables: tables.map(({ id, title, group, columns, rows }) => ({
        ...{ id, title, group, columns },
        rows: rows.map((row) => ({
          ...{ id: row.id, title: row.title, ledger: row.ledger, flag: row.flag ?? null, note: row.note ?? null },
          cells: Object.entries(row.cells).map(([column, { value, text, path, printed = null }]) => ({
            ...{ column, value, text, path, printed },
          })),
        })),
      })),
    })
    const cells = told.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
    expect(cells.find(({ path }) => path === 'weaponsClassic/LMG/shots')).toMatchObject({ text: '5', printed: '3' })
    expect(cells.filter(({ printed }) => printed !== null).length).toBe(2)
  })

  it('has every procedure with the schema of its input, and every rule', async () => {
    const { tabletopSystem: told } = await must<{ tabletopSystem: object }>(server.url, closer, { choice }, somebody)
    const { procedures, rules } = made()
    expect(told).toEqual({
      procedures: procedures.map(({ id, title, about, group, ledger, input, output, withoutOdds = null }) => ({
        ...{ id, title, about, group, ledger, input, output, withoutOdds },
      })),
      rules: Object.entries(rules).map(([id, { title, text, setting = null }]) => ({ id, title, text, setting })),
    })
  })

  it('names the source of the third edition and its terms', async () => {
    const query = '{ tabletopSystem(choice: { id: "bolt-action-3" }) { sources { title url note } } }'
    const { text } = await ask(server.url, query, {}, somebody)
    expect(text).toMatch(/figuratum\.es.*personal use/)
  })

  it.each([
    ['another system', { id: 'chess' }, /`id`.*warhammer-40k/],
    ['another variant', { id: 'bolt-action-3', variants: ['winter'] }, /`variants`.*great-war/],
    [
      'a reading of the other edition',
      { id: 'bolt-action-3', settings: { 'classic.long': 'over_half' } },
      /classic\.long/,
    ],
    ['a path that is none', { id: 'bolt-action-3', overrides: { 'weapons3/BOW/shots': 2 } }, /weapons3\/BOW\/shots/],
    [
      'a value that its column cannot hold',
      { id: 'bolt-action-3', overrides: { 'weapons3/LMG/shots': 'many' } },
      /whole number/,
    ],
    ['overrides that are no object', { id: 'bolt-action-3', overrides: 'x' }, /tabletop\.overrides/],
  ])('is refused with %s', async (_, wrong, message) => {
    const answer = await ask(server.url, composed, { choice: wrong }, somebody)
    expect([answer.data, answer.errors[0]?.code]).toEqual([null, 'BAD_INPUT'])
    expect(answer.errors[0]?.message).toMatch(message)
  })
})

const odds = `query ($choice: TabletopInput!, $procedure: ID!, $input: JSON!) {
  procedureOdds(choice: $choice, procedure: $procedure, input: $input) { leftOut outcomes { outcome ways of probability } } }`

interface Told {
  readonly procedureOdds: {
    readonly leftOut: number
    readonly outcomes: readonly { outcome: Record<string, unknown>; ways: string; of: string; probability: number }[]
  }
}
const askOdds = async (procedure: string, input: object, of: object = choice): Promise<Told['procedureOdds']> =>
  (await must<Told>(server.url, odds, { choice: of, procedure, input }, somebody)).procedureOdds

describe('the odds of a procedure', () => {
  it('are exact, the likeliest first, and follow the campaign’s own values', async () => {
    const told = await askOdds('toHit', { weapon: 'LMG', distance: 12 })
    const procedure = made().procedures.find(({ id }) => id === 'toHit')
    const prepared = procedure?.prepare({ weapon: 'LMG', distance: 12 })
    if (!prepared?.ok) throw new Error('the sample does not fit')
    const known = prepared.value.odds()
    expect(told.leftOut).toBe(0)
    expect(told.outcomes.length).toBe(known.length)
    for (const { outcome, ways, of, probability } of told.outcomes) {
      const same = known.find(({ value }) => JSON.stringify(value) === JSON.stringify(outcome))
      expect(same && same.chance.ways * BigInt(of)).toBe(same && same.chance.of * BigInt(ways))
      expect(same && approximately(same.chance)).toBe(probability)
    }
    const sorted = [...told.outcomes].sort((a, b) => b.probability - a.probability)
    expect(told.outcomes.map(({ probability }) => probability)).toEqual(sorted.map(({ probability }) => probability))
    // Five shots at 3+: all hit in 32 of 243.
    expect(told.outcomes.find(({ outcome }) => outcome['hits'] === 5)).toMatchObject({ ways: '32', of: '243' })
  })

  it('say how many outcomes are left out', async () => {
    const busy = { id: 'bolt-action-classic', overrides: { 'suggested/layout/pieces/dice': 'D6' } }
    const told = await askOdds('terrainPieces', {}, busy)
    const system = systemOf({ ...busy, variants: [], settings: {} })
    const prepared = system.ok ? system.value.procedures.find(({ id }) => id === 'terrainPieces')?.prepare({}) : null
    const all = prepared?.ok ? prepared.value.odds().length : 0
    expect(all).toBeGreaterThan(1000)
    expect([told.outcomes.length, told.leftOut]).toEqual([500, all - 500])
  })

  it.each([
    ['another procedure', 'chess', {}, /no such procedure/],
    ['an input that does not fit', 'orderTest', { pins: -1 }, /pins/],
    ['a procedure that is only played', 'tableTerrain', {}, /far too many/],
  ])('are refused for %s', async (_, procedure, input, message) => {
    const answer = await ask(server.url, odds, { choice: { id: 'bolt-action-3' }, procedure, input }, somebody)
    expect([answer.data, answer.errors[0]?.code]).toEqual([null, 'BAD_INPUT'])
    expect(answer.errors[0]?.message).toMatch(message)
  })

  it('are dear: four of them are no single question', async () => {
    const one = 'procedureOdds(choice: { id: "bolt-action-3" }, procedure: "orderTest", input: {}) { leftOut }'
    const { errors } = await ask(server.url, `{ a: ${one} b: ${one} c: ${one} d: ${one} }`, {}, somebody)
    expect(errors[0]?.message).toMatch(/costs 12\d\d\d\d points/)
  })

  it('and composed systems are for whoever is signed in', async () => {
    const answers = [
      await ask(server.url, odds, { choice, procedure: 'orderTest', input: {} }, {}),
      await ask(server.url, composed, { choice }, {}),
    ]
    expect(answers.map(({ errors }) => errors[0]?.code)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
  })
})

describe('a campaign', () => {
  const create = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id tabletop { id } system { id variants { id } tables(ids: ["weapons"]) { rows { id cells { path text printed } } } } } }`
  const input = { name: 'On the table', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'UTC' }

  it('says which part of a choice it cannot take', async () => {
    const tabletop = { id: 'bolt-action-3', overrides: { 'weapons3/LMG/shots': 'many' } }
    const answer = await ask(server.url, create, { input: { ...input, tabletop } }, somebody)
    expect(JSON.parse(answer.text)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_INPUT', at: 'weapons3/LMG/shots' } }],
    })
  })

  it('shows its members the system as it plays it', async () => {
    const { createCampaign } = await must<{
      createCampaign: { id: string; system: { tables: { rows: { cells: Cell[] }[] }[] } }
    }>(server.url, create, { input: { ...input, tabletop: choice } }, somebody)
    expect(createCampaign).toMatchObject({
      tabletop: { id: choice.id },
      system: { id: choice.id, variants: [{ id: 'great-war' }] },
    })
    const cells = createCampaign.system.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
    expect(cells.find(({ path }) => path === 'weaponsClassic/LMG/shots')?.printed).toBe('3')
    const query = 'query ($id: ID!) { campaign(id: $id) { system { id } } }'
    const other = await signUp(server.url, 'Somebody else')
    expect((await ask(server.url, query, { id: createCampaign.id }, other)).data).toEqual({ campaign: null })
  })
})
