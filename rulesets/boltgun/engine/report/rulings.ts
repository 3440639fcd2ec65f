import { reads, seesAll, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { BoltgunEvent } from '../events.js'
import { battleName, concerned } from './battles.js'
import { line } from './line.js'

type Of<Kind extends BoltgunEvent['kind']> = Extract<BoltgunEvent, { readonly kind: Kind }>

/** Every turn, whether there is anything to rule or not. */
export const rulingsOpened = (): ReportLine =>
  line('A-15', 'turn', 'All plans are in; the facilitator looks for retreats that no plan names.')

export const postingOpened = (): ReportLine =>
  line('BG-020', 'turn', 'The battles are over; the facilitator posts the results.')

export const forfeitClaimed = (event: Of<'forfeitClaimed'>, reader: Reader): ReportLine => {
  const { by, against } = event.claim
  const text = seesAll(reader)
    ? `${by} claims that ${against} did not answer within 48 hours and forfeits.`
    : reads(reader, against)
      ? `${by} claims that you did not answer within 48 hours. Answer, or you forfeit.`
      : `you claim that ${against} did not answer within 48 hours. It stands unless they answer now.`
  return line('A-41', 'battle', `${battleName(event, reader)}: ${text}`, [], concerned(event, reader))
}

export const forfeitRefused = (event: Of<'forfeitRefused'>, reader: Reader): ReportLine => {
  const why = event.ruled ? `the facilitator refuses it: ${event.reason ?? ''}` : `${event.claim.against} has answered.`
  return line(
    'A-41',
    'battle',
    `${battleName(event, reader)}: the claim of ${event.claim.by} falls, ${why}`,
    [],
    concerned(event, reader),
  )
}

export const forfeitConceded = (event: Of<'forfeitConceded'>, reader: Reader): ReportLine =>
  line(
    'BG-265',
    'battle',
    `${battleName(event, reader)}: ${event.forfeits.join(' and ')} forfeits.`,
    [],
    concerned(event, reader),
  )

/** For the facilitator: the others learn nothing of it. */
export const tieFound = ({ tied }: Of<'tieFound'>, reader: Reader): ReportLine | null =>
  seesAll(reader) && tied.length > 0
    ? line('A-50', 'victory', `${tied.map(({ seat }) => seat).join(' and ')} reach their objectives together.`)
    : null

/** To those who were tied; a champion is announced to everybody. */
export const tieRuled = ({ champion, reason }: Of<'tieRuled'>): ReportLine | null =>
  champion === null
    ? line(
        'A-50',
        'victory',
        `Several players have reached every objective; the facilitator lets play go on: ${reason}`,
      )
    : null
