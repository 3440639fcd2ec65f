import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { facility as facilityPart, say, type Of } from './line.js'

/** HX-536: to all who may know whose a hex is. */
export const ownerCorrected = ({ at, to, reason }: Of<'ownerCorrected'>, { name }: Reader): ReportLine => {
  const args = { hex: name(at), held: to === null ? 'no' : 'yes', seat: to ?? '', reason } as const
  return say('HX-536', 'correction', 'ownerCorrected', args, [name(at)])
}

export const pointsCorrected = ({ force, from, points, reason }: Of<'pointsCorrected'>): ReportLine =>
  say('HX-536', 'correction', 'pointsCorrected', { force, from, points, reason }, [], [force])

export const stashCorrected = ({ from, points, reason }: Of<'stashCorrected'>): ReportLine =>
  say('HX-536', 'correction', 'stashCorrected', { from, points, reason })

export const facilityCorrected = (
  { at, facility, built, reason }: Of<'facilityCorrected'>,
  { name }: Reader,
): ReportLine => {
  const args = { hex: name(at), facility: facilityPart(facility), built: built ? 'yes' : 'no', reason } as const
  return say('HX-536', 'correction', 'facilityCorrected', args, [name(at)])
}
