import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { DocumentHead } from '@muster/rulesets/kit/documents.js'
import type { GameView, PieceView } from '@muster/rulesets/kit/view.js'
import type { ReportLine } from '../../api/briefing.js'

/** A fight of the view, open or decided. */
export type Fight = Pick<DocumentHead, 'about' | 'open' | 'cells'>

/** What one briefing told: the map, the report that led to it, and the fights of that time. */
export interface Moment {
  readonly view: GameView
  readonly report: readonly ReportLine[]
  readonly fights: readonly Fight[]
}

/** The cells that a piece or a contact comes along, the one it leaves included. */
export type Way = readonly CellName[]

/** What becomes of one piece: its ways by the number of the line that tells of each, and the line with which its state is the later one. */
export interface Course {
  readonly ways: ReadonlyMap<number, Way>
  /** Where it is first drawn. */
  readonly from: CellName
  /** The line that shows it first; 0 where it was there before. */
  readonly comes: number
  /** The line with which it is as it will be, or gone. */
  readonly becomes: number
}

/** Cells of a line, each once, in the order told. */
export const cellsOf = (line: ReportLine): Way => [...new Set(line.cells)]

const linesAbout = (lines: readonly ReportLine[], id: string): readonly number[] =>
  lines.flatMap(({ about }, at) => (about.includes(id) ? [at] : []))

/** A line that names two cells or more leads there, if it starts where the piece stands and the rest of its story goes on from its end. */
const leads = (lines: readonly ReportLine[], told: readonly number[], at: number, end: CellName, after?: PieceView) =>
  after === undefined || after.at === end || told.some((later) => later > at && lines[later]?.cells.includes(end))

/** The course of a piece from one view to the next; `lines.length` stands for what no line tells. */
export const courseOf = (
  lines: readonly ReportLine[],
  id: string,
  before: PieceView | undefined,
  after: PieceView | undefined,
): Course | null => {
  const told = linesAbout(lines, id)
  const [first, last] = [told[0], told.at(-1)]
  const from = before?.at ?? (first === undefined ? undefined : lines[first]?.cells[0]) ?? after?.at
  if (from === undefined) return null
  const ways = new Map<number, Way>()
  let stands = from
  for (const at of told) {
    const line = lines[at]
    const cells = line ? cellsOf(line) : []
    const end = cells.at(-1)
    if (end === undefined || end === stands || cells[0] !== stands || !leads(lines, told, at, end, after)) continue
    ways.set(at, cells)
    stands = end
  }
  if (after && stands !== after.at) {
    const names = told.filter((at) => !ways.has(at) && lines[at]?.cells.includes(after.at)).at(-1)
    ways.set(names ?? lines.length, [stands, after.at])
  }
  const end = last ?? lines.length
  return {
    ...{ ways, from },
    comes: before ? 0 : (first ?? lines.length),
    // What moves for the last time is seen to arrive.
    becomes: after === undefined && ways.has(end) ? Math.min(end + 1, lines.length) : end,
  }
}

/** The line that tells of a cell or of a thing there: one that names the thing, else the last about the cell alone, else nothing does. */
export const lineOf = (lines: readonly ReportLine[], moves: ReadonlySet<number>, at: CellName, id?: string): number => {
  const named = id === undefined ? -1 : lines.findIndex(({ about }) => about.includes(id))
  if (named >= 0) return named
  const telling = lines.flatMap(({ cells }, index) => (!moves.has(index) && cells.includes(at) ? [index] : []))
  return telling.at(-1) ?? lines.length
}

/** Where a line plays: the cells that it names, or else those of the fights and pieces that it is about. */
export const placeOf = (
  line: ReportLine,
  fights: ReadonlyMap<string, Way>,
  stands: (id: string) => CellName | undefined,
): Way => {
  if (line.cells.length > 0) return cellsOf(line)
  const fought = line.about.flatMap((id) => fights.get(id) ?? [])
  return [...new Set(fought.length > 0 ? fought : line.about.flatMap((id) => stands(id) ?? []))]
}
