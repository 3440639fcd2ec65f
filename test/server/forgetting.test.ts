import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, openTable } from '../support/house.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Columns that hold somebody, and what becomes of them when the account is deleted. A new one needs a line here. */
const columns: Readonly<Record<string, 'deleted' | 'name replaced' | 'an id that leads nowhere' | 'freed' | 'nobody'>> =
  {
    'battle_entry.by': 'an id that leads nowhere',
    'battle_entry.by_name': 'name replaced',
    'campaign.organiser': 'freed',
    'chronicle_entry.by_name': 'name replaced',
    'chronicle_entry.by_user': 'an id that leads nowhere',
    'chronicle_picture.by_user': 'deleted',
    'commander.user_id': 'an id that leads nowhere',
    'complaint.by_name': 'name replaced',
    'complaint.by_user': 'an id that leads nowhere',
    'complaint.of_name': 'name replaced',
    'complaint.of_user': 'an id that leads nowhere',
    'consent.user_id': 'an id that leads nowhere',
    'deputyship.user_id': 'an id that leads nowhere',
    'draft.by': 'an id that leads nowhere',
    'facilitator_note.user_id': 'deleted',
    'forgetting.account': 'deleted',
    'holding.user_id': 'an id that leads nowhere',
    'invitation.made_by': 'an id that leads nowhere',
    'invitation.used_by': 'an id that leads nowhere',
    'invitation.used_by_name': 'name replaced',
    'letter.by_name': 'name replaced',
    'letter.by_user': 'an id that leads nowhere',
    'letter_mark.user_id': 'deleted',
    'matter.by_name': 'name replaced',
    'matter.by_user': 'an id that leads nowhere',
    'matter.offered_by': 'an id that leads nowhere',
    'naming.user_id': 'an id that leads nowhere',
    'notification.account': 'deleted',
    'notify_channel.account': 'deleted',
    'notify_person.account': 'deleted',
    'operator_act.by_name': 'deleted',
    'operator_act.by_user': 'an id that leads nowhere',
    'operator_act.of_name': 'deleted',
    'operator_act.of_user': 'an id that leads nowhere',
    'own_scenario.user_id': 'deleted',
    'place.user_id': 'an id that leads nowhere',
    'record_choice.user_id': 'deleted',
    'seat_request.user_id': 'deleted',
    'sheet.by': 'an id that leads nowhere',
    'sheet.by_name': 'name replaced',
    'standing_orders.by': 'an id that leads nowhere',
    'table_log.by_name': 'name replaced',
    'table_log.by_user': 'an id that leads nowhere',
    'table_log.of_user': 'an id that leads nowhere',
    'table_log.subject': 'name replaced',
    'vacation.user_id': 'deleted',
    // An office, not who has it.
    'ask_group.waits_by': 'nobody',
    // Names of campaigns, channels and migrations.
    'campaign.name': 'nobody',
    'channel.name': 'nobody',
    // Which letter or entry it is about, which side wrote, and in what part it was hidden.
    'chronicle_entry.hidden_by': 'nobody',
    'complaint.subject': 'nobody',
    'letter.by_party': 'nobody',
    'migration.name': 'nobody',
    'notify_channel.name': 'deleted',
    // The host names it, and takes it away.
    'operator.email': 'nobody',
  }

test('every column that holds somebody says what becomes of it when they delete their account', async () => {
  const rows = await house.sql<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'muster' AND column_name ~ '(^|_)(by|user|account|organiser|holder|author|person|name|subject|email|writer|reader)(_|$)'
       AND data_type IN ('text', 'character varying') ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(columns).sort())
})

const gone = (userId: string): Promise<unknown> => house.sql('DELETE FROM accounts."user" WHERE "id" = $1', [userId])

test('what a process left undone that was killed while it deleted an account is done later, once', async () => {
  const { campaignId, north, south } = await openTable(house)
  await house.referee.noteForgetting(north.userId)
  // Killed before the account was deleted: nothing happens, however often.
  expect(await house.referee.toForget()).toEqual([])
  expect((await house.reads.table(south.session, campaignId))?.organiser).toBe('North')
  await gone(north.userId)
  expect(await house.referee.toForget()).toEqual([north.userId])
  await house.referee.forget(north.userId)
  const table = await house.reads.table(south.session, campaignId)
  expect([table?.organiser, table?.seats.map(({ holder }) => holder)]).toEqual([null, [null, 'South']])
  await house.referee.forget(north.userId)
  expect(await house.reads.table(south.session, campaignId)).toEqual(table)
  expect(await house.referee.toForget()).toEqual([])
})

test('an account that was not deleted after all keeps everything', async () => {
  const { campaignId, north, south } = await openTable(house)
  await house.referee.noteForgetting(south.userId)
  await house.sql(`UPDATE muster.forgetting SET asked_at = asked_at - interval '2 hours'`)
  expect(await house.referee.toForget()).toEqual([])
  expect(await house.sql('SELECT FROM muster.forgetting')).toEqual([])
  await house.referee.forget(south.userId)
  const holders = (await house.reads.table(north.session, campaignId))?.seats.map(({ holder }) => holder)
  expect(holders).toEqual(['North', 'South'])
})

test('the name of somebody who has an account is replaced by nobody', async () => {
  const { campaignId, south } = await openTable(house)
  await expect(house.sql('SELECT muster.forget_member($1, $2, $3)', [south.userId, campaignId, 'x'])).rejects.toThrow(
    /not deleted/,
  )
})
