import type { FrameAsk } from '../store/reads.frames.js'
import type { Reads } from '../store/reads.js'
import type { Heard, Hub, Line, Signals } from './types.js'
import { type Waiter, Watch } from './watch.js'

interface Watched {
  readonly watch: Watch
  readonly leave: () => void
  listeners: number
}

const lineOf = (watch: Watch, asked: Omit<FrameAsk, 'after'>, stop: AbortSignal): Line => {
  const place = watch.place()
  let seen = -1
  let leave: (() => void) | null = null
  stop.addEventListener('abort', () => leave?.(), { once: true })
  const once = (after: number | null): Promise<Heard | null> =>
    new Promise((resolve, reject) => {
      if (stop.aborted) {
        resolve(null)
        return
      }
      const waiter: Waiter = {
        ask: { ...asked, after },
        place,
        seen,
        tell: (heard, tick) => {
          seen = tick
          leave = null
          resolve(heard)
        },
        fail: (error) => {
          leave = null
          reject(error instanceof Error ? error : new Error(String(error)))
        },
      }
      leave = () => {
        watch.remove(waiter)
        resolve(null)
      }
      watch.add(waiter)
    })
  return {
    next: async (after) => {
      const fresh = seen < 0
      let heard = await once(after)
      // An invalid credential closes the whole connection, with a code that says so: until then the stream is silent.
      while (heard && !heard.told.proven && !fresh) heard = await once(after)
      return heard?.told.stands ? heard : null
    },
  }
}

/** What is a user's own, and the loss of their place: nothing that does not concern them. */
const ownChanges = (
  signals: Pick<Signals, 'onOwn' | 'onUser'>,
  campaignId: string,
  userId: string,
  changed: () => void,
): (() => void) => {
  const ends = [
    signals.onOwn(campaignId, userId, changed),
    signals.onUser((lost) => {
      if (lost === null || lost === userId) changed()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Opens the hub of this node. */
export const openHub = (
  reads: Pick<Reads, 'frames'>,
  signals: Pick<Signals, 'onCampaign' | 'onOwn' | 'onUser' | 'onTold'>,
): Hub => {
  const watched = new Map<string, Watched>()
  const join = (name: string, campaignId: string, follow: (changed: () => void) => () => void): Watched => {
    const known = watched.get(name)
    if (known) return known
    const watch = new Watch(campaignId, reads)
    const fresh = { watch, leave: follow(() => watch.changed()), listeners: 0 }
    watched.set(name, fresh)
    return fresh
  }
  const listenTo = (
    name: string,
    campaignId: string,
    follow: (changed: () => void) => () => void,
    ...[ask, stop]: readonly [Omit<FrameAsk, 'after'>, AbortSignal]
  ): Line => {
    const one = join(name, campaignId, follow)
    one.listeners += 1
    const end = (): void => {
      one.listeners -= 1
      if (one.listeners > 0) return
      one.leave()
      watched.delete(name)
    }
    if (stop.aborted) end()
    else stop.addEventListener('abort', end, { once: true })
    return lineOf(one.watch, ask, stop)
  }
  return {
    onTold: signals.onTold,
    listen: (campaignId, ask, stop) =>
      listenTo(campaignId, campaignId, (changed) => signals.onCampaign(campaignId, changed), ask, stop),
    listenToOwn: (campaignId, userId, ask, stop) =>
      listenTo(
        `${campaignId} ${userId}`,
        campaignId,
        (changed) => ownChanges(signals, campaignId, userId, changed),
        ask,
        stop,
      ),
  }
}
