import type { Tx } from './tx.js'

/** What a job of the queue carries. */
export interface CloseJob {
  readonly campaignId: string
  readonly groupId: string
  readonly why: 'complete' | 'deadline'
}

const keyOf = ({ campaignId, groupId, why }: CloseJob): string => `${why}:${campaignId}:${groupId}`

/** Puts a job into the queue with the transaction; one of the same group and reason is replaced. Without `at` it is due at once. */
export const addJob = async (tx: Tx, job: CloseJob, at?: Date): Promise<void> => {
  await tx.query(
    `SELECT 1 FROM graphile_worker.add_job('closeGroup', $1::json, run_at := $2::timestamptz, job_key := $3, job_key_mode := 'replace')`,
    [JSON.stringify(job), at ?? null, keyOf(job)],
  )
}

export const removeJob = async (tx: Tx, job: CloseJob): Promise<void> => {
  await tx.query('SELECT 1 FROM graphile_worker.remove_job($1)', [keyOf(job)])
}

/** Channel of all signals. They carry ids, never facts, and leave with the commit. */
export const channel = 'muster'

export const signalCampaign = async (tx: Tx, campaignId: string): Promise<void> => {
  await tx.query('SELECT pg_notify($1, $2)', [channel, `campaign:${campaignId}`])
}

/** A place, session or token of the user is gone: his streams must ask again who he is. */
export const signalUser = async (tx: Tx, userId: string): Promise<void> => {
  await tx.query('SELECT pg_notify($1, $2)', [channel, `user:${userId}`])
}
