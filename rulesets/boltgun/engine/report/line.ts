import { said } from '../../../kit/messages.js'
import { linesOf } from '../../../kit/report.js'
import type * as report from '../../messages/report.generated.js'
import type { ReportStep } from './reportStep.js'

export const say = linesOf<ReportStep, typeof report>()

/** A part of a line, which fills one of its gaps. */
export const phrase = said<typeof report>()
