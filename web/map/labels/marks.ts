import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { MarkLook } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { MapHighlight } from '../props.js'
import type { SheetMark } from './sheet.js'

type Looks = Readonly<Record<string, Pick<MarkLook, 'sign'>>>

/** How marks are drawn: as the ruleset says, and those that every ruleset has. */
export const looksOf = (presentation: Presentation | undefined): Looks => ({
  ...presentation?.marks.kinds,
  ' battle': { sign: 'swords' },
  ' capital': { sign: 'capital' },
})

const placed = (kind: string, cells: readonly CellName[], turn: number): readonly SheetMark[] =>
  [...new Set(cells)].map((at) => ({ id: `${kind} ${at}`, kind, label: '', at, asOf: turn, always: true }))

/** Cells of the lists of one tone. */
export const cellsOf = (highlights: readonly MapHighlight[], tone: MapHighlight['tone']): readonly CellName[] =>
  highlights.flatMap((one) => (one.tone === tone ? one.cells : []))

/** What is marked on the ground: battles first, then capitals, then what is found there. */
export const marksOf = (view: GameView, highlights: readonly MapHighlight[]): readonly SheetMark[] => [
  ...placed(' battle', cellsOf(highlights, 'battle'), view.turn),
  ...placed(' capital', cellsOf(highlights, 'capital'), view.turn),
  ...view.marks,
]
