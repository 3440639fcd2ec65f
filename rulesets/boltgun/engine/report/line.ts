import { reportLine, type LineOf } from '../../../kit/report.js'
import { counted } from '../../../kit/text.js'

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

export const line: LineOf<ReportStep> = reportLine

export const levels = (count: number): string => counted(count, 'level')

export const points = (count: number): string => counted(count, 'point')
