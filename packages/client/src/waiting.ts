import type { Answer } from './answer.js'

/** `Retry-After`, where it is a number of seconds. */
export const secondsOf = (header: string | null): number | null => {
  const value = Number(header ?? NaN)
  return Number.isFinite(value) ? value : null
}

/** Seconds to wait after so many attempts: longer each time, and spread out, so that a restarted server is not met by everybody at once. */
export const growing = (attempts: number): number => Math.min(30, 0.5 * 2 ** attempts) * (0.75 + Math.random() / 2)

/** How long to wait before the next attempt, in seconds; null: another would be answered alike. */
export const pauseAfter = <Data>(answer: Answer<Data>, attempts: number): number | null => {
  if (answer.ok) return null
  const { code, retryAfter } = answer.problem
  if (retryAfter !== null) return Math.max(retryAfter, 0.1)
  return code === 'NETWORK' || code === 'UNAVAILABLE' ? growing(attempts) : null
}

/** Resolves after so many seconds, or when the signal says so. */
export const later = (wait: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, signal?.aborted ? 0 : wait * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
