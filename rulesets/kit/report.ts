import { gridOf } from './board.js'
import { isFor, type GameEvent, type OfKind } from './events.js'
import type { Cell } from './grid.js'
import { ruleId, type CellName, type SeatId } from './ids.js'
import type { Json } from './json.js'
import { said, textOf, type GapsOf, type Sentences } from './messages.js'
import type { Board, ReportLine, Viewer } from './view.js'

/** Who reads, and how cells are named to them. */
export interface Reader {
  readonly viewer: Viewer
  readonly name: (cell: Cell) => CellName
}

/** Whether the reader sees everything. */
export const seesAll = ({ viewer }: Reader): boolean => viewer.kind === 'facilitator' || viewer.kind === 'everyone'

/** Whether the reader reads as a given seat, or sees everything. */
export const reads = (reader: Reader, seat: string): boolean =>
  seesAll(reader) || (reader.viewer.kind === 'seat' && reader.viewer.seat === seat)

/** Makes the lines of a ruleset's report, given its steps and the part of its message file that holds them. */
export const linesOf =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a module is named by its type alone, so that its sentences are not loaded
  <Step extends string, Report>() =>
    <Code extends keyof Report & string>(
      rule: string,
      step: Step,
      code: Code,
      args: GapsOf<Report, Code>,
      cells: readonly CellName[] = [],
      about: readonly string[] = [],
      data?: Json,
    ): ReportLine => ({
      rule: ruleId(rule),
      step,
      ...said<Report>()(code, args),
      cells,
      about,
      ...(data === undefined ? {} : { data }),
    })

/** The text of a line, in the language that is spoken. */
export const lineText = (sentences: Sentences, line: ReportLine): string => {
  const text = textOf(sentences, line)
  return line.of === undefined ? text : `${line.of}: ${text}`
}

/** Events of one resolution with their places, in the order in which their lines are told. */
export type AsTold<Event extends GameEvent> = readonly (readonly [Event, number])[]

/** The events of one resolution as they are told. */
export const asTold = <Event extends GameEvent>(
  engine: { readonly toldOrder?: (events: readonly Event[]) => readonly number[] },
  events: readonly Event[],
): AsTold<Event> => {
  const order = engine.toldOrder?.(events) ?? events.keys()
  return [...order].flatMap((place) => {
    const event = events[place]
    return event ? [[event, place] as const] : []
  })
}

/** No line: internal to the referee, or told by another event. */
export const silent = (): null => null

/** What each kind of event tells one reader: a kind without a report does not compile. */
export type Reports<Event extends GameEvent> = {
  readonly [Kind in Event['kind']]: (event: OfKind<Event, Kind>, reader: Reader) => ReportLine | null
}

/**
 * `reportFor` from a table of reports. Lines that speak of "you", or of nobody, say whose they are to a reader who sees everything; those of `named`
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
      ? { ...line, of: event.seat as SeatId }
      : line
  }
