import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../support/statements.js'
import { eventually } from '../support/eventually.js'
import { ask, type Identity, makeToken, must, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, createCampaign, openWorld, seal, seat, start, type World } from './world.js'

let server: TestServer
let world: World
let hex: { readonly campaignId: string; readonly player: Identity }

/** A hex campaign against a bot, whose player has a token that does what a bot does. */
const openHex = async (): Promise<typeof hex> => {
  const owner = await signUp(server.url, 'Hexes')
  const { ruleset } = await must<{ ruleset: { scenarios: { id: string; seats: object[] }[] } }>(
    ...([server.url, '{ ruleset(id: "hex-1.4") { scenarios { id seats { title } } } }', {}, {}] as const),
  )
  const scenarioId = ruleset.scenarios.find(({ seats }) => seats.length === 2)?.id
  const campaignId = await createCampaign(server.url, owner, { rulesetId: 'hex-1.4', scenarioId, settings: {} })
  await seat(server.url, owner, owner, { campaignId, role: 'PLAYER', seat: 'A' })
  await must(server.url, 'mutation ($c: ID!) { seatBot(campaignId: $c, seat: "B") { id } }', { c: campaignId }, owner)
  await start(server.url, owner, campaignId)
  return { campaignId, player: { token: await makeToken(server.url, owner, ['READ', 'ORDERS']) } }
}

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
  hex = await openHex()
})
afterAll(() => server.close())

const orderFields = 'kind piece to path with amount item detail'

interface Asked {
  readonly ask: {
    readonly id: string
    readonly kind: string
    readonly state: string
    readonly closed: boolean
    readonly mayReplace: boolean
    readonly receipt: { readonly hash: string; readonly orders: readonly object[] } | null
    readonly draft: { readonly revision: number } | null
    readonly suggestion: readonly Record<string, unknown>[]
    readonly options: readonly { readonly kind: string; readonly piece: string | null; readonly path: boolean | null }[]
  } | null
}

const asked = `query ($c: ID!, $a: ID!) { ask(campaignId: $c, id: $a) { id kind state closed mayReplace
  receipt { hash orders { ${orderFields} } } draft { revision } suggestion { ${orderFields} } options { kind piece path } } }`

const askOf = async (who: Identity, c: string, a: string): Promise<NonNullable<Asked['ask']>> => {
  const { ask: found } = await must<Asked>(server.url, asked, { c, a }, who)
  if (!found) throw new Error('nothing is asked')
  return found
}

/** As an answer gives it, without the nulls. */
const drafts = (orders: readonly object[]): readonly object[] =>
  orders.map((order) => Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null)))

const anyProblem = 'fragment P on Problem { code message path }'
const checking = `query ($c: ID!, $a: ID!, $o: [OrderInput!]!) { checkOrders(campaignId: $c, askId: $a, orders: $o) {
  problems { ...P rule index piece cell } warnings { code } budget { key label value } } } ${anyProblem}`

const firstAsk = async (who: Identity, campaignId: string): Promise<string> =>
  (await briefingOf(server.url, campaignId, who)).asks[0]?.id ?? ''

describe('an ask by its id', () => {
  it('of somebody else, and one that is not, are one answer and one effort', async () => {
    const { campaignId: c, playerA, playerB, outsider } = world
    const [own, theirs] = [await firstAsk(playerA, c), await firstAsk(playerB, c)]
    const said = countStatements()
    const answers: string[] = []
    for (const [who, a] of [
      ...([
        [playerA, theirs],
        [playerA, 'no such ask'],
        [outsider, own],
        [outsider, 'no such ask'],
      ] as const),
    ]) {
      await ask(server.url, asked, { c, a }, who)
      said.taken()
      answers.push(
        `${(await ask(server.url, asked, { c, a }, who)).text.replace(/"cost":.*/, '')} ${String(said.taken().length)}`,
      )
    }
    said.stop()
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('{"ask":null}')
    const check = (a: string) => ask(server.url, checking, { c, a, o: [] }, playerA)
    expect((await check(theirs)).errors).toEqual((await check('no such ask')).errors)
    expect((await check(theirs)).errors[0]?.code).toBe('NOT_FOUND')
  })

  it('is open, then sealed, then closed; and the desk says nothing of a closed one', async () => {
    const { campaignId: c, playerA: who, playerB, readToken } = world
    const a = await firstAsk(who, c)
    expect(await askOf(readToken, c, a)).toMatchObject({ state: 'OPEN', receipt: null, draft: null, closed: false })
    const draft = 'mutation ($c: ID!, $a: ID!) { saveDraft(campaignId: $c, askId: $a, orders: []) { revision } }'
    await must(server.url, draft, { c, a }, who)
    expect((await askOf(readToken, c, a)).draft).toEqual({ revision: 1 })
    const sealed = await seal(server.url, who, { campaignId: c, askId: a, orders: [] })
    const now = await askOf(readToken, c, a)
    expect([now.state, now.receipt?.hash]).toEqual(['SEALED', sealed.receipt?.hash])
    await seal(server.url, playerB, { campaignId: c, askId: await firstAsk(playerB, c), orders: [] })
    const after = await eventually(
      () => askOf(readToken, c, a),
      ({ state }) => state === 'CLOSED',
    )
    expect(after).toMatchObject({ closed: true, mayReplace: false, suggestion: [], options: [] })
    expect(after.receipt?.hash).toBe(sealed.receipt?.hash)
    const { errors } = await ask(server.url, checking, { c, a, o: [] }, who)
    expect(errors[0]?.code).toBe('CLOSED')
  })
})

describe('the order desk of a tool', () => {
  it('finds the same problems as sealing does, and saves nothing', async () => {
    const { campaignId: c, playerA: who } = world
    const a = await firstAsk(who, c)
    const o = [{ kind: 'march', piece: 'nobody', to: '0,0' }, { kind: 'dance' }]
    const { checkOrders } = await must<{ checkOrders: { problems: object[] } }>(
      ...([server.url, checking, { c, a, o }, world.readToken] as const),
    )
    const sealing = `mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!, $k: String!) { sealOrders(campaignId: $c, askId: $a, orders: $o,
      idempotencyKey: $k) { problems { ...P rule index piece cell } } } ${anyProblem}`
    const { sealOrders } = await must<{ sealOrders: { problems: object[] } }>(
      ...([server.url, sealing, { c, a, o, k: randomUUID() }, who] as const),
    )
    expect(checkOrders.problems.length).toBeGreaterThan(1)
    expect(checkOrders.problems).toEqual(sealOrders.problems)
    expect(checkOrders.problems).toContainEqual(expect.objectContaining({ index: 1, path: ['orders', '1'] }))
    expect(await askOf(who, c, a)).toMatchObject({ state: 'OPEN', draft: null, receipt: null })
  })

  it('reaches with a banner where its options lead', async () => {
    const { campaignId: c, playerA: who } = world
    const a = await firstAsk(who, c)
    const { asks } = await briefingOf(server.url, c, who)
    const option = asks[0]?.options.find(({ kind, to }) => kind === 'march' && to?.length)
    const query =
      'query ($c: ID!, $a: ID!, $p: ID!) { ask(campaignId: $c, id: $a) { reach(piece: $p) { kind slot cells } } }'
    const { ask: found } = await must<{ ask: { reach: { kind: string; cells: string[] }[] } }>(
      ...([server.url, query, { c, a, p: option?.piece }, who] as const),
    )
    expect(found.reach.find(({ kind }) => kind === 'march')?.cells).toEqual(option?.to)
  })

  it('suggests the same orders twice, and plays with them until forces march', async () => {
    const { campaignId: c, player } = hex
    let budgets = 0
    const march = async (): Promise<string | null> => {
      for (const { id: a } of (await briefingOf(server.url, c, player)).asks) {
        const now = await askOf(player, c, a)
        if (now.state !== 'OPEN') continue
        if (now.options.some(({ path }) => path)) return a
        expect((await askOf(player, c, a)).suggestion).toEqual(now.suggestion)
        const orders = drafts(now.suggestion)
        const { checkOrders } = await must<{ checkOrders: { problems: object[]; budget: object[] } }>(
          ...([server.url, checking, { c, a, o: orders }, player] as const),
        )
        expect(checkOrders.problems).toEqual([])
        budgets += checkOrders.budget.length
        expect((await seal(server.url, player, { campaignId: c, askId: a, orders })).problems).toEqual([])
      }
      return null
    }
    const a = await eventually(march, (found) => found !== null)
    expect(budgets).toBeGreaterThan(0)
    const piece = (await askOf(player, c, a ?? '')).options.find(({ path }) => path)?.piece
    const step = `query ($c: ID!, $a: ID!, $o: OrderInput!, $p: ID!) { ask(campaignId: $c, id: $a) {
      pathStep(order: $o) { next notes } reach(piece: $p) { kind cells } } }`
    const stepOf = async (path: readonly string[]) =>
      (
        await must<{
          ask: { pathStep: { next: string[]; notes: string[] }; reach: { kind: string; cells: string[] }[] }
        }>(...([server.url, step, { c, a, o: { kind: 'move', piece, path }, p: piece }, player] as const))
      ).ask
    const { pathStep, reach } = await stepOf([])
    const moves = reach.find(({ kind }) => kind === 'move')?.cells ?? []
    expect(pathStep.next.length).toBeGreaterThan(0)
    expect(moves).toEqual(expect.arrayContaining(pathStep.next))
    const further = (await stepOf(pathStep.next.slice(0, 1))).pathStep
    expect(further.notes.length).toBeGreaterThan(0)
    const { checkOrders } = await must<{ checkOrders: { problems: object[] } }>(
      ...([
        server.url,
        checking,
        { c, a, o: [{ kind: 'move', piece, path: pathStep.next.slice(0, 1) }] },
        player,
      ] as const),
    )
    expect(checkOrders.problems).toEqual([])
  })
})
