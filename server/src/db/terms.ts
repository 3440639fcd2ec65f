/** Days after the opening of a stage, at a local time of the campaign's zone; `null` stands for no deadline. */
export type DeadlineRule = { readonly days: number; readonly at: string } | null

export type InvitedRole = 'PLAYER' | 'OBSERVER' | 'FACILITATOR'

export type LogKind =
  | ('OPENED' | 'STARTED' | 'PAUSED' | 'RESUMED' | 'HELD' | 'ENDED')
  | ('JOINED' | 'WAITS' | 'BEGAN' | 'WITHDRAWN' | 'LEFT' | 'REMOVED' | 'BOT_SEATED' | 'BOT_REMOVED' | 'RENAMED')
  | ('STAGE_CLOSED' | 'CLOSING_ASKED' | 'CONSENTED' | 'OBJECTED' | 'EXTENDED' | 'RULED' | 'SEALED_BY_TOOL')

/** Why a stage was closed: all that was asked is answered, the hour, or a person, with the others' consent, all others sealed, or after a notice. */
export type LogCause = 'COMPLETE' | 'DEADLINE' | 'CONSENT' | 'SEALED' | 'NOTICE'
