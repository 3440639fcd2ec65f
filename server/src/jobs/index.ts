import { Logger, run } from 'graphile-worker'
import { openPool } from '../db/pool.js'
import type { Referee } from '../referee/index.js'
import type { CloseJob } from '../store/queue.js'
import { sweeping } from './sweep.js'

export interface Jobs {
  stop(): Promise<void>
}

const troubles: readonly string[] = ['error', 'warning']

/** The queue speaks only of trouble. */
const quiet = new Logger(() => (level, message) => {
  if (troubles.includes(level)) console.error(`jobs: ${message}`)
})

const readJob = (payload: unknown): CloseJob => {
  if (typeof payload === 'object' && payload !== null && 'campaignId' in payload && 'groupId' in payload) {
    const why = 'why' in payload && payload.why === 'complete' ? 'complete' : 'deadline'
    return { campaignId: String(payload.campaignId), groupId: String(payload.groupId), why }
  }
  throw new Error('a job of the queue names no group')
}

/** Works the queue in this process: deadlines and complete groups, by the database's time. Several nodes may; each group is closed once. */
export const startJobs = async (settings: {
  readonly refereeUrl: string
  readonly referee: Pick<Referee, 'closeGroup' | 'overdue'>
}): Promise<Jobs> => {
  const { refereeUrl, referee } = settings
  const pool = openPool(refereeUrl, 6)
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 500,
    noHandleSignals: true,
    logger: quiet,
    noPreparedStatements: false,
    taskList: {
      closeGroup: async (payload) => {
        await referee.closeGroup(readJob(payload))
      },
    },
  })
  const sweep = sweeping(referee)
  return {
    stop: async () => {
      await sweep.stop()
      await runner.stop()
      await pool.end()
    },
  }
}
