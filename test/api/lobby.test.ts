import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { createCampaign } from './world.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('tells the other campaigns when the ruleset of one is not installed', async () => {
  const owner = await signUp(server.url, 'Owner')
  const kept = await createCampaign(server.url, owner)
  const gone = await createCampaign(server.url, owner)
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  await client.query(`UPDATE muster.campaign SET ruleset = 'gone' WHERE id = $1`, [gone])
  await client.end()
  // Three times and more: compiled as well.
  for (let time = 0; time < 4; time += 1) {
    const { data, errors } = await ask(
      server.url,
      '{ campaigns { nodes { id ruleset { id } status { phase } } } }',
      {},
      owner,
    )
    expect(data).toEqual({
      campaigns: { nodes: [null, { id: kept, ruleset: { id: 'boltgun' }, status: { phase: 'GATHERING' } }] },
    })
    expect(errors).toMatchObject([{ code: 'UNAVAILABLE', path: ['campaigns', 'nodes', 0, 'ruleset'] }])
    expect(errors[0]?.message).toContain('`gone`')
  }
})
