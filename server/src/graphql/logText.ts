import { hourIn } from '../base/hour.js'
import * as words from '../messages/log.generated.js'
import * as late from '../messages/lateStart.generated.js'
import * as deputy from '../messages/deputyLog.generated.js'
import * as conceding from '../messages/conceding.generated.js'
import * as finding from '../messages/findingLog.generated.js'
import * as channels from '../messages/channelLog.generated.js'
import * as chronicle from '../messages/chronicle.generated.js'
import * as sharedWar from '../messages/sharedWar.generated.js'
import * as naming from '../messages/namingLog.generated.js'
import * as correcting from '../messages/corrections.generated.js'
import * as prepared from '../messages/preparedEvents.generated.js'
import * as publishing from '../messages/publishing.generated.js'
import { ofCommanders } from './commanderText.js'
import * as unwinding from '../messages/unwinding.generated.js'
import { ofDeputies } from './deputyText.js'
import { type Lines, whether } from './logLine.js'
import { voteLines, voteText } from './voteText.js'
import type { LogDetail, LogKind, LogRow, MatterRow } from '../store/reads.js'

const placeOf = (role: LogDetail['role'], seat: string | null): string =>
  words.place({
    place: seat !== null ? 'seat' : role === 'OBSERVER' ? 'observer' : 'facilitator',
    seat: seat ?? '',
  })

const forSeat = (seat: string | null) => ({ seated: whether(seat !== null), seat: seat ?? '' })

const stageOf = ({ title, turn }: LogDetail) => ({
  titled: whether(title !== undefined),
  title: title ?? '',
  turn: Math.max(0, turn ?? 0),
})

const noteOf = ({ note }: LogDetail) => ({ noted: whether(note !== undefined), note: note ?? '' })

const editionIs = ({ outcome }: LogDetail): 'decided' | 'passed' | 'rejected' =>
  outcome === 'passed' || outcome === 'rejected' ? outcome : 'decided'

const matterOf = ({ matter }: LogDetail): 'PLACE' | 'CLOSING' => (matter === 'PLACE' ? 'PLACE' : 'CLOSING')

const roleOf = ({ organising }: LogDetail): 'ORGANISER' | 'CO_ORGANISER' => organising ?? 'CO_ORGANISER'

const closed = (who: string, detail: LogDetail): string => {
  const stage = words.stage(stageOf(detail))
  const first = { stage: words.stageFirst(stageOf(detail)) }
  switch (detail.cause) {
    case 'COMPLETE':
      return words.closedComplete(first)
    case 'DEADLINE':
      return words.closedAtDeadline(first)
    case 'CONSENT':
      return words.closedByConsent({ who, stage })
    case 'SEALED':
      return words.closedAsSealed({ who, stage })
    case 'NOTICE':
      return words.closedAfterNotice({ who, stage, hours: detail.hours ?? 0 })
    default:
      return words.closedWithStage(first)
  }
}

const joined = (who: string, { role, bot }: LogDetail, seat: string | null): string => {
  if (role === 'OBSERVER') return words.observes({ who })
  if (role === 'FACILITATOR') return words.facilitates({ who })
  return words.holds({ who, place: placeOf(role, seat), bot: whether(bot === true) })
}

const withdrawn = (who: string, { subject, seat, detail }: LogRow): string => {
  if (detail.matter === 'CLOSING') return words.noticeWithdrawn({ who })
  const place = placeOf(detail.role, seat)
  return subject === null ? words.waitsNoLonger({ who, place }) : words.placeWithdrawn({ who, place, whom: subject })
}

const extended = (
  who: string,
  { since, waited, voted, vacation, title = '' }: LogDetail,
  hour: string,
  zone: string,
): string => {
  if (voted === true) return words.extendedByVote({ title, hour })
  if (since !== undefined) return words.extendedAway({ since: hourIn(since, zone), title, hour })
  if (vacation === true) return deputy.putOff({ title, hour })
  return waited === true ? words.waited({ title, hour }) : words.extended({ who, title, hour })
}

const ofCampaign: Lines<
  'OPENED' | 'STARTED' | 'PAUSED' | 'RESUMED' | 'HELD' | 'ENDED' | 'LEAVING' | 'ARRIVED' | 'EDITION'
> = {
  EDITION: ({ who, row: { detail } }) => words.edition({ who, edition: detail.title ?? '', how: editionIs(detail) }),
  LEAVING: ({ who }) => words.leaving({ who }),
  ARRIVED: () => words.arrived(),
  OPENED: ({ who, row }) => words.opened({ who, hours: row.detail.hours ?? 0 }),
  STARTED: ({ who }) => words.started({ who }),
  PAUSED: ({ who, hour, row: { by, detail } }) =>
    by === null && detail.voted !== true
      ? words.stopped(noteOf(detail))
      : words.paused({
          who: by === null ? words.seats() : who,
          until: whether(hour !== ''),
          hour,
          ...noteOf(detail),
        }),
  RESUMED: ({ who, row: { by, detail } }) =>
    by !== null ? words.resumed({ who }) : detail.host ? words.resumedByHost() : words.resumedInTime(),
  HELD: () => words.held(),
  ENDED: ({ who, row: { by, detail } }) => (by === null ? words.over(noteOf(detail)) : words.ended({ who })),
}

const ofPeople: Lines<
  | ('JOINED' | 'WAITS' | 'BEGAN' | 'WITHDRAWN' | 'LEFT' | 'REMOVED' | 'BOT_SEATED' | 'BOT_REMOVED' | 'RENAMED')
  | ('SEAT_RESERVED' | 'SEAT_RELEASED')
  | ('SEAT_SILENT' | 'SEAT_KEPT' | 'REPLACED' | 'CONCEDED' | 'SEAT_OFFERED')
> = {
  JOINED: ({ who, row: { detail, seat } }) => joined(who, detail, seat),
  WAITS: ({ who, place, hour, row: { seat, detail } }) =>
    detail.late === true ? late.waits({ who, seat: seat ?? '' }) : words.waits({ who, place, hour }),
  SEAT_RESERVED: ({ who, row: { seat, detail } }) =>
    late.seatReserved({ who, seat: seat ?? '', turn: detail.until ?? 0 }),
  SEAT_RELEASED: ({ who, row: { seat } }) => late.seatReleased({ who, seat: seat ?? '' }),
  BEGAN: ({ whom, row: { detail, seat } }) => {
    if (detail.late === true) return late.began({ whom, seat: seat ?? '' })
    return words.began({
      why: detail.cause === 'CONSENT' ? 'consent' : 'notice',
      joined: joined(whom, detail, seat),
      player: whether(detail.role === 'PLAYER'),
    })
  },
  WITHDRAWN: ({ who, row }) => withdrawn(who, row),
  LEFT: ({ who, place, row }) => words.left({ who, place, deleted: whether(row.detail.deleted === true) }),
  REMOVED: ({ who, whom, place }) => words.removed({ who, whom, place }),
  BOT_SEATED: ({ who, row }) => words.botSeated({ who, seat: row.seat ?? '' }),
  BOT_REMOVED: ({ who, row }) => words.botRemoved({ who, seat: row.seat ?? '' }),
  RENAMED: ({ who, row }) => words.renamed({ who, name: row.detail.name ?? '' }),
  SEAT_SILENT: ({ row: { seat, detail } }) =>
    words.silent({ seat: seat ?? '', stages: detail.stages ?? 0, then: detail.then ?? 'TELL' }),
  SEAT_KEPT: ({ who, row: { seat, detail } }) =>
    detail.own === true ? deputy.stays({ who, seat: seat ?? '' }) : words.kept({ who, seat: seat ?? '' }),
  SEAT_OFFERED: ({ who, row }) => deputy.offered({ who, seat: row.seat ?? '' }),
  CONCEDED: ({ who, row: { seat, detail } }) =>
    conceding.logged({ who, seat: seat ?? '', bot: whether(detail.bot === true) }),
  REPLACED: ({ whom, row }) => words.replaced({ whom, seat: row.seat ?? '' }),
}

const ofOrganisers: Lines<'NAMED' | 'DECLINED' | 'CO_ORGANISES' | 'ORGANISES' | 'DISMISSED' | 'UNORGANISED'> = {
  NAMED: ({ who, whom, row }) => naming.named({ who, whom, role: roleOf(row.detail) }),
  DECLINED: ({ who, row }) => naming.declined({ who, role: roleOf(row.detail) }),
  CO_ORGANISES: ({ who }) => naming.coOrganises({ who }),
  ORGANISES: ({ who, row: { subject } }) =>
    naming.organises({ who, after: whether(subject !== null), whom: subject ?? '' }),
  DISMISSED: ({ who, whom, row: { subject, detail } }) => {
    if (detail.asked === true) return naming.takenBack({ who, whom, role: roleOf(detail) })
    return subject === null ? naming.resigned({ who }) : naming.dismissed({ who, whom })
  },
  UNORGANISED: () => words.unorganised(),
}

const reopened = (who: string, { by, detail }: LogRow): string => {
  const { note: reason = '', seats = [] } = detail
  const told = { reason, list: seats.join(', '), seats: seats.length }
  return by === null
    ? unwinding.logReopenedAgreed({ stage: words.stageFirst(stageOf(detail)), ...told })
    : unwinding.logReopened({ who, stage: words.stage(stageOf(detail)), ...told })
}

const ofPublishing: Lines<'STAGE_WAITS' | 'DRY_RUN' | 'PUBLISHED' | 'CORRECTED' | 'EVENT' | 'UNWOUND' | 'REOPENED'> = {
  UNWOUND: ({ who, row: { by, detail } }) => {
    const reason = detail.note ?? ''
    return by === null ? unwinding.logUnwoundAgreed({ reason }) : unwinding.logUnwound({ who, reason })
  },
  REOPENED: ({ who, row }) => reopened(who, row),
  EVENT: ({ who, row }) => prepared.logEvent({ who, by: whether(row.by !== null) }),
  CORRECTED: ({ who, row }) => (row.by === null ? correcting.logAgreed() : correcting.logCorrected({ who })),
  STAGE_WAITS: ({ hour, row }) => publishing.logWaits({ stage: words.stageFirst(stageOf(row.detail)), hour }),
  DRY_RUN: ({ who, row }) => publishing.logRun({ who, stage: words.stage(stageOf(row.detail)) }),
  PUBLISHED: ({ who, row }) =>
    publishing.logPublished({
      who,
      by: whether(row.by !== null),
      stage: words.stage(stageOf(row.detail)),
      first: words.stageFirst(stageOf(row.detail)),
    }),
}

const ofPages: Lines<'CHRONICLE' | 'WAR_SHARED'> = {
  CHRONICLE: ({ who, row: { detail } }) => chronicle.page({ who, page: detail.page ?? 'OPENED' }),
  WAR_SHARED: ({ who, row: { seat, detail } }) =>
    sharedWar.link({ who, seat: seat ?? '', link: detail.link ?? 'OPENED' }),
}

const ofStages: Lines<
  'STAGE_CLOSED' | 'CLOSING_ASKED' | 'CONSENTED' | 'OBJECTED' | 'EXTENDED' | 'RULED' | 'SEALED_BY_TOOL'
> = {
  STAGE_CLOSED: ({ who, row }) => closed(who, row.detail),
  CLOSING_ASKED: ({ who, hour, row }) => words.closingAsked({ who, stage: words.stage(stageOf(row.detail)), hour }),
  CONSENTED: ({ who, row: { seat, detail } }) => words.consented({ who, ...forSeat(seat), what: matterOf(detail) }),
  OBJECTED: ({ who, row: { seat, detail } }) => words.objected({ who, ...forSeat(seat), what: matterOf(detail) }),
  EXTENDED: ({ who, hour, zone, row }) => extended(who, row.detail, hour, zone),
  RULED: ({ row: { detail } }) => words.ruled({ stage: words.stage(stageOf(detail)), ...noteOf(detail) }),
  SEALED_BY_TOOL: ({ who, row }) => words.sealed({ who, ...forSeat(row.seat) }),
}

const ofFinding: Lines<'VISIBILITY_SET' | 'ROLL_CALLED' | 'PRESENT'> = {
  VISIBILITY_SET: ({ who, row }) => finding.visibility({ who, visibility: row.detail.visibility ?? 'PRIVATE' }),
  ROLL_CALLED: ({ who, hour }) => finding.rollCalled({ who, hour }),
  PRESENT: ({ who, row }) => finding.present({ who, seat: row.seat ?? '' }),
}

const chats = ['DISCORD', 'SLACK'] as const

const channelOf = (who: string, { channel, name }: LogDetail) => ({
  ...{ who, kind: chats.find((chat) => chat === channel) ?? ('OTHER' as const) },
  ...{ named: whether(name !== undefined), name: name ?? '' },
})

const ofChannels: Lines<'CHANNEL_ADDED' | 'CHANNEL_REMOVED'> = {
  CHANNEL_ADDED: ({ who, row }) => channels.added(channelOf(who, row.detail)),
  CHANNEL_REMOVED: ({ who, row }) => channels.removed(channelOf(who, row.detail)),
}

const lines: Lines<LogKind> = {
  ...ofCampaign,
  ...ofPeople,
  ...ofOrganisers,
  ...ofDeputies,
  ...ofCommanders,
  ...ofFinding,
  ...ofStages,
  ...ofChannels,
  ...voteLines,
  ...ofPages,
  ...ofPublishing,
}

/** One line of the log in words, from nothing but what the row says. */
export const logText = (row: LogRow, zone: string): string => {
  const { kind, by, tool, seat, subject, detail } = row
  const who = tool ? words.tool({ by: by ?? '' }) : (by ?? words.self())
  const hour = detail.at === undefined ? '' : hourIn(detail.at, zone)
  return lines[kind]({ row, who, whom: subject ?? '', place: placeOf(detail.role, seat), hour, zone })
}

/** What will happen, and who may do what about it. */
export const matterText = (row: MatterRow, zone: string): string => {
  const { kind, by, seat, dueAt } = row
  const hour = hourIn(dueAt, zone)
  if (kind === 'CLOSING') return words.closingMatter({ by, hour })
  if (kind !== 'PLACE') return voteText(row, kind, zone)
  return words.placeMatter({ by, hour, place: placeOf('FACILITATOR', seat), sees: seat === null ? 'all' : 'seat' })
}
