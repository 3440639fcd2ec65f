import type { FrameAsk, FrameBody, Told } from '../store/reads.frames.js'

/**
 * Signals say that something of a campaign may have changed, never what. One LISTEN connection a node carries them; when it was lost and is
 * back, every watched campaign is signalled once, so nothing is missed.
 */
export interface Signals {
  /** Calls at each change of the campaign, from the moment of the call until what it returns is called. */
  onCampaign(campaignId: string, changed: () => void): () => void
  /** Calls whenever a place, session or token of a user was taken away; null: perhaps anybody's, for the line was cut or is back. */
  onUser(lost: (userId: string | null) => void): () => void
  /** Calls whenever this user has saved a draft in the campaign, at whichever screen. */
  onDraft(campaignId: string, userId: string, saved: () => void): () => void
  close(): Promise<void>
}

/** What a listener is told at a tick. Bodies are shared by all who may see them: the same thing is the same object. */
export interface Heard {
  readonly told: Told
  readonly bodies: readonly FrameBody[]
}

/** One who listens to a campaign. It costs no statement while nothing happens, and shares the one that is made when something does. */
export interface Line {
  /** What there is above what it has: at once when anything happened since the last call, else when it does. Null: its place is gone, or it was stopped. */
  next(after: number | null): Promise<Heard | null>
}

/** Watches each campaign once, however many listen. */
export interface Hub {
  /** Listens from the moment of the call. */
  listen(campaignId: string, ask: Omit<FrameAsk, 'after'>, stop: AbortSignal): Line
  /** Listens to what a user saves at other screens: apart from the campaign, so that no read for it ever keeps anybody else waiting. */
  listenToDrafts(campaignId: string, userId: string, ask: Omit<FrameAsk, 'after'>, stop: AbortSignal): Line
}

/** Watches whether credentials still stand: all of a node in one question a beat, and those of a user at once when he is signalled. */
export interface Standing {
  /** Calls `fallen` once, when the credential stands no more. Returns how to stop watching. */
  watch(
    caller: { readonly userId: string; readonly credential: { readonly raw: string } },
    fallen: () => void,
  ): () => void
}
