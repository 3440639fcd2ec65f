import { Logger, run, type Runner } from 'graphile-worker'
import { logFault } from '../base/log.js'
import { watchPool } from '../base/metrics.js'
import { traced } from '../base/trace.js'
import { openTryOnce } from '../referee/common/tryOnce.js'
import type { CloseGroup } from '../referee/resolution/closeGroup.js'
import type { Notify } from '../notify/notify.js'
import type { Referee } from '../referee/index.js'
import type { Due } from '../store/due.js'
import type { CloseJob } from '../store/queue.js'
import { openJobPool } from './jobPool.js'
import { kept } from './kept.js'
import { purgeQueues } from './queues.js'
import { type Sweep, type Sweeping, sweeping, sweepingDue } from './sweep.js'

export interface Jobs {
  stop(): Promise<void>
}

const troubles: readonly string[] = ['error', 'warning']

/** The queue logs only trouble. */
const quiet = new Logger(() => (level, message) => {
  if (troubles.includes(level)) logFault(`jobs: ${message.replace(/ with error .*/s, '')}`)
})

const readJob = (payload: unknown): CloseJob => {
  if (typeof payload === 'object' && payload !== null && 'campaignId' in payload && 'groupId' in payload) {
    const why = 'why' in payload && payload.why === 'complete' ? 'complete' : 'deadline'
    return { campaignId: String(payload.campaignId), groupId: String(payload.groupId), why }
  }
  throw new Error('a queued job names no group')
}

const campaignOf = (payload: unknown): string => {
  if (typeof payload === 'object' && payload !== null && 'campaignId' in payload) return String(payload.campaignId)
  throw new Error('a queued job names no campaign')
}

/** What the jobs need from the referee. */
type Worked = Pick<
  Referee,
  | 'beat'
  | 'holdWithoutEdition'
  | 'releaseEditions'
  | 'closeGroup'
  | 'whatIsDue'
  | 'overdue'
  | 'closeOnNotice'
  | 'dueClosings'
  | 'dueVotes'
  | 'settleVote'
  | 'duePauses'
  | 'endPause'
  | 'turnDeputies'
  | 'deputiesDue'
  | 'deliverLetters'
  | 'bots'
  | 'openWar'
  | 'releaseEvents'
  | 'eventsDue'
  | 'warsToOpen'
  | 'forget'
  | 'toForget'
>

/** Closings that jobs and sweeps share: none rejects, and one that fails delays no other. */
const closingsOf = (referee: Worked) => {
  const attempt = openTryOnce()
  return {
    close: (job: CloseGroup) => attempt(`closing ${job.groupId} of ${job.campaignId}`, () => referee.closeGroup(job)),
    onNotice: (closing: Parameters<Worked['closeOnNotice']>[0]) =>
      attempt(`closing a stage of ${closing.campaignId} on notice`, () => referee.closeOnNotice(closing)),
    vote: (vote: Parameters<Worked['settleVote']>[0]) =>
      attempt(`ending a vote in ${vote.campaignId}`, () => referee.settleVote(vote)),
    goOn: (campaignId: string) => attempt(`ending the pause of ${campaignId}`, () => referee.endPause(campaignId)),
  }
}

type Closings = ReturnType<typeof closingsOf>

const second = 1_000
const hour = 3_600 * second

/** What people are told: their part of the sweeps. */
type Told = 'what people are to be told' | 'deliveries'

/** What was lost by a worker that was killed, each kind separately: a bot that takes long delays no deadline. */
const sweepsOf = (referee: Worked, closings: Closings): Readonly<Record<Exclude<Due, Told>, Sweep>> => ({
  'overdue groups': async (stopped) => {
    for (const job of await referee.overdue()) if (!stopped()) await closings.close(job)
  },
  closings: async (stopped) => {
    for (const closing of await referee.dueClosings()) if (!stopped()) await closings.onNotice(closing)
  },
  votes: async (stopped) => {
    for (const vote of await referee.dueVotes()) if (!stopped()) await closings.vote(vote)
  },
  pauses: async (stopped) => {
    for (const campaignId of await referee.duePauses()) if (!stopped()) await closings.goOn(campaignId)
  },
  deputies: async (stopped) => {
    for (const campaignId of await referee.deputiesDue()) if (!stopped()) await referee.turnDeputies(campaignId)
  },
  'letters on their way': () => referee.deliverLetters(),
  bots: () => referee.bots.sweep(),
  'wars to open': async (stopped) => {
    for (const campaignId of await referee.warsToOpen()) if (!stopped()) await referee.openWar(campaignId)
  },
})

/** Each by itself: a mail server that takes its time keeps nobody from being told otherwise. */
const tellingOf = (notify: Notify): Readonly<Record<Told, Sweep>> => ({
  'what people are to be told': () => notify.tell(),
  deliveries: (stopped) => notify.deliver(stopped),
})

/** What needs no haste; and what is found only by looking through all campaigns, where it did not happen at once. */
const startSlow = (
  referee: Worked,
  { bots, closings }: Pick<ReturnType<typeof sweepsOf>, 'bots' | 'closings'>,
  notify: Notify | undefined,
  purge: () => Promise<void>,
): readonly Sweeping[] => [
  sweeping('bots of old', bots, 5 * second),
  sweeping('closings of old', closings, 5 * second),
  sweeping('the beat', () => referee.beat(), 10 * second),
  sweeping('editions', () => referee.releaseEditions(), 10 * second),
  sweeping(
    'deleted accounts',
    async (stopped) => {
      for (const userId of await referee.toForget()) if (!stopped()) await referee.forget(userId)
    },
    10 * second,
  ),
  sweeping(
    'prepared events',
    async (stopped) => {
      for (const campaignId of await referee.eventsDue()) if (!stopped()) await referee.releaseEvents(campaignId)
    },
    10 * second,
  ),
  ...(notify ? [sweeping('what no event tells', () => notify.tellAwaited(), 15 * second)] : []),
  sweeping('what is thrown away', purge, hour),
]

interface JobSettings {
  readonly refereeUrl: string
  readonly referee: Worked
  /** Left out: nobody is told anything. */
  readonly notify?: Notify
  /** What deletes rows that nobody needs any more. */
  readonly purges?: readonly (() => Promise<void>)[]
}

/** Runs the queue in this process: deadlines and complete groups, by the database's time. Several nodes may do so; each group is closed once. */
export const startJobs = async (settings: JobSettings): Promise<Jobs> => {
  const { refereeUrl, referee, notify, purges = [] } = settings
  const pool = watchPool('jobs', openJobPool(refereeUrl, 6))
  const closings = closingsOf(referee)
  const queue = (): Promise<Runner> =>
    run({
      pgPool: pool,
      concurrency: 4,
      // New jobs are announced, and what is due is swept up every second.
      pollInterval: 5_000,
      noHandleSignals: true,
      logger: quiet,
      noPreparedStatements: false,
      // Without delays nobody waits for what the queue writes about a job, and an error there ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: {
        closeGroup: (payload) => traced('job closeGroup', {}, () => closings.close(readJob(payload))),
        playBots: (payload) => traced('job playBots', {}, () => referee.bots.play(campaignOf(payload))),
        openWar: (payload) => traced('job openWar', {}, () => referee.openWar(campaignOf(payload))),
      },
    })
  await referee.holdWithoutEdition()
  const runner = await kept(queue)
  const throwAway = async (): Promise<void> => {
    for (const purge of [...purges, () => purgeQueues(pool)]) await purge()
  }
  const playing = sweepsOf(referee, closings)
  const sweeps = [
    ...startSlow(referee, playing, notify, throwAway),
    sweepingDue<Due>({ ...playing, ...(notify && tellingOf(notify)) }, (about) => referee.whatIsDue(about)),
  ]
  return {
    stop: async () => {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
      await runner.stop()
      await pool.end()
    },
  }
}
