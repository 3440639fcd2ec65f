import { personIn } from '../base/hash.js'

/** A table of a campaign as an archive has it. */
export interface ArchivedTable {
  readonly table: string
  /** Which rows, of `t`; `$1` is the campaign. */
  readonly where: string
  readonly order: string
  /** Columns that are left out. */
  readonly without?: readonly string[]
  /** Columns that name accounts: a code stands for each. */
  readonly people?: readonly string[]
}

const own = 't.campaign = $1'

/** Left out of a campaign: who organises it, secret addresses, and who may find it. */
const ofThisHouse: readonly string[] = [
  ...['organiser', 'chronicle_token', 'war_code', 'war_refused', 'visibility', 'listed_at'],
  ...['roll_called_at', 'roll_call_until'],
]

const sheet = { table: 'sheet', order: 'at, id', people: ['by'], without: ['key', 'body_hash'] }

const common: readonly ArchivedTable[] = [
  { table: 'campaign_scenario', where: own, order: 'campaign' },
  { table: 'seat', where: own, order: 'position' },
  { table: 'record', where: own, order: 'number' },
  { table: 'ask_group', where: own, order: 'opened_at, group_id' },
  { table: 'ask', where: own, order: 'seat, ask_id' },
  { table: 'table_log', where: own, order: 'number', people: ['by_user', 'of_user'] },
  {
    table: 'board',
    where: `t.hash IN (SELECT b.board_hash FROM muster.briefing b WHERE b.campaign = $1 UNION SELECT c.board_hash FROM muster.campaign c WHERE c.id = $1)`,
    order: 'hash',
  },
]

/** What everybody reads after the end: the sheets that counted, no desk of a battle, no letter, and nothing of the facilitator’s own. */
const ended: readonly ArchivedTable[] = [
  { table: 'campaign', where: 't.id = $1', order: 'id', without: ofThisHouse },
  ...common,
  { table: 'resolution', where: own, order: 'revision', without: ['state'] },
  {
    ...sheet,
    where: `${own} AND EXISTS (SELECT FROM muster.resolution r, json_array_elements(r.input -> 'sheets') i
      WHERE r.campaign = $1 AND i ->> 'hash' = t.hash)`,
  },
  { table: 'briefing', where: `${own} AND t.viewer <> 'facilitator'`, order: 'viewer, number' },
]

/** All that belongs to the campaign and its seats, so that it can be played on. Who holds them, what they have not sealed and whom they are told by stays behind. */
const running: readonly ArchivedTable[] = [
  { table: 'campaign', where: 't.id = $1', order: 'id', without: ofThisHouse },
  ...common,
  { table: 'resolution', where: own, order: 'revision' },
  { ...sheet, where: own },
  { table: 'briefing', where: own, order: 'viewer, number' },
  { table: 'clock', where: own, order: 'class' },
  { table: 'battle', where: own, order: 'opened_at, id' },
  { table: 'battle_side', where: own, order: 'battle, seat' },
  {
    table: 'battle_name',
    where: 't.battle IN (SELECT b.id FROM muster.battle b WHERE b.campaign = $1)',
    order: 'battle, seat, since',
  },
  {
    table: 'battle_entry',
    where: 't.battle IN (SELECT b.id FROM muster.battle b WHERE b.campaign = $1)',
    order: 'battle, number',
    people: ['by'],
  },
  { table: 'letter', where: own, order: 'sent_at, id', people: ['by_user'] },
  { table: 'chronicle_entry', where: own, order: 'written_at, id', people: ['by_user'] },
  {
    table: 'chronicle_picture',
    where: `${own} AND t.entry IS NOT NULL`,
    order: 'entry, position',
    people: ['by_user'],
  },
  // It belongs to the office: whoever facilitates there finds it.
  { table: 'prepared_event', where: own, order: 'turn, prepared_at, id' },
]

export const tablesOf = (state: 'ended' | 'running'): readonly ArchivedTable[] => (state === 'ended' ? ended : running)

/** Every table that an archive may have, each after those that it refers to. */
export const allTables: readonly ArchivedTable[] = running

/** The row as it goes into the file. A bot is no account. */
export const archived = (row: object, { people = [], without = [] }: ArchivedTable, campaign: string): object =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]: [string, unknown]) => {
      if (without.includes(column)) return []
      const isPerson = people.includes(column) && typeof value === 'string' && value !== 'bot'
      return [[column, isPerson ? personIn(campaign, value) : value]]
    }),
  )
