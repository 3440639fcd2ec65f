import { isKind, type Kind } from '../../notify/kinds.js'
import type { NotificationRow } from '../../store/reads.notify.js'
import { type Context, proof, signedIn } from '../context.js'
import { stoppable } from './stoppable.js'

/** How many are read at once. */
const most = 100

export interface KnownRow extends NotificationRow {
  readonly kind: Kind
}

/** A node of a later version may have told something that this one has no words for. */
export const isKnown = (row: NotificationRow): row is KnownRow => isKind(row.kind)

/** Rings when there may be something new, also while nobody waits for it. */
class Bell {
  private isRung = false
  private wake: (() => void) | null = null

  readonly ring = (): void => {
    this.isRung = true
    this.wake?.()
  }

  async rung(stop: AbortSignal): Promise<void> {
    while (!this.isRung && !stop.aborted)
      await new Promise<void>((wake) => {
        this.wake = wake
      })
    this.isRung = false
  }
}

async function* follow(context: Context, bell: Bell, stop: AbortSignal, after: number) {
  let last = after
  while (!stop.aborted) {
    let page: readonly NotificationRow[]
    do {
      page = await context.reads.notifications(proof(context), last, most)
      for (const row of page) {
        last = row.number
        if (isKnown(row)) yield row
      }
    } while (page.length === most)
    await bell.rung(stop)
  }
}

/** What the caller is told, each once and in order. It listens first and reads second, and is woken by what the caller is told alone. */
export const notificationFrames = (context: Context, after: number): AsyncGenerator<KnownRow, void> => {
  const { userId } = signedIn(context, 'read')
  const [bell, controller] = [new Bell(), new AbortController()]
  const leave = context.hub.onTold(userId, bell.ring)
  controller.signal.addEventListener('abort', () => {
    leave()
    bell.ring()
  })
  return stoppable(follow(context, bell, controller.signal, after), controller)
}
