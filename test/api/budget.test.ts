import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBudget, type Payer } from '../../server/src/graphql/limits/budget.js'
import { defaultBudgets, perOperation } from '../../server/src/graphql/limits/budgets.js'
import { ask, connect, headersOf, type Identity, makeToken, signUp } from './client.js'
import { roomy } from './config.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { createCampaign } from './world.js'

describe('a bucket', () => {
  const budgets = {
    ...defaultBudgets,
    account: { limit: 2000, refillsPerSecond: 1000 },
    address: { limit: 5000, refillsPerSecond: 100 },
    operations: { account: 2, address: 3 },
  }
  const somebody: Payer = { userId: 'somebody', address: '10.0.0.1' }

  it('is spent, refuses what is not there, and fills with time', () => {
    let at = 0
    const budget = openBudget(budgets, () => at)
    expect(budget.charge(somebody, 1000 - perOperation)).toEqual({
      cost: { requested: 1000, remaining: 1000, limit: 2000, refillsPerSecond: 1000 },
      wait: null,
    })
    expect(budget.charge(somebody, 1200)).toMatchObject({ cost: { remaining: 1000 }, wait: 1 })
    at = 700
    expect(budget.charge(somebody, 1200)).toMatchObject({ cost: { remaining: 0 }, wait: null })
    expect(budget.isSpent(somebody)).toBe(true)
    at = 60_000
    expect(budget.charge(somebody, 0).cost.remaining).toBe(2000 - perOperation)
  })

  it('of an address is shared by all who come from it, and by nobody else', () => {
    const budget = openBudget(budgets, () => 0)
    for (const userId of ['a', 'b']) expect(budget.charge({ ...somebody, userId }, 1500).wait).toBeNull()
    expect(budget.charge({ ...somebody, userId: 'c' }, 1500).wait).toBe(10)
    expect(budget.charge({ userId: 'a', address: '10.0.0.2' }, 0).wait).not.toBeNull()
    expect(budget.charge({ userId: 'd', address: '10.0.0.2' }, 1500).wait).toBeNull()
  })

  it('counts operations that are under way', () => {
    const budget = openBudget(budgets, () => 0)
    const leave = budget.operation(somebody)
    expect(budget.operation(somebody)).not.toBeNull()
    expect(budget.operation(somebody)).toBeNull()
    expect(budget.operation({ ...somebody, userId: 'other' })).not.toBeNull()
    expect(budget.operation({ ...somebody, userId: 'third' })).toBeNull()
    leave?.leave()
    leave?.leave()
    expect(budget.operation(somebody)).not.toBeNull()
    expect(budget.operation(somebody)).toBeNull()
  })

  it('lets so many of an account work at once, the others in the order in which they came', async () => {
    const budget = openBudget({ ...budgets, operations: { account: 9, address: 99 }, atWork: 2 }, () => 0)
    const begun: number[] = []
    const turns = [0, 1, 2, 3, 4].map((at) => {
      const turn = budget.operation(somebody)
      void turn?.come.then(() => begun.push(at))
      return turn
    })
    await budget.operation({ ...somebody, userId: 'other' })?.come
    expect(begun).toEqual([0, 1])
    turns[2]?.leave()
    turns[2]?.leave()
    turns[0]?.leave()
    await turns[3]?.come
    expect(begun).toEqual([0, 1, 3])
    turns[1]?.leave()
    await turns[4]?.come
    expect(begun).toEqual([0, 1, 3, 4])
  })

  it('tells a refusal after a while, but for whoever has too many waiting', () => {
    vi.useFakeTimers()
    try {
      const budget = openBudget({ ...budgets, refusals: { after: 300, held: 2 } }, () => 0)
      const told: boolean[] = []
      for (let at = 0; at < 3; at += 1) budget.refuse(somebody, (held) => told.push(held))
      expect(told).toEqual([false])
      vi.advanceTimersByTime(299)
      expect(told).toEqual([false])
      vi.advanceTimersByTime(1)
      expect(told).toEqual([false, true, true])
      budget.refuse({ userId: 'other', address: '10.0.0.1' }, (held) => told.push(held))
      expect(told).toHaveLength(3)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a server', () => {
  let server: TestServer
  let spender: Identity
  let other: Identity

  // It never fills again, so that nothing hangs on how fast this runs.
  beforeAll(async () => {
    server = await startTestServer({
      budgets: {
        ...roomy,
        account: { limit: 60_000, refillsPerSecond: 0.001 },
        sockets: { account: 2, address: 100 },
        streams: 3,
      },
    })
    spender = await signUp(server.url, 'Spender')
    other = await signUp(server.url, 'Other')
  })
  afterAll(() => server.close())

  const send = (identity: Identity, query: string): Promise<Response> =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(identity) },
      body: JSON.stringify({ query }),
    })

  it('tells what an operation costs and what is left, then refuses with the time to wait', async () => {
    const first = await send(spender, '{ campaign(id: "x") { id } }')
    const { extensions } = (await first.json()) as { extensions: { cost: Record<string, number> } }
    const requested = perOperation + 801
    expect(extensions.cost).toMatchObject({ requested, remaining: 60_000 - requested, limit: 60_000 })
    expect(first.headers.get('ratelimit')).toMatch(`"points";r=${String(60_000 - requested)};t=`)
    expect(first.headers.get('ratelimit-policy')).toMatch(/^"points";q=60000;w=\d+$/)
    let answer = await send(spender, '{ campaigns { nodes { id } } }')
    for (let asked = 0; answer.status === 200 && asked < 100; asked += 1)
      answer = await send(spender, '{ campaigns { nodes { id } } }')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const { errors } = (await answer.json()) as { errors: { message: string; extensions: Record<string, unknown> }[] }
    expect(errors[0]?.message).toMatch(/^This costs .+ Wait .+ seconds, then send it again\.$/)
    expect(errors[0]?.extensions).toMatchObject({ code: 'LIMIT', cost: { limit: 60_000 } })
    expect((await send(other, '{ me { id } }')).status).toBe(200)
  })

  it('refuses an account that has spent all, whatever it sends, by any credential', async () => {
    const rich = await signUp(server.url, 'Once rich')
    const token = { token: await makeToken(server.url, rich, ['READ']) }
    let statuses: number[] = []
    for (let asked = 0; asked < 130; asked += 1) statuses.push((await send(rich, '{ __typename }')).status)
    expect(statuses.at(-1)).toBe(429)
    statuses = [(await send(token, '{ me { id } }')).status, (await send(rich, 'not a query')).status]
    expect(statuses).toEqual([429, 429])
  })

  it('closes a connection too many, and refuses a stream too many', async () => {
    const crowd = await signUp(server.url, 'Crowd')
    const campaignId = await createCampaign(server.url, crowd)
    const watch = 'subscription ($id: ID!) { status(campaignId: $id) { turn } }'
    const clients = [connect(server.url, crowd), connect(server.url, crowd)]
    const streams = [0, 1, 0].map((at) =>
      listen<object>(clients[at] ?? connect(server.url, crowd), watch, { id: campaignId }),
    )
    for (const stream of streams) await stream.next()
    const fourth = listen<object>(clients[1] ?? connect(server.url, crowd), watch, { id: campaignId })
    expect(JSON.stringify(await fourth.over)).toContain('LIMIT')
    const third = connect(server.url, crowd)
    expect(JSON.stringify(await listen<object>(third, watch, { id: campaignId }).over)).toContain('1013')
    await clients[0]?.dispose()
    await Promise.all([streams[0]?.over, streams[2]?.over])
    const again = listen<object>(clients[1] ?? third, watch, { id: campaignId })
    await again.next()
    for (const client of [...clients, third]) await client.dispose()
  })

  it('spends nothing of an account for what others ask in its name', async () => {
    const answer = await ask(server.url, '{ me { id } }', {}, { token: 'muster_of-nobody' })
    expect(answer.status).not.toBe(429)
  })
})
