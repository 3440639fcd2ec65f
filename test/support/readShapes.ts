import type { NamedRow } from '../../server/src/store/named.js'
import type {
  AttendanceRow,
  BattleEntryRow,
  BattleHead,
  BattleRow,
  BriefingHead,
  BriefingRow,
  CallerRow,
  CampaignRow,
  ChronicleEntryRow,
  ChronicleHeadRow,
  ConversationRow,
  DryRunRow,
  InvitationPreview,
  InvitationRow,
  LetterNewsRow,
  LetterRow,
  LogRow,
  OfferRow,
  PublicChronicleRow,
  RecordRow,
  SeatRequestRow,
  StoredAsk,
  VacationRow,
} from '../../server/src/store/reads.js'
import type {
  CalendarRow,
  CampaignChannelRow,
  ChannelRow,
  DeliveryRow,
  NotificationRow,
  NotifyRow,
  ToldRow,
} from '../../server/src/store/reads.notify.js'
import type { Told } from '../../server/src/store/reads.frames.js'
import { operatorShapes } from './operatorShapes.js'
import { closedQuestion, correctedLine, health, preparedEvent } from './facilitatingShapes.js'
import { houseRules } from './houseRulesShape.js'
import { scenarioShapes } from './scenarioShapes.js'
import { sharedWarShapes } from './sharedWarShapes.js'
import { closing, commander, draft, openedEntry, receipt, resolution, standing, throws } from './sealingShapes.js'
import type { Shape } from './shape.js'

const head = { number: 'number', turn: 'number', stage: 'text', at: 'text' } satisfies Shape<BriefingHead>

const ask = {
  ...{ id: 'text', kind: 'text', title: 'text', deadline: 'text', silence: 'json', about: { maybe: 'text' } },
  ...{ deadlineAt: { orNull: 'text' }, closed: 'boolean' },
} satisfies Shape<StoredAsk>

const briefing = {
  ...head,
  ...{ boardHash: 'text', view: 'json', report: 'json', asks: { each: ask } },
  sheets: {
    each: {
      ...{ seat: 'text', askId: 'text', orders: { orNull: 'json' } },
      ...{ hash: { orNull: 'text' }, salt: { orNull: 'text' }, sealedAt: { orNull: 'text' } },
      fromStanding: 'boolean',
    },
  },
} satisfies Shape<BriefingRow>

/** One's own, before the end: it has no sheets. */
const ownBriefing = { ...briefing, sheets: 'json' } satisfies Shape<BriefingRow>

const record = {
  ...{ finished: 'number', asked: 'number', silent: 'number', excused: 'number', left: 'number', lost: 'number' },
} satisfies Shape<RecordRow>

const vacation = { id: 'text', fromAt: 'text', untilAt: 'text', note: 'text' } satisfies Shape<VacationRow>

const attendance = {
  ...{ vacations: { each: vacation }, record, recordShown: 'text' },
} satisfies Shape<AttendanceRow>

const campaign = {
  ...houseRules,
  ...{
    id: 'text',
    name: 'text',
    publicKey: 'text',
    seatBytes: { each: 'text' },
    privateKey: { orNull: 'text' },
    boardHash: 'text',
    createdAt: 'text',
  },
  place: {
    ...{ role: 'text', seat: { orNull: 'text' }, organiser: 'boolean', coOrganiser: 'boolean', former: 'boolean' },
    excuses: { orNull: 'number' },
    ...{ askedDeputy: { orNull: { fromAt: 'text', untilAt: 'text' } }, askedCommander: { orNull: 'text' } },
  },
} satisfies Shape<CampaignRow>

const table = {
  ...{
    phase: 'text',
    pausedUntil: { orNull: 'text' },
    coolsUntil: { orNull: 'text' },
    publishesAt: { orNull: 'text' },
    turn: 'number',
    stage: 'text',
    note: { orNull: 'text' },
  },
  seats: {
    each: {
      ...{
        id: 'text',
        title: 'text',
        subtitle: 'text',
        alliance: { orNull: 'text' },
        holder: { orNull: 'text' },
        bot: 'boolean',
        reservedUntil: { orNull: 'number' },
        offered: 'boolean',
        offerNote: { orNull: 'text' },
        deputy: {
          orNull: { name: { orNull: 'text' }, bot: 'boolean', mine: 'boolean', fromAt: 'text', untilAt: 'text' },
        },
        vacation: { orNull: vacation },
        conceded: 'boolean',
        mine: 'boolean',
      },
      sealed: { orNull: 'boolean' },
    },
  },
  ...{ organiser: { orNull: 'text' }, facilitator: { orNull: 'text' } },
  matters: {
    each: {
      ...{ id: 'text', kind: 'text', by: 'text', mine: 'boolean', seat: { orNull: 'text' } },
      ...{ openedAt: 'text', dueAt: 'text', consents: { each: 'text' }, against: { each: 'text' } },
      ...{ needed: { orNull: 'number' }, onMe: 'boolean' },
      about: { title: { maybe: 'text' }, at: { maybe: 'text' }, note: { maybe: 'text' }, member: { maybe: 'text' } },
    },
  },
  rulesetId: 'text',
  commanders: { each: commander },
  toDo: { each: { askId: 'text', kind: 'text', title: 'text', deadlineAt: { orNull: 'text' } } },
  ...{ logged: 'number', clocks: { each: { class: 'text', title: 'text', at: { orNull: 'text' } } } },
  ...{
    timeZone: 'text',
    opened: 'boolean',
    version: 'number',
    visibility: { orNull: 'text' },
    edition: { orNull: 'text' },
  },
  requests: { orNull: 'number' },
  rollCall: {
    orNull: { calledAt: 'text', until: 'text', here: { each: 'text' }, missing: { each: 'text' } },
  },
  ...{ awaited: { orNull: { each: 'text' } }, ruling: 'boolean', former: 'boolean' },
  members: {
    each: {
      ...{ id: 'text', user: 'text', name: 'text', place: 'text', role: 'text', seat: { orNull: 'text' } },
      ...{ mine: 'boolean', organiser: 'boolean', coOrganiser: 'boolean', named: { orNull: 'text' } },
      record: { orNull: record },
    },
  },
} satisfies Shape<NamedRow>

const line = {
  ...{ number: 'number', at: 'text', kind: 'text', by: { orNull: 'text' }, tool: 'boolean' },
  ...{ seat: { orNull: 'text' }, subject: { orNull: 'text' }, detail: 'json' },
} satisfies Shape<LogRow>

/** What an entry says is stored as it is read. */
const entry = {
  ...{ number: 'number', seat: 'text', by: 'text', at: 'text', kind: 'text', body: 'json' },
} as const satisfies Record<keyof BattleEntryRow, string>

const ownOfDesk = {
  ...{ id: 'text', campaignId: 'text', about: 'text', openedAt: 'text', closedAt: { orNull: 'text' }, seed: 'text' },
  showable: 'boolean',
  sides: { each: { seat: 'text', title: 'text', mine: 'boolean', zone: { orNull: 'text' } } },
} satisfies Shape<Omit<BattleHead, 'schedule'>>

const desk = { ...ownOfDesk, schedule: { each: entry } } satisfies Record<keyof BattleHead, unknown>

const battle = { head: desk, entries: { each: entry } } satisfies Record<keyof BattleRow, unknown>

const invitation = {
  ...{ id: 'text', role: 'text', seat: { orNull: 'text' }, expiresAt: 'text', usedBy: { orNull: 'text' } },
} satisfies Shape<InvitationRow>

const seatRequest = {
  ...{ id: 'text', campaignId: 'text', campaign: 'text', by: 'text', seat: { orNull: 'text' }, note: 'text' },
  ...{ askedAt: 'text', lapsesAt: 'text', state: 'text', answer: 'text' },
} satisfies Shape<SeatRequestRow>

const offer = {
  ...{ id: 'text', name: 'text', phase: 'text', turn: 'number', organiser: { orNull: 'text' }, publicKey: 'text' },
  seats: {
    each: {
      ...{ id: 'text', title: 'text', subtitle: 'text', bot: 'boolean', free: 'boolean' },
      ...{ alliance: { orNull: 'text' }, reservedUntil: { orNull: 'number' } },
      holder: { orNull: 'text' },
      note: { orNull: 'text' },
      record: { orNull: record },
    },
  },
  ...{ visibility: 'text', pace: 'text', request: { orNull: seatRequest } },
  ...{ houseRules, listedAt: { orNull: 'text' } },
} satisfies Shape<OfferRow>

const preview = {
  ...{ campaignId: 'text', campaign: 'text', rulesetId: 'text', role: 'text', seat: { orNull: 'text' } },
  ...{ seatTitle: { orNull: 'text' }, expiresAt: 'text', publicKey: 'text', offer },
  ...{ deputyFrom: { orNull: 'text' }, deputyUntil: { orNull: 'text' }, invitedBy: { orNull: 'text' } },
} satisfies Shape<InvitationPreview>

const me = { userId: 'text', name: 'text' } satisfies Shape<CallerRow>

const letter = {
  ...{ id: 'text', conversation: 'text', signed: { orNull: 'text' }, proven: 'boolean', by: { orNull: 'text' } },
  ...{ writtenAs: { orNull: 'text' }, to: { each: 'text' }, text: 'text', quote: { orNull: 'text' }, sentAt: 'text' },
  ...{ arrivesAt: 'text', underway: 'boolean', mine: 'boolean', unread: 'boolean' },
} satisfies Shape<LetterRow>

const letterNews = { count: 'number', unread: 'number', underway: 'number' } satisfies Shape<LetterNewsRow>

const conversation = { id: 'text', unread: 'number', newest: letter } satisfies Shape<ConversationRow>

const toldOf = {
  ...{ number: 'number', kind: 'text', campaignId: { orNull: 'text' } },
  ...{ turn: { orNull: 'number' }, stage: { orNull: 'text' }, at: 'text', acknowledgedAt: { orNull: 'text' } },
} satisfies Shape<ToldRow>

const channelOf = {
  ...{ id: 'text', kind: 'text', name: 'text', address: { orNull: 'text' }, paused: 'boolean' },
  ...{ failingSince: { orNull: 'text' }, lastError: { orNull: 'text' }, createdAt: 'text' },
  ...{ muted: { each: 'text' }, choices: { each: { campaignId: 'text', muted: { each: 'text' } } } },
} satisfies Shape<ChannelRow>

const campaignChannel = {
  ...{ id: 'text', kind: 'text', name: 'text' },
  kept: { orNull: { ...channelOf, choices: 'json' } },
} satisfies Shape<CampaignChannelRow>

const delivery = {
  ...{ id: 'text', kind: 'text', campaignId: { orNull: 'text' }, number: 'number', at: 'text', state: 'text' },
  nextAt: { orNull: 'text' },
  attempts: { each: { at: 'text', status: { orNull: 'number' }, error: { orNull: 'text' } } },
} satisfies Shape<DeliveryRow>

const notification = {
  ...toldOf,
  ...{ campaign: { orNull: 'text' }, rulesetId: { orNull: 'text' }, zone: { orNull: 'text' } },
  ...{ receipt: { orNull: 'json' }, deadlineAt: { orNull: 'text' } },
} satisfies Shape<NotificationRow>

const calendarEntry = {
  ...{ id: 'text', kind: 'text', campaignId: 'text', campaign: 'text', at: 'text', since: 'text' },
  language: { orNull: 'text' },
} satisfies Shape<CalendarRow>

const notify = {
  ...{ digest: { orNull: { zone: 'text', day: 'number', hour: 'number' } }, calendar: 'boolean' },
  quietHours: { orNull: { zone: 'text', from: 'text', until: 'text' } },
  channels: { each: channelOf },
} satisfies Shape<NotifyRow>

export const told = {
  ...{ proven: 'boolean', stands: 'boolean', key: { orNull: 'text' }, latest: { orNull: 'number' } },
  ...{ above: { orNull: 'number' }, rulesetId: { orNull: 'text' }, edition: { orNull: 'text' } },
} satisfies Shape<Told>

const picture = { id: 'text', width: 'number', height: 'number', caption: 'text' } as const

const written = {
  ...{ id: 'text', turn: { orNull: 'number' }, seat: { orNull: 'text' }, by: 'text', mine: 'boolean' },
  ...{ title: { orNull: 'text' }, text: { orNull: 'text' }, quote: { orNull: 'text' }, public: 'boolean' },
  ...{ writtenAt: 'text', editedAt: { orNull: 'text' }, hidden: { orNull: 'text' }, battleId: { orNull: 'text' } },
  pictures: { each: picture },
} satisfies Shape<ChronicleEntryRow>

const chronicleHead = {
  ...{ publicToken: { orNull: 'text' }, mayWrite: 'boolean', pictureBytes: 'number' },
} satisfies Shape<ChronicleHeadRow>

const publicChronicle = {
  ...{ campaign: 'text', rulesetId: 'text' },
  entries: {
    each: {
      ...{ id: 'text', turn: { orNull: 'number' }, seat: { orNull: 'text' }, seatTitle: { orNull: 'text' } },
      ...{ title: 'text', text: 'text', quote: { orNull: 'text' }, day: 'text', pictures: { each: picture } },
    },
  },
} satisfies Shape<PublicChronicleRow>

const dryRun = {
  ...{ number: 'number', at: 'text', turn: 'number', stage: 'text', boardHash: 'text', viewers: 'json' },
} satisfies Shape<DryRunRow>

/** Of each function that `reader` may call. */
export const shapes: Readonly<Record<string, unknown>> = {
  ...operatorShapes,
  ...{
    read_me: me,
    read_campaign: campaign,
    read_campaigns: { each: campaign },
    read_table: table,
    read_board: 'json',
  },
  ...{ read_log: { each: line }, read_briefings: { each: ownBriefing }, read_briefing: briefing },
  ...{ read_briefing_heads: { each: head }, read_stands: 'boolean', read_standing: { each: standing } },
  ...{ read_draft: draft, read_receipts: { each: receipt }, read_throws: { each: throws } },
  ...{ read_record: { each: openedEntry }, read_resolutions: { each: resolution }, read_closing: { orNull: closing } },
  ...{
    read_dry_run: dryRun,
    read_notes: 'text',
    read_corrections: { each: 'number' },
    read_health: health,
    read_prepared_events: { each: preparedEvent },
  },
  ...{ read_closed_questions: { each: closedQuestion }, read_corrected_lines: { each: correctedLine } },
  ...{ read_battles: { each: desk }, read_battle: battle, read_heads: { each: 'text' } },
  ...{ read_invitations: { each: invitation }, read_invitation: preview, read_notify: notify },
  ...{ read_person: attendance, read_asked: ownBriefing },
  ...{ read_told: { each: toldOf }, read_campaign_channels: { each: campaignChannel } },
  ...{ read_offer: offer, read_listed: { each: offer } },
  ...{ read_seat_requests: { each: seatRequest }, read_own_requests: { each: seatRequest } },
  ...{ read_notifications: { each: notification }, read_calendar: { each: calendarEntry } },
  ...{ read_letter: letter, read_letter_news: letterNews, read_letter_search: { each: letter } },
  ...{ read_letters: { each: letter }, read_conversations: { each: conversation } },
  ...{ read_chronicle_head: chronicleHead, read_chronicle: { each: written }, read_chronicle_entry: written },
  ...{ read_public_chronicle: publicChronicle, read_deliveries: { each: delivery } },
  ...{ ...sharedWarShapes, ...scenarioShapes },
}

/** They answer what the others do, in rows of their own; or bytes. */
export const carriers = ['read_many', 'read_frames', 'read_picture', 'read_public_picture']
