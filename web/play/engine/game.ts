import { type Ask, isCalendar } from '@muster/rulesets/kit/asks.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import type { Answered, Told } from '../protocol.js'
import { type Happened, linesFor } from './lines.js'
import { asksOf, beginWar, closeGroup, type Rules, suggestionFor, type War } from './war.js'

export interface Game {
  readonly told: () => Told
  /** The player's answer to one question, and what follows from it; a sheet that may not be sealed changes nothing. */
  readonly answer: (askId: string, orders: readonly OrderDraft[]) => Answered
  /** What the bot would answer in the player's place. */
  readonly suggest: (askId: string) => readonly OrderDraft[]
}

/** A campaign of some turns in which one seat is a person's and bots play the others: the referee's part, without a server. */
export const openGame = (rules: Rules, seat: SeatId, turns: number): Game => {
  const { game } = rules
  const viewer: Viewer = { kind: 'seat', seat }
  let war: War = beginWar(rules)
  let news: readonly Happened[] = war.events
  let number = 0

  const ownAsks = (): readonly Ask[] => asksOf(rules, war).filter((ask) => ask.seat === seat)
  const isOver = (): boolean => game.clock(war.state).turn > turns || asksOf(rules, war).length === 0
  const close = (ask: Ask, written: ReadonlyMap<string, readonly OrderDraft[]>): void => {
    war = closeGroup(rules, war, ask.group, written)
    news = [...news, ...war.events]
  }
  /** Closes what does not wait for the player: first what bots owe alone, and the calendar once nobody owes anything. */
  const goOn = (): void => {
    while (!isOver()) {
      const own = new Set(ownAsks().map(({ group }) => group))
      const next = asksOf(rules, war).find(({ group }) => !own.has(group))
      if (!next || (own.size > 0 && isCalendar(next))) return
      close(next, new Map())
    }
  }
  const told = (): Told => {
    const view = game.viewFor(war.state, viewer)
    const over = isOver()
    return {
      ...{ number, view, over },
      report: linesFor(game, news, viewer, view.board),
      asks: over ? [] : ownAsks().map((ask) => ask.view),
      opened: over ? game.viewFor(war.state, { kind: 'everyone' }) : null,
    }
  }
  const asked = (askId: string): Ask => {
    const ask = isOver() ? undefined : ownAsks().find(({ id }) => id === askId)
    if (!ask) throw new Error(`nobody asks ${askId}`)
    return ask
  }
  goOn()
  return {
    told,
    answer: (askId, orders) => {
      const ask = asked(askId)
      const { problems } = judge(game, game.viewFor(war.state, viewer), ask.view, orders)
      if (problems.length > 0) return { kind: 'refused', problems }
      number += 1
      news = []
      close(ask, new Map([[askId, orders]]))
      goOn()
      return { kind: 'told', told: told() }
    },
    suggest: (askId) => suggestionFor(rules, war, asked(askId)),
  }
}
