import { registerEnumType } from 'type-graphql'

export const TokenScope = { READ: 'read', ORDERS: 'orders' } as const
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What a personal API token may do.',
  valuesConfig: {
    READ: { description: 'Read what its owner may know.' },
    ORDERS: { description: 'Save drafts and seal orders in its owner’s seats.' },
  },
})

export const SignUpMode = { OPEN: 'open', INVITED: 'invited', CLOSED: 'closed' } as const
registerEnumType(SignUpMode, {
  name: 'SignUpMode',
  description: 'Who may make an account.',
  valuesConfig: {
    OPEN: { description: 'Everybody.' },
    INVITED: { description: 'Whoever has the link of an invitation to a campaign that is still open.' },
    CLOSED: { description: 'Nobody; the host of the server makes accounts.' },
  },
})

export const PlaceRole = {
  PLAYER: 'PLAYER',
  OBSERVER: 'OBSERVER',
  FACILITATOR: 'FACILITATOR',
  ORGANISER: 'ORGANISER',
  WAITING: 'WAITING',
  DEPUTY: 'DEPUTY',
} as const
export type PlaceRole = (typeof PlaceRole)[keyof typeof PlaceRole]
registerEnumType(PlaceRole, {
  name: 'PlaceRole',
  description: 'A role in a campaign. Nobody has two places with secrets in the same campaign.',
  valuesConfig: {
    PLAYER: { description: 'Holds a seat and knows what the seat knows.' },
    OBSERVER: { description: 'Knows what all seats know.' },
    FACILITATOR: { description: 'Sees the true state; may not hold a seat in this campaign before or after.' },
    ORGANISER: { description: 'Organises without a seat and knows what an observer knows.' },
    DEPUTY: { description: 'Acts for the holder of a seat for a stated time, and knows what the seat knows.' },
    WAITING: { description: 'Waits for a place that begins later; knows what all seats know.' },
  },
})

export const OrganisingRole = { ORGANISER: 'ORGANISER', CO_ORGANISER: 'CO_ORGANISER' } as const
export type OrganisingRole = (typeof OrganisingRole)[keyof typeof OrganisingRole]
registerEnumType(OrganisingRole, {
  name: 'OrganisingRole',
  description: 'Who organises a campaign. Both may also hold a seat or another place.',
  valuesConfig: {
    ORGANISER: { description: 'The organiser; there is one.' },
    CO_ORGANISER: {
      description:
        'Named by the organiser: may do whatever the organiser may, but not take the organiser’s place or seat away.',
    },
  },
})

export const Phase = {
  GATHERING: 'GATHERING',
  RUNNING: 'RUNNING',
  PAUSED: 'PAUSED',
  HELD: 'HELD',
  ENDED: 'ENDED',
} as const
export type Phase = (typeof Phase)[keyof typeof Phase]
registerEnumType(Phase, {
  name: 'Phase',
  description: 'State of a campaign.',
  valuesConfig: {
    GATHERING: { description: 'Seats are being taken; nothing is played yet.' },
    RUNNING: { description: 'The campaign is being played.' },
    PAUSED: { description: 'Deadlines are stopped; `note` says why.' },
    HELD: { description: 'A resolution failed and was undone; nothing sealed is lost.' },
    ENDED: { description: 'The campaign is over.' },
  },
})

export const BriefingViewer = { OWN: 'OWN', EVERYONE: 'EVERYONE' } as const
export type BriefingViewer = (typeof BriefingViewer)[keyof typeof BriefingViewer]
registerEnumType(BriefingViewer, {
  name: 'BriefingViewer',
  description: 'Whose briefings to read.',
  valuesConfig: {
    OWN: { description: 'Your own.' },
    EVERYONE: {
      description: 'Everything after each resolution, numbered from 1. None exist before the end.',
    },
  },
})

export const BattleEntryKind = {
  MESSAGE: 'MESSAGE',
  TIMES: 'TIMES',
  AGREEMENT: 'AGREEMENT',
  CALLED_OFF: 'CALLED_OFF',
  ROLL: 'ROLL',
} as const
export type BattleEntryKind = (typeof BattleEntryKind)[keyof typeof BattleEntryKind]
registerEnumType(BattleEntryKind, {
  name: 'BattleEntryKind',
  description: 'Kind of an entry in a battle desk’s log.',
  valuesConfig: {
    MESSAGE: { description: 'A message, `text`, to the other side.' },
    TIMES: { description: 'Times, `times`, at which a side could play; they replace its earlier offer.' },
    AGREEMENT: { description: 'Agreement on one time, `times[0]`, of the entry `answers`.' },
    CALLED_OFF: { description: 'The agreed time is cancelled, and all offered times with it.' },
    ROLL: { description: 'A procedure was rolled; see `roll`.' },
  },
})

export const Press = { OPEN: 'OPEN', GREY: 'GREY', NONE: 'NONE' } as const
export type Press = (typeof Press)[keyof typeof Press]
registerEnumType(Press, {
  name: 'Press',
  description:
    'What a campaign says of letters between seats. Letters of the organiser and the facilitator are always signed.',
  valuesConfig: {
    OPEN: { description: 'Each letter is signed with the seat that wrote it.' },
    GREY: { description: 'A letter is unsigned, or signed with any seat: nobody vouches for it.' },
    NONE: { description: 'Only the organiser and the facilitator write.' },
  },
})

export const ComplaintSubject = {
  LETTER: 'LETTER',
  BATTLE_ENTRY: 'BATTLE_ENTRY',
  CHRONICLE_ENTRY: 'CHRONICLE_ENTRY',
} as const
export type ComplaintSubject = (typeof ComplaintSubject)[keyof typeof ComplaintSubject]
registerEnumType(ComplaintSubject, {
  name: 'ComplaintSubject',
  description: 'What a complaint is about.',
  valuesConfig: {
    LETTER: { description: 'A letter.' },
    BATTLE_ENTRY: { description: 'An entry at a battle desk.' },
    CHRONICLE_ENTRY: { description: 'An entry of the chronicle.' },
  },
})

export const VoteKind = { END: 'END', EXTEND: 'EXTEND', PAUSE: 'PAUSE', ORGANISER: 'ORGANISER' } as const
export type VoteKind = (typeof VoteKind)[keyof typeof VoteKind]
const voteKinds = {
  END: { description: 'To end the campaign.' },
  EXTEND: { description: 'To move a deadline that everybody sees to a later time.' },
  PAUSE: { description: 'To pause the campaign until a given time.' },
  ORGANISER: { description: 'To have another organiser, if there is none or the organiser is silent.' },
}
registerEnumType(VoteKind, {
  name: 'VoteKind',
  description: 'What the holders of the seats may vote on.',
  valuesConfig: voteKinds,
})

export const MatterKind = { CLOSING: 'CLOSING', PLACE: 'PLACE', ...VoteKind } as const
export type MatterKind = (typeof MatterKind)[keyof typeof MatterKind]
registerEnumType(MatterKind, {
  name: 'MatterKind',
  description: 'What the members are given notice of, or vote on.',
  valuesConfig: {
    CLOSING: { description: 'The current stage is to be closed early. An objection stops it.' },
    PLACE: { description: 'A new person is to hold a seat or be the facilitator.' },
    ...voteKinds,
  },
})

export const SilentThen = { TELL: 'TELL', OFFER: 'OFFER', BOT: 'BOT' } as const
export type SilentThen = (typeof SilentThen)[keyof typeof SilentThen]
registerEnumType(SilentThen, {
  name: 'SilentThen',
  description:
    'What is done about a seat that stayed silent too often. Each time the organiser and its holder are told.',
  valuesConfig: {
    TELL: { description: 'Nothing else.' },
    OFFER: { description: 'Somebody else may take the seat over, unless its holder comes back.' },
    BOT: { description: 'A bot plays the seat until its holder comes back.' },
  },
})

export const LogCause = {
  COMPLETE: 'COMPLETE',
  DEADLINE: 'DEADLINE',
  CONSENT: 'CONSENT',
  SEALED: 'SEALED',
  NOTICE: 'NOTICE',
} as const
export type LogCause = (typeof LogCause)[keyof typeof LogCause]
registerEnumType(LogCause, {
  name: 'LogCause',
  description: 'Why a stage was closed or a place began.',
  valuesConfig: {
    COMPLETE: { description: 'All answers had been sealed.' },
    DEADLINE: { description: 'The deadline had passed.' },
    CONSENT: { description: 'Every other holder of a seat had consented, or there was none.' },
    SEALED: { description: 'All others had sealed or consented.' },
    NOTICE: { description: 'The notice had run out and nobody had objected.' },
  },
})

export const LogKind = {
  OPENED: 'OPENED',
  STARTED: 'STARTED',
  PAUSED: 'PAUSED',
  RESUMED: 'RESUMED',
  HELD: 'HELD',
  ENDED: 'ENDED',
  JOINED: 'JOINED',
  WAITS: 'WAITS',
  BEGAN: 'BEGAN',
  WITHDRAWN: 'WITHDRAWN',
  LEFT: 'LEFT',
  REMOVED: 'REMOVED',
  BOT_SEATED: 'BOT_SEATED',
  BOT_REMOVED: 'BOT_REMOVED',
  RENAMED: 'RENAMED',
  UNORGANISED: 'UNORGANISED',
  NAMED: 'NAMED',
  DECLINED: 'DECLINED',
  CO_ORGANISES: 'CO_ORGANISES',
  ORGANISES: 'ORGANISES',
  DISMISSED: 'DISMISSED',
  STAGE_CLOSED: 'STAGE_CLOSED',
  CLOSING_ASKED: 'CLOSING_ASKED',
  VOTE_CALLED: 'VOTE_CALLED',
  VOTED: 'VOTED',
  VOTE_ENDED: 'VOTE_ENDED',
  CONSENTED: 'CONSENTED',
  OBJECTED: 'OBJECTED',
  EXTENDED: 'EXTENDED',
  RULED: 'RULED',
  SEALED_BY_TOOL: 'SEALED_BY_TOOL',
  SEAT_SILENT: 'SEAT_SILENT',
  SEAT_KEPT: 'SEAT_KEPT',
  REPLACED: 'REPLACED',
  SEAT_OFFERED: 'SEAT_OFFERED',
  ...{ DEPUTY: 'DEPUTY', DEPUTY_BEGAN: 'DEPUTY_BEGAN', DEPUTY_ENDED: 'DEPUTY_ENDED' },
  ...{ VACATION: 'VACATION', VACATION_OVER: 'VACATION_OVER' },
  CONCEDED: 'CONCEDED',
  VISIBILITY_SET: 'VISIBILITY_SET',
  ROLL_CALLED: 'ROLL_CALLED',
  PRESENT: 'PRESENT',
  CHANNEL_ADDED: 'CHANNEL_ADDED',
  CHANNEL_REMOVED: 'CHANNEL_REMOVED',
  CHRONICLE: 'CHRONICLE',
} as const
export type LogKind = (typeof LogKind)[keyof typeof LogKind]
registerEnumType(LogKind, {
  name: 'LogKind',
  description: 'Kind of a line in the log of the table.',
  valuesConfig: {
    OPENED: { description: 'The campaign was created; its settings are fixed from then on.' },
    STARTED: { description: 'The campaign was started.' },
    PAUSED: { description: 'Deadlines were stopped.' },
    RESUMED: { description: 'Deadlines run again.' },
    HELD: { description: 'A stage could not be resolved.' },
    ENDED: { description: 'The campaign ended.' },
    JOINED: { description: 'Somebody joined.' },
    WAITS: { description: 'Somebody accepted a place that begins later.' },
    BEGAN: { description: 'The place that `subject` was waiting for began.' },
    WITHDRAWN: { description: 'A waiting place, or the notice of an early closing, was withdrawn.' },
    LEFT: { description: 'Somebody left.' },
    REMOVED: { description: 'The organiser removed `subject` from a place.' },
    BOT_SEATED: { description: 'A bot was given a seat.' },
    BOT_REMOVED: { description: 'A bot was removed from a seat.' },
    RENAMED: { description: 'Somebody changed their name.' },
    UNORGANISED: { description: 'The organiser deleted their account; nobody organises the campaign.' },
    NAMED: { description: '`subject` was asked to become a co-organiser, or the organiser.' },
    DECLINED: { description: 'Somebody who was asked that said no.' },
    CO_ORGANISES: { description: 'Somebody became a co-organiser.' },
    ORGANISES: { description: 'Somebody became the organiser in place of `subject`.' },
    DISMISSED: { description: '`subject`, or if that is null whoever acted, is a co-organiser no longer.' },
    STAGE_CLOSED: { description: 'A stage, or a question to all seats, was closed; `cause` says why.' },
    CLOSING_ASKED: { description: 'Notice was given that the stage will be closed early.' },
    VOTE_CALLED: { description: 'The holder of a seat called a vote of all holders.' },
    VOTED: { description: 'The holder of a seat voted.' },
    VOTE_ENDED: { description: 'A vote passed, failed, lapsed or was withdrawn.' },
    CONSENTED: { description: 'A holder of a seat consented.' },
    OBJECTED: { description: 'Somebody objected, so the stage is not closed early.' },
    EXTENDED: { description: 'A deadline that everybody sees was moved to a later time.' },
    RULED: { description: 'The facilitator answered a question that everybody knows of.' },
    SEALED_BY_TOOL: {
      description: 'A seat was sealed with an API token; logged only if the table shows who has sealed.',
    },
    SEAT_SILENT: { description: 'A seat has sealed nothing in as many stages as the absence rules allow.' },
    SEAT_KEPT: { description: 'The holder of a seat that was offered, or that a bot played, is back.' },
    CONCEDED: { description: 'The holder of a seat conceded.' },
    REPLACED: { description: '`subject` no longer holds the seat: somebody else has taken it over.' },
    SEAT_OFFERED: { description: 'The holder of a seat looks for a substitute.' },
    DEPUTY: { description: 'Somebody agreed to act for `subject`, who holds the seat, or a bot was told to.' },
    DEPUTY_BEGAN: { description: '`subject`, or if that is null a bot, now acts for the holder of the seat.' },
    DEPUTY_ENDED: { description: 'Nobody acts for the holder of the seat any more.' },
    VACATION: { description: 'The holder of a seat announced a vacation.' },
    VACATION_OVER: { description: 'The holder of a seat took a vacation back.' },
    VISIBILITY_SET: { description: '`by` decided who may find the campaign.' },
    ROLL_CALLED: { description: '`by` called the roll before the start.' },
    PRESENT: { description: '`by`, who holds the seat, answered the roll call.' },
    CHANNEL_ADDED: { description: 'A channel was added that tells others what every member may know.' },
    CHANNEL_REMOVED: { description: 'Such a channel was removed.' },
    CHRONICLE: { description: 'The public page of the chronicle was opened, moved to a new address or closed.' },
  },
})

export const FrameKind = { BRIEFING: 'BRIEFING', RESYNC: 'RESYNC' } as const
export type FrameKind = (typeof FrameKind)[keyof typeof FrameKind]
registerEnumType(FrameKind, {
  name: 'FrameKind',
  description: 'How a frame follows the previous one.',
  valuesConfig: {
    BRIEFING: { description: 'The next briefing, in order.' },
    RESYNC: { description: 'Too many briefings were missed to send each; this is the current one.' },
  },
})
