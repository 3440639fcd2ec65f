import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { seatId, token } from '@muster/rulesets/kit/ids.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Ruleset } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { expect } from 'vitest'

/** A view that lists battles. */
type BattleViews = GameView & { readonly detail: { readonly battles: readonly object[] } }

/** What a facilitator who sees no secrets knows once these seats show the battle that is disputed: beside it no more than all seats share. */
export const shownBy = <State, Order, Event extends GameEvent, View extends BattleViews>(
  game: Pick<Ruleset<State, Order, Event, View>, 'awaiting' | 'viewFor' | 'showBattles' | 'readOrder' | 'checkOrders'>,
  state: State,
  ...seats: readonly string[]
) => {
  const [ask] = game.awaiting(state)
  const about = token(String(ask?.view.about))
  const known = game.viewFor(state, { kind: 'observer' })
  const shown = seats.map((letter) => {
    const seat = seatId(letter)
    return { seat, view: game.viewFor(state, { kind: 'seat', seat }), about, id: about }
  })
  const view = game.showBattles?.(known, shown) ?? known
  expect({ ...view, viewer: known.viewer, detail: { ...view.detail, battles: [] } }).toEqual(known)
  return {
    battles: view.detail.battles as View['detail']['battles'],
    judged: (ruling: Omit<OrderDraft, 'item'>) => ask && judge(game, view, ask.view, [{ ...ruling, item: about }]),
  }
}
