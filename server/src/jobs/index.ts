import { Logger, run, type Runner } from 'graphile-worker'
import { openPool } from '../db/pool.js'
import { openAttempts } from '../referee/common/attempts.js'
import type { CloseGroup } from '../referee/resolution/closeGroup.js'
import type { Referee } from '../referee/index.js'
import type { CloseJob } from '../store/queue.js'
import { kept } from './kept.js'
import { purgeQueues } from './queues.js'
import { sweeping } from './sweep.js'

export interface Jobs {
  stop(): Promise<void>
}

const troubles: readonly string[] = ['error', 'warning']

/** The queue speaks only of trouble. */
const quiet = new Logger(() => (level, message) => {
  if (troubles.includes(level)) console.error(`jobs: ${message.replace(/ with error .*/s, '')}`)
})

const readJob = (payload: unknown): CloseJob => {
  if (typeof payload === 'object' && payload !== null && 'campaignId' in payload && 'groupId' in payload) {
    const why = 'why' in payload && payload.why === 'complete' ? 'complete' : 'deadline'
    return { campaignId: String(payload.campaignId), groupId: String(payload.groupId), why }
  }
  throw new Error('a job of the queue names no group')
}

const campaignOf = (payload: unknown): string => {
  if (typeof payload === 'object' && payload !== null && 'campaignId' in payload) return String(payload.campaignId)
  throw new Error('a job of the queue names no campaign')
}

/** What the jobs need of the referee. */
type Worked = Pick<
  Referee,
  'beat' | 'closeGroup' | 'overdue' | 'closeOnNotice' | 'dueClosings' | 'bots' | 'openWar' | 'warsToOpen'
>

/** Closings that jobs and sweeps share: none rejects, and one that fails holds up no other. */
const closingsOf = (referee: Worked) => {
  const attempt = openAttempts()
  return {
    close: (job: CloseGroup) => attempt(`closing ${job.groupId} of ${job.campaignId}`, () => referee.closeGroup(job)),
    onNotice: (closing: Parameters<Worked['closeOnNotice']>[0]) =>
      attempt(`closing a stage of ${closing.campaignId} on notice`, () => referee.closeOnNotice(closing)),
  }
}

type Closings = ReturnType<typeof closingsOf>

const second = 1_000
const hour = 3_600 * second

/** What has been lost by a worker that was killed, each kind by itself: a bot's long thoughts hold up no deadline. */
const startSweeps = (referee: Worked, closings: Closings): readonly { stop(): Promise<void> }[] => [
  sweeping('the beat', () => referee.beat(), 10 * second),
  sweeping('overdue groups', async (stopped) => {
    for (const job of await referee.overdue()) if (!stopped()) await closings.close(job)
  }),
  sweeping('closings', async (stopped) => {
    for (const closing of await referee.dueClosings()) if (!stopped()) await closings.onNotice(closing)
  }),
  sweeping('bots', () => referee.bots.sweep()),
  sweeping('wars to open', async (stopped) => {
    for (const campaignId of await referee.warsToOpen()) if (!stopped()) await referee.openWar(campaignId)
  }),
]

interface JobSettings {
  readonly refereeUrl: string
  readonly referee: Worked
  /** What throws away rows that nobody needs any more. */
  readonly purges?: readonly (() => Promise<void>)[]
}

/** Works the queue in this process: deadlines and complete groups, by the database's time. Several nodes may; each group is closed once. */
export const startJobs = async (settings: JobSettings): Promise<Jobs> => {
  const { refereeUrl, referee, purges = [] } = settings
  const pool = openPool(refereeUrl, 6)
  const closings = closingsOf(referee)
  const queue = (): Promise<Runner> =>
    run({
      pgPool: pool,
      concurrency: 4,
      pollInterval: 500,
      noHandleSignals: true,
      logger: quiet,
      noPreparedStatements: false,
      // Without delays nobody waits for what the queue writes down of a job, and an error of that ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: {
        closeGroup: (payload) => closings.close(readJob(payload)),
        playBots: (payload) => referee.bots.play(campaignOf(payload)),
        openWar: (payload) => referee.openWar(campaignOf(payload)),
      },
    })
  const runner = await kept(queue)
  const sweeps = [
    ...startSweeps(referee, closings),
    sweeping(
      'what is thrown away',
      async () => {
        for (const purge of [...purges, () => purgeQueues(pool)]) await purge()
      },
      hour,
    ),
  ]
  return {
    stop: async () => {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
      await runner.stop()
      await pool.end()
    },
  }
}
