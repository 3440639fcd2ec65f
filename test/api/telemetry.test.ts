import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/src/config.js'
import { statementName } from '../../server/src/db/statements.js'
import { type Collector, openCollector, type Span } from '../support/collector.js'
import { ask, headersOf, password } from './client.js'
import { startTestServer } from './server.js'
import { briefingOf, openWorld, resolved, seal, type World } from './world.js'

let collector: Collector
let world: World
let spans: readonly Span[]
/** Of the request that was refused. */
let refused: string

beforeAll(async () => {
  collector = await openCollector()
  const server = await startTestServer({ config: { telemetry: { endpoint: collector.url, service: 'a house' } } })
  world = await openWorld(server)
  const { campaignId, playerA, playerB } = world
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(playerA) },
    body: JSON.stringify({ query: `mutation { endCampaign(campaignId: "${campaignId}") { id } }` }),
  })
  refused = response.headers.get('x-request-id') ?? ''
  for (const player of [playerA, playerB]) {
    const [asked] = (await briefingOf(server.url, campaignId, player)).asks
    await seal(server.url, player, { campaignId, askId: asked?.id ?? '', orders: [] })
  }
  await resolved(server.url, campaignId, playerA, 1)
  await ask(server.url, '{ rulesets { id } }')
  // What is left is sent.
  await server.close()
  spans = collector.spans()
})
afterAll(() => collector.close())

const named = (name: string): readonly Span[] => spans.filter((span) => span.name === name)
const parentOf = ({ parentSpanId }: Span): Span | undefined => spans.find(({ spanId }) => spanId === parentSpanId)
const attribute = ({ attributes }: Span, key: string): string | number | undefined => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

describe('traces', () => {
  it('lead from the request to the use case and on to its statements, under one request id', () => {
    expect(named('use case sealOrders')).toHaveLength(2)
    for (const useCase of named('use case sealOrders')) {
      const root = parentOf(useCase)
      expect(root?.name).toBe('request graphql')
      expect(root?.parentSpanId ?? '').toBe('')
      expect(attribute(root ?? useCase, 'muster.status')).toBe(200)
      const parts = spans.filter(({ traceId, name }) => traceId === useCase.traceId && name.startsWith('statement '))
      expect(parts.length).toBeGreaterThan(0)
      const ids = new Set([useCase, ...parts, ...(root ? [root] : [])].map((span) => attribute(span, 'muster.request')))
      expect([...ids]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
    }
    expect(named('statement read_table').length + named('statement read_many').length).toBeGreaterThan(0)
  })

  it('tell of jobs and resolutions, which nobody asked for', () => {
    const [resolution] = named('resolution')
    expect(resolution && attribute(resolution, 'muster.campaign')).toBe(world.campaignId)
    expect(resolution && attribute(resolution, 'muster.request')).toBeUndefined()
    expect(spans.some((span) => span.traceId === resolution?.traceId && span.name.startsWith('statement '))).toBe(true)
    expect(named('job closeGroup').length + named('resolution').length).toBeGreaterThan(1)
  })

  it('say that something went wrong, and not what it said', () => {
    const [failed] = named('use case endCampaign')
    expect(failed && attribute(failed, 'muster.request')).toBe(refused)
    expect(failed?.status).toEqual({ code: 2 })
    expect(failed && attribute(failed, 'error.type')).toBe('Problem')
  })

  it('name the service, and nobody and nothing that is played', () => {
    expect(collector.resources()[0]).toContainEqual({ key: 'service.name', value: { stringValue: 'a house' } })
    const text = collector.text()
    const cookie = world.playerA.cookie.split(/[=;]/)[1] ?? '-'
    for (const secret of [
      'Player A',
      'A test war',
      'player-a@',
      password,
      cookie,
      String(world.bothToken.token),
      'orders":',
      '$1',
      'SELECT *',
    ])
      expect(text).not.toContain(secret)
  })
})

it('a statement is called by what was prepared, or by what it does and to what', () => {
  expect(statementName({ name: 'read_table', text: 'SELECT muster.read_table($1)' })).toBe('read_table')
  expect(statementName('SELECT "Campaign"."id" FROM "muster"."campaign" "Campaign"')).toBe('SELECT campaign')
  expect(statementName(`UPDATE muster.ask_group SET frozen_at = now() WHERE group_id = 'secret'`)).toBe(
    'UPDATE ask_group',
  )
  expect(statementName('START TRANSACTION')).toBe('START')
})

it('are sent where the environment says, or nowhere', () => {
  const env = { MUSTER_DATA: '/tmp', MUSTER_SECRET: '-'.repeat(32) }
  expect(readConfig(env).telemetry).toBeNull()
  expect(readConfig({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' }).telemetry).toEqual({
    endpoint: 'http://otel:4318',
    service: 'muster',
  })
  expect(() => readConfig({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4318' })).toThrow(/write it like http:/)
})
