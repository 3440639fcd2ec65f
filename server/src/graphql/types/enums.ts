import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import type { TerrainShape as Shape } from '@muster/rulesets/kit/system.js'
import type { Contact } from '@muster/rulesets/kit/view.js'
import { closedSet } from '@muster/rulesets/kit/graphql.js'
import { registerEnumType } from 'type-graphql'

export const AskState = { OPEN: 'OPEN', SEALED: 'SEALED', CLOSED: 'CLOSED' } as const
export type AskState = (typeof AskState)[keyof typeof AskState]
registerEnumType(AskState, {
  name: 'AskState',
  description: 'Where an ask stands at your desk.',
  valuesConfig: {
    OPEN: { description: 'Nothing is sealed for it yet.' },
    SEALED: { description: 'Orders are sealed, and its group is still open.' },
    CLOSED: { description: 'It no longer takes answers.' },
  },
})

export const PlaceRole = {
  PLAYER: 'PLAYER',
  OBSERVER: 'OBSERVER',
  FACILITATOR: 'FACILITATOR',
  ORGANISER: 'ORGANISER',
  WAITING: 'WAITING',
  DEPUTY: 'DEPUTY',
  COMMANDER: 'COMMANDER',
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
    COMMANDER: {
      description:
        'Plays a seat with its holder: knows what the seat knows, writes its orders and answers for its battles.',
    },
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

export const BriefingViewer = { OWN: 'OWN', EVERYONE: 'EVERYONE', SHOWN: 'SHOWN' } as const
export type BriefingViewer = (typeof BriefingViewer)[keyof typeof BriefingViewer]
registerEnumType(BriefingViewer, {
  name: 'BriefingViewer',
  description: 'Whose briefings to read.',
  valuesConfig: {
    OWN: { description: 'Your own.' },
    EVERYONE: {
      description: 'Everything after each resolution, numbered from 1. None exist before the end.',
    },
    SHOWN: {
      description:
        'Of a facilitator who sees no secrets: what all know, with the undecided battles that sides have shown to them, and what they are asked about these.',
    },
  },
})

export const BattleEntryKind = {
  MESSAGE: 'MESSAGE',
  TIMES: 'TIMES',
  AGREEMENT: 'AGREEMENT',
  CALLED_OFF: 'CALLED_OFF',
  ROLL: 'ROLL',
  SHOWN: 'SHOWN',
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
    SHOWN: { description: 'The side has shown the battle to the facilitator, who sees no secrets.' },
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

export const MatterKind = {
  CLOSING: 'CLOSING',
  PLACE: 'PLACE',
  END: 'END',
  EXTEND: 'EXTEND',
  PAUSE: 'PAUSE',
  ORGANISER: 'ORGANISER',
  EDITION: 'EDITION',
  CORRECT: 'CORRECT',
  UNWIND: 'UNWIND',
  REOPEN: 'REOPEN',
} as const
export type MatterKind = (typeof MatterKind)[keyof typeof MatterKind]
registerEnumType(MatterKind, {
  name: 'MatterKind',
  description: 'What the members are given notice of, or vote on.',
  valuesConfig: {
    CLOSING: { description: 'The current stage is to be closed early. An objection stops it.' },
    PLACE: { description: 'A new person is to hold a seat or be the facilitator.' },
    END: { description: 'To end the campaign.' },
    EXTEND: { description: 'To move a deadline that everybody sees to a later time.' },
    PAUSE: { description: 'To pause the campaign until a given time.' },
    ORGANISER: { description: 'To have another organiser, if there is none or the organiser is silent.' },
    EDITION: {
      description: 'To go on by the newest edition of the ruleset that this server has, when the next turn opens.',
    },
    CORRECT: {
      description: 'To set right what is wrong, with every seat for it, where no facilitator sits who could.',
    },
    UNWIND: {
      description: 'To play the campaign again from a closed question that should have been answered otherwise.',
    },
    REOPEN: { description: 'To open the last stage that asked all seats again.' },
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

export const DraftAtDeadline = closedSet<'seal' | 'ignore'>(
  'DraftAtDeadline',
  'What a draft counts when its deadline passes.',
  { seal: 'The legal orders of the last draft count as sealed.', ignore: 'Nothing.' },
)

export const SettingType = closedSet<SettingSpec['type']>('SettingType', 'What a setting takes as its value.', {
  flag: 'true or false.',
  number: 'A number within `min` and `max`.',
  choice: 'One of the keys of `options`.',
  data: 'JSON, as its `schema` says.',
})

export const ContactSight = closedSet<Contact['sight']>('ContactSight', 'How well a contact is known.', {
  located: 'Only where it is.',
  measured: 'Its size as well.',
})

export const TerrainShape = closedSet<Shape>('TerrainShape', 'How table terrain is drawn from above.', {
  wood: 'Trees.',
  hill: 'A hill.',
  ruin: 'A ruin.',
  building: 'A building.',
  wall: 'A wall or another obstacle.',
  water: 'Water.',
  crater: 'Craters.',
  rocks: 'Rocks.',
  rough: 'Rough ground.',
  works: 'Field works.',
})

export const ProofSide = closedSet<'left' | 'right'>('ProofSide', 'A side of a pair of hashes.', {
  left: 'Before it.',
  right: 'Behind it.',
})
