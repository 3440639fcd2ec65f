import { facilitatorDesk, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView, Viewer } from '@muster/rulesets/kit/view.js'
import type { Film, Frame } from '../protocol.js'
import { asksOf, beginWar, closeGroup, type Rules, suggestionFor, type War } from './war.js'

const everyone: Viewer = { kind: 'everyone' }

/** The stage as it opens, and what each seat orders in it. */
const frameOf = (rules: Rules, war: War, seats: readonly SeatId[]): Frame => {
  const { game } = rules
  const views = seats.map((seat) => [seat, game.viewFor(war.state, { kind: 'seat', seat })] as const)
  const orders = asksOf(rules, war)
    .filter(({ askedOfAllSeats, seat }) => askedOfAllSeats && seat !== facilitatorDesk)
    .map((ask) => [ask.seat, suggestionFor(rules, war, ask)] as const)
  return {
    all: game.viewFor(war.state, everyone),
    bySeat: Object.fromEntries(views),
    orders: Object.fromEntries<readonly OrderDraft[]>(orders),
  }
}

/** A war that bots play among themselves, turn by turn, as each seat sees it and as it was. */
export const filmOf = (rules: Rules, turns: number): Film => {
  const { game } = rules
  let war = beginWar(rules)
  const opening: GameView = game.viewFor(war.state, everyone)
  const seats = opening.legend.map(({ seat }) => seat)
  const frames: Frame[] = []
  for (;;) {
    const [next] = asksOf(rules, war)
    const { turn } = game.clock(war.state)
    if (!next || turn > turns) break
    if (frames.length < turn) frames.push(frameOf(rules, war, seats))
    war = closeGroup(rules, war, next.group, new Map())
  }
  return { title: rules.scenario.title, seats, frames }
}
