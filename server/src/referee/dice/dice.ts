import { createHmac } from 'node:crypto'
import { type Dice, type DiceScope, facesOf, keyedDice, subjectInput, type Throw } from '@muster/rulesets/kit/dice.js'
import { prove, type Proven } from './vrf.js'

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha256', key).update(message).digest()

/** Where the throws of the set-up are made, before the first stage. */
export const setUpAt = { turn: 0, stage: 'set-up' } as const

/** The dice of one stage of a campaign, with the proofs of their keys. */
export interface CampaignDice extends Dice {
  readonly scope: DiceScope
  readonly thrown: readonly Throw[]
  /** Base64, of a subject's key: it comes with the key, and is made where nothing was thrown for the subject yet. */
  proofOf(subject: string): string
  /** A throw of the same stage in an earlier resolution. */
  again(name: string, subject: string, ordinal: number): readonly number[]
}

/** A subject's key is the hash of the campaign's verifiable random function. */
export const campaignDice = (privateKey: string, scope: DiceScope): CampaignDice => {
  const proven = new Map<string, Proven>()
  const provenFor = (subject: string, input: Uint8Array): Proven => {
    const known = proven.get(subject) ?? prove(privateKey, input)
    proven.set(subject, known)
    return known
  }
  const anew = (subject: string): Proven => provenFor(subject, subjectInput(scope, subject))
  return {
    ...keyedDice(scope, (input, subject) => provenFor(subject, input).hash, hmac),
    scope,
    proofOf: (subject) => Buffer.from(anew(subject).proof).toString('base64'),
    again: (name, subject, ordinal) => facesOf(hmac, anew(subject).hash, name, ordinal),
  }
}

/** Throws as they are stored: with the first for each subject the proof of its key. */
export const withProofs = ({ thrown, proofOf }: Pick<CampaignDice, 'thrown' | 'proofOf'>): readonly Throw[] => {
  const seen = new Set<string>()
  return thrown.map((one) => {
    if (seen.has(one.subject)) return one
    seen.add(one.subject)
    return { ...one, proof: proofOf(one.subject) }
  })
}

/** Dice that were thrown before; a proof that was not stored with them is made again. */
export const asThrown = (dice: CampaignDice, thrown: readonly Throw[]): CampaignDice => {
  const stored = new Map(
    thrown.flatMap(({ subject, proof }) => (proof === undefined ? [] : [[subject, proof] as const])),
  )
  return { ...dice, thrown, proofOf: (subject) => stored.get(subject) ?? dice.proofOf(subject) }
}

/** The dice of one subject, with everything needed to check them immediately. */
export const provenDice = (
  privateKey: string,
  scope: DiceScope,
  subject: string,
): Dice & {
  readonly thrown: readonly Throw[]
  readonly key: Uint8Array
  readonly proof: Uint8Array
  readonly input: Uint8Array
} => {
  const input = subjectInput(scope, subject)
  const { proof, hash } = prove(privateKey, input)
  return { ...keyedDice(scope, () => hash, hmac), key: hash, proof, input }
}
