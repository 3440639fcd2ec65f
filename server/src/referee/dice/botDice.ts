import { type Dice, keyedDice } from '@muster/rulesets/kit/dice.js'
import { hmac } from './dice.js'

/** A question to a seat that a bot plays. */
export interface BotAsk {
  readonly campaignId: string
  readonly seat: string
  readonly askId: string
}

/** A bot's own dice: from the campaign's bot key, its seat and the question; never the campaign's. */
export const botDice = (
  key: string,
  { campaignId, seat, askId }: BotAsk,
  at: { readonly turn: number; readonly stage: string },
): Dice => {
  const own = hmac(Buffer.from(key, 'hex'), Buffer.from(`${seat}\0${askId}`))
  return keyedDice({ campaign: campaignId, seatBytes: [], ...at }, (input) => hmac(own, input), hmac)
}
