import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchInTime } from '../../web/api/givenUp.js'

/** A server that never answers, as a browser asks it. */
const silent: typeof fetch = (_, request) =>
  new Promise((_resolve, reject) => {
    request?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request that nobody answers is given up in the end, and not before', async () => {
  vi.stubGlobal('fetch', silent)
  const failed = vi.fn()
  const asked = fetchInTime('/graphql', { body: '{}' }).catch(failed)
  await vi.advanceTimersByTimeAsync(39_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  await asked
  expect(failed).toHaveBeenCalledOnce()
})

test('whoever no longer wants the answer ends the request at once', async () => {
  vi.stubGlobal('fetch', silent)
  const wanted = new AbortController()
  const asked = fetchInTime('/graphql', { body: '{}', signal: wanted.signal })
  wanted.abort()
  await expect(asked).rejects.toThrow('aborted')
})

test('an answer comes through as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: 1 })))
  expect(await (await fetchInTime('/graphql', { body: '{}' })).json()).toEqual({ data: 1 })
  expect(vi.getTimerCount()).toBe(0)
})
