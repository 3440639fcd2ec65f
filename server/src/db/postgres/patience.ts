/** Milliseconds of starts that come to nothing before a server that only ever recovers is ended. */
const firstPatience = 15_000

/**
 * Starts a server, and ends one that has not come up for too long, so that the next start begins anew: on a full disk a recovery can wait for a process of
 * its own that has died, and for ever. One that is only slow is given twice the time after that, so that it comes to its end.
 */
export const withPatience = <Server>(
  start: () => Promise<Server>,
  endStuck: () => Promise<void>,
  now: () => number = Date.now,
): (() => Promise<Server>) => {
  let patience = firstPatience
  let since: number | null = null
  return async () => {
    const begun = (since ??= now())
    try {
      const server = await start()
      since = null
      return server
    } catch (error) {
      if (now() - begun >= patience) {
        since = null
        patience *= 2
        await endStuck()
      }
      throw error
    }
  }
}
