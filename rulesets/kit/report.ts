import { gridOf } from './board.js'
import { isFor, type GameEvent, type OfKind } from './events.js'
import type { Cell } from './grid.js'
import { ruleId, type CellName } from './ids.js'
import type { Json } from './json.js'
import type { Board, ReportLine, Viewer } from './view.js'

/** Who reads, and how cells are named to them. */
export interface Reader {
  readonly viewer: Viewer
  readonly name: (cell: Cell) => CellName
}

/** Whether one sees everything. */
export const seesAll = ({ viewer }: Reader): boolean => viewer.kind === 'facilitator' || viewer.kind === 'everyone'

/** Whether one reads as a given seat, or sees everything. */
export const reads = (reader: Reader, seat: string): boolean =>
  seesAll(reader) || (reader.viewer.kind === 'seat' && reader.viewer.seat === seat)

/** A line of a report as `reportLine` makes it, with the steps of one ruleset. */
export type LineOf<Step extends string> = (
  rule: string,
  step: Step,
  text: string,
  cells?: readonly CellName[],
  about?: readonly string[],
  data?: Json,
) => ReportLine

export const reportLine: LineOf<string> = (rule, step, text, cells = [], about = [], data) => ({
  rule: ruleId(rule),
  step,
  text,
  cells,
  about,
  ...(data === undefined ? {} : { data }),
})

/** Nothing is said of it: the referee's own books, or told by another event. */
export const silent = (): null => null

/** What each kind of event tells one reader: a kind without a report does not compile. */
export type Reports<Event extends GameEvent> = {
  readonly [Kind in Event['kind']]: (event: OfKind<Event, Kind>, reader: Reader) => ReportLine | null
}

/**
 * `reportFor` of a table of reports. Lines that speak of "you", or of nobody, say whose they are to one who reads them all; those of `named`
 * kinds name their seat themselves.
 */
export const reporter =
  <Event extends GameEvent>(reports: Reports<Event>, named: readonly Event['kind'][]) =>
  (event: Event, viewer: Viewer, board: Board): ReportLine | null => {
    if (!isFor(event, viewer)) return null
    const grid = gridOf(board)
    const reader = { viewer, name: (cell: Cell) => grid.name(cell) }
    const report = reports[event.kind as Event['kind']] as (event: Event, reader: Reader) => ReportLine | null
    const line = report(event, reader)
    return line && seesAll(reader) && 'seat' in event && !named.includes(event.kind)
      ? { ...line, text: `${String(event.seat)}: ${line.text}` }
      : line
  }
