import type { SeatId, Token } from './ids.js'
import type { ShownBattle } from './ruleset.js'
import type { GameView } from './view.js'

/** One battle, as each of its sides that show it sees it. */
export interface SeenBattle<Battle> {
  readonly id: string
  readonly first: Battle
  readonly seen: readonly { readonly seat: SeatId; readonly battle: Battle }[]
}

/** The battles that are shown, in the order of the engine's names; `battleIn` finds one in the view of a seat. */
export const battlesShown = <View extends GameView, Battle>(
  shown: readonly ShownBattle<View>[],
  battleIn: (view: View, about: Token) => Battle | undefined,
): readonly SeenBattle<Battle>[] =>
  [...new Set(shown.map(({ id }) => id))].sort().flatMap((id): readonly SeenBattle<Battle>[] => {
    const seen = shown
      .filter((one) => one.id === id)
      .flatMap(({ seat, view, about }) => {
        const battle = battleIn(view, about)
        return battle === undefined ? [] : [{ seat, battle }]
      })
    return seen[0] ? [{ id, first: seen[0].battle, seen }] : []
  })

/** The sides of a battle, each as it shows itself, or as the first that shows the battle sees it. */
export const sidesShown = <Side extends { readonly seat: SeatId }>({
  first,
  seen,
}: SeenBattle<{ readonly sides: readonly Side[] }>): readonly Side[] =>
  first.sides.map((side) => {
    const own = seen.find(({ seat }) => seat === side.seat)
    return own?.battle.sides.find(({ seat }) => seat === side.seat) ?? side
  })
