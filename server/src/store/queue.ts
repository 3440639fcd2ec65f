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

/** Puts a job into the queue with the transaction; one of the same group and reason is replaced. Without `at` it is due immediately. */
export const addJob = async (tx: Tx, job: CloseJob, at?: Date): Promise<void> => {
  await sql(tx).query(
    `SELECT 1 FROM graphile_worker.add_job('closeGroup', $1::json, run_at := $2::timestamptz, job_key := $3, job_key_mode := 'replace')`,
    [JSON.stringify(job), at ?? null, keyOf(job)],
  )
}

/** Jobs about a campaign as a whole. Each campaign's run in a queue of their own, one at a time, so that they delay no group's closing. */
const addCampaignJob = async (tx: Tx, task: 'playBots' | 'openWar', campaignId: string): Promise<void> => {
  await sql(tx).query(
    `SELECT 1 FROM graphile_worker.add_job($1, $2::json, queue_name := $3, job_key := $3, job_key_mode := 'replace')`,
    [task, JSON.stringify({ campaignId }), `${task}:${campaignId}`],
  )
}

/** Bots have questions to answer. */
export const addBotsJob = (tx: Tx, campaignId: string): Promise<void> => addCampaignJob(tx, 'playBots', campaignId)

/** The war is over and is to be opened to all its members. */
export const addOpenJob = (tx: Tx, campaignId: string): Promise<void> => addCampaignJob(tx, 'openWar', campaignId)

/** Signals carry ids, never facts, and are sent with the commit. */
const signal = async (tx: Tx, what: string): Promise<void> => {
  await sql(tx).query('SELECT muster.signal($1)', [what])
}

export const signalCampaign = async (tx: Tx, campaignId: string): Promise<void> => {
  await signal(tx, `campaign:${campaignId}`)
}

/** A place, session or token of the user was revoked: their streams must ask again who they are. */
export const signalUser = async (tx: Tx, userId: string): Promise<void> => {
  await signal(tx, `user:${userId}`)
}

/** The signal of what is a person's own in a campaign: a listener to the channel learns from it neither whose it is nor where. */
export const ownTopic = (campaignId: string, userId: string): string =>
  createHash('sha256').update(`${campaignId} ${userId}`).digest('hex')

/** Something of these people's own has changed, a draft or a letter: only their screens are woken. */
export const signalOwn = async (tx: Tx, campaignId: string, userIds: readonly string[]): Promise<void> => {
  const topics = userIds.map((userId) => `own:${ownTopic(campaignId, userId)}`)
  await sql(tx).query('SELECT muster.signal(t) FROM unnest($1::text[]) t', [topics])
}

/** The signal of what a person is told, of whatever campaign. */
export const toldTopic = (userId: string): string => ownTopic('', userId)

/** These people have been told something. */
export const signalTold = async (tx: Tx, userIds: readonly string[]): Promise<void> => {
  const topics = userIds.map((userId) => `own:${toldTopic(userId)}`)
  await sql(tx).query('SELECT muster.signal(t) FROM unnest($1::text[]) t', [topics])
}

/** Nobody needs the signals of a month ago. */
export const purgeOutbox = async (tx: Tx): Promise<void> => {
  await sql(tx).query(`DELETE FROM muster.outbox WHERE at < clock_timestamp() - interval '30 days'`)
}
