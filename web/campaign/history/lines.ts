import { locale } from '@muster/rulesets/kit/language.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { BriefingHead, OldBriefing } from '../../api/history.js'

type OldLine = OldBriefing['report'][number]

/** A line of an old report, and what it is looked for by. */
export interface ToldLine {
  readonly head: BriefingHead
  readonly line: OldLine
  /** Whom it names, or whose pieces. */
  readonly seats: readonly string[]
}

/** What is looked for; empty: anything. */
export interface Wanted {
  readonly step: string
  readonly cell: string
  readonly seat: string
}

const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(namesIn)
}

type Known = Pick<GameView, 'pieces' | 'contacts' | 'legend'>

/** The seats that fill gaps of a sentence, and those of the pieces that it is about. */
const seatsOf = ({ args, about }: Pick<OldLine, 'args' | 'about'>, { pieces, contacts, legend }: Known) => {
  const named = new Set(namesIn(args))
  const owners = new Set<string | null>()
  for (const piece of [...pieces, ...contacts])
    if (about.includes(piece.id) || named.has(piece.id)) owners.add(piece.seat)
  return legend.map(({ seat }): string => seat).filter((seat) => named.has(seat) || owners.has(seat))
}

/** All lines of a briefing's report. */
export const toldIn = (
  head: BriefingHead,
  { view, report }: Pick<OldBriefing, 'view' | 'report'>,
): readonly ToldLine[] => report.map((line) => ({ head, line, seats: seatsOf(line, view) }))

export const fits = ({ line, seats }: ToldLine, { step, cell, seat }: Wanted): boolean =>
  (step === '' || line.step === step) &&
  (cell === '' || line.cells.some((one) => one === cell)) &&
  (seat === '' || seats.includes(seat))

interface Choices {
  readonly steps: readonly string[]
  readonly cells: readonly string[]
  readonly seats: readonly string[]
}

const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, locale(), { numeric: true }))

/** What there is to look for. */
export const choicesOf = (told: readonly ToldLine[]): Choices => ({
  steps: [...new Set(told.map(({ line }) => line.step))],
  cells: distinct(told.flatMap(({ line }) => line.cells)),
  seats: distinct(told.flatMap(({ seats }) => seats)),
})

/** The first that fit, briefing by briefing as given. */
export const foundIn = (
  told: readonly ToldLine[],
  wanted: Wanted,
  most: number,
): readonly { readonly head: BriefingHead; readonly lines: readonly OldLine[] }[] => {
  const byNumber = new Map<number, { head: BriefingHead; lines: OldLine[] }>()
  for (const one of told.filter((each) => fits(each, wanted)).slice(0, most)) {
    const group = byNumber.get(one.head.number) ?? { head: one.head, lines: [] }
    group.lines.push(one.line)
    byNumber.set(one.head.number, group)
  }
  return [...byNumber.values()]
}
