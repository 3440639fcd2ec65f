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

export const unitCorrected = (event: Of<'unitCorrected'>): ReportLine => {
  const { force, unit, name, from, alive, points, reason } = event
  const args = { force, name, from, alive, points, reason }
  return say('HX-536', 'correction', 'unitCorrected', args, [], [force], { unit })
}

export const experienceCorrected = (event: Of<'experienceCorrected'>): ReportLine => {
  const { force, unit, name, from, experience, reason } = event
  const args = { force, name, from, experience, reason }
  return say('HX-536', 'correction', 'experienceCorrected', args, [], [force], { unit })
}

export const stashCorrected = ({ from, points, reason }: Of<'stashCorrected'>): ReportLine =>
  say('HX-536', 'correction', 'stashCorrected', { from, points, reason })

export const facilityCorrected = (
  { at, facility, built, reason }: Of<'facilityCorrected'>,
  { name }: Reader,
): ReportLine => {
  const args = { hex: name(at), facility: facilityPart(facility), built: built ? 'yes' : 'no', reason } as const
  return say('HX-536', 'correction', 'facilityCorrected', args, [name(at)])
}

export const stashGranted = ({ points, reason }: Of<'stashGranted'>): ReportLine =>
  say('HX-536', 'correction', 'stashGranted', { points, reason })

/** HX-503: the map shows them from now on. */
export const featuresRevealed = ({ at, reason }: Of<'featuresRevealed'>, { name }: Reader): ReportLine =>
  say('HX-536', 'correction', 'featuresRevealed', { hex: name(at), reason }, [name(at)])

/** HX-033, HX-501 */
export const hexRuined = ({ at, reason }: Of<'hexRuined'>, { name }: Reader): ReportLine =>
  say('HX-536', 'correction', 'hexRuined', { hex: name(at), reason }, [name(at)])

export const announced = ({ to, reason }: Of<'announced'>): ReportLine =>
  say('HX-536', 'correction', 'announced', { whom: to === null ? 'all' : 'seat', seat: to ?? '', reason })
