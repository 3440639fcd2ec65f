import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type DiceScope, keyedDice } from '@muster/rulesets/kit/dice.js'
import type { Ask } from '@muster/rulesets/kit/asks.js'
import type { LocalDice } from './lines.js'
import type { Rules } from './war.js'

const mac = (key: Uint8Array, message: Uint8Array): Uint8Array => hmac(sha256, key, message)

const diceFrom = (key: Uint8Array, campaign: string, { turn, stage }: Pick<DiceScope, 'turn' | 'stage'>): LocalDice =>
  keyedDice({ campaign, seatBytes: [], turn, stage }, (input) => mac(key, input), mac)

/** All dice of one war from one key, those of the bots apart from the campaign's. No proof goes with them. */
export const diceOf = (key: Uint8Array): Pick<Rules, 'dice' | 'botDice'> => ({
  dice: (moment) => diceFrom(key, 'campaign', moment),
  botDice: (ask: Ask, moment) => diceFrom(key, `bot ${ask.id}`, moment),
})
