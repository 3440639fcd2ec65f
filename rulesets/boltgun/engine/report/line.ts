import type { Cell } from '../../../kit/grid.js'
import { ruleId, type CellName } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { ReportLine, Viewer } from '../../../kit/view.js'

/** Steps of a report, in the order of the rules. */
export type ReportStep =
  | 'armies'
  | 'packet'
  | 'plans'
  | 'works'
  | 'march'
  | 'retreat'
  | 'supply'
  | 'relics'
  | 'reorganise'
  | 'battle'
  | 'attrition'
  | 'intelligence'
  | 'victory'
  | 'turn'

/** Who reads, and how cells are named to him. */
export interface Reader {
  readonly viewer: Viewer
  readonly name: (cell: Cell) => CellName
}

/** Whether one reads as a given seat, or sees everything. */
export const reads = ({ viewer }: Reader, seat: string): boolean =>
  viewer.kind === 'facilitator' || viewer.kind === 'everyone' || (viewer.kind === 'seat' && viewer.seat === seat)

export const seesAll = ({ viewer }: Reader): boolean => viewer.kind === 'facilitator' || viewer.kind === 'everyone'

export const line = (
  rule: string,
  step: ReportStep,
  text: string,
  cells: readonly CellName[] = [],
  about: readonly string[] = [],
  data?: Json,
): ReportLine => ({ rule: ruleId(rule), step, text, cells, about, ...(data === undefined ? {} : { data }) })

export const levels = (count: number): string => (count === 1 ? '1 level' : `${String(count)} levels`)

/** A number with the minus sign of print. */
export const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : String(count))

export const points = (count: number): string =>
  Math.abs(count) === 1 ? `${signed(count)} point` : `${signed(count)} points`
