import type { Dice } from '@muster/rulesets/kit/dice.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Made } from './following.js'
import type { Game } from './game.js'

/** Where a turn has opened, whoever waits for a start that was kept begins with it, one after the other. */
export const withArrivals = (
  game: Game,
  before: { readonly turn: number },
  made: Made,
  arrivals: readonly string[],
  dice: Dice,
): Made => {
  const { lateStart } = game
  if (!lateStart || game.clock(made.state).turn <= before.turn) return made
  return arrivals.reduce<Made>(({ events, state }, seat) => {
    const more = lateStart.admit(state, seatId(seat), dice)
    return { events: [...events, ...more], state: game.evolve(state, more) }
  }, made)
}
