import { createServer } from 'node:http'
import { buildSchema, GraphQLObjectType, type GraphQLSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import type { SignedIn } from '../../server/src/auth/caller.js'
import { sendEvents } from '../../server/src/graphql/eventStream.js'
import { openExecution } from '../../server/src/graphql/execution.js'
import { listening } from '../../server/src/http/listening.js'
import { eventually } from '../support/eventually.js'

/** A schema with one stream, which opens when it is let, never sends anything and tells when it is over. */
const slowSchema = (opens: Promise<unknown>, over: () => void): GraphQLSchema => {
  const schema = buildSchema('type Query { hour: Int } type Subscription { hours: Int }')
  const type = schema.getSubscriptionType()
  if (!(type instanceof GraphQLObjectType)) throw new Error('there is no stream')
  const hours = type.getFields()['hours']
  if (!hours) throw new Error('there is no stream')
  hours.subscribe = async () => {
    await opens
    let end: (step: IteratorResult<never, undefined>) => void = () => undefined
    const done = new Promise<IteratorResult<never, undefined>>((resolve) => {
      end = resolve
    })
    const stream: AsyncGenerator<never, undefined> = {
      next: () => done,
      return: () => {
        over()
        end({ done: true, value: undefined })
        return done
      },
      throw: () => done,
      [Symbol.asyncIterator]: () => stream,
    }
    return stream
  }
  return schema
}

test('a stream whose listener left while it was opened is over, and nobody watches their credential any more', async () => {
  let [watched, ended, asked] = [0, 0, 0]
  let open: (value?: unknown) => void = () => undefined
  const opens = new Promise((resolve) => {
    open = resolve
  })
  const execution = openExecution(slowSchema(opens, () => (ended += 1)))
  const watch = (): (() => void) => {
    watched += 1
    return () => (watched -= 1)
  }
  const caller: SignedIn = {
    ...{ userId: 'u', name: 'Somebody', email: 'u@example.org', language: null, tool: false },
    ...{ scopes: [], campaigns: null, credential: { kind: 'session', raw: 'x' } },
  }
  const context = { caller, standing: { watch } }
  const query = 'subscription { hours }'
  const admitted = { document: parse(query), cost: 1, streams: true, introspects: false, isPublic: false }
  let gone: Promise<unknown> = Promise.resolve()
  const server = createServer((_, response) => {
    asked += 1
    gone = new Promise((resolve) => response.once('close', resolve))
    void sendEvents(execution, response, { body: { query }, admitted, context })
  })
  const port = await listening(server, { port: 0, host: '127.0.0.1', variables: { port: 'PORT', host: 'HOST' } })
  const controller = new AbortController()
  const call = await fetch(`http://127.0.0.1:${String(port)}/`, { signal: controller.signal })
  expect([call.status, asked]).toEqual([200, 1])
  controller.abort()
  await gone
  open()
  await eventually(
    () => Promise.resolve(ended),
    (times) => times === 1,
  )
  expect(watched).toBe(0)
  server.close()
})
