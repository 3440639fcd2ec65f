/**
 * Signals say that something of a campaign may have changed, never what. One LISTEN connection a node carries them; when it was lost and is
 * back, every watched campaign is signalled once, so nothing is missed.
 */
export interface Signals {
  /** One tick at each change of the campaign, from the moment of the call; ticks that pile up are one. Ends on `stop`, or with the process. */
  watch(campaignId: string, stop?: AbortSignal): AsyncIterable<void>
  /** One tick whenever a place, session or token of the user was taken away: ask `Reads.me` and `Reads.stands` again. */
  watchUser(userId: string, stop?: AbortSignal): AsyncIterable<void>
  close(): Promise<void>
}
