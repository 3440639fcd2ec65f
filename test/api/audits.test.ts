import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Optional: queries by GET. Operations travel in bodies alone, where one gate reads what the executor reads. */
const noQueryByGet = ['5A70', '6A70', 'D6D5']
/** Recommended: 200 for what cannot be executed. Whoever asks wrongly is told so by the status, too. */
const wrongIs400 = ['572B', '7B9B', 'FDE2']

it('speaks GraphQL over HTTP as the audits of graphql-http want it', async () => {
  const { cookie } = await signUp(server.url, 'Auditor')
  const audits = serverAudits({
    url: `${server.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }),
  })
  const results = await Promise.all(audits.map((audit) => audit.fn()))
  const short = (status: string): string[] => results.filter((result) => result.status === status).map(({ id }) => id)
  expect(results).toHaveLength(61)
  expect(short('error')).toEqual([])
  expect(short('notice').sort()).toEqual(noQueryByGet)
  expect(short('warn').sort()).toEqual(wrongIs400)
})
