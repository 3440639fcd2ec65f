import { seatName } from '@muster/rulesets/kit/seatName.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Value } from './schema.js'

/** A side by its name where a value is a seat's letter; else the value as a word. */
export const wordFor = (view: GameView, value: string): string => {
  const seat = view.legend.some((side) => side.seat === value)
  return seat ? seatName(view, value) : value.charAt(0).toUpperCase() + value.slice(1)
}

const signed = (points: number): string => (points < 0 ? `−${String(-points)}` : String(points))

export const titleOf = (view: GameView, { value, title, points }: Value): string =>
  `${title ?? wordFor(view, value)}${points === undefined ? '' : ` (${signed(points)})`}`
