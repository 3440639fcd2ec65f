/** Days after the opening of a stage, at a local time of the campaign's zone; `null` means no deadline. */
export type DeadlineRule = { readonly days: number; readonly at: string } | null

/** Letters of seats: signed; signed as their writers like, or not at all; or none. */
export type Press = 'OPEN' | 'GREY' | 'NONE'

/** Who finds a campaign and may ask for a seat: nobody without an invitation; whoever has its address; everybody. */
export type Visibility = 'PRIVATE' | 'UNLISTED' | 'LISTED'

/** What somebody may complain of to the host. */
export type ComplaintKind = 'LETTER' | 'BATTLE_ENTRY' | 'CHRONICLE_ENTRY'

/** What a campaign does about seats that stay silent where all seats are asked the same. */
export interface AbsenceRules {
  /** Stages in a row at whose deadline a seat has sealed nothing, before `silentThen` is done; 0: nothing is. */
  readonly silentStages: number
  /** The organiser is told; also, the seat is offered to others; or a bot plays it until its holder is back. */
  readonly silentThen: 'TELL' | 'OFFER' | 'BOT'
  /** Percentage of the seats that people hold; while fewer have sealed, a stage waits once. 0: none. */
  readonly quorum: number
  /** Hours that a stage waits, once at most. */
  readonly waitHours: number
  /** How often a silent seat makes a stage wait before it counts as silent. */
  readonly excuses: number
  /** Turns in which one of them grows back. */
  readonly excuseTurns: number
  /** What a stage that asks all seats does about holders who are on vacation: nothing; it is put off to after that; or a bot acts for them. */
  readonly vacations: 'NOTHING' | 'EXTEND' | 'DEPUTY'
  /** By how many days a stage is put off at most. */
  readonly vacationStageDays: number
  /** How many days of vacation count for a player in the whole campaign. */
  readonly vacationDays: number
}

/** What the seats may vote on: to end the campaign, to move a deadline, to pause until a date, to have another organiser, to go on by a newer edition, to set right what is wrong, to play again from a closed question, to open the last stage again. */
export type VoteKind = 'END' | 'EXTEND' | 'PAUSE' | 'ORGANISER' | 'EDITION' | 'CORRECT' | 'UNWIND' | 'REOPEN'

export type InvitedRole = 'PLAYER' | 'OBSERVER' | 'FACILITATOR'

/** Who runs the table: one organiser, and whom they named to do the same. */
export type OrganisingRole = 'ORGANISER' | 'CO_ORGANISER'

export type LogKind =
  | ('OPENED' | 'STARTED' | 'PAUSED' | 'RESUMED' | 'HELD' | 'ENDED')
  | ('LEAVING' | 'ARRIVED' | 'EDITION')
  | ('STAGE_WAITS' | 'DRY_RUN' | 'PUBLISHED' | 'CORRECTED' | 'EVENT' | 'UNWOUND' | 'REOPENED')
  | (
      | 'JOINED'
      | 'WAITS'
      | 'BEGAN'
      | 'WITHDRAWN'
      | 'LEFT'
      | 'REMOVED'
      | 'BOT_SEATED'
      | 'BOT_REMOVED'
      | 'SEAT_RESERVED'
      | 'SEAT_RELEASED'
      | 'RENAMED'
      | 'UNORGANISED'
    )
  | ('SEAT_SILENT' | 'SEAT_KEPT' | 'REPLACED' | 'CONCEDED' | 'SEAT_OFFERED')
  | ('DEPUTY' | 'DEPUTY_BEGAN' | 'DEPUTY_ENDED')
  | ('COMMANDER' | 'COMMANDER_ENDED')
  | ('VACATION' | 'VACATION_OVER')
  | ('VISIBILITY_SET' | 'ROLL_CALLED' | 'PRESENT')
  | ('CHRONICLE' | 'WAR_SHARED')
  | ('NAMED' | 'DECLINED' | 'CO_ORGANISES' | 'ORGANISES' | 'DISMISSED')
  | ('VOTE_CALLED' | 'VOTED' | 'VOTE_ENDED')
  | ('CHANNEL_ADDED' | 'CHANNEL_REMOVED')
  | ('STAGE_CLOSED' | 'CLOSING_ASKED' | 'CONSENTED' | 'OBJECTED' | 'EXTENDED' | 'RULED' | 'SEALED_BY_TOOL')

/** Why a stage was closed: everything asked is answered, the deadline, or a person, with the others' consent, all others sealed, or after a notice. */
export type LogCause = 'COMPLETE' | 'DEADLINE' | 'CONSENT' | 'SEALED' | 'NOTICE'
