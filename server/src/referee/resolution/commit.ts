import * as words from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { regrowExcuses } from '../../store/absence.js'
import * as books from '../../store/books.js'
import { enterLog } from '../../store/log.js'
import { lapseMatters } from '../../store/matters.js'
import { namesIn } from '../../store/people.js'
import { seatsOf } from '../../store/places.js'
import { addBotsJob, addOpenJob, signalCampaign } from '../../store/queue.js'
import { advanceRevision, changeTable, type Tx } from '../../store/tx.js'
import { insertBoards, insertSheets, writeRows } from '../../store/writes.js'
import { countAbsence, countRecords } from './absent.js'
import { waitForVacations } from './vacations.js'
import { beginDuePlaces } from './beginPlaces.js'
import { botsOf } from '../common/desk.js'
import type { Game } from '../compute/game.js'
import { rootOf } from '../compute/sheetRoot.js'
import { silenceAfter } from './silence.js'
import type { Resolution } from '../compute/following.js'
import type { GroupResolution } from '../compute/resolve.js'
import { one } from '../compute/rows.js'

export interface Committing {
  /** As it is under its lock. */
  readonly campaign: CampaignEntity
  readonly game: Game
  readonly why: string
  /** Null: the war begins. */
  readonly closed: GroupResolution['closed'] | null
  readonly resolution: Resolution
  readonly now: Date
}

/** Silence may pause the campaign; the end is final. */
const phaseAfter = async (
  tx: Tx,
  { campaign, closed, now, resolution: { turn, stageChanged, over } }: Committing,
  bots: readonly string[],
): Promise<Partial<CampaignEntity>> => {
  if (over) return { phase: 'ENDED', note: over.text ?? inEnglish(words.overNote), stoppedAt: now }
  if (campaign.phase === 'GATHERING') return { phase: 'RUNNING', note: null }
  if (!stageChanged) return {}
  return silenceAfter(tx, { campaign, bots, asked: closed?.asked ?? [], turn, now })
}

const writeBooks = async (tx: Tx, { campaign, why, closed, resolution, now }: Committing): Promise<void> => {
  const { id, turn, stage } = campaign
  const revision = campaign.revision + 1
  const groupId = closed?.groupId ?? null
  const { hashes, books: texts } = resolution
  await books.insertResolution(tx, { campaign: id, revision, groupId, why, turn, stage, at: now, ...hashes }, texts)
  // What is set right by hand, or was prepared, has no sheets; the set-up is made of none.
  const root = closed || why !== 'start' ? { sheets: rootOf(closed?.sealed ?? []) } : {}
  const entry = { revision, groupId: groupId ?? '', ...root, ...hashes }
  await books.enterRecord(tx, id, { kind: 'resolution', entry }, now)
}

const logClosing = async (
  tx: Tx,
  { campaign, game, why, closed, resolution: { stageChanged }, now }: Committing,
): Promise<void> => {
  if (!closed) return
  const detail = { turn: campaign.turn, title: game.stages[campaign.stage] ?? campaign.stage }
  if (closed.common && closed.ruling) {
    if (closed.sealed.length === 0) return
    const note = closed.ruling.reason === null ? {} : { note: closed.ruling.reason }
    await enterLog(tx, campaign.id, { kind: 'RULED', detail: { ...detail, ...note } }, now)
    return
  }
  // What a person closes early was logged when it was settled.
  if (why !== 'complete' && why !== 'deadline') return
  const cause = why === 'complete' ? ('COMPLETE' as const) : ('DEADLINE' as const)
  if (closed.common) await enterLog(tx, campaign.id, { kind: 'STAGE_CLOSED', detail: { ...detail, cause } }, now)
  // That the stage is over is public; how the last group of a few was closed, or that it was a ruling, is only for them to know.
  else if (stageChanged) await enterLog(tx, campaign.id, { kind: 'STAGE_CLOSED', detail }, now)
}

/** What everybody may see of a resolution, in the log of the table: nothing of a group that only some may know. */
const logResolution = async (
  tx: Tx,
  committing: Committing,
  { phase, note }: Partial<CampaignEntity>,
): Promise<void> => {
  const { campaign, resolution, now } = committing
  await logClosing(tx, committing)
  if (phase === 'ENDED') await lapseMatters(tx, { campaign: campaign.id }, now)
  else if (resolution.stageChanged)
    for (const kind of ['CLOSING', 'EXTEND'] as const) await lapseMatters(tx, { campaign: campaign.id, kind }, now)
  const kind = phase === 'PAUSED' || phase === 'ENDED' ? phase : null
  if (kind) await enterLog(tx, campaign.id, { kind, ...(note ? { detail: { note } } : {}) }, now)
}

type Edition = NonNullable<NonNullable<Committing['closed']>['edition']>

const editionAfter = (edition: Edition | null): Partial<CampaignEntity> => {
  if (!edition) return {}
  return edition.done ? { edition: edition.to, nextEdition: null } : { nextEdition: null }
}

/** Another edition begins with the turn, or could not take the campaign over. */
const logEdition = async (tx: Tx, id: string, { from, to, done }: Edition, now: Date): Promise<void> => {
  const detail = { title: to, outcome: done ? ('passed' as const) : ('rejected' as const) }
  const record = { kind: 'edition', entry: { from, to }, publish: true }
  await enterLog(tx, id, { kind: 'EDITION', detail, ...(done && { record }) }, now)
}

/**
 * Writes a resolution and everything that follows from it, in the caller's transaction, under the campaign's lock: state and events, the questions that
 * open or close, each viewer's briefing, the outbox, the deadlines, and the signal, which is sent with the commit.
 */
export const commit = async (tx: Tx, committing: Committing): Promise<void> => {
  const { campaign, closed, resolution, now } = committing
  const { turn, stage, stageChanged, boardHash, board, writes } = resolution
  const { id } = campaign
  if (closed && turn > campaign.turn) await beginDuePlaces(tx, campaign, now)
  const bots = botsOf(await seatsOf(tx, id))
  const phase = await phaseAfter(tx, committing, bots)
  if (board) await insertBoards(tx, one({ hash: boardHash }, { body: board }))
  const edition = closed?.edition ?? null
  await advanceRevision(tx, campaign, { turn, stage, boardHash, ...phase, ...editionAfter(edition) })
  if (writes.sheets) await insertSheets(tx, writes.sheets, campaign, await namesIn(tx, id, closed?.drafters ?? []), now)
  await writeBooks(tx, committing)
  await writeRows(tx, writes, { campaign: id, turn, stage, boardHash, now })
  if (resolution.over) await addOpenJob(tx, id)
  else if (resolution.botsAsked) await addBotsJob(tx, id)
  if (stageChanged) {
    const kind = resolution.over ? 'ended' : 'stage'
    await books.enterRecord(tx, id, { kind, entry: { turn, stage }, publish: true }, now)
    await books.addToOutbox(tx, id, 'stage', [{ turn, stage }], now)
  }
  await logResolution(tx, committing, phase)
  if (edition) await logEdition(tx, id, edition, now)
  if (closed && phase.phase === undefined) await countAbsence(tx, { campaign, why: committing.why, closed, now })
  if (closed) await countRecords(tx, { campaign, why: committing.why, closed, now })
  if (phase.phase === undefined || phase.phase === 'RUNNING')
    await waitForVacations(tx, { ...campaign, turn, stage }, now)
  if (turn > campaign.turn) await regrowExcuses(tx, id, turn, campaign.absence.excuseTurns)
  if (stageChanged || !closed || closed.common || phase.phase !== undefined) await changeTable(tx, id)
  else await signalCampaign(tx, id)
}
