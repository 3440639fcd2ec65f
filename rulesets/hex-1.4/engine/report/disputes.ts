import type { ReportLine } from '../../../kit/view.js'
import { say } from './fight.js'
import { line, reads, type Of, type Reader } from './line.js'

/** The third player is told who asks, and neither where nor with what; the two, that they named the same. */
export const wordAsked = (event: Of<'wordAsked'>, reader: Reader): ReportLine => {
  const { seats, witness, word } = event
  return reader.viewer.kind === 'seat' && reads(reader, witness)
    ? line(
        'HX-301',
        'battle',
        `${seats.join(' and ')} report a fight differently, and both would take your word.`,
        [],
        [word],
      )
    : say(event, reader, 'HX-301', `Both sides would take the word of ${witness}, who is asked which report is true.`)
}
