import type { FrameAsk, FrameBody, Told } from '../store/reads.frames.js'

/**
 * Signals say that something of a campaign may have changed, never what. One LISTEN connection per node carries them; when it was lost and is
 * back, every watched campaign is signalled once, so nothing is missed.
 */
export interface Signals {
  /** Calls at each change of the campaign, until the returned function is called. */
  onCampaign(campaignId: string, changed: () => void): () => void
  /** Calls whenever a place, session or token of a user was revoked; null: perhaps anybody's, because the connection was lost or is back. */
  onUser(lost: (userId: string | null) => void): () => void
  /** Calls whenever something of this user's own in the campaign has changed: a draft, saved on whichever screen, or their letters. */
  onOwn(campaignId: string, userId: string, changed: () => void): () => void
  /** Calls whenever this user has been told something, of whatever campaign. */
  onTold(userId: string, changed: () => void): () => void
  close(): Promise<void>
}

/** What a listener is told at a tick. Bodies are shared by all who may see them, as the same object. */
export interface Heard {
  readonly told: Told
  readonly bodies: readonly FrameBody[]
}

/** Somebody who listens to a campaign. It costs no statement while nothing happens, and shares the one that is made when something does. */
export interface Line {
  /** What is newer than what it has: immediately if anything happened since the last call, otherwise when it does. Null: its place is gone, or it was stopped. */
  next(after: number | null): Promise<Heard | null>
}

/** Watches each campaign once, however many listen. */
export interface Hub {
  /** Listens from the moment of the call. */
  listen(campaignId: string, ask: Omit<FrameAsk, 'after'>, stop: AbortSignal): Line
  /** Listens to what is a user's own: separate from the campaign, so that no read for it makes anybody else wait, or tells them that it happened. */
  listenToOwn(campaignId: string, userId: string, ask: Omit<FrameAsk, 'after'>, stop: AbortSignal): Line
  /** Calls whenever a user has been told something, until the returned function is called. */
  onTold: Signals['onTold']
}

/** Watches whether credentials are still valid: all of a node in one query per interval, and those of a user immediately when they are signalled. */
export interface Standing {
  /** Calls `fallen` once, when the credential is no longer valid. Returns how to stop watching. */
  watch(
    caller: { readonly userId: string; readonly credential: { readonly raw: string } },
    fallen: () => void,
  ): () => void
}

/** Hears signals of other servers. */
export interface Ears {
  heard(signal: string): void
  /** Some may have been missed. */
  missed(): void
}

/** Carries signals from server to server, instead of PostgreSQL. */
export interface Bus {
  /** To be called when what they are about is committed. */
  publish(signals: readonly string[]): void
  listen(ears: Ears): Promise<void>
  close(): Promise<void>
}
