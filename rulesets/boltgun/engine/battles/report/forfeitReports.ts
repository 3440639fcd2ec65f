import { reads, seesAll, type Reader } from '../../../../kit/report.js'
import type { ReportLine } from '../../../../kit/view.js'
import type { EventOf } from '../../events.js'
import { battleName, concerned } from './battleName.js'
import { line } from '../../report/line.js'

export const forfeitClaimed = (event: EventOf<'forfeitClaimed'>, reader: Reader): ReportLine => {
  const { by, against } = event.claim
  const text = seesAll(reader)
    ? `${by} claims that ${against} did not answer within 48 hours and forfeits.`
    : reads(reader, against)
      ? `${by} claims that you did not answer within 48 hours. Answer, or you forfeit.`
      : `you claim that ${against} did not answer within 48 hours. It stands unless they answer now.`
  return line('A-41', 'battle', `${battleName(event, reader)}: ${text}`, [], concerned(event, reader))
}

export const forfeitRefused = (event: EventOf<'forfeitRefused'>, reader: Reader): ReportLine => {
  const why = event.ruled ? `the facilitator refuses it: ${event.reason ?? ''}` : `${event.claim.against} has answered.`
  return line(
    'A-41',
    'battle',
    `${battleName(event, reader)}: the claim of ${event.claim.by} falls, ${why}`,
    [],
    concerned(event, reader),
  )
}

export const forfeitConceded = (event: EventOf<'forfeitConceded'>, reader: Reader): ReportLine =>
  line(
    'BG-265',
    'battle',
    `${battleName(event, reader)}: ${event.forfeits.join(' and ')} forfeits.`,
    [],
    concerned(event, reader),
  )
