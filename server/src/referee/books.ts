import type { AskFact, SeatFact, SheetFact } from './work/facts.js'

/** Seats that a bot plays. */
export const botsOf = (seats: readonly SeatFact[]): readonly string[] =>
  seats.flatMap(({ bot, seat }) => (bot ? [seat] : []))

/** What goes into a resolution, as the books keep it. */
export const inputOf = (
  groupId: string,
  members: readonly AskFact[],
  sealed: readonly SheetFact[],
  bots: readonly string[],
): object => ({
  group: groupId,
  sheets: members.map(({ seat, askId }) => {
    const sheet = sealed.find((row) => row.seat === seat && row.askId === askId)
    const bot = bots.includes(seat) ? { bot: true } : {}
    return { ask: askId, seat, orders: sheet?.orders ?? null, hash: sheet?.hash ?? null, ...bot }
  }),
})
