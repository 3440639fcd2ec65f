import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFunctions } from '../../server/src/db/functions.js'
import { askedAlone } from '../../server/src/store/together.js'
import { carriers } from '../support/readShapes.js'
import { type House, openHouse, openTable, type Person, type Table } from '../support/house.js'

let house: House
let table: Table
let attacker: Person
let reader: pg.Pool
/** What nobody but its owner, or nobody at all, may see: the search is for these strings in everything that comes back. */
let secrets: readonly string[]

const sealFor = async (who: Person): Promise<void> => {
  const briefing = await house.reads.briefing(who.session, table.campaignId)
  const [ask, piece] = [briefing?.asks[0], briefing?.view.pieces[0]]
  const orders = [{ kind: 'walk', piece: piece?.id ?? '', to: piece?.at ?? '' }]
  const sheet = { campaignId: table.campaignId, askId: ask?.id ?? '', orders }
  await house.referee.saveDraft(who, sheet)
  await house.referee.sealOrders(who, { ...sheet, idempotencyKey: randomUUID() })
}

beforeAll(async () => {
  house = await openHouse()
  table = await openTable(house)
  await sealFor(table.south)
  attacker = table.north
  reader = new pg.Pool({ connectionString: house.urls.reader, max: 2 })
  const sheets = await house.sql<{ salt: string; hash: string }>(`SELECT salt, hash FROM muster.sheet`)
  secrets = [
    table.south.session,
    ...sheets.flatMap(({ salt, hash }) => [salt, hash]),
    'PRIVATE KEY',
    '"scouts"',
    '"id":"B1"',
  ]
})
afterAll(async () => {
  await reader.end()
  await house.close()
})

/** What a careless developer might write: the caller's text goes into the statement. All of its answers come back, of every statement. */
const unsafeResolver = async (after: string): Promise<string> => {
  const credential = reader.options.max ? attacker.session : ''
  const text = `SELECT muster.read_briefings('${credential}', '${table.campaignId}', ${after}, 50)`
  const answers: unknown = await reader.query(text).then(
    // Several statements answer with a list of results, though the types know of one.
    (result: unknown) => [result].flat().map((one: unknown) => (one as pg.QueryResult<object>).rows),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return JSON.stringify(answers)
}

const expectNothing = (answer: string): void => {
  for (const secret of secrets) expect(answer).not.toContain(secret)
}

test('the resolver answers an honest caller with his own briefing', async () => {
  const answer = await unsafeResolver('0')
  expect(answer).toContain('"id":"A1"')
  expectNothing(answer)
})

test('the search bites: the owner, whom nobody lets near the API, finds each secret by the same means', async () => {
  const everything = await house.sql(
    `SELECT row_to_json(t)::text FROM muster.sheet t UNION ALL SELECT row_to_json(t)::text FROM muster.seat t
     UNION ALL SELECT row_to_json(t)::text FROM muster.campaign_secret t UNION ALL SELECT row_to_json(t)::text FROM muster.resolution t
     UNION ALL SELECT row_to_json(t)::text FROM accounts."session" t UNION ALL SELECT b.view::text FROM muster.briefing b`,
  )
  const found = everything.map((row) => String(row['row_to_json'])).join('\n')
  for (const secret of secrets) expect(found).toContain(secret)
})

const secretTables = [
  ...[
    'campaign',
    'campaign_secret',
    'seat',
    'holding',
    'place',
    'naming',
    'invitation',
    'ask_group',
    'ask',
    'clock',
    'draft',
  ],
  ...['sheet', 'resolution', 'board', 'briefing', 'record', 'outbox', 'migration'],
  ...['notification', 'notify_person', 'notify_channel', 'notify_choice', 'notify_post', 'push_key'],
  ...['delivery', 'delivery_attempt'],
  ...['battle', 'battle_side', 'battle_name', 'battle_entry'],
  ...['letter', 'letter_mark', 'chronicle_entry', 'chronicle_picture', 'complaint'],
]

describe('an injection finds no enemy', () => {
  test.each(secretTables)('UNION over muster.%s', async (name) => {
    const answer = await unsafeResolver(`0, 50) UNION ALL SELECT row_to_json(t) FROM muster.${name} t --`)
    expect(answer).toContain('permission denied')
    expectNothing(answer)
  })

  test.each(['user', 'session', 'account', 'verification', 'apikey'])('UNION over accounts.%s', async (name) => {
    const answer = await unsafeResolver(`0, 50) UNION ALL SELECT row_to_json(t) FROM accounts."${name}" t --`)
    expect(answer).toContain('permission denied')
    expectNothing(answer)
  })

  test.each([
    ['set_config of a user', `set_config('muster.user', 'someone', false)::integer`],
    [
      'a second statement that sets',
      `0, 50); SET muster.user_id = 'someone'; SELECT row_to_json(t) FROM muster.sheet t --`,
    ],
    ['the role of the referee', `0, 50); SET ROLE "REFEREE"; SELECT row_to_json(t) FROM muster.sheet t --`],
    ['the role of the owner', `0, 50); SET ROLE "OWNER"; SELECT row_to_json(t) FROM muster.sheet t --`],
    [
      'the session of the referee',
      `0, 50); SET SESSION AUTHORIZATION "REFEREE"; SELECT row_to_json(t) FROM muster.sheet t --`,
    ],
    ['the role it came from', `0, 50); RESET ROLE; SELECT row_to_json(t) FROM muster.resolution t --`],
    [
      'the session it came from',
      `0, 50); RESET SESSION AUTHORIZATION; SELECT row_to_json(t) FROM muster.resolution t --`,
    ],
    [
      'a search path of its own',
      `0, 50); SET search_path = pg_temp, accounts, muster; SELECT row_to_json(t) FROM session t --`,
    ],
    ['row security turned off', `0, 50); SET row_security = off; SELECT row_to_json(t) FROM muster.briefing t --`],
    ['a helper of the functions', `0, 50); SELECT to_json(muster.allowed_briefings('SOUTH', 'CAMPAIGN', 'B')) --`],
    ['another helper', `0, 50); SELECT muster.campaign_json('SOUTH', 'CAMPAIGN') --`],
    ['a name for every id', `0, 50); SELECT to_json(muster.name_of('SOUTH')) --`],
    [
      'a function that shadows ours',
      `0, 50); CREATE FUNCTION pg_temp.caller(text) RETURNS text LANGUAGE sql AS 'SELECT $1' --`,
    ],
    ['a table that shadows ours', `0, 50); CREATE TEMP TABLE session AS SELECT 1 --`],
    ['a schema of its own', `0, 50); CREATE SCHEMA mine --`],
    ['a function in ours', `0, 50); CREATE FUNCTION muster.mine() RETURNS text LANGUAGE sql AS 'SELECT 1' --`],
    ['code outside SQL', `0, 50); COPY (SELECT 1) TO PROGRAM 'cat' --`],
    ['a file of the server', `0, 50); SELECT to_json(pg_read_file('postgresql.conf')) --`],
    ['other connections’ statements', `0, 50) UNION ALL SELECT row_to_json(t) FROM pg_stat_activity t --`],
    ['passwords of roles', `0, 50) UNION ALL SELECT row_to_json(t) FROM pg_authid t --`],
    [
      'statistics of columns',
      `0, 50) UNION ALL SELECT row_to_json(t) FROM pg_stats t WHERE schemaname IN ('muster', 'accounts') --`,
    ],
    ['jobs', `0, 50) UNION ALL SELECT row_to_json(t) FROM graphile_worker.jobs t --`],
    ['somebody’s credential guessed', `0, 50) UNION ALL SELECT muster.read_briefings('SOUTH', 'CAMPAIGN', 0, 50) --`],
    [
      'others’ credentials guessed in an array',
      `0, 50); SELECT row_to_json(f) FROM muster.read_frames(ARRAY['SOUTH', '', 'NORTH'], 'CAMPAIGN', ARRAY['briefing', 'table', 'briefing'], ARRAY[0, 0, 0], ARRAY[NULL, NULL, NULL]::text[], 50) f --`,
    ],
    [
      'others’ campaigns asked for together',
      `0, 50); SELECT to_json(m) FROM muster.read_many(ARRAY['SOUTH', 'NORTH'], '[[1, "read_briefing", "CAMPAIGN", null, null], [2, "read_briefing", "CAMPAIGN", null, "seat:B"], [2, "read_receipts", "CAMPAIGN"], [2, "caller", "SOUTH"], [3, "read_receipts", "CAMPAIGN"]]') m --`,
    ],
    ['another’s seat named', `0, 50) UNION ALL SELECT muster.read_briefing('NORTH', 'CAMPAIGN', 1, 'B') --`],
  ])('%s', async (_, after) => {
    const answer = await unsafeResolver(
      after
        .replaceAll('REFEREE', `${house.database.name}_referee`)
        .replaceAll('OWNER', new URL(house.database.ownerUrl).username)
        .replaceAll('SOUTH', table.south.userId)
        .replaceAll('NORTH', attacker.session)
        .replaceAll('CAMPAIGN', table.campaignId),
    )
    expectNothing(answer)
  })

  test('what it sets on a connection changes no later answer', async () => {
    await unsafeResolver(`0, 50); SET search_path = accounts, pg_temp; SET muster.user = 'SOUTH' --`)
    for (let time = 0; time < 3; time += 1) expectNothing(await unsafeResolver('0'))
    expect(await unsafeResolver('0')).toContain('"id":"A1"')
  })
})

test('the reader may execute the read functions and nothing else of ours', async () => {
  const rights = await house.sql<{ name: string }>(
    `SELECT p.proname AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname IN ('muster', 'accounts', 'graphile_worker') AND has_schema_privilege($1, n.oid, 'USAGE')
       AND has_function_privilege($1, p.oid, 'EXECUTE') ORDER BY 1`,
    [`${house.database.name}_reader`],
  )
  expect(rights.every(({ name }) => name.startsWith('read_'))).toBe(true)
  const tables = await house.sql(
    `SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('muster', 'accounts', 'graphile_worker') AND c.relkind IN ('r', 'v', 'S', 'm')
       AND has_schema_privilege($1, n.oid, 'USAGE') AND (c.relkind <> 'S' AND has_table_privilege($1, c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER'))`,
    [`${house.database.name}_reader`],
  )
  expect(tables).toEqual([])
})

describe('a credential', () => {
  const sees = async (credential: string): Promise<boolean> =>
    (await house.reads.briefing(credential, table.campaignId)) !== null

  test('that is a token with the scope read shows what its user knows, and no more', async () => {
    const raw = await house.token(attacker, ['read'])
    expect(await house.reads.briefing(raw, table.campaignId)).toEqual(
      await house.reads.briefing(attacker.session, table.campaignId),
    )
    expect(await house.reads.me(raw)).toMatchObject({ userId: attacker.userId })
  })

  test.each([
    ['is unknown', () => Promise.resolve('muster_unknown')],
    ['has not the scope', () => house.token(attacker, ['orders'])],
    ['has expired', () => house.token(attacker, ['read'], -1)],
    [
      'is the hash that is kept of a token',
      async () => {
        await house.token(attacker, ['read'])
        return (await house.sql<{ key: string }>(`SELECT "key" FROM accounts."apikey" LIMIT 1`))[0]?.key ?? ''
      },
    ],
    ['is a user’s id', () => Promise.resolve(attacker.userId)],
    ['is empty', () => Promise.resolve('')],
  ])('that %s shows nothing', async (_, credential) => {
    const raw = await credential()
    expect(await sees(raw)).toBe(false)
    expect(await house.reads.me(raw)).toBeNull()
    expect(await house.reads.campaigns(raw)).toEqual([])
  })

  test('of a session that ended or was revoked shows nothing', async () => {
    const guest = await house.person('Guest')
    const link = await house.referee.invite(table.north, { campaignId: table.campaignId, role: 'OBSERVER' })
    await house.referee.acceptInvitation(guest, { token: link.token })
    expect(await sees(guest.session)).toBe(true)
    await house.sql(`UPDATE accounts."session" SET "expiresAt" = now() - interval '1 second' WHERE "token" = $1`, [
      guest.session,
    ])
    expect(await sees(guest.session)).toBe(false)
    const raw = await house.token(guest, ['read'])
    expect(await sees(raw)).toBe(true)
    await house.sql(`DELETE FROM accounts."apikey" WHERE "referenceId" = $1`, [guest.userId])
    expect(await sees(raw)).toBe(false)
  })
})

test('what does not exist and what is not his are one answer', async () => {
  const stranger = await house.person('Stranger')
  const [hidden, missing] = [table.campaignId, randomUUID()]
  const answers = async (id: string): Promise<readonly unknown[]> =>
    Promise.all([
      ...[house.reads.campaign(stranger.session, id), house.reads.table(stranger.session, id)],
      ...[house.reads.board(stranger.session, id), house.reads.briefing(stranger.session, id)],
      ...[house.reads.briefings(stranger.session, id, 0, 50), house.reads.briefingHeads(stranger.session, id)],
      ...[house.reads.receipts(stranger.session, id), house.reads.heads(stranger.session, id)],
      ...[house.reads.invitations(stranger.session, id), house.reads.draft(stranger.session, id, 'walk-1-A')],
    ])
  expect(await answers(hidden)).toEqual(await answers(missing))
  expect(await answers('no-uuid')).toEqual(await answers(missing))
})

test('every read function proves its caller: it takes a credential, one for each listener or caller, the token of a link, or the secret address of a calendar', () => {
  const [many, token] = ['_credentials', '_token']
  const proofs: Readonly<Record<string, string>> = {
    ...{ read_frames: many, read_many: many, read_public_chronicle: token, read_public_picture: token },
    ...{ read_shared_scenario: token, read_shared_war: token, read_shared_board: token, read_shared_view: token },
    ...{ read_shared_printed_map: token },
    read_calendar: '_secret',
  }
  const open = readFunctions().filter((file) => file.open === 'reader')
  const made = open.flatMap(({ text }) => [...text.matchAll(/^CREATE FUNCTION muster\.(\w+)\((\w+)/gm)])
  expect(made.length).toBeGreaterThanOrEqual(19)
  for (const [, name = '', first] of made) expect([name, first]).toEqual([name, proofs[name] ?? '_credential'])
})

/**
 * Who a question is asked by: in a campaign whoever the caller is there, in lists the caller within the campaigns of their token, and else a person
 * themselves, whom no token stands for.
 */
const askedBy = (args: readonly string[]): { readonly alone: string; readonly many: readonly string[] } => {
  if (args[1]?.startsWith('_campaign ')) return { alone: 'muster.caller_in(_credential, _campaign)', many: ['a.who'] }
  if (args[1]?.startsWith('_within ')) return { alone: 'p.user_id, p.within', many: ['a.user_id', 'a.within'] }
  return { alone: 'muster.person_behind(_credential)', many: ['a.person'] }
}

test('what can be asked alone can be asked with others, by the same arguments', async () => {
  const rows = await house.sql<{ name: string; args: string; body: string }>(
    `SELECT p.proname AS name, pg_get_function_identity_arguments(p.oid) AS args, p.prosrc AS body FROM pg_proc p
     WHERE p.pronamespace = 'muster'::regnamespace AND p.proname ~ '^(its|read)_'`,
  )
  const many = rows.find(({ name }) => name === 'read_many')?.body ?? ''
  const answers = rows.filter(({ name }) => name.startsWith('its_'))
  expect(answers.length).toBeGreaterThanOrEqual(15)
  for (const { name, args } of answers) {
    const asked = name.replace('its_', 'read_')
    const single = rows.find((row) => row.name === asked)
    expect(single?.args).toBe(args.replace('_user text', '_credential text').replace(', _within text[]', ''))
    const by = askedBy(args.split(', '))
    expect(single?.body).toContain(`muster.${name}(${by.alone}`)
    const types = args
      .split(', ')
      .slice(by.many.length)
      .map((arg) => arg.split(' ').slice(1).join(' '))
    const given = types.map((type, at) =>
      `a.ask ->> ${String(at + 2)}`.replace(/.*/, (text) => (type === 'text' ? text : `(${text})::${type}`)),
    )
    expect(many).toContain(`WHEN '${asked}' THEN answer := muster.${name}(${[...by.many, ...given].join(', ')});`)
  }
  const neither = rows.flatMap(({ name }) => (many.includes(`'${name}'`) || askedAlone.has(name) ? [] : [name]))
  // Calendar programs ask for the last, outside of requests.
  expect(neither.filter((name) => name.startsWith('read_')).sort()).toEqual([...carriers, 'read_calendar'].sort())
})

test('every function runs as the owner of the tables, with nothing of a caller’s in its way', async () => {
  const rows = await house.sql(
    `SELECT p.proname FROM pg_proc p WHERE p.pronamespace = 'muster'::regnamespace
     AND NOT (p.prosecdef AND p.proconfig @> ARRAY['search_path=pg_catalog, pg_temp'])`,
  )
  expect(rows).toEqual([])
})
