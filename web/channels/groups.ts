import type { NotificationKind } from '../api/channels.js'
import type { ChannelOwner } from './kinds.js'

export const groupNames = [
  'ASKED',
  'RECEIPTS',
  'BATTLES',
  'LETTERS',
  'CHRONICLE',
  'PLACE',
  'ORGANISING',
  'STAGES',
  'CAMPAIGN',
  'DEADLINES',
] as const
export type Group = (typeof groupNames)[number]

const shared = ['PERSON', 'CAMPAIGN'] as const
const person = ['PERSON'] as const

/** Whose channels are told of each kind, and under which of few headings a person chooses it; null: it is not to be chosen. */
const kinds: Readonly<Record<NotificationKind, readonly [Group, readonly ChannelOwner[]] | null>> = {
  ...{ ORDERS: ['ASKED', person], QUESTION: ['ASKED', person], DEADLINE: ['ASKED', person], LAST: ['ASKED', person] },
  ...{ CONSENT: ['ASKED', person], VOTE: ['ASKED', person], ROLL_CALL: ['ASKED', person] },
  ...{ PUBLISH: ['ASKED', person], NOT_HAPPENED: ['ASKED', person] },
  RECEIPT: ['RECEIPTS', person],
  ...{ BATTLE: ['BATTLES', person], TIMES: ['BATTLES', person], AGREED: ['BATTLES', person] },
  ...{ CALLED_OFF: ['BATTLES', person], LETTER: ['LETTERS', person], CHRONICLE: ['CHRONICLE', person] },
  ...{ NAMED: ['PLACE', person], REMOVED: ['PLACE', person], ABSENT: ['PLACE', person], REPLACED: ['PLACE', person] },
  ...{ ACCEPTED: ['PLACE', person], DECLINED: ['PLACE', person] },
  ...{ DEPUTY: ['PLACE', person], DEPUTY_BEGAN: ['PLACE', person], DEPUTY_ENDED: ['PLACE', person] },
  ...{ JOINED: ['ORGANISING', person], VACATED: ['ORGANISING', person], FULL: ['ORGANISING', person] },
  ...{ SILENT: ['ORGANISING', person], REQUESTED: ['ORGANISING', person], SEAT_OFFERED: ['ORGANISING', person] },
  STAGE: ['STAGES', ['CAMPAIGN']],
  ...{ STARTED: ['CAMPAIGN', shared], PAUSED: ['CAMPAIGN', shared], RESUMED: ['CAMPAIGN', shared] },
  ...{ HELD: ['CAMPAIGN', shared], ENDED: ['CAMPAIGN', shared], ORGANISER: ['CAMPAIGN', shared] },
  ...{ UNORGANISED: ['CAMPAIGN', shared], EXTENDED: ['DEADLINES', shared] },
  DIGEST: null,
  TEST: null,
}

/** Headings with what belongs to them, of what such a channel may be told. */
export const groupsFor = (
  owner: ChannelOwner,
): readonly { readonly group: Group; readonly kinds: readonly NotificationKind[] }[] =>
  groupNames
    .map((group) => ({
      group,
      kinds: (Object.keys(kinds) as NotificationKind[]).filter(
        (kind) => kinds[kind]?.[0] === group && kinds[kind][1].includes(owner),
      ),
    }))
    .filter((one) => one.kinds.length > 0)
