import type { LineThrows } from '../../../rulesets/kit/lineThrows.js'
import { checkThrows as check } from '../../../web/dice/checkThrows.js'

/** `Campaign` of the API. */
export interface DiceOfCampaign {
  readonly id: string
  /** PEM. */
  readonly publicKey: string
  readonly seatBytes: readonly string[]
}

/** `LineThrows` of the API: what a line of a report says of the throws for one subject. */
export type ThrowsToCheck = Omit<LineThrows, 'seat'>

/** `proven`: the campaign's key alone could have made these faces, for this subject; `later`: the proof is opened at the end; `forged`: neither. */
export type ThrowsVerdict = 'proven' | 'later' | 'forged'

/** Checks the throws for one subject by the campaign's public key. */
export const checkThrows = (campaign: DiceOfCampaign, thrown: ThrowsToCheck): ThrowsVerdict => check(campaign, thrown)
