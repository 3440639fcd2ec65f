import type { Connection } from '../../api/live.js'

/** What becomes of a page and its line to the server, as far as a draft is concerned. */
export interface Surroundings {
  readonly window: EventTarget
  readonly document: EventTarget & { readonly visibilityState: string }
  readonly connection: () => Connection
  readonly watchConnection: (listener: () => void) => () => void
}

interface Keeping {
  /** Saves what is not saved. `leaving`: the browser is to send it even if the page is gone. */
  readonly flush: (leaving: boolean) => void
  readonly hasFailed: () => boolean
}

/** Saves a draft when its page is left, or laid aside as on a phone, and tries again once there is a line where it could not be saved. */
export const keepDraft = ({ flush, hasFailed }: Keeping, around: Surroundings): (() => void) => {
  const { window, document, connection, watchConnection } = around
  const last = new AbortController()
  const { signal } = last
  const again = (): void => {
    if (hasFailed()) flush(false)
  }
  window.addEventListener('pagehide', () => flush(true), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') flush(true)
      else again()
    },
    { signal },
  )
  window.addEventListener('online', again, { signal })
  const unwatch = watchConnection(() => {
    if (connection() === 'live') again()
  })
  return () => {
    last.abort()
    unwatch()
  }
}
