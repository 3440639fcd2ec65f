import { reads, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { sayOf } from './fight.js'
import { part, say, type Of } from './line.js'

/** The third player is told who asks, and neither where nor with what; the two, that they named the same. */
export const wordAsked = (event: Of<'wordAsked'>, reader: Reader): ReportLine => {
  const { seats, witness, word, alone } = event
  const asked = reader.viewer.kind === 'seat' && reads(reader, witness)
  if (alone !== undefined) {
    const bot = seats.find((seat) => seat !== alone) ?? ''
    return asked
      ? say('HX-525', 'battle', 'wouldHaveConfirmed', { alone, bot }, [], [word])
      : sayOf(event, reader, 'HX-525', part('askedWhetherTrue', { witness, alone }))
  }
  const [first, second] = seats
  return asked
    ? say('HX-301', 'battle', 'wouldTakeYourWord', { first, second }, [], [word])
    : sayOf(event, reader, 'HX-301', part('askedWhichIsTrue', { witness }))
}
