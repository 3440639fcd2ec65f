import { readFileSync } from 'node:fs'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, connect } from './client.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, openWorld, type World } from './world.js'

let server: TestServer
let world: World

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterAll(() => server.close())

const guide = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8')
const operations = [...guide.matchAll(/```graphql\n(.*?)```/gs)].map(([, text = '']) => text)

interface Suggested {
  readonly suggestion: readonly Record<string, unknown>[]
}

it('sends what the guide prints, in its order, with a token', async () => {
  const { campaignId, bothToken } = world
  const now = await briefingOf(server.url, campaignId, bothToken)
  const [open, piece] = [now.asks[0], now.pieces[0]]
  const variables: Record<string, unknown> = {
    ...{
      campaignId,
      askId: open?.id,
      piece: piece?.id,
      cell: piece?.at,
      other: '0,0',
      after: 0,
      key: 'a key of mine'.replaceAll(' ', '-'),
    },
    order: { kind: 'march', piece: piece?.id },
  }
  const sent: string[] = []
  for (const operation of operations) {
    const { operation: kind, name, variableDefinitions = [] } = getOperationAST(parse(operation)) ?? {}
    const given = Object.fromEntries(
      variableDefinitions.map(
        ({
          variable: {
            name: { value },
          },
        }) => [value, variables[value]],
      ),
    )
    sent.push(name?.value ?? '')
    if (kind === OperationTypeNode.SUBSCRIPTION) {
      const client = connect(server.url, bothToken)
      const frame = await listen<{ briefing: { briefing: { number: number } } }>(client, operation, given).next()
      expect(frame.briefing.briefing.number).toBe(now.number)
      await client.dispose()
      continue
    }
    const answer = await ask(server.url, operation, given, bothToken)
    expect([name?.value, answer.errors]).toEqual([name?.value, []])
    if (name?.value === 'Suggestion')
      variables['orders'] = ((answer.data?.['ask'] ?? { suggestion: [] }) as Suggested).suggestion.map((order) =>
        Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null)),
      )
    if (name?.value === 'Check') expect(answer.data).toMatchObject({ checkOrders: { problems: [] } })
    if (name?.value === 'Seal')
      expect(answer.data).toMatchObject({
        sealOrders: { problems: [], receipt: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
      })
  }
  expect(sent).toEqual(['Now', 'OneAsk', 'Options', 'Suggestion', 'Ways', 'Grid', 'Check', 'Seal', 'News'])
})
