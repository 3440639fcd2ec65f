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
