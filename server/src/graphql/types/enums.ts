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
  description: 'A place in a campaign. Nobody has two with secrets.',
  valuesConfig: {
    PLAYER: { description: 'Holds a seat and knows what the seat knows.' },
    OBSERVER: { description: 'Knows what all seats share.' },
    FACILITATOR: { description: 'Sees the true state; holds no seat, before or after.' },
    ORGANISER: { description: 'Organises without a seat, and knows what an observer knows.' },
    WAITING: { description: 'Waits for a place that begins later, and knows what all seats share.' },
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
  description: 'Where a campaign stands.',
  valuesConfig: {
    GATHERING: { description: 'Seats are being taken; nothing is played yet.' },
    RUNNING: { description: 'Orders are asked for and resolved.' },
    PAUSED: { description: 'The clocks stand still; `note` says why.' },
    HELD: { description: 'A resolution failed and was undone; nothing sealed is lost.' },
    ENDED: { description: 'The war is over, and open to everyone.' },
  },
})

export const BriefingViewer = { OWN: 'OWN', EVERYONE: 'EVERYONE' } as const
export type BriefingViewer = (typeof BriefingViewer)[keyof typeof BriefingViewer]
registerEnumType(BriefingViewer, {
  name: 'BriefingViewer',
  description: 'Whose briefings are asked for.',
  valuesConfig: {
    OWN: { description: 'The caller’s own.' },
    EVERYONE: {
      description: 'The whole truth after each resolution, numbered from 1. There are none before the end.',
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
  description: 'What an entry of a battle desk’s log is.',
  valuesConfig: {
    MESSAGE: { description: '`text` to the other side.' },
    TIMES: { description: '`times` at which a side could play; they replace what it offered before.' },
    AGREEMENT: { description: 'One time, `times[0]`, of the offer that the entry `answers`.' },
    CALLED_OFF: { description: 'What was agreed is off, and with it every time on offer.' },
    ROLL: { description: 'A `roll` of a procedure.' },
  },
})

export const MatterKind = { CLOSING: 'CLOSING', PLACE: 'PLACE' } as const
export type MatterKind = (typeof MatterKind)[keyof typeof MatterKind]
registerEnumType(MatterKind, {
  name: 'MatterKind',
  description: 'What is to happen.',
  valuesConfig: {
    CLOSING: { description: 'The present stage is closed early. An objection withdraws it.' },
    PLACE: { description: 'Somebody new holds a seat, or is the facilitator.' },
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
  description: 'Why something came about.',
  valuesConfig: {
    COMPLETE: { description: 'Every answer that was needed was in.' },
    DEADLINE: { description: 'The hour had come.' },
    CONSENT: { description: 'Every other holder of a seat consented, or there was none.' },
    SEALED: { description: 'All others had sealed or consented.' },
    NOTICE: { description: 'A notice was over, and nobody had objected.' },
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
  description: 'What a line of the table’s log is.',
  valuesConfig: {
    OPENED: { description: 'The campaign was created; its settings are frozen from then on.' },
    STARTED: { description: 'The war began.' },
    PAUSED: { description: 'The clocks stand still.' },
    RESUMED: { description: 'The clocks run again.' },
    HELD: { description: 'A stage could not be resolved.' },
    ENDED: { description: 'The war is over.' },
    JOINED: { description: 'Somebody took a place.' },
    WAITS: { description: 'Somebody accepted a place that begins later.' },
    BEGAN: { description: 'The place of `subject`, who waited for it, began.' },
    WITHDRAWN: { description: 'A place that was waited for, or the notice of a closing, came to nothing.' },
    LEFT: { description: 'Somebody gave a place up.' },
    REMOVED: { description: 'The organiser took a place from `subject`.' },
    BOT_SEATED: { description: 'A bot plays a seat.' },
    BOT_REMOVED: { description: 'A seat stands vacant again.' },
    RENAMED: { description: 'Somebody goes by another name.' },
    STAGE_CLOSED: { description: 'A stage, or a question to all seats, was closed; `cause` says why.' },
    CLOSING_ASKED: { description: 'Notice was given that the stage is closed early.' },
    CONSENTED: { description: 'The holder of a seat consented.' },
    OBJECTED: { description: 'Somebody objected: the closing is withdrawn.' },
    EXTENDED: { description: 'A deadline that all see was put off.' },
    RULED: { description: 'The facilitator answered a question of which all know.' },
    SEALED_BY_TOOL: { description: 'A seat was sealed by an API token, where the table shows seals.' },
  },
})

export const FrameKind = { BRIEFING: 'BRIEFING', RESYNC: 'RESYNC' } as const
export type FrameKind = (typeof FrameKind)[keyof typeof FrameKind]
registerEnumType(FrameKind, {
  name: 'FrameKind',
  description: 'How a frame of the briefing stream follows the one before.',
  valuesConfig: {
    BRIEFING: { description: 'The next briefing, in order.' },
    RESYNC: { description: 'Too many were missed to send them one by one: this is the current one.' },
  },
})
