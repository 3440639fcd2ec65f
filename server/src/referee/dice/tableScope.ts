import type { DiceScope } from '@muster/rulesets/kit/dice.js'

/** Dice at the table belong to no turn of the campaign: their subject is the desk. */
export const tableScope = (campaign: string, seats: readonly { readonly bytes: string | null }[]): DiceScope => ({
  campaign,
  seatBytes: seats.map(({ bytes }) => bytes ?? ''),
  turn: 0,
  stage: 'table',
})
