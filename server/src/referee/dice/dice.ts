import { createHmac } from 'node:crypto'
import { type Dice, type DiceScope, keyedDice, subjectInput, type Throw } from '@muster/rulesets/kit/dice.js'
import { prove } from './vrf.js'

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha256', key).update(message).digest()

/** The dice of one stage of a campaign: a subject's key is the hash of the campaign's verifiable random function. */
export const campaignDice = (privateKey: string, scope: DiceScope): Dice & { readonly thrown: readonly Throw[] } =>
  keyedDice(scope, (input) => prove(privateKey, input).hash, hmac)

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
