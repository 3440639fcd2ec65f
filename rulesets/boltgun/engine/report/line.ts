import { reportLine, type LineOf } from '../../../kit/report.js'
import { counted } from '../../../kit/text.js'
import type { ReportStep } from './reportStep.js'

export const line: LineOf<ReportStep> = reportLine

export const levels = (count: number): string => counted(count, 'level')

export const points = (count: number): string => counted(count, 'point')
