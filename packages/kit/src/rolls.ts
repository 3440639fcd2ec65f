import { areFacesOf, provenKey } from '../../../web/dice/proof.js'

/** Where a roll was made: an entry of a battle desk. */
export interface RolledAt {
  /** Id of the campaign. */
  readonly campaign: string
  /** Id of the desk. */
  readonly desk: string
  /** Number of the entry. */
  readonly entry: number
}

/** `BattleRoll` of the API. */
export interface RollToCheck {
  readonly byHand: boolean
  /** The text that the proof is about. */
  readonly subject: string | null
  /** Base64. */
  readonly proof: string | null
  readonly throws: readonly { readonly name: string; readonly faces: readonly number[] }[]
}

/** `proven`: the campaign's key alone could have made these faces, for this entry; `by-hand`: they are from the players' own dice; `forged`: neither. */
export type Verdict = 'proven' | 'by-hand' | 'forged'

const isAt = (subject: string, { campaign, desk, entry }: RolledAt): boolean => {
  try {
    const told = JSON.parse(subject) as Readonly<Record<string, unknown>>
    return told['campaign'] === campaign && told['stage'] === 'table' && told['subject'] === `${desk}.${String(entry)}`
  } catch {
    return false
  }
}

/** Checks a roll by the campaign's public key: RSA-FDH-VRF-SHA256 of RFC 9381, and the faces that follow from it. */
export const checkRoll = (
  publicKey: string,
  where: RolledAt,
  { byHand, subject, proof, throws }: RollToCheck,
): Verdict => {
  if (byHand) return 'by-hand'
  if (subject === null || proof === null || !isAt(subject, where)) return 'forged'
  const key = provenKey(publicKey, subject, proof)
  return key && areFacesOf(key, throws) ? 'proven' : 'forged'
}
