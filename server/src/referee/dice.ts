import { createHmac } from 'node:crypto'
import { type Dice, type DiceScope, keyedDice, type Throw } from '@muster/rulesets/kit/dice.js'
import { prove } from './vrf.js'

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha256', key).update(message).digest()

/** The dice of one stage of a campaign: a subject's key is the hash of the campaign's verifiable random function. */
export const campaignDice = (privateKey: string, scope: DiceScope): Dice & { readonly thrown: readonly Throw[] } =>
  keyedDice(scope, (input) => prove(privateKey, input).hash, hmac)
