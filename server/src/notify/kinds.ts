/** What a person may be told. The words are in server/src/messages/en.json, docs/notifications.md says when. */
export const personalKinds = [
  ...(['ORDERS', 'QUESTION', 'DEADLINE', 'LAST'] as const),
  'RECEIPT',
  ...(['BATTLE', 'TIMES', 'AGREED', 'CALLED_OFF'] as const),
  'LETTER',
  'CHRONICLE',
  ...([
    'CONSENT',
    'VOTE',
    'PUBLISH',
    'NOT_HAPPENED',
    'NAMED',
    'REMOVED',
    'VACATED',
    'JOINED',
    'SILENT',
    'ABSENT',
    'REPLACED',
  ] as const),
  ...(['DEPUTY', 'DEPUTY_BEGAN', 'DEPUTY_ENDED', 'SEAT_OFFERED'] as const),
  ...(['FULL', 'REQUESTED', 'ACCEPTED', 'DECLINED', 'ROLL_CALL'] as const),
  ...(['STARTED', 'PAUSED', 'RESUMED', 'HELD', 'ENDED', 'EXTENDED', 'ORGANISER', 'UNORGANISED'] as const),
] as const

/** What the channels of a campaign may say: only what every member may know. */
export const sharedKinds = [
  'STAGE',
  'STARTED',
  'PAUSED',
  'RESUMED',
  'HELD',
  'ENDED',
  'EXTENDED',
  'ORGANISER',
  'UNORGANISED',
] as const

/** `TEST`: sent at its owner’s wish. `DIGEST`: the mail of the week, for those who chose it. */
export type Kind = (typeof personalKinds)[number] | (typeof sharedKinds)[number] | 'TEST' | 'DIGEST'

const all: readonly string[] = [...personalKinds, ...sharedKinds, 'TEST', 'DIGEST']

export const isKind = (kind: string): kind is Kind => all.includes(kind)
