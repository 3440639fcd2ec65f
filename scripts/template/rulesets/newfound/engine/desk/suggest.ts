import type { AskView } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { CellName } from '../../../kit/ids.js'
import type { OrderDraft } from '../../../kit/orders.js'
import { field, stepsFrom } from '../field.js'
import type { RunnerView } from '../view.js'

const apart = (a: CellName, b: CellName): number => field.distance(field.at(a) ?? 0, field.at(b) ?? 0)

const drawn = (items: readonly CellName[], die: number): CellName | undefined => items[die % items.length]

/** The bot: digs if it is on a ruin that is new to it, otherwise goes towards one of the nearest. */
export const suggest = (view: RunnerView, _ask: AskView, dice: Dice): readonly OrderDraft[] => {
  const left = view.detail.ruins.filter((ruin) => !view.detail.dug.includes(ruin))
  return view.pieces.flatMap(({ at, id }): readonly OrderDraft[] => {
    if (left.includes(at)) return [{ kind: 'dig', piece: id }]
    const [die = 0] = dice.roll('choice.d6', id)
    const near = Math.min(...left.map((ruin) => apart(at, ruin)))
    const goal = drawn(
      left.filter((ruin) => apart(at, ruin) === near),
      die,
    )
    const to = goal && [...stepsFrom(at)].sort((a, b) => apart(a, goal) - apart(b, goal))[0]
    return to ? [{ kind: 'move', piece: id, to }] : []
  })
}
