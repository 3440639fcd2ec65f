import type { Board } from '@muster/rulesets/kit/view.js'
import { LRUCache } from 'lru-cache'
import { tokenTyped } from '../base/invitationCode.js'
import { watchPool } from '../base/metrics.js'
import { openPool } from '../db/pool.js'
import type { Credential, PictureAsked, Reads, Whose } from './reads.js'
import type pg from 'pg'
import { awaitingOf } from './awaiting.js'
import { readFrames } from './frames.js'
import { namedOf, type NamedRow } from './named.js'
import { type Ask, askMany, openTogether } from './together.js'
import { openRows } from './rows.js'
import { isUuid } from './tx.js'

/** Maps that many look at: what is stored under a hash never changes. */
const keptBoards = 100

/** A read is shorter than a write; and whatever was set on a connection, or held by it, ends with it after some minutes. */
const reading = {
  ...{ statement_timeout: 15_000, query_timeout: 20_000, lock_timeout: 5_000 },
  maxLifetimeSeconds: 300,
}

/** The viewer whose briefings are requested; null: the caller's own. */
const viewerOf = (of: Whose | undefined): string | null => {
  if (of === undefined) return null
  if (of === 'shown') return 'facilitator'
  return of === 'everyone' ? of : `seat:${of.seat}`
}

/** An id that is not a UUID names nothing: the same answer as for one that does not exist. */
const id = (given: string): string => (isUuid(given) ? given : '00000000-0000-0000-0000-000000000000')

type Asked = Omit<Reads, 'frames' | 'tableOf' | 'together' | 'picture' | 'close'>

/** What whoever has an address that nobody guesses may read. */
const byAddress = (
  ask: Ask,
): Pick<
  Reads,
  'sharedScenario' | 'sharedWar' | 'sharedBoard' | 'sharedPrintedMap' | 'sharedView' | 'publicChronicle' | 'calendar'
> => ({
  sharedScenario: (token) => ask('read_shared_scenario', [token]),
  calendar: (secret) => ask('read_calendar', [secret]),
  sharedWar: (code) => ask('read_shared_war', [code]),
  sharedBoard: (code) => ask('read_shared_board', [code]),
  sharedPrintedMap: (code) => ask('read_shared_printed_map', [code]),
  sharedView: (code, seat, number) => ask('read_shared_view', [code, seat, number]),
  publicChronicle: (token, { before, limit }) => ask('read_public_chronicle', [token, place(before), limit]),
})

type List = <Item>(name: string, args: readonly unknown[]) => Promise<readonly Item[]>

/** Where a page begins or ends: at an item, or, null, where the list does. */
const place = (item: string | null): string | null => (item === null ? null : id(item))

type Writing = 'letterNews' | 'letter' | 'conversations' | 'letters' | 'letterSearch'
type Telling = 'chronicleHead' | 'chronicle' | 'chronicleEntry'

type Facilitating =
  | 'dryRun'
  | 'notes'
  | 'corrections'
  | 'preparedEvents'
  | 'health'
  | 'closedQuestions'
  | 'correctedLines'

/** What a facilitator is told, and what tells of what they did. */
const ofFacilitators = (ask: Ask, list: List): Pick<Reads, Facilitating> => ({
  dryRun: (credential, campaignId) => ask('read_dry_run', [credential, id(campaignId)]),
  notes: (credential, campaignId) => ask('read_notes', [credential, id(campaignId)]),
  corrections: (credential, campaignId) => list('read_corrections', [credential, id(campaignId)]),
  preparedEvents: (credential, campaignId) => ask('read_prepared_events', [credential, id(campaignId)]),
  health: (credential, campaignId, codes) => ask('read_health', [credential, id(campaignId), JSON.stringify(codes)]),
  closedQuestions: (credential, campaignId) => list('read_closed_questions', [credential, id(campaignId)]),
  correctedLines: (credential, campaignId, after, of) =>
    list('read_corrected_lines', [credential, id(campaignId), after, viewerOf(of)]),
})

/** Letters, and the chronicle: what members write. */
const ofWriters = (ask: Ask, list: List): Pick<Reads, Writing | Telling> => ({
  letterNews: (credential, campaignId) => ask('read_letter_news', [credential, id(campaignId)]),
  letter: (credential, campaignId, letterId) => ask('read_letter', [credential, id(campaignId), id(letterId)]),
  conversations: (credential, campaignId, { after, limit }) =>
    list('read_conversations', [credential, id(campaignId), after, limit]),
  letters: (credential, campaignId, { conversation, before, limit }) =>
    list('read_letters', [credential, id(campaignId), conversation, place(before), limit]),
  letterSearch: (credential, campaignId, { text, after, limit }) =>
    list('read_letter_search', [credential, id(campaignId), text, place(after), limit]),
  chronicleHead: (credential, campaignId) => ask('read_chronicle_head', [credential, id(campaignId)]),
  chronicle: (credential, campaignId, { before, limit }) =>
    list('read_chronicle', [credential, id(campaignId), place(before), limit]),
  chronicleEntry: (credential, campaignId, entryId) =>
    ask('read_chronicle_entry', [credential, id(campaignId), id(entryId)]),
})

const readsBy = (ask: Ask, boards: LRUCache<string, Board>): Asked => {
  const list: List = async <Item>(name: string, args: readonly unknown[]): Promise<readonly Item[]> =>
    (await ask<readonly Item[]>(name, args)) ?? []
  const board = async (credential: Credential, campaignId: string): Promise<Board | null> =>
    ask('read_board', [credential, id(campaignId)])
  return {
    board,
    me: (credential) => ask('read_me', [credential]),
    person: (credential) => ask('read_person', [credential]),
    notify: (credential) => ask('read_notify', [credential]),
    campaignChannels: (credential, campaignId) => list('read_campaign_channels', [credential, id(campaignId)]),
    deliveries: (credential, channelId, limit) => list('read_deliveries', [credential, id(channelId), limit]),
    told: (credential, before, limit) => list('read_told', [credential, before, limit]),
    notifications: (credential, after, limit) => list('read_notifications', [credential, after, limit]),
    campaigns: (credential) => list('read_campaigns', [credential]),
    campaign: (credential, campaignId) => ask('read_campaign', [credential, id(campaignId)]),
    table: async (credential, campaignId) => {
      const row = await ask<NamedRow>('read_table', [credential, id(campaignId)])
      return row && awaitingOf(namedOf(row))
    },
    boardOf: async (credential, { campaignId, boardHash }) => {
      const known = boards.get(boardHash)
      if (known) return known
      const found = await board(credential, campaignId)
      if (found) boards.set(boardHash, found)
      return found
    },
    log: (credential, campaignId, before, limit) => list('read_log', [credential, id(campaignId), before, limit]),
    briefings: (credential, campaignId, after, limit) =>
      list('read_briefings', [credential, id(campaignId), after, limit]),
    briefing: (credential, campaignId, number, of) =>
      ask('read_briefing', [credential, id(campaignId), number ?? null, viewerOf(of)]),
    asked: (credential, campaignId, askId) => ask('read_asked', [credential, id(campaignId), askId]),
    briefingHeads: (credential, campaignId, of) =>
      list('read_briefing_heads', [credential, id(campaignId), viewerOf(of)]),
    stands: async (credential, campaignId) =>
      (await ask<boolean>('read_stands', [credential, id(campaignId)])) === true,
    draft: (credential, campaignId, askId) => ask('read_draft', [credential, id(campaignId), askId]),
    standing: (credential, campaignId) => list('read_standing', [credential, id(campaignId)]),
    throws: (credential, campaignId, after) => list('read_throws', [credential, id(campaignId), after]),
    record: (credential, campaignId, after) => list('read_record', [credential, id(campaignId), after]),
    resolutions: (credential, campaignId, after) => list('read_resolutions', [credential, id(campaignId), after]),
    closing: (credential, campaignId, hash) => ask('read_closing', [credential, id(campaignId), hash]),
    receipts: (credential, campaignId) => list('read_receipts', [credential, id(campaignId)]),
    battles: (credential, campaignId) => list('read_battles', [credential, id(campaignId)]),
    battle: (credential, campaignId, battleId, after = 0) =>
      ask('read_battle', [credential, id(campaignId), id(battleId), after]),
    ...ofFacilitators(ask, list),
    ...ofWriters(ask, list),
    warLink: (credential, campaignId) => ask('read_war_link', [credential, id(campaignId)]),
    ...byAddress(ask),
    ownScenarios: (credential, { after, limit }) => list('read_own_scenarios', [credential, place(after), limit]),
    ownScenario: (credential, scenario) => ask('read_own_scenario', [credential, id(scenario)]),
    scenarioFile: (credential, scenario) => ask('read_scenario_file', [credential, id(scenario)]),
    printedMap: (credential, campaignId) => ask('read_printed_map', [credential, id(campaignId)]),
    heads: (credential, campaignId) => list('read_heads', [credential, id(campaignId)]),
    invitations: (credential, campaignId) => list('read_invitations', [credential, id(campaignId)]),
    seatRequests: (credential, campaignId) => list('read_seat_requests', [credential, id(campaignId)]),
    ownRequests: (credential, { after, limit }) => list('read_own_requests', [credential, place(after), limit]),
    offer: (campaignId, credential) => ask('read_offer', [credential, id(campaignId)]),
    listed: (credential, { rulesetId, freeSeats, pace, timeZone, started }, { after, limit }) => {
      const filter = [rulesetId, freeSeats, pace, timeZone, started]
      const page = [after?.at ?? null, after === null ? null : id(after.id), limit]
      return list('read_listed', [credential, ...filter, ...page])
    },
    operator: (credential) => ask('read_operator', [credential]),
    operatorAccounts: (credential, search, limit) => ask('read_operator_accounts', [credential, search, limit]),
    operatorCampaigns: (credential, search, held, limit) =>
      ask('read_operator_campaigns', [credential, search, held, limit]),
    operatorStorage: (credential) => ask('read_operator_storage', [credential]),
    operatorMessages: (credential) => ask('read_operator_messages', [credential]),
    operatorComplaints: (credential, settled, limit) => ask('read_operator_complaints', [credential, settled, limit]),
    operatorActs: (credential, limit) => ask('read_operator_acts', [credential, limit]),
    invitation: (token, credential) => ask('read_invitation', [credential, tokenTyped(token)]),
  }
}

/** Bytes are read by themselves: they are no JSON. */
const readPicture = async (pool: pg.Pool, of: PictureAsked): Promise<Buffer | null> => {
  const [name, values] =
    'token' in of
      ? (['read_public_picture', [of.token, id(of.pictureId), of.small]] as const)
      : (['read_picture', [of.credential, id(of.campaignId), id(of.pictureId), of.small]] as const)
  const places = values.map((_, index) => `$${String(index + 1)}`).join(', ')
  const { rows } = await pool.query<{ bytes: Buffer | null }>({
    ...{ name, text: `SELECT muster.${name}(${places}) AS bytes`, values: [...values] },
  })
  return rows[0]?.bytes ?? null
}

/** Opens the reads with the role `reader`. Credentials are passed as parameters and are never part of a statement. */
export const openReads = (readerUrl: string, size = 10): Reads => {
  const pool = watchPool('reader', openPool(readerUrl, size, reading))
  const boards = new LRUCache<string, Board>({ max: keptBoards })
  const rowOf = openRows()
  const ask: Ask = async <Answer>(name: string, args: readonly unknown[]): Promise<Answer | null> => {
    const places = args.map((_, index) => `$${String(index + 1)}`).join(', ')
    const { rows } = await pool.query<{ answer: string | null }>({
      name,
      text: `SELECT muster.${name}(${places})::text AS answer`,
      values: [...args],
    })
    const text = rows[0]?.answer ?? null
    return text === null ? null : (rowOf(name, text) as Answer)
  }
  const together = openTogether(ask, askMany(pool, rowOf))
  return {
    ...readsBy(ask, boards),
    together: () => readsBy(together(), boards),
    frames: (campaignId, asks) =>
      readFrames(
        pool,
        id(campaignId),
        asks.map((one) => (one.kind === 'battle' && one.about !== null ? { ...one, about: id(one.about) } : one)),
      ),
    tableOf: (text) => awaitingOf(namedOf(JSON.parse(text) as NamedRow)),
    picture: (of) => readPicture(pool, of),
    close: () => pool.end(),
  }
}
