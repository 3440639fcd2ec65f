import { seesAll, silent, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { EventOf, LateStartEvent, TurnEvent } from '../model/events.js'
import { say } from './line.js'
import { type Tellers } from './tellers.js'

const turnOpened = ({ turn }: EventOf<'turnOpened'>): ReportLine => say('BG-020', 'turn', 'turnOpened', { turn })

const turnClosed = ({ turn }: EventOf<'turnClosed'>): ReportLine => say('BG-020', 'turn', 'turnClosed', { turn })

/** what everybody is told must hold whether anybody fights or not, where the stage is opened every turn. */
const battlesOpened = ({ calendar }: EventOf<'battlesOpened'>): ReportLine =>
  calendar ? say('A-67', 'turn', 'battlesOpenedByCalendar', {}) : say('BG-020', 'turn', 'battlesOpened', {})

const postingOpened = (): ReportLine => say('BG-020', 'turn', 'postingOpened', {})

/** For the facilitator: the others learn nothing of it. */
const tieFound = ({ tied }: EventOf<'tieFound'>, reader: Reader): ReportLine | null =>
  seesAll(reader) && tied.length > 0
    ? say('A-50', 'victory', 'tied', { seats: { all: tied.map(({ seat }) => seat), with: 'and' } })
    : null

/** To those who were tied; a champion is announced to everybody. */
const tieRuled = ({ champion, reason }: EventOf<'tieRuled'>): ReportLine | null =>
  champion === null ? say('A-50', 'victory', 'playGoesOn', { reason }) : null

const campaignEnded = ({ outcome }: EventOf<'campaignEnded'>): ReportLine =>
  say(outcome.rule, 'victory', 'campaignEnded', { outcome: outcome.text })

/** Told to everybody: what a late starter gets was stated before they joined. */
const lateStarterJoined = ({ seat, turn, levels }: EventOf<'lateStarterJoined'>): ReportLine =>
  say('A-70', 'turn', 'lateStarterJoined', { seat, turn, levels }, [], [], { levels })

export const lateStartReports: Tellers<LateStartEvent> = { lateStarterJoined, lateStarterPlaced: silent }

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
