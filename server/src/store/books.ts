import { createHmac, randomBytes } from 'node:crypto'
import { sha256 } from '../base/hash.js'
import { IsNull, Not } from 'typeorm'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import {
  BoardTable,
  Briefing,
  type BriefingEntity,
  RecordTable,
  Resolution,
  type ResolutionEntity,
} from '../db/entities/books.js'
import { Campaign, type CampaignEntity, Secret } from '../db/entities/campaign.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** A campaign when it opens: what the database fills in is left out. */
export type NewCampaign = Omit<
  CampaignEntity,
  | ('id' | 'turn' | 'stage' | 'revision' | 'version' | 'silentStages')
  | ('head' | 'publishedHead' | 'createdAt' | 'stoppedAt' | 'resumesAt' | 'openedAt' | 'note')
  | ('warCode' | 'warRefused' | 'nextEdition')
  | ('visibility' | 'listedAt' | 'rollCalledAt' | 'rollCallUntil')
>

export const insertCampaign = async (tx: Tx, row: NewCampaign, privateKey: string): Promise<string> => {
  const made = await sql(tx).insert(Campaign, row)
  const campaign = String(made.identifiers[0]?.['id'])
  await sql(tx).insert(Secret, { campaign, privateKey })
  return campaign
}

export const privateKeyOf = async (tx: Tx, campaign: string): Promise<string> =>
  (await sql(tx).findOneByOrFail(Secret, { campaign })).privateKey

/** Only the first one is stored. */
export const keepBotKey = async (tx: Tx, campaign: string, botKey: string): Promise<void> => {
  await sql(tx).update(Secret, { campaign, botKey: IsNull() }, { botKey })
}

export const botKeyOf = async (tx: Tx, campaign: string): Promise<string> => {
  const { botKey } = await sql(tx).findOneByOrFail(Secret, { campaign })
  if (botKey === null) throw new Error('a campaign with a bot has no key for its dice')
  return botKey
}

/** Boards are shared by their hash. */
export const publishBoard = async (tx: Tx, board: Board): Promise<string> => {
  const hash = sha256(canonical(board))
  await sql(tx).query('INSERT INTO muster.board (hash, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    hash,
    JSON.stringify(board),
  ])
  return hash
}

export const boardOf = async (tx: Tx, hash: string): Promise<Board> =>
  (await sql(tx).findOneByOrFail(BoardTable, { hash })).body as Board

const keptStates = 16

/** The JSON texts of a resolution: what went in, what came out. */
export type ResolutionTexts = Readonly<Record<'input' | 'events' | 'throws' | 'state', Uint8Array>>

const buffer = ({ buffer: bytes, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(bytes, byteOffset, byteLength)

/** Writes a resolution and deletes the state before it, except every sixteenth, and those to which a campaign went back. */
export const insertResolution = async (
  tx: Tx,
  row: Omit<ResolutionEntity, 'input' | 'events' | 'throws' | 'state'>,
  { input, events, throws, state }: ResolutionTexts,
): Promise<void> => {
  const { campaign, revision, groupId, why, turn, stage, inputHash, eventsHash, stateHash, at } = row
  await sql(tx).query(
    `INSERT INTO muster.resolution (campaign, revision, group_id, why, turn, stage, input_hash, events_hash, state_hash, at,
       input, events, throws, state) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[campaign, revision, groupId, why, turn, stage, inputHash, eventsHash, stateHash, at],
      ...[input, events, throws, state].map(buffer),
    ],
  )
  const before = revision - 1
  if (before >= 0 && before % keptStates !== 0)
    await sql(tx).update(Resolution, { campaign, revision: before, why: Not('restored') }, { state: null })
}

/** The newest stored state up to a revision, as JSON; null before the first. */
export const keptState = async (
  tx: Tx,
  campaign: string,
  upTo: number,
): Promise<{ readonly revision: number; readonly state: string } | null> => {
  const rows = await sql(tx).query<{ revision: number; state: string }[]>(
    `SELECT revision, state::text AS state FROM muster.resolution
     WHERE campaign = $1 AND revision <= $2 AND state IS NOT NULL ORDER BY revision DESC LIMIT 1`,
    [campaign, upTo],
  )
  return rows[0] ?? null
}

/** By which edition the resolution after this revision was played, if the campaign was moved to another later; null: by its own. */
export const editionAfter = async (tx: Tx, campaign: string, revision: number): Promise<string | null> => {
  const rows = await sql(tx).query<{ edition: string }[]>(
    `SELECT input #>> '{edition,from}' AS edition FROM muster.resolution
     WHERE campaign = $1 AND revision > $2 AND input -> 'edition' IS NOT NULL ORDER BY revision LIMIT 1`,
    [campaign, revision],
  )
  return rows[0]?.edition ?? null
}

/** Some resolutions in order, with the JSON of their events and throws, and the edition that plays on. */
export const resolutionsOf = (
  tx: Tx,
  campaign: string,
  from: number,
  to: number,
): Promise<
  {
    revision: number
    turn: number
    stage: string
    events: string
    throws: string
    at: Date
    next: string | null
    restored: string | null
  }[]
> =>
  sql(tx).query(
    `SELECT revision, turn, stage, events::text AS events, throws::text AS throws, at, input #>> '{edition,to}' AS next,
       CASE WHEN why = 'restored' THEN state::text END AS restored FROM muster.resolution
     WHERE campaign = $1 AND revision BETWEEN $2 AND $3 ORDER BY revision`,
    [campaign, from, to],
  )

export const countBriefings = (tx: Tx, campaign: string, viewer: string): Promise<number> =>
  sql(tx).countBy(Briefing, { campaign, viewer })

/** Wars that are over and not yet completely open. */
export const unopened = `muster.campaign c WHERE c.phase = 'ENDED' AND c.opened_at IS NULL`

export const warsToOpen = async (tx: Tx): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ id: string }[]>(`SELECT c.id FROM ${unopened} ORDER BY c.id`)
  return rows.map(({ id }) => id)
}

export const currentBriefing = (tx: Tx, campaign: string, viewer: string): Promise<BriefingEntity | null> =>
  sql(tx).findOne(Briefing, { where: { campaign, viewer }, order: { number: 'DESC' } })

/** Work for the deliveries, written together with what it is about. */
export const addToOutbox = async (
  tx: Tx,
  campaign: string,
  kind: string,
  payloads: readonly Json[],
  now: Date,
): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.outbox (campaign, kind, payload, at)
     SELECT $1, $2, p, $4 FROM json_array_elements($3::json) p`,
    [campaign, kind, JSON.stringify(payloads), now],
  )
}

/** What the record stores of something. */
export interface RecordEntry {
  readonly kind: string
  readonly entry: Readonly<Record<string, Json>>
  /** Shown to all from now on. */
  readonly publish?: boolean
}

/**
 * Adds an entry to the campaign's record, whose row the caller has locked. The head is HMAC-SHA-256, under a random 256-bit salt, over the previous
 * head and the entry: it binds the host and reveals nothing.
 */
export const enterRecord = async (
  tx: Tx,
  campaign: string,
  { kind, entry, publish = false }: RecordEntry,
  now: Date,
): Promise<void> => {
  const { head } = await sql(tx).findOneOrFail(Campaign, { where: { id: campaign }, select: { head: true } })
  const number = (await sql(tx).maximum(RecordTable, 'number', { campaign })) ?? 0
  const salt = randomBytes(32)
  const next = createHmac('sha256', salt)
    .update(canonical({ before: head, entry, kind }))
    .digest('hex')
  await sql(tx).insert(RecordTable, {
    campaign,
    number: number + 1,
    kind,
    entry,
    salt: salt.toString('hex'),
    head: next,
    published: publish,
    at: now,
  })
  await sql(tx).update(Campaign, { id: campaign }, { head: next, ...(publish ? { publishedHead: next } : {}) })
}
