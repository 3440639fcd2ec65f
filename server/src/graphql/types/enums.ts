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

export const PlaceRole = {
  PLAYER: 'PLAYER',
  OBSERVER: 'OBSERVER',
  FACILITATOR: 'FACILITATOR',
  ORGANISER: 'ORGANISER',
  WAITING: 'WAITING',
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
    WAITING: { description: 'Waits for a place that begins later; knows what all seats know.' },
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

export const MatterKind = { CLOSING: 'CLOSING', PLACE: 'PLACE' } as const
export type MatterKind = (typeof MatterKind)[keyof typeof MatterKind]
registerEnumType(MatterKind, {
  name: 'MatterKind',
  description: 'What the members are given notice of.',
  valuesConfig: {
    CLOSING: { description: 'The current stage is to be closed early. An objection stops it.' },
    PLACE: { description: 'A new person is to hold a seat or be the facilitator.' },
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
  STAGE_CLOSED: 'STAGE_CLOSED',
  CLOSING_ASKED: 'CLOSING_ASKED',
  CONSENTED: 'CONSENTED',
  OBJECTED: 'OBJECTED',
  EXTENDED: 'EXTENDED',
  RULED: 'RULED',
  SEALED_BY_TOOL: 'SEALED_BY_TOOL',
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
    STAGE_CLOSED: { description: 'A stage, or a question to all seats, was closed; `cause` says why.' },
    CLOSING_ASKED: { description: 'Notice was given that the stage will be closed early.' },
    CONSENTED: { description: 'A holder of a seat consented.' },
    OBJECTED: { description: 'Somebody objected, so the stage is not closed early.' },
    EXTENDED: { description: 'A deadline that everybody sees was moved to a later time.' },
    RULED: { description: 'The facilitator answered a question that everybody knows of.' },
    SEALED_BY_TOOL: {
      description: 'A seat was sealed with an API token; logged only if the table shows who has sealed.',
    },
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
