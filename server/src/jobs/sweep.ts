import type { Referee } from '../referee/index.js'

const every = 1_000

/**
 * A worker that was killed keeps its job locked for hours. So whatever should have been resolved is looked for once a second as well, the first time
 * at the start; closing a group twice does nothing.
 */
export const sweeping = (referee: Pick<Referee, 'closeGroup' | 'overdue'>): { stop(): Promise<void> } => {
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  const sweep = async (): Promise<void> => {
    try {
      for (const job of await referee.overdue()) if (!stopped) await referee.closeGroup(job)
    } catch (error) {
      console.error('jobs: the sweep for overdue groups failed and is tried again:', error)
    }
  }
  let running = Promise.resolve()
  const next = (): void => {
    running = sweep().then(() => {
      if (!stopped) timer = setTimeout(next, every)
    })
  }
  next()
  return {
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
