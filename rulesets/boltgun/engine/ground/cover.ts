import type { RulesContext } from '../model/rulesContext.js'
import { disputed, nobody, type State } from '../model/state.js'

/** Who stands over a sector with battle ranges: nobody, one player, or several. */
export interface Cover {
  /** 0 nobody, n the n-th seat alone, -1 several. */
  readonly by: Int16Array
  /** 1 where the present holder is among them. */
  readonly holder: Uint8Array
  /** 1 where a banner with fortify, entrench, search or resupply stands over it. */
  readonly clearing: Uint8Array
}

/** Looks at every banner's battle range once. */
export const coverOf = (state: State, context: RulesContext): Cover => {
  const [by, holder, clears] = [
    new Int16Array(context.size),
    new Uint8Array(context.size),
    new Uint8Array(context.size),
  ]
  const clearing = new Set(state.memory.clearing)
  for (const banner of state.banners) {
    const seat = context.seat(banner.seat)
    const own = seat.index + 1
    const clear = clearing.has(banner.id)
    for (const cell of seat.battle.region(banner.at)) {
      if (by[cell] === nobody) by[cell] = own
      else if (by[cell] !== own) by[cell] = disputed
      if (state.hold[cell] === own) holder[cell] = 1
      if (clear) clears[cell] = 1
    }
  }
  return { by, holder, clearing: clears }
}
