import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House } from '../support/house.js'
import { campaignTables, holdsCampaign, keysOf } from '../support/sharded.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse()
})
afterAll(() => house.close())

/** Tables whose rows belong to no one campaign. */
const ofHouse = ['beat', 'board', 'channel', 'house_key', 'migration', 'operator', 'operator_act', 'push_key']
const ofPeople = [
  ...['delivery', 'delivery_attempt', 'forgetting', 'notification', 'notify_channel', 'notify_choice', 'notify_person'],
  ...['notify_post', 'own_scenario', 'record_choice', 'vacation'],
]

/** Keys without the campaign, and why that is no obstacle. */
const exceptions = {
  'an id is random, and as unique beside its campaign': [
    ...[
      'battle_pkey',
      'chronicle_entry_pkey',
      'chronicle_picture_pkey',
      'commander_pkey',
      'complaint_pkey',
      'deputyship_pkey',
      'holding_pkey',
    ],
    ...[
      'invitation_pkey',
      'letter_pkey',
      'matter_pkey',
      'naming_pkey',
      'outbox_pkey',
      'place_pkey',
      'prepared_event_pkey',
      'seat_request_pkey',
      'sheet_pkey',
    ],
  ],
  'a secret of 160 bits and more is unique by itself; it is looked for on every shard': [
    ...[
      'campaign_chronicle_token_key',
      'campaign_war_code_key',
      'commander_token_hash_key',
      'deputyship_token_hash_key',
      'invitation_token_hash_key',
    ],
  ],
  'what it is about belongs to one campaign': [
    ...['battle_side_pkey', 'complaint_once', 'matter_one_a_place'],
    ...[
      'battle_side_battle_fkey',
      'chronicle_entry_battle_fkey',
      'chronicle_picture_entry_fkey',
      'commander_holding_fkey',
      'deputyship_holding_fkey',
    ],
    ...['matter_place_fkey'],
    ...['battle_entry_key', 'battle_entry_pkey', 'battle_name_pkey', 'consent_pkey', 'standing_orders_pkey'],
    ...[
      'battle_entry_battle_seat_fkey',
      'battle_name_battle_seat_fkey',
      'consent_matter_fkey',
      'standing_orders_holding_fkey',
    ],
  ],
  'its target is small and the same for all, and would be on every shard': [
    'briefing_board_hash_fkey',
    'deputyship_vacation_fkey',
  ],
}

test('every table is of the house, of people, or of campaigns', async () => {
  const rows = await house.sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'muster'::regnamespace AND relkind = 'r' ORDER BY 1`,
  )
  const known = [...ofHouse, ...ofPeople, ...(await campaignTables(house.sql))]
  expect(rows.map(({ name }) => name)).toEqual(known.sort())
})

test('every key of a campaign’s table holds the campaign, but for those with a reason', async () => {
  const tables = await campaignTables(house.sql)
  const without = (await keysOf(house.sql, tables)).filter((key) => tables.includes(key.table) && !holdsCampaign(key))
  expect(without.map(({ name }) => name).sort()).toEqual(Object.values(exceptions).flat().sort())
})
