import { createHash } from 'node:crypto'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** What a job of the queue carries. */
export interface CloseJob {
  readonly campaignId: string
  readonly groupId: string
  readonly why: 'complete' | 'deadline'
}

export const keyOf = ({ campaignId, groupId, why }: CloseJob): string => `${why}:${campaignId}:${groupId}`

/** Puts a job into the queue with the transaction; one of the same group and reason is replaced. Without `at` it is due at once. */
export const addJob = async (tx: Tx, job: CloseJob, at?: Date): Promise<void> => {
  await sql(tx).query(
    `SELECT 1 FROM graphile_worker.add_job('closeGroup', $1::json, run_at := $2::timestamptz, job_key := $3, job_key_mode := 'replace')`,
    [JSON.stringify(job), at ?? null, keyOf(job)],
  )
}

/** Jobs about a campaign as a whole. Each campaign's run in a queue of their own, one at a time, so that they keep no group from closing. */
const addCampaignJob = async (tx: Tx, task: 'playBots' | 'openWar', campaignId: string): Promise<void> => {
  await sql(tx).query(
    `SELECT 1 FROM graphile_worker.add_job($1, $2::json, queue_name := $3, job_key := $3, job_key_mode := 'replace')`,
    [task, JSON.stringify({ campaignId }), `${task}:${campaignId}`],
  )
}

/** Bots have questions to answer. */
export const addBotsJob = (tx: Tx, campaignId: string): Promise<void> => addCampaignJob(tx, 'playBots', campaignId)

/** The war is over and is to be opened to everybody in it. */
export const addOpenJob = (tx: Tx, campaignId: string): Promise<void> => addCampaignJob(tx, 'openWar', campaignId)

/** Signals carry ids, never facts, and leave with the commit. */
const signal = async (tx: Tx, what: string): Promise<void> => {
  await sql(tx).query('SELECT muster.signal($1)', [what])
}

export const signalCampaign = async (tx: Tx, campaignId: string): Promise<void> => {
  await signal(tx, `campaign:${campaignId}`)
}

/** A place, session or token of the user is gone: his streams must ask again who he is. */
export const signalUser = async (tx: Tx, userId: string): Promise<void> => {
  await signal(tx, `user:${userId}`)
}

/** What a person's drafts in a campaign are signalled by: whoever listens to the channel learns from it neither who wrote nor where. */
export const draftTopic = (campaignId: string, userId: string): string =>
  createHash('sha256').update(`${campaignId} ${userId}`).digest('hex')

/** A draft was saved: nobody but the other screens of whoever wrote it is woken. */
export const signalDraft = async (tx: Tx, campaignId: string, userId: string): Promise<void> => {
  await signal(tx, `draft:${draftTopic(campaignId, userId)}`)
}

/** News of a month ago is nobody's any more. */
export const purgeOutbox = async (tx: Tx): Promise<void> => {
  await sql(tx).query(`DELETE FROM muster.outbox WHERE at < clock_timestamp() - interval '30 days'`)
}
