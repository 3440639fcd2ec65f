import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleName } from '../../server/src/db/roles.js'
import { eventually } from '../support/eventually.js'
import { feudRegistry } from '../support/feud.js'
import { ask, cookieOf, type Identity, makeToken, must, password, postAuth, signIn, signUp } from './client.js'
import { openFeud, openPeople, passTurn, type People, useDesk } from './feud.js'
import { startTestServer, type TestServer } from './server.js'
import { createCampaign, seat, start } from './world.js'

let server: TestServer
let owner: pg.Client
let people: People

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  // The job queue’s tables are the referee’s own.
  await owner.query(`GRANT ${owner.escapeIdentifier(roleName(owner.database ?? '', 'referee'))} TO CURRENT_USER`)
  people = await openPeople(server.url)
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

/** Which tables of all, whoever they belong to, hold one of these texts in any of their columns. */
const tablesWith = async (texts: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_|^information_schema$' ORDER BY 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const held = await owner.query(`SELECT FROM ${name} t WHERE t::text ILIKE ANY ($1) LIMIT 1`, [
      texts.map((text) => `%${text}%`),
    ])
    if (held.rowCount) found.push(name)
  }
  return found
}

const toy = { rulesetId: 'toy', scenarioId: 'heath', settings: {} }

const mutate = (identity: Identity, text: string, id: string): Promise<unknown> =>
  must(server.url, `mutation ($id: ID!) { ${text} }`, { id }, identity)

interface TableNow {
  readonly status: { phase: string; organiser: string | null; note: string | null; seats: { holder: string | null }[] }
  readonly log: readonly { kind: string; by: string | null; text: string }[]
}

const tableOf = async (identity: Identity, id: string): Promise<TableNow> => {
  const query = `query ($id: ID!) { campaign(id: $id) { status { phase organiser note seats { holder } } log(limit: 200) { kind by text } } }`
  return (await must<{ campaign: TableNow }>(server.url, query, { id }, identity)).campaign
}

const remove = (cookie: string, secret?: string): Promise<Response> =>
  postAuth(server.url, '/delete-user', secret === undefined ? {} : { password: secret }, cookie)

/** A campaign of three, with somebody in the first seat. */
const withSeat = async (organiser: Identity, player: Identity): Promise<string> => {
  const campaignId = await createCampaign(server.url, organiser, toy)
  await seat(server.url, organiser, player, { campaignId, role: 'PLAYER', seat: 'A' })
  await seat(server.url, organiser, people.south, { campaignId, role: 'PLAYER', seat: 'B' })
  await seat(server.url, organiser, people.west, { campaignId, role: 'PLAYER', seat: 'C' })
  return campaignId
}

/** Somebody who has left traces everywhere: in seats of the present and the past, at a battle desk, as organiser, observer and facilitator. */
const liveALife = async (name: string): Promise<{ readonly cookie: string; readonly ids: Record<string, string> }> => {
  const { organiser, observer, south } = people
  const { cookie } = await signUp(server.url, `${name} The Elder`)
  const me = { cookie }
  const duel = await openFeud(server.url, { ...people, north: me })
  await useDesk(server.url, duel, { ...people, north: me })
  await passTurn(server.url, duel, { ...people, north: me })
  const letter =
    'mutation ($id: ID!) { writeLetter(campaignId: $id, to: ["all"], text: "Hail.", idempotencyKey: "one-letter") { id } }'
  await must(server.url, letter, { id: duel }, me)
  const ended = await withSeat(organiser, me)
  await start(server.url, organiser, ended)
  await mutate(organiser, 'endCampaign(campaignId: $id) { id }', ended)
  const led = await withSeat(me, organiser)
  await seat(server.url, me, observer, { campaignId: led, role: 'OBSERVER' })
  await start(server.url, me, led)
  await mutate(me, 'closeStage(campaignId: $id) { id }', led)
  const gathering = await createCampaign(server.url, me, toy)
  await seat(server.url, me, south, { campaignId: gathering, role: 'PLAYER', seat: 'A' })
  const removed = await withSeat(organiser, me)
  await mutate(organiser, 'removeHolder(campaignId: $id, seat: "A") { id }', removed)
  const alone = await createCampaign(server.url, me, {
    ...toy,
    seat: 'A',
    diceContribution: randomBytes(32).toString('hex'),
  })
  await mutate(me, 'seatBot(campaignId: $id, seat: "B") { id }', alone)
  await mutate(me, 'seatBot(campaignId: $id, seat: "C") { id }', alone)
  await start(server.url, me, alone)
  await postAuth(server.url, '/update-user', { name: `${name} The Wise` }, cookie)
  return { cookie, ids: { duel, ended, led, gathering, removed, alone } }
}

describe('a deleted account', () => {
  it('leaves no name and no address in any table; its places are free, and what it sealed stands under its seat’s title', async () => {
    const { cookie, ids } = await liveALife('Zephyrine')
    const { duel = '', ended = '', led = '', gathering = '', removed = '', alone = '' } = ids
    const { organiser, south, observer } = people
    const email = 'zephyrine-the-elder@example.org'
    const token = await makeToken(server.url, { cookie }, ['READ'])
    const elsewhere = { cookie: cookieOf(await signIn(server.url, email)) }
    await postAuth(server.url, '/request-password-reset', { email })
    const account = async (): Promise<number | null> =>
      (
        await owner.query(
          `SELECT FROM muster.notify_channel c JOIN accounts."user" u ON u."id" = c.account WHERE u."email" = $1`,
          [email],
        )
      ).rowCount
    await eventually(account, (rows) => rows === 1)
    const before = await tablesWith(['zephyrine'])
    expect(before).toEqual(
      expect.arrayContaining([
        ...['accounts."user"', 'muster.battle_entry', 'muster.invitation', 'muster.letter', 'muster.matter'],
        ...['muster.sheet', 'muster.table_log'],
      ]),
    )
    expect(before).not.toContain('muster.briefing')

    expect([(await remove(cookie)).status, (await remove(cookie, 'not the password')).status]).toEqual([400, 400])
    expect((await remove(cookie, password)).status).toBe(200)

    expect(await tablesWith(['zephyrine', email])).toEqual([])
    await server.mailbox.newest(email, /account was deleted/)
    for (const identity of [{ cookie }, elsewhere, { token }])
      expect((await ask(server.url, '{ me { id } }', {}, identity)).data?.['me'] ?? null).toBeNull()
    expect((await signIn(server.url, email)).status).toBe(401)

    const texts = async (id: string, who: Identity): Promise<readonly string[]> =>
      (await tableOf(who, id)).log.map(({ text }) => text)
    const title = (await tableOf(organiser, ended)).status.seats[0]?.holder ?? ''
    expect(title).not.toBe('')
    expect((await tableOf(organiser, duel)).status.seats[0]?.holder).toBeNull()
    expect((await texts(duel, organiser))[0]).toBe(`${title} left seat A and deleted their account.`)
    expect(await texts(removed, organiser)).toContain(`Organiser removed ${title} from seat A.`)
    expect((await texts(duel, organiser)).filter((text) => text.includes('is called'))).toEqual([])
    const ledNow = await tableOf(observer, led)
    expect(ledNow.status).toMatchObject({ phase: 'RUNNING', organiser: null })
    expect(ledNow.log.map(({ kind, by }) => [kind, by]).slice(0, 3)).toEqual([
      ['UNORGANISED', 'Former organiser'],
      ['WITHDRAWN', 'Former organiser'],
      ['CLOSING_ASKED', 'Former organiser'],
    ])
    expect((await tableOf(south, gathering)).status).toMatchObject({ phase: 'ENDED', organiser: null })
    const { rows } = await owner.query<{ phase: string }>('SELECT phase FROM muster.campaign WHERE id = $1', [alone])
    expect(rows).toEqual([{ phase: 'ENDED' }])
    const receipts = 'query ($id: ID!) { campaign(id: $id) { battles { entries { by } } } }'
    const { campaign } = await must<{ campaign: { battles: { entries: { by: string }[] }[] } }>(
      server.url,
      receipts,
      { id: duel },
      south,
    )
    expect(new Set(campaign.battles.flatMap(({ entries }) => entries.map(({ by }) => by)))).toEqual(
      new Set([title, 'South']),
    )

    const again = await signUp(server.url, 'Zephyrine The Elder')
    expect((await ask(server.url, '{ campaigns { nodes { id } } }', {}, again)).data).toEqual({
      campaigns: { nodes: [] },
    })
  })

  it('without a password is deleted by who has just signed in', async () => {
    const { cookie } = await signUp(server.url, 'Keyless')
    const of = `"userId" = (SELECT "id" FROM accounts."user" WHERE "email" = 'keyless@example.org')`
    await owner.query(`DELETE FROM accounts.account WHERE ${of}`)
    await owner.query(`UPDATE accounts.session SET "createdAt" = now() - interval '16 minutes' WHERE ${of}`)
    expect((await remove(cookie)).status).toBe(400)
    await owner.query(`UPDATE accounts.session SET "createdAt" = now() WHERE ${of}`)
    expect((await remove(cookie)).status).toBe(200)
    expect(await tablesWith(['keyless'])).toEqual([])
  })
})
