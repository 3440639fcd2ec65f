import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Due } from '../../server/src/store/due.js'
import { type House, openHouse, openTable } from '../support/house.js'

let house: House
let campaignId: string

beforeAll(async () => {
  house = await openHouse()
  campaignId = (await openTable(house)).campaignId
})
afterAll(() => house.close())

const now = 'clock_timestamp()'
const [past, tomorrow] = [`${now} - interval '1 second'`, `${now} + interval '1 day'`]

const calm = [
  `UPDATE muster.campaign SET phase = 'RUNNING', resumes_at = NULL, absence = (absence::jsonb || '{"vacations": "DEPUTY"}')::json`,
  `UPDATE muster.ask_group SET deadline_at = ${tomorrow}, complete_at = NULL, cools_until = NULL, publish_at = NULL`,
  'UPDATE muster.seat SET bot = false',
  'UPDATE muster.outbox SET sent_at = now()',
  ...['matter', 'deputyship', 'vacation', 'letter', 'delivery'].map((table) => `DELETE FROM muster.${table}`),
]

const matter = (kind: string, due: string, settled: string, outcome: string): string =>
  `INSERT INTO muster.matter (campaign, kind, by_user, by_name, turn, stage, opened_at, due_at, settled_at, outcome)
   SELECT id, '${kind}', organiser, 'North', turn, stage, ${now}, ${due}, ${settled}, ${outcome} FROM muster.campaign`
const group = (changes: string): string => `UPDATE muster.ask_group SET ${changes}`
const holder = `FROM muster.holding h WHERE h.seat = 'A'`

/** What happens, and what is due by it. */
const cases: readonly (readonly [Due, string, string])[] = [
  ['overdue groups', 'a deadline', group(`deadline_at = ${past}`)],
  ['overdue groups', 'the last seal', group(`complete_at = ${past}`)],
  ['overdue groups', 'the end of a cool-down', group(`cools_until = ${past}`)],
  ['overdue groups', 'the end of the wait for a facilitator', group(`publish_at = ${past}`)],
  ['closings', 'the end of a notice', matter('CLOSING', past, 'NULL', 'NULL')],
  ['closings', 'an agreement', matter('CLOSING', tomorrow, now, `'consent'`)],
  ['votes', 'the end of a vote', matter('PAUSE', past, 'NULL', 'NULL')],
  ['pauses', 'the end of a pause', `UPDATE muster.campaign SET phase = 'PAUSED', resumes_at = ${past}`],
  [
    ...(['deputies', 'somebody who acts for a holder'] as const),
    `INSERT INTO muster.deputyship (campaign, holding, seat, user_id, named_at, from_at, until_at, accepted_at)
     SELECT h.campaign, h.id, h.seat, h.user_id, ${past}, ${past}, ${tomorrow}, ${past} ${holder}`,
  ],
  [
    ...(['deputies', 'a vacation in which a bot is to act'] as const),
    `INSERT INTO muster.vacation (user_id, from_at, until_at, announced_at)
     SELECT h.user_id, ${past}, ${tomorrow}, ${now} - interval '3 days' ${holder}`,
  ],
  [
    ...(['letters on their way', 'a letter'] as const),
    `INSERT INTO muster.letter (campaign, by_party, by_user, by_name, proven, recipients, conversation, text, sent_at, due_at, key, body_hash)
     SELECT h.campaign, 'A', h.user_id, 'North', true, '{B}', 'A B', 'Come.', ${past}, ${past}, gen_random_uuid()::text, '' ${holder}`,
  ],
  ['bots', 'a question', `UPDATE muster.seat SET bot = true WHERE seat = 'B'`],
  ['wars to open', 'the end of a war', `UPDATE muster.campaign SET phase = 'ENDED'`],
  ['what people are to be told', 'an event', 'UPDATE muster.outbox SET sent_at = NULL'],
  [
    ...(['deliveries', 'a message'] as const),
    `WITH told AS (INSERT INTO muster.notification (account, campaign, kind, event, about)
       SELECT h.user_id, h.campaign, 'STARTED', 'log', '{}' ${holder} RETURNING number),
     own AS (INSERT INTO muster.notify_channel (account, kind) SELECT h.user_id, 'EMAIL' ${holder} RETURNING id)
     INSERT INTO muster.delivery (notification, channel) SELECT told.number, own.id FROM told, own`,
  ],
]

const all = [...new Set(cases.map(([what]) => what))]

test.each(cases)('%s: %s is found, and nothing else is', async (what, _, change) => {
  for (const statement of calm) await house.sql(statement)
  expect(await house.referee.whatIsDue(all)).toEqual([])
  await house.sql(change)
  expect(await house.referee.whatIsDue(all)).toEqual([what])
  expect(await house.referee.whatIsDue(all.filter((other) => other !== what))).toEqual([])
})

test('what is older than a minute is found by the sweep itself', async () => {
  for (const statement of calm) await house.sql(statement)
  await house.sql(`UPDATE muster.ask_group SET opened_at = ${now} - interval '5 minutes'`)
  await house.sql(`UPDATE muster.seat SET bot = true WHERE seat = 'B'`)
  await house.sql(matter('CLOSING', tomorrow, `${now} - interval '2 minutes'`, `'consent'`))
  expect(await house.referee.whatIsDue(all)).toEqual([])
  expect(await house.referee.dueClosings()).toEqual([{ campaignId, matterId: expect.any(String) as string }])
})
