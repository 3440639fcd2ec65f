import { reads, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { say } from './fight.js'
import { line, type Of } from './line.js'

/** The third player is told who asks, and neither where nor with what; the two, that they named the same. */
export const wordAsked = (event: Of<'wordAsked'>, reader: Reader): ReportLine => {
  const { seats, witness, word, alone } = event
  const asked = reader.viewer.kind === 'seat' && reads(reader, witness)
  if (alone !== undefined) {
    const bot = seats.find((seat) => seat !== alone) ?? ''
    return asked
      ? line(
          ...(['HX-525', 'battle'] as const),
          `${alone} has fought ${bot}, whom a bot plays, and would have you confirm the result.`,
          [],
          [word],
        )
      : say(event, reader, 'HX-525', `${witness} is asked whether the report of ${alone} is true.`)
  }
  return asked
    ? line(
        'HX-301',
        'battle',
        `${seats.join(' and ')} report a fight differently, and both would take your word.`,
        [],
        [word],
      )
    : say(event, reader, 'HX-301', `Both sides would take the word of ${witness}, who is asked which report is true.`)
}
