import { createHash, createHmac, randomBytes } from 'node:crypto'
import { Between, IsNull, LessThanOrEqual, Not } from 'typeorm'
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

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A campaign as it opens: what the database fills in is left out. */
export type NewCampaign = Omit<
  CampaignEntity,
  | ('id' | 'turn' | 'stage' | 'revision' | 'version' | 'silentStages' | 'stageSealed')
  | ('head' | 'publishedHead' | 'createdAt' | 'stoppedAt' | 'openedAt' | 'note')
>

export const insertCampaign = async (tx: Tx, row: NewCampaign, privateKey: string): Promise<string> => {
  const made = await tx.insert(Campaign, row)
  const campaign = String(made.identifiers[0]?.['id'])
  await tx.insert(Secret, { campaign, privateKey })
  return campaign
}

export const privateKeyOf = async (tx: Tx, campaign: string): Promise<string> =>
  (await tx.findOneByOrFail(Secret, { campaign })).privateKey

/** Only the first one is kept. */
export const keepBotKey = async (tx: Tx, campaign: string, botKey: string): Promise<void> => {
  await tx.update(Secret, { campaign, botKey: IsNull() }, { botKey })
}

export const botKeyOf = async (tx: Tx, campaign: string): Promise<string> => {
  const { botKey } = await tx.findOneByOrFail(Secret, { campaign })
  if (botKey === null) throw new Error('a campaign with a bot has no key for its dice')
  return botKey
}

/** Boards are shared by their hash. */
export const publishBoard = async (tx: Tx, board: Board): Promise<string> => {
  const hash = sha256(canonical(board))
  await tx.query('INSERT INTO muster.board (hash, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    hash,
    JSON.stringify(board),
  ])
  return hash
}

export const boardOf = async (tx: Tx, hash: string): Promise<Board> =>
  (await tx.findOneByOrFail(BoardTable, { hash })).body as Board

/** The state after the last resolution. */
export const lastState = async (tx: Tx, { id, revision }: CampaignEntity): Promise<object | null> =>
  (await tx.findOneByOrFail(Resolution, { campaign: id, revision })).state

const keptStates = 16

/** Writes a resolution and forgets the state before it, but for every sixteenth. */
export const insertResolution = async (tx: Tx, row: ResolutionEntity): Promise<void> => {
  await tx.insert(Resolution, row)
  const before = row.revision - 1
  if (before >= 0 && before % keptStates !== 0)
    await tx.update(Resolution, { campaign: row.campaign, revision: before }, { state: null })
}

/** The newest kept state up to a revision; null before the first. */
export const keptState = async (
  tx: Tx,
  campaign: string,
  upTo: number,
): Promise<{ readonly revision: number; readonly state: object } | null> => {
  const where = { campaign, revision: LessThanOrEqual(upTo), state: Not(IsNull()) }
  const row = await tx.findOne(Resolution, { where, order: { revision: 'DESC' } })
  return row?.state ? { revision: row.revision, state: row.state } : null
}

export const resolutionsOf = (tx: Tx, campaign: string, from: number, to: number): Promise<ResolutionEntity[]> =>
  tx.find(Resolution, { where: { campaign, revision: Between(from, to) }, order: { revision: 'ASC' } })

export const countBriefings = (tx: Tx, campaign: string, viewer: string): Promise<number> =>
  tx.countBy(Briefing, { campaign, viewer })

/** Wars that are over and not yet open in full. */
export const warsToOpen = async (tx: Tx): Promise<readonly string[]> => {
  const rows = await tx.find(Campaign, {
    where: { phase: 'ENDED', openedAt: IsNull() },
    select: { id: true },
    order: { id: 'ASC' },
  })
  return rows.map(({ id }) => id)
}

export const currentBriefing = (tx: Tx, campaign: string, viewer: string): Promise<BriefingEntity | null> =>
  tx.findOne(Briefing, { where: { campaign, viewer }, order: { number: 'DESC' } })

/** Number and content hash of each viewer's last briefing. */
export const lastKnown = async (
  tx: Tx,
  campaign: string,
): Promise<ReadonlyMap<string, { readonly number: number; readonly knownHash: string }>> => {
  const rows = await tx.query<{ viewer: string; number: number; known_hash: string }[]>(
    `SELECT DISTINCT ON (viewer) viewer, number, known_hash FROM muster.briefing
     WHERE campaign = $1 ORDER BY viewer, number DESC`,
    [campaign],
  )
  return new Map(rows.map(({ viewer, number, known_hash }) => [viewer, { number, knownHash: known_hash }]))
}

export const insertBriefings = async (tx: Tx, rows: readonly BriefingEntity[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(Briefing, [...rows])
}

/** Work for the deliveries, written with what it tells of. */
export const addToOutbox = async (
  tx: Tx,
  campaign: string,
  kind: string,
  payloads: readonly Json[],
  now: Date,
): Promise<void> => {
  await tx.query(
    `INSERT INTO muster.outbox (campaign, kind, payload, at)
     SELECT $1, $2, p, $4 FROM json_array_elements($3::json) p`,
    [campaign, kind, JSON.stringify(payloads), now],
  )
}

/**
 * Adds an entry to the campaign's record, whose row the caller has locked. The head is HMAC-SHA-256 under a random 256-bit salt over the head
 * before and the entry: it binds the host and tells nobody anything. A published one is shown to all from now on.
 */
export const enterRecord = async (
  tx: Tx,
  campaign: string,
  kind: string,
  entry: Readonly<Record<string, Json>>,
  now: Date,
  publish = false,
): Promise<void> => {
  const { head } = await tx.findOneOrFail(Campaign, { where: { id: campaign }, select: { head: true } })
  const number = (await tx.maximum(RecordTable, 'number', { campaign })) ?? 0
  const salt = randomBytes(32)
  const next = createHmac('sha256', salt)
    .update(canonical({ before: head, entry, kind }))
    .digest('hex')
  await tx.insert(RecordTable, {
    campaign,
    number: number + 1,
    kind,
    entry,
    salt: salt.toString('hex'),
    head: next,
    published: publish,
    at: now,
  })
  await tx.update(Campaign, { id: campaign }, { head: next, ...(publish ? { publishedHead: next } : {}) })
}
