import { seatName } from '@muster/rulesets/kit/seatName.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { spaced } from '../../forms/readNode.js'

/** A side by its name where a key or a value is a seat's letter; else the text as a word. */
export const wordFor = (view: GameView, text: string): string =>
  view.legend.some((side) => side.seat === text) ? seatName(view, text) : spaced(text)
