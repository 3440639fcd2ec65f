import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Answer, type Identity, post } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, openWorld, type World } from './world.js'

/** Names that every object of JavaScript answers to, though nobody gave them. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

let server: TestServer
let world: World
let askId: string
let briefed: { readonly id: string; readonly at: string } | undefined

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server = await startTestServer()
  world = await openWorld(server)
  const { asks, pieces } = await briefingOf(server.url, world.campaignId, world.playerA)
  askId = asks[0]?.id ?? ''
  briefed = pieces[0]
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

/** Variables as text: `"NAME":` is a key of its own, also where it is called `__proto__`. */
const ask = (query: string, variables: string, name: string, who: Identity): Promise<Answer> =>
  post(server.url, `{"query":${JSON.stringify(query)},"variables":${variables.replaceAll('NAME', name)}}`, who)

const expectRefusal = (answer: Answer): void => {
  expect(answer.status).toBeLessThan(500)
  expect(answer.text).not.toMatch(/INTERNAL|Something went wrong/)
  for (const { code, message } of answer.errors) {
    expect(['BAD_INPUT', 'NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'LIMIT']).toContain(code)
    expect(message).toMatch(/\.$/)
  }
}

const create = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }'
const sealing = `mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!) {
  sealOrders(campaignId: $c, askId: $a, orders: $o, idempotencyKey: "a-key-of-ours") { receipt { hash } problems { code message } } }`

const campaign = (extra: string): string =>
  `{"input":{"name":"A war","rulesetId":"boltgun","scenarioId":"first-contact","timeZone":"UTC"${extra}}}`

describe.each(names)('called %s', (name) => {
  test.each([
    ['a ruleset', campaign(',"rulesetId":"NAME"')],
    ['a map', campaign(',"scenarioId":"NAME"')],
    ['a time zone', campaign(',"timeZone":"NAME"')],
    ['a setting', campaign(',"settings":{"NAME":true}')],
    ['a setting with an object', campaign(',"settings":{"NAME":{"NAME":1}}')],
    ['a value of a setting', campaign(',"settings":{"army.choice":"NAME"}')],
    ['a class of deadlines', campaign(',"deadlines":{"NAME":{"days":1,"at":"20:00"}}')],
    ['a rule of a deadline', campaign(',"deadlines":{"orders":{"NAME":{"days":1,"at":"20:00"}}}')],
    ['a seat', campaign(',"seat":"NAME","diceContribution":"00"')],
    ['a tabletop system', campaign(',"tabletop":{"id":"NAME"}')],
    ['a variant', campaign(',"tabletop":{"id":"bolt-action","variants":["NAME"]}')],
    ['a setting of a system', campaign(',"tabletop":{"id":"bolt-action","settings":{"NAME":1}}')],
    ['a cell of a table', campaign(',"tabletop":{"id":"bolt-action","overrides":{"NAME":1,"a.NAME":2}}')],
  ])('%s creates no campaign', async (_, variables) => {
    const answer = await ask(create, variables, name, world.organiser)
    expectRefusal(answer)
    expect(answer.errors).toHaveLength(1)
  })

  test.each([
    ['a ruleset', '{ ruleset(id: "NAME") { id } }'],
    ['a campaign', '{ campaign(id: "NAME") { id } }'],
    ['an invitation', '{ invitation(token: "NAME") { campaignName } }'],
    [
      'a map to be made',
      '{ generatedScenario(rulesetId: "NAME", generatorId: "NAME", players: 2, seed: "NAME") { id } }',
    ],
    ['a generator', '{ generatedScenario(rulesetId: "boltgun", generatorId: "NAME", players: 2, seed: "1") { id } }'],
    ['a system', '{ tabletopSystem(choice: { id: "NAME" }) { id } }'],
    ['a procedure', '{ procedureOdds(choice: { id: "bolt-action" }, procedure: "NAME", input: {}) { __typename } }'],
    [
      'a seat of briefings',
      '{ campaign(id: "CAMPAIGN") { briefing(seat: "NAME") { number } briefings(seat: "NAME") { number } } }',
    ],
    ['a draft', '{ campaign(id: "CAMPAIGN") { draft(askId: "NAME") { revision } } }'],
    ['a seat to be offered', 'mutation { invite(campaignId: "CAMPAIGN", role: PLAYER, seat: "NAME") { id } }'],
    ['a seat for a bot', 'mutation { seatBot(campaignId: "CAMPAIGN", seat: "NAME") { id } }'],
    [
      'a deadline',
      'mutation { extendDeadline(campaignId: "CAMPAIGN", class: "NAME", at: "2099-01-01T00:00:00Z") { id } }',
    ],
    ['a matter', 'mutation { consentTo(campaignId: "CAMPAIGN", noticeId: "NAME") { id } }'],
  ])('%s is unknown', async (_, query) => {
    const text = query.replaceAll('NAME', name).replaceAll('CAMPAIGN', world.campaignId)
    for (const who of [world.organiser, world.playerA]) expectRefusal(await ask(text, '{}', name, who))
  })

  test.each([
    ['what is asked', `{"c":"CAMPAIGN","a":"NAME","o":[]}`],
    ['an order', `{"c":"CAMPAIGN","a":"ASK","o":[{"kind":"NAME"}]}`],
    ['a piece', `{"c":"CAMPAIGN","a":"ASK","o":[{"kind":"march","piece":"NAME","to":"NAME"}]}`],
    ['a path', `{"c":"CAMPAIGN","a":"ASK","o":[{"kind":"march","piece":"PIECE","to":"HERE","path":["NAME"]}]}`],
    [
      'a key of a detail',
      `{"c":"CAMPAIGN","a":"ASK","o":[{"kind":"march","piece":"PIECE","to":"HERE","detail":{"NAME":{"NAME":1}}}]}`,
    ],
  ])('%s is not sealed', async (_, variables) => {
    const given = variables
      .replace('CAMPAIGN', world.campaignId)
      .replace('ASK', askId)
      .replace('PIECE', briefed?.id ?? '')
      .replace('HERE', briefed?.at ?? '')
    const answer = await ask(sealing, given, name, world.playerA)
    expectRefusal(answer)
    expect(answer.text).not.toContain('"hash"')
  })
})

test('nothing was written into what all objects share', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'days')).toBeUndefined()
})
