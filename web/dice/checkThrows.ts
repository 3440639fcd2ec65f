import { diceOf, facesOf, subjectInput } from '@muster/rulesets/kit/dice.js'
import type { LineThrows } from '@muster/rulesets/kit/lineThrows.js'
import { keyedHmac, provenKey } from './proof.js'

/** `LineThrows` of the API. */
export type ThrowsToCheck = Omit<LineThrows, 'seat'>

/** `Campaign` of the API. */
export interface DiceOfCampaign {
  readonly id: string
  /** PEM. */
  readonly publicKey: string
  readonly seatBytes: readonly string[]
}

/** `proven`: the campaign's key alone could have made these faces, for this subject; `later`: the proof is opened at the end; `forged`: neither. */
export type ThrowsVerdict = 'proven' | 'later' | 'forged'

/** Checks the throws for one subject by the campaign's public key. */
export const checkThrows = (
  { id: campaign, publicKey, seatBytes }: DiceOfCampaign,
  { subject, turn, stage, proof, throws }: ThrowsToCheck,
): ThrowsVerdict => {
  if (subject === null || proof === null) return 'later'
  const input = new TextDecoder().decode(subjectInput({ campaign, seatBytes, turn, stage }, subject))
  const key = provenKey(publicKey, input, proof)
  if (!key) return 'forged'
  const holds = throws.every(({ name, ordinal, faces }) => {
    const own = ordinal === null ? [] : facesOf(keyedHmac, key, name, ordinal)
    return faces.length === diceOf(name).count && own.join() === faces.join()
  })
  return holds ? 'proven' : 'forged'
}
