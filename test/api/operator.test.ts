import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { blockAtShell } from '../../server/src/blockAtShell.js'
import type { Config } from '../../server/src/config.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { toy } from '../support/toyRuleset.js'
import { ask, confirmed, connect, type Identity, makeToken, must, signIn, signUp } from './client.js'
import { testConfig } from './config.js'
import { listen, type TableFrame, tables } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { createCampaign } from './world.js'

let server: TestServer
let owner: pg.Pool
let config: Config
let operator: Identity

beforeAll(async () => {
  server = await startTestServer({
    registry: registryOf([toy]),
    config: { operators: ['olga-op@example.org', 'unproven@example.org'] },
  })
  owner = new pg.Pool({ connectionString: server.ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  config = testConfig({ databaseUrl: server.ownerUrl })
  operator = await confirmed(server, 'Olga Op')
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

interface Account {
  readonly id: string
  readonly email: string
  readonly campaigns: number
  readonly seenAt: string | null
  readonly blockedAt: string | null
  readonly blockReason: string | null
}

const accounts = async (search: string): Promise<readonly Account[]> =>
  (
    await must<{ operator: { accounts: readonly Account[] } }>(
      server.url,
      'query ($s: String) { operator { accounts(search: $s) { id email campaigns seenAt blockedAt blockReason } } }',
      { s: search },
      operator,
    )
  ).operator.accounts

const idOf = async (search: string): Promise<string> => (await accounts(search))[0]?.id ?? ''

const block = 'mutation ($id: ID!, $why: String!) { blockAccount(accountId: $id, reason: $why) }'
const unblock = 'mutation ($id: ID!) { unblockAccount(accountId: $id) }'
const acts = '{ operator { acts { kind by of campaign note } } }'

const newestAct = async (): Promise<unknown> =>
  (await must<{ operator: { acts: unknown[] } }>(server.url, acts, {}, operator)).operator.acts[0]

const isIn = async (identity: Identity): Promise<boolean> => {
  const { status, data } = await ask(server.url, '{ me { id } }', {}, identity)
  return status === 200 && data?.['me'] !== null
}

describe('whoever is no operator', () => {
  it('is told what is told of a thing that does not exist, and so is one whose address is not confirmed', async () => {
    const said = new Set<string>()
    for (const who of [await signUp(server.url, 'Nosy'), await signUp(server.url, 'Unproven')])
      for (const query of ['{ operator { acts { number } } }', 'mutation { settleComplaint(id: "x") }'])
        said.add(
          JSON.stringify((await ask(server.url, query, {}, who)).errors.map(({ code, message }) => [code, message])),
        )
    const missing = await ask(
      server.url,
      'mutation { leaveCampaign(campaignId: "x") }',
      {},
      await signUp(server.url, 'Third'),
    )
    said.add(JSON.stringify(missing.errors.map(({ code, message }) => [code, message])))
    expect(said.size).toBe(1)
  })

  it('is what an operator’s own API token is', async () => {
    const token = await makeToken(server.url, operator, ['READ'])
    expect((await ask(server.url, acts, {}, { token })).errors[0]?.code).toBe('FORBIDDEN_SCOPE')
    const { operates } = (await must<{ me: { operates: boolean } }>(server.url, '{ me { operates } }', {}, operator)).me
    expect(operates).toBe(true)
  })
})

describe('an account that is blocked', () => {
  it('ends at once with its sockets and tokens, is told why it cannot sign in by its password alone, and is let in again', async () => {
    const rude = await signUp(server.url, 'Rude')
    const token = await makeToken(server.url, rude, ['READ'])
    const ofToy = { rulesetId: toy.id, scenarioId: toy.scenarios[0]?.id, settings: {} }
    const campaignId = await createCampaign(server.url, rude, ofToy)
    const client = connect(server.url, rude)
    const stream = listen<TableFrame>(client, tables, { id: campaignId })
    await stream.next()
    expect([await isIn(rude), await isIn({ token })]).toEqual([true, true])

    const id = await idOf('rude@')
    expect((await ask(server.url, block, { id, why: ' ' }, operator)).errors[0]?.code).toBe('BAD_INPUT')
    await must(server.url, block, { id, why: 'Insults people.' }, operator)
    expect(await stream.over).toEqual({ closed: 4401 })
    await client.dispose()
    expect([await isIn(rude), await isIn({ token })]).toEqual([false, false])
    expect((await accounts('rude@'))[0]).toMatchObject({
      blockReason: 'Insults people.',
      blockedAt: expect.any(String) as unknown,
    })
    expect(await newestAct()).toEqual({
      kind: 'BLOCKED',
      by: 'Olga Op',
      of: 'Rude',
      campaign: null,
      note: 'Insults people.',
    })
    expect((await ask(server.url, block, { id, why: 'Again.' }, operator)).errors[0]?.code).toBe('NOT_FOUND')

    const told = async (email: string, secret?: string): Promise<string> => {
      const answer = await signIn(server.url, email, secret)
      return `${String(answer.status)} ${await answer.text()}`
    }
    expect(await told('rude@example.org')).toMatch(/^403 .*blocked/)
    expect(await told('rude@example.org', 'not the password')).toBe(
      await told('nobody@example.org', 'not the password'),
    )

    await must(server.url, unblock, { id }, operator)
    expect((await signIn(server.url, 'rude@example.org')).status).toBe(200)
    expect([await isIn(rude), await isIn({ token })]).toEqual([false, true])
    expect(await newestAct()).toMatchObject({ kind: 'UNBLOCKED', of: 'Rude', note: null })
  })

  it('is nobody to the read functions either, whatever session is made meanwhile', async () => {
    const late = await signUp(server.url, 'Late')
    const id = await idOf('late@')
    await owner.query(`UPDATE accounts."user" SET "blockedAt" = now() WHERE "id" = $1`, [id])
    const raw = decodeURIComponent(late.cookie.split('=')[1] ?? '').split('.')[0]
    const { rows } = await owner.query('SELECT * FROM muster.proven($1)', [raw])
    expect(rows).toEqual([])
  })

  it('is never an operator’s', async () => {
    const refused = await ask(server.url, block, { id: await idOf('olga-op@'), why: 'Oops.' }, operator)
    expect(refused.errors[0]?.code).toBe('CONFLICT')
  })

  it('can be blocked and let in at the command line, beside the server', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const shell = await signUp(server.url, 'Shell')
    await blockAtShell(config, 'Shell@example.org', 'By telephone.')
    await vi.waitFor(async () => expect(await isIn(shell)).toBe(false))
    expect(await newestAct()).toEqual({ kind: 'BLOCKED', by: null, of: 'Shell', campaign: null, note: 'By telephone.' })
    await expect(blockAtShell(config, 'shell@example.org', 'Twice.')).rejects.toThrow(/already blocked/)
    await blockAtShell(config, 'shell@example.org', null)
    expect((await signIn(server.url, 'shell@example.org')).status).toBe(200)
    await expect(blockAtShell(config, 'shell@example.org', null)).rejects.toThrow(/not blocked/)
    log.mockRestore()
  })
})

describe('an operator reads', () => {
  it('how the server fares, and nothing that is played', async () => {
    const host = await signUp(server.url, 'Plays')
    const made =
      'mutation { createCampaign(input: { name: "Watched", rulesetId: "toy", scenarioId: "heath", timeZone: "UTC" }) { id } }'
    const { createCampaign } = await must<{ createCampaign: { id: string } }>(server.url, made, {}, host)
    await owner.query(`UPDATE muster.campaign SET phase = 'HELD', stopped_at = now() WHERE id = $1`, [
      createCampaign.id,
    ])
    await owner.query(
      `INSERT INTO muster.fault VALUES ($1, 'cafe0001', 'TypeError', 'rulesets/toy/engine/turn.ts:3:1', now())`,
      [createCampaign.id],
    )
    await owner.query(
      `INSERT INTO muster.complaint (campaign, kind, subject, by_user, by_name, of_user, of_name, text, reason, at)
       VALUES ($1, 'LETTER', 'x', 'a', 'South', $2, 'Plays', 'Loser.', 'Rude.', now())`,
      [createCampaign.id, await idOf('plays@')],
    )
    const query = `{ operator {
      campaigns(held: true) { id name rulesetId phase bytes resolvedAt fault { reference text } }
      storage { bytes folderBytes groups { kind bytes } } jobs { waiting planned failed { task } }
      messages { untold waiting failed channels { kind count failing } }
      complaints { id about campaign by of accountId text reason settledAt } } }`
    const seen = (await must<{ operator: Record<string, unknown> }>(server.url, query, {}, operator)).operator
    expect(seen['campaigns']).toEqual([
      expect.objectContaining({
        ...{ name: 'Watched', rulesetId: 'toy', phase: 'HELD', resolvedAt: null },
        fault: { reference: 'cafe0001', text: 'The ruleset failed: TypeError at rulesets/toy/engine/turn.ts:3:1.' },
      }),
    ])
    const [held] = seen['campaigns'] as { bytes: number }[]
    expect(held?.bytes).toBeGreaterThan(100)
    const { bytes: all, groups } = seen['storage'] as { bytes: number; groups: { bytes: number }[] }
    expect(groups.length).toBeGreaterThan(5)
    expect(all).toBeGreaterThan(groups.reduce((sum, group) => sum + group.bytes, 0) / 2)
    const [complaint] = seen['complaints'] as { id: string }[]
    expect(complaint).toMatchObject({ about: 'LETTER', campaign: 'Watched', by: 'South', of: 'Plays', text: 'Loser.' })

    const settle = 'mutation ($id: ID!) { settleComplaint(id: $id) }'
    await must(server.url, settle, { id: complaint?.id }, operator)
    expect((await ask(server.url, settle, { id: complaint?.id }, operator)).errors[0]?.code).toBe('NOT_FOUND')
    const both = '{ operator { open: complaints { id } done: complaints(settled: true) { id settledAt } } }'
    const { open, done } = (
      await must<{ operator: { open: object[]; done: object[] } }>(server.url, both, {}, operator)
    ).operator
    expect([open, done.length]).toEqual([[], 1])

    const retry = 'mutation ($id: ID!) { retryCampaign(campaignId: $id) }'
    await must(server.url, retry, { id: createCampaign.id }, operator)
    expect((await ask(server.url, retry, { id: createCampaign.id }, operator)).errors[0]?.code).toBe('CONFLICT')
    const log = 'query ($id: ID!) { campaign(id: $id) { log { by text } } }'
    const { campaign } = await must<{ campaign: { log: object[] } }>(server.url, log, { id: createCampaign.id }, host)
    expect(campaign.log).toContainEqual({ by: null, text: 'The host of this server lets the campaign go on.' })
  })

  it('when somebody was last here, also after they have signed out', async () => {
    const seen = await signUp(server.url, 'Seen')
    await isIn(seen)
    await must(server.url, '{ me { sessions { id } } }', {}, seen)
    await must(server.url, 'mutation { endAllSessions }', {}, seen)
    expect((await accounts('SEEN@example'))[0]?.seenAt).toEqual(expect.any(String))
  })
})
