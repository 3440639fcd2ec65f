import type { Caller, CampaignRef } from './caller.js'

/** A commander, by the id that the table gives their place. */
export interface CommanderRef extends CampaignRef {
  readonly commanderId: string
}

export interface EntrustCommander extends CommanderRef {
  /** Ids of the pieces for which they write; null: all. */
  readonly pieces: readonly string[] | null
  /** Whether they may seal. */
  readonly seals: boolean
}

/** `reason`: read by all. */
export interface RemoveCommander extends CampaignRef {
  readonly memberId: string
  readonly reason: string
}

/** What the holder of a seat does who plays it with others, and whoever runs the table about them. */
export interface CommandUseCases {
  /** Makes a link for somebody who is to play the caller's seat with them. */
  inviteCommander(
    caller: Caller,
    input: CampaignRef,
  ): Promise<CampaignRef & { readonly token: string; readonly expiresAt: string }>
  /** Says what a commander may do. */
  entrustCommander(caller: Caller, input: EntrustCommander): Promise<CampaignRef>
  /** Ends that somebody plays the caller's seat, or withdraws the open link. */
  dismissCommander(caller: Caller, input: CampaignRef & { readonly commanderId: string | null }): Promise<CampaignRef>
  /** The organiser or the facilitator ends that somebody plays a seat with its holder. */
  removeCommander(caller: Caller, input: RemoveCommander): Promise<CampaignRef>
}
