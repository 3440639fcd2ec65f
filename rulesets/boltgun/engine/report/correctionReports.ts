import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { seatLetters } from '../../../kit/ids.js'
import type { CorrectionEvent } from '../model/correctionEvents.js'
import type { EventOf } from '../model/events.js'
import { say } from './line.js'
import { owned, type Tellers } from './tellers.js'

/** to whom it belonged, and to whom it does. */
const ownerCorrected = ({ at, to, reason }: EventOf<'ownerCorrected'>, { name }: Reader): ReportLine => {
  const seat = to > 0 ? (seatLetters(to).at(-1) ?? '') : ''
  const args = { sector: name(at), held: seat === '' ? 'no' : 'yes', seat, reason } as const
  return say('A-71', 'correction', 'ownerCorrected', args, [name(at)])
}

const levelCorrected = ({ banner, from, level, reason }: EventOf<'levelCorrected'>): ReportLine =>
  say('A-71', 'correction', 'levelCorrected', { banner, from, level, reason }, [], [banner])

const worksCorrected = ({ banner, works, reason }: EventOf<'worksCorrected'>): ReportLine =>
  say('A-71', 'correction', 'worksCorrected', { banner, works, reason }, [], [banner])

/** */
const featureRevealed = ({ at, label, type, reason }: EventOf<'featureRevealed'>, { name }: Reader): ReportLine => {
  const args = { at: name(at), feature: label, type, reason }
  return say('A-71', 'correction', 'featureRevealed', args, [name(at)], [], { label, type, at: name(at) })
}

const announced = ({ to, reason }: EventOf<'announced'>): ReportLine =>
  say('A-71', 'correction', 'announced', { whom: to === null ? 'all' : 'seat', seat: to ?? '', reason })

export const correctionReports: Tellers<CorrectionEvent> = {
  ...{ ownerCorrected, levelCorrected, worksCorrected },
  ...{ featureRevealed: owned(featureRevealed), announced },
}
