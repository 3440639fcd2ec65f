import { hourIn } from '../base/hour.js'
import type { LogDetail, LogRow, MatterRow } from '../store/reads.js'

const placeOf = (role: LogDetail['role'], seat: string | null): string => {
  if (seat !== null) return `seat ${seat}`
  return role === 'OBSERVER' ? 'an observer’s place' : 'the facilitator’s place'
}

const nounOf = ({ matter }: LogDetail): string =>
  matter === 'PLACE' ? 'the new place beginning at once' : 'closing the stage early'

const of = (seat: string | null): string => (seat === null ? '' : ` for seat ${seat}`)

const stageOf = ({ title, turn }: LogDetail): string => {
  const stage = title === undefined ? 'the stage' : `the stage “${title}”`
  return turn !== undefined && turn > 0 ? `${stage} of turn ${String(turn)}` : stage
}

const atStart = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const noteOf = ({ note }: LogDetail): string => (note === undefined ? '' : `: ${note}`)

const closed = (who: string, detail: LogDetail): string => {
  const stage = stageOf(detail)
  switch (detail.cause) {
    case 'COMPLETE':
      return `${atStart(stage)} was closed: every answer that was needed was in.`
    case 'DEADLINE':
      return `${atStart(stage)} was closed at its deadline.`
    case 'CONSENT':
      return `${who} closed what was open in ${stage} early: every other holder of a seat consented.`
    case 'SEALED':
      return `${who} closed ${stage} early: all others had sealed or consented.`
    case 'NOTICE':
      return `${who} closed what was open in ${stage} early, after a notice of ${String(detail.hours ?? 0)} hours to which nobody objected.`
    default:
      return `${atStart(stage)} is over.`
  }
}

const joined = (who: string, { role, bot }: LogDetail, seat: string | null): string => {
  if (role === 'OBSERVER') return `${who} observes from now on, and sees what all seats share.`
  if (role === 'FACILITATOR') return `${who} is the facilitator from now on, and sees everything.`
  return `${who} holds ${placeOf(role, seat)} from now on${bot === true ? ', which a bot played' : ''}.`
}

/** One line of the log in words, from nothing but what the row says. */
export const logText = ({ kind, by, tool, seat, subject, detail }: LogRow, zone: string): string => {
  const who = tool ? `A tool of ${by ?? ''}` : (by ?? 'Muster')
  const whom = subject ?? ''
  const place = placeOf(detail.role, seat)
  const hour = detail.at === undefined ? '' : hourIn(detail.at, zone)
  switch (kind) {
    case 'OPENED':
      return `${who} opened the campaign. A stage is closed early after a notice of ${String(detail.hours ?? 0)} hours.`
    case 'STARTED':
      return `${who} started the war.`
    case 'PAUSED':
      return by === null ? `The campaign stands still${noteOf(detail)}` : `${who} paused the campaign${noteOf(detail)}`
    case 'RESUMED':
      return `${who} lets the campaign go on.`
    case 'HELD':
      return 'The campaign is held: its stage could not be resolved. Every sealed sheet is kept.'
    case 'ENDED':
      return by === null ? `The war is over${noteOf(detail)}` : `${who} ended the campaign.`
    case 'JOINED':
      return joined(who, detail, seat)
    case 'WAITS':
      return `${who} was offered ${place} and waits for it. It begins with the first turn after ${hour}, or at once if every holder of a seat consents.`
    case 'BEGAN': {
      const why =
        detail.cause === 'CONSENT' ? 'Nobody who holds a seat is against it: ' : 'A turn has begun after the notice: '
      const knows = detail.role === 'PLAYER' ? ' They read what the seat has known.' : ''
      return `${why}${joined(whom, detail, seat)}${knows}`
    }
    case 'WITHDRAWN':
      if (detail.matter === 'CLOSING') return `${who} withdrew the notice of closing the stage early.`
      return subject === null
        ? `${who} waits for ${place} no longer.`
        : `${who} withdrew ${place} from ${whom}, who waited for it.`
    case 'LEFT':
      return `${who} left ${place}.`
    case 'REMOVED':
      return `${who} removed ${whom} from ${place}.`
    case 'BOT_SEATED':
      return `${who} had a bot play seat ${seat ?? ''}.`
    case 'BOT_REMOVED':
      return `${who} took the bot from seat ${seat ?? ''}.`
    case 'RENAMED':
      return `${who} is called ${detail.name ?? ''} from now on.`
    case 'STAGE_CLOSED':
      return closed(who, detail)
    case 'CLOSING_ASKED':
      return `${who} gave notice: ${stageOf(detail)} is closed early, ${hour}, or when all others have sealed or consented. An objection keeps it open.`
    case 'CONSENTED':
      return `${who} consented${of(seat)} to ${nounOf(detail)}.`
    case 'OBJECTED':
      return `${who} objected${of(seat)} to ${nounOf(detail)}: the stage stays open.`
    case 'EXTENDED':
      return detail.since === undefined
        ? `${who} put off the deadline “${detail.title ?? ''}” to ${hour}.`
        : `No server was at work from ${hourIn(detail.since, zone)} until now, so that nobody could play: the deadline “${detail.title ?? ''}” is put off to ${hour}.`
    case 'RULED':
      return `The facilitator ruled in ${stageOf(detail)}${detail.note === undefined ? '' : `, with the reason “${detail.note}”`}. Reports of those whom it concerns say how.`
    case 'SEALED_BY_TOOL':
      return `${who} sealed${of(seat)}.`
  }
}

/** What is to happen, and who may do what about it. */
export const matterText = ({ kind, by, seat, dueAt }: MatterRow, zone: string): string =>
  kind === 'CLOSING'
    ? `${by} wants to close this stage early. It is closed ${hourIn(dueAt, zone)}, or as soon as all others have sealed or consented; an objection keeps it open.`
    : `${by} waits for ${placeOf('FACILITATOR', seat)}${seat === null ? ', from which everything is seen' : ' and for what it knows'}. It begins with the first turn after ${hourIn(dueAt, zone)}, or at once if every holder of a seat consents.`
