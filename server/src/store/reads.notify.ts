/** A channel, without what opens the place it leads to. */
export interface ChannelRow {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** Where it leads, as far as it may be shown; null: nowhere yet. */
  readonly address: string | null
  readonly paused: boolean
  readonly failingSince: string | null
  readonly lastError: string | null
  readonly createdAt: string
  /** Kinds of which it is not told. */
  readonly muted: readonly string[]
  /** The same for single campaigns. */
  readonly choices: readonly { readonly campaignId: string; readonly muted: readonly string[] }[]
}

/** A channel of a campaign, as all members see it. */
export interface CampaignChannelRow {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** For whoever organises the campaign; null to everybody else. */
  readonly kept: ChannelRow | null
}

/** In the zone: `HH:MM`. */
export interface QuietHours {
  readonly zone: string
  readonly from: string
  readonly until: string
}

/** When somebody gets their weekly digest: a day from 1 (Monday) to 7, an hour from 0 to 23. */
export interface DigestHour {
  readonly zone: string
  readonly day: number
  readonly hour: number
}

/** How somebody is told what concerns them. */
export interface NotifyRow {
  readonly quietHours: QuietHours | null
  readonly digest: DigestHour | null
  /** Whether there is a calendar under a secret address. */
  readonly calendar: boolean
  readonly channels: readonly ChannelRow[]
}

/** What a webhook was sent, or is to be sent again. */
export interface DeliveryRow {
  readonly id: string
  readonly kind: string
  readonly campaignId: string | null
  /** Of the notification, counted for its owner. */
  readonly number: number
  /** When it happened. */
  readonly at: string
  readonly state: 'WAITING' | 'SENT' | 'FAILED' | 'VOID'
  /** Of the next attempt; null: there is none. */
  readonly nextAt: string | null
  /** Oldest first: what was answered, or else why nothing was. */
  readonly attempts: readonly { readonly at: string; readonly status: number | null; readonly error: string | null }[]
}

/** A thing that somebody was told. */
export interface ToldRow {
  /** Counts what this person is told, and nothing else. */
  readonly number: number
  readonly kind: string
  readonly campaignId: string | null
  readonly turn: number | null
  readonly stage: string | null
  readonly at: string
  readonly acknowledgedAt: string | null
}

/** What the server has signed of a sheet, and its signature (Base64): no order, and no salt by which one could be guessed. */
export interface SentReceipt {
  readonly ask: string
  readonly at: string
  readonly campaign: string
  readonly hash: string
  readonly head: string
  readonly seat: string
  readonly signature: string
}

/** The same, with what its words need. */
export interface NotificationRow extends ToldRow {
  readonly campaign: string | null
  readonly rulesetId: string | null
  /** The campaign’s own zone. */
  readonly zone: string | null
  /** Of a sheet of which its reader is told the receipt. */
  readonly receipt: SentReceipt | null
  /** Of the question that it is about, while that is open and asked of the reader. */
  readonly deadlineAt: string | null
}

/** `since`: when it was last decided. */
export interface CalendarRow {
  readonly id: string
  readonly kind: 'ORDERS' | 'QUESTION' | 'BATTLE'
  readonly campaignId: string
  readonly campaign: string
  readonly at: string
  readonly since: string
  /** Of whoever it belongs to; null: they have chosen none. */
  readonly language: string | null
}
