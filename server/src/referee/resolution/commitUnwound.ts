import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as books from '../../store/books.js'
import { askAsNow, undo } from '../../store/course.js'
import { deleteDryRun } from '../../store/dryRuns.js'
import { lapseMatters } from '../../store/matters.js'
import { awaitEvents } from '../../store/preparedEvents.js'
import { addBotsJob, addOpenJob } from '../../store/queue.js'
import { advanceRevision, type Tx } from '../../store/tx.js'
import { insertBoards, writeRows } from '../../store/writes.js'
import * as words from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import { one } from '../compute/rows.js'
import { rootOf } from '../compute/sheetRoot.js'
import type { Unwound } from '../compute/unwind.js'
import { waitForVacations } from './vacations.js'

/** Each as a resolution of its own, bound by the record: first that the campaign goes back, then what is played again. */
const writeBooks = async (
  tx: Tx,
  { id, revision: last }: CampaignEntity,
  rows: Unwound['rows'],
  now: Date,
): Promise<void> => {
  for (const [at, { books: texts, hashes, groupId, turn, stage, sealed }] of rows.entries()) {
    const [revision, why] = [last + 1 + at, at === 0 ? 'restored' : 'again']
    await books.insertResolution(tx, { campaign: id, revision, groupId, why, turn, stage, at: now, ...hashes }, texts)
    const entry = { revision, groupId: groupId ?? '', sheets: rootOf(sealed), ...hashes }
    await books.enterRecord(tx, id, { kind: 'resolution', entry }, now)
  }
}

/**
 * Writes that a campaign goes back to an earlier state and is played again from there, in the caller's transaction, under the campaign's lock: nothing that was
 * written before is changed, except that it does not count any more.
 */
export const commitUnwound = async (
  tx: Tx,
  campaign: CampaignEntity,
  { unwound, origin }: { readonly unwound: Unwound; readonly origin: number },
  now: Date,
): Promise<void> => {
  const { id, revision } = campaign
  const { turn, stage, stageChanged, over, boardHash, board, writes } = unwound.resolution
  const steps = unwound.rows.length
  const ends = over ? { phase: 'ENDED' as const, note: over.text ?? inEnglish(words.overNote), stoppedAt: now } : {}
  if (board) await insertBoards(tx, one({ hash: boardHash }, { body: board }))
  await advanceRevision(tx, campaign, { turn, stage, boardHash, ...ends }, steps)
  await writeBooks(tx, campaign, unwound.rows, now)
  await undo(tx, id, unwound, now)
  await writeRows(tx, writes, { campaign: id, turn, stage, boardHash, now })
  await askAsNow(tx, id, unwound.views, unwound.keptAsks)
  await deleteDryRun(tx, id)
  await awaitEvents(tx, id, origin, turn)
  if (over) {
    await addOpenJob(tx, id)
    await lapseMatters(tx, { campaign: id }, now)
  } else if (unwound.resolution.botsAsked) await addBotsJob(tx, id)
  if (!stageChanged) return
  await books.enterRecord(tx, id, { kind: over ? 'ended' : 'stage', entry: { turn, stage }, publish: true }, now)
  await books.addToOutbox(tx, id, 'stage', [{ turn, stage }], now)
  for (const kind of ['CLOSING', 'EXTEND'] as const) await lapseMatters(tx, { campaign: id, kind }, now)
  if (!over) await waitForVacations(tx, { ...campaign, turn, stage, revision: revision + steps }, now)
}
