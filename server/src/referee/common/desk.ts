import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'

/** Whether a question is for the facilitator to answer. */
export const isRuling = ({ seat }: { readonly seat: string }): boolean => seat === facilitatorDesk

/** Seats that a bot plays. */
export const botsOf = (seats: readonly { readonly seat: string; readonly bot: boolean }[]): readonly string[] =>
  seats.flatMap(({ bot, seat }) => (bot ? [seat] : []))
