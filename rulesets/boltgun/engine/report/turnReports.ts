import { seesAll, silent, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { EventOf, TurnEvent } from '../events.js'
import { line } from './line.js'
import { type Tellers } from './tellers.js'

const turnOpened = ({ turn }: EventOf<'turnOpened'>): ReportLine =>
  line('BG-020', 'turn', `Turn ${String(turn)} opens: plans are awaited.`)

const turnClosed = ({ turn }: EventOf<'turnClosed'>): ReportLine =>
  line('BG-020', 'turn', `Turn ${String(turn)} is closed.`)

/** what everybody is told must hold whether anybody fights or not, where the stage is opened every turn. */
const battlesOpened = ({ calendar }: EventOf<'battlesOpened'>): ReportLine =>
  calendar
    ? line(
        'A-67',
        'turn',
        'All plans are in. Whoever has a battle to fight is told of it; the stage lasts its whole time.',
      )
    : line('BG-020', 'turn', 'All plans are in; the battles are announced to those who fight them.')

const postingOpened = (): ReportLine =>
  line('BG-020', 'turn', 'The battles are over; the facilitator posts the results.')

/** For the facilitator: the others learn nothing of it. */
const tieFound = ({ tied }: EventOf<'tieFound'>, reader: Reader): ReportLine | null =>
  seesAll(reader) && tied.length > 0
    ? line('A-50', 'victory', `${tied.map(({ seat }) => seat).join(' and ')} reach their objectives together.`)
    : null

/** To those who were tied; a champion is announced to everybody. */
const tieRuled = ({ champion, reason }: EventOf<'tieRuled'>): ReportLine | null =>
  champion === null
    ? line(
        'A-50',
        'victory',
        `Several players have reached every objective; the facilitator lets play go on: ${reason}`,
      )
    : null

const campaignEnded = ({ outcome }: EventOf<'campaignEnded'>): ReportLine => line(outcome.rule, 'victory', outcome.text)

export const turnReports: Tellers<TurnEvent> = {
  opened: silent,
  turnOpened,
  battlesOpened,
  postingOpened,
  tieFound,
  tieRuled,
  turnClosed,
  campaignEnded,
}
