import type { House } from './house.js'

/** What the jobs do, once. */
export const closeComplete = async (house: House, campaignId: string): Promise<void> => {
  for (const job of await house.referee.overdue())
    if (job.campaignId === campaignId) await house.referee.closeGroup(job)
}

/** The deadline of whatever is open passes, a second ago. */
export const passDeadline = async (house: House, campaignId: string): Promise<void> => {
  await house.sql(
    `UPDATE muster.ask_group SET deadline_at = clock_timestamp() - interval '1 second' WHERE campaign = $1 AND closed_at IS NULL`,
    [campaignId],
  )
  await closeComplete(house, campaignId)
}
