import { getNamedType, type GraphQLSchema, isObjectType } from 'graphql'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { ask, must } from './client.js'
import { openFeud, openPeople, type People } from './feud.js'
import { bent, withLeak } from './plantedLeaks.js'
import { detailsIn, pathsOf, unitOf } from './rules/paths.js'
import { everyField } from './rules/secrecy.js'
import { documentOf } from './rules/together.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, seal } from './world.js'

let server: TestServer
let people: People
let schema: GraphQLSchema
let names: Readonly<Record<string, string>>

const ally = async (alliance: string | null): Promise<void> => {
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  await client.query(`UPDATE muster.seat SET alliance = $1 WHERE seat IN ('A', 'B')`, [alliance])
  await client.end()
}

/** South has sealed an answer, and a draft of another; North has not answered. */
beforeAll(async () => {
  server = await startTestServer()
  people = await openPeople(server.url)
  schema = await openSchema()
  const { url } = server
  const { south } = people
  const campaign = await openFeud(url, people, {
    ...{ rulesetId: 'boltgun', scenarioId: 'three-valleys', settings: { 'army.choice': 'scenario' } },
  })
  const { asks, pieces } = await briefingOf(url, campaign, south)
  const asked = { campaignId: campaign, askId: asks[0]?.id ?? '', orders: [] }
  await seal(url, south, asked)
  const draft = 'mutation ($c: ID!, $a: ID!) { saveDraft(campaignId: $c, askId: $a, orders: []) { askId } }'
  await must(url, draft, { c: campaign, a: asked.askId }, south)
  names = { campaign, ask: asked.askId, piece: pieces[0]?.id ?? '', battle: campaign }
})
afterAll(() => server.close())

const filled = (text: string): string => text.replace(/\$(\w+)/g, (_, name: string) => names[name] ?? '')

/** More in one query may cost more than one may. */
const atOnce = 6

/** Every field that leads through the campaign or through South's question, by type; what rulesets show of a briefing is told with it. */
const queries = (): ReadonlyMap<string, string> => {
  const [all, details] = [everyField(schema), detailsIn(schema)]
  return new Map(
    [...pathsOf(schema)].flatMap(([type, path]) => {
      const wanted = all.flatMap(([owner, field]) => (owner === type && field !== 'alliance' ? [field] : []))
      const [first] = path
      const isOfWar = first && ['campaign', 'ask', 'checkOrders'].includes(first.field)
      if (!isOfWar || details.has(type)) return []
      const parts = Array.from({ length: Math.ceil(wanted.length / atOnce) }, (_, at) =>
        wanted.slice(at * atOnce, (at + 1) * atOnce),
      )
      return parts.map(
        (part) => [`${type} ${part.join(' ')}`, filled(documentOf([unitOf(schema, path, type, part)]))] as const,
      )
    }),
  )
}

const own = 'd.seat = muster.desk_of(s.seat, s.role)'
const leak = bent(
  ...(['an ally’s draft is read', 'its_draft', own] as const),
  `(${own} OR d.seat IN (SELECT a.seat FROM muster.seat o JOIN muster.seat a ON a.campaign = o.campaign AND a.alliance = o.alliance
     WHERE o.campaign = _campaign AND o.seat = s.seat))`,
)

test('an ally is answered what a stranger is, whatever field is asked for, but for the briefings of the allied seat', async () => {
  const { url } = server
  const read = async (): Promise<ReadonlyMap<string, string>> => {
    const answers = new Map<string, string>()
    for (const [part, query] of queries()) answers.set(part, (await ask(url, query, {}, people.north)).text)
    return answers
  }
  const apart = await read()
  await ally('Pact')
  const allied = await read()
  expect(allied.size).toBeGreaterThan(60)
  for (const [part, text] of allied) {
    expect(text).not.toMatch(/"(INTERNAL|LIMIT)"/)
    expect([part, text]).toEqual([part, apart.get(part)])
  }
  const [found, query] = [...queries()].find(([name]) => /^Campaign .*\bdraft\b/.test(name)) ?? ['', '']
  const leaked = await withLeak(server.ownerUrl, leak, () => ask(url, query, {}, people.north))
  expect(leaked.text).not.toBe(allied.get(found))
})

/** Fields that name the seat whose they are: an ally is answered by these of what follows, and by no other. */
const open = ['briefing', 'briefings', 'correctedLines']

test('only what names a seat whose briefings it reads opens an allied one, without what it is asked', async () => {
  const campaign = schema.getType('Campaign')
  const bySeat = isObjectType(campaign)
    ? Object.values(campaign.getFields()).filter(({ args }) =>
        args.some(({ type }) => getNamedType(type).name === 'SeatId'),
      )
    : []
  expect(bySeat.map(({ name }) => name).sort()).toEqual(open)
  const query = `query ($id: ID!) { campaign(id: $id) { briefing(seat: "B") { number report { text } pieces { id } asks { id } sheets { seat } }
    briefings(seat: "B") { number } correctedLines(after: 0, seat: "B") { line } } }`
  const id = names['campaign']
  const read = async () => (await must<{ campaign: object }>(server.url, query, { id }, people.north)).campaign
  const { pieces } = await briefingOf(server.url, id ?? '', people.south)
  await ally('Pact')
  expect(await read()).toMatchObject({
    briefing: { number: 1, pieces: pieces.map((piece) => ({ id: piece.id })), asks: [], sheets: [] },
    briefings: [{ number: 1 }],
  })
  await ally(null)
  expect(await read()).toEqual({ briefing: null, briefings: [], correctedLines: [] })
})
