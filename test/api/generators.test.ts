import { afterAll, beforeAll, expect, it } from 'vitest'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { ask, type Identity, must, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let somebody: Identity

beforeAll(async () => {
  server = await startTestServer()
  somebody = await signUp(server.url, 'Somebody')
})
afterAll(() => server.close())

const query = `query ($r: ID!, $g: ID!, $p: Int!, $s: String!) {
  generatedScenario(rulesetId: $r, generatorId: $g, players: $p, seed: $s) { id title about seats { title subtitle } board } }`

interface Made {
  readonly generatedScenario: { readonly id: string; readonly seats: readonly object[]; readonly board: object }
}

const drawn = { r: 'boltgun', g: 'new-map', p: 5, s: 'Seed-1' }

const creation = (scenarioId: string) => ({
  input: { name: 'A war on new ground', rulesetId: 'boltgun', scenarioId, timeZone: 'UTC' },
})
const create = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id board scenario { id title board } status { seats { id title } } } }`

interface Created {
  readonly createCampaign: {
    readonly board: object
    readonly scenario: { readonly id: string; readonly board: object }
    readonly status: { readonly seats: readonly object[] }
  }
}

it('offers its generators to everybody', async () => {
  const { data } = await ask(server.url, '{ ruleset(id: "boltgun") { generators { id title about players } } }', {}, {})
  const [offer] = boltgun.generators ?? []
  expect(data).toMatchObject({ ruleset: { generators: [{ id: offer?.id, players: offer?.players }] } })
})

it('previews a map, always the same, and creates a campaign on it', async () => {
  const { generatedScenario: preview } = await must<Made>(server.url, query, drawn, somebody)
  expect([preview.id, preview.seats.length]).toEqual(['new-map.5.Seed-1', 5])
  expect((await must<Made>(server.url, query, drawn, somebody)).generatedScenario).toEqual(preview)
  const { createCampaign: made } = await must<Created>(server.url, create, creation(preview.id), somebody)
  expect(made.scenario.id).toBe(preview.id)
  expect([made.board, made.scenario.board]).toEqual([preview.board, preview.board])
  expect(made.status.seats.length).toBe(5)
})

it('tells of a map no more than of one that ships: no packets, no hidden things', async () => {
  const { text } = await ask(server.url, query, drawn, somebody)
  expect(text).not.toMatch(/objective|lost-relic|cache|colours|depot|"A1"|sites|levels/)
})

it('refuses nobody in particular: whoever is not signed in', async () => {
  const answer = await ask(server.url, query, drawn, {})
  expect([answer.data, answer.errors[0]?.code]).toEqual([null, 'UNAUTHENTICATED'])
})

it.each([
  ['another ruleset', { ...drawn, r: 'chess' }, /There is no such generator/],
  ['another generator', { ...drawn, g: 'dungeon' }, /There is no such generator/],
  ['one player', { ...drawn, p: 1 }, /2, 3, 4, 5, 6, 7, 8 players/],
  ['nine players', { ...drawn, p: 9 }, /2, 3, 4, 5, 6, 7, 8 players/],
  ['no seed', { ...drawn, s: '' }, /seed of 1 to 40/],
  ['a long seed', { ...drawn, s: 'x'.repeat(41) }, /seed of 1 to 40/],
  ['a dotted seed', { ...drawn, s: 'a.b' }, /seed of 1 to 40/],
  ['a seed in other letters', { ...drawn, s: 'Ärger' }, /seed of 1 to 40/],
  ['a seed with a line feed', { ...drawn, s: 'a\n' }, /seed of 1 to 40/],
])('refuses %s', async (_, variables, message) => {
  const answer = await ask(server.url, query, variables, somebody)
  expect([answer.data, answer.errors[0]?.code]).toEqual([null, 'BAD_INPUT'])
  expect(answer.errors[0]?.message).toMatch(message)
})

it.each([
  ['new-map.9.x', /2, 3, 4, 5, 6, 7, 8 players/],
  ['new-map.02.x', /no such scenario/],
  ['new-map.2.', /seed of 1 to 40/],
  ['new-map.2.x.y', /no such scenario/],
  ['new-map.2.a b', /seed of 1 to 40/],
  ['dungeon.2.x', /no such generator/],
  ['new-map', /no such scenario/],
  ['__proto__', /no such scenario/],
])('creates no campaign on %s', async (scenarioId, message) => {
  const answer = await ask(server.url, create, creation(scenarioId), somebody)
  expect([answer.data, answer.errors[0]?.code]).toEqual([null, 'BAD_INPUT'])
  expect(answer.errors[0]?.message).toMatch(message)
})

it('counts a new map dear: two of them are too much for one query', async () => {
  const one = (at: number): string =>
    `m${String(at)}: generatedScenario(rulesetId: "boltgun", generatorId: "new-map", players: 2, seed: "m${String(at)}") { id }`
  const several = (count: number): string => `{ ${Array.from({ length: count }, (_, at) => one(at)).join(' ')} }`
  expect((await ask(server.url, several(1), {}, somebody)).errors).toEqual([])
  expect((await ask(server.url, several(2), {}, somebody)).errors[0]?.code).toBe('LIMIT')
})
