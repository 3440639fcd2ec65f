import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Board, GameView, ReportLine } from '@muster/rulesets/kit/view.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { FrameAsk, Frames } from './reads.frames.js'
import type { BattleHead, BattleRow } from './reads.battles.js'
import type { LogRow, TableRow } from './reads.table.js'
import type { InvitedRole } from '../db/terms.js'

export type { LogCause, LogKind } from '../db/terms.js'
export type * from './reads.battles.js'
export type * from './reads.table.js'

/** What a browser or tool presented: a session's raw token, or an API token `muster_…`. Proof, not name: it is never stored or logged. */
export type Credential = string

export type PlaceRole = InvitedRole | 'ORGANISER' | 'WAITING'

export interface PlaceRow {
  /** `ORGANISER` organises without a seat. */
  readonly role: PlaceRole
  readonly seat: string | null
  readonly organiser: boolean
  /** True of a holder who left or was removed: he reads what the seat knew until then. */
  readonly former: boolean
}

export interface CampaignRow {
  readonly id: string
  readonly name: string
  readonly rulesetId: string
  readonly edition: string
  readonly scenarioId: string
  /** Frozen and complete. */
  readonly settings: Readonly<Record<string, Json>>
  /** Frozen, too. */
  readonly tabletop: TabletopChoice
  readonly timeZone: string
  readonly draftAtDeadline: 'seal' | 'ignore'
  readonly replaceable: boolean
  readonly observersDelayTurns: number | null
  /** Hours that all are told beforehand of a stage that is closed early, or of a place that begins in mid-war. */
  readonly noticeHours: number
  /** PEM of the dice key. */
  readonly publicKey: string
  /** Opened when the campaign has ended, before that null. */
  readonly privateKey: string | null
  readonly boardHash: string
  readonly place: PlaceRow
  readonly createdAt: string
}

export interface BriefingHead {
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly at: string
}

export interface StoredAsk extends AskView {
  readonly deadlineAt: string | null
  readonly closed: boolean
}

/** What one desk had sealed when its group was resolved. */
export interface OpenedSheet {
  readonly seat: string
  readonly askId: string
  /** Null: silence. */
  readonly orders: readonly OrderDraft[] | null
  readonly hash: string | null
  readonly salt: string | null
  readonly sealedAt: string | null
}

export interface BriefingRow extends BriefingHead {
  readonly boardHash: string
  readonly view: Omit<GameView, 'board'>
  readonly report: readonly ReportLine[]
  readonly asks: readonly StoredAsk[]
  /** Of a briefing for everyone: what went into the resolution. */
  readonly sheets: readonly OpenedSheet[]
}

/** Whose briefings, where not one's own: another seat's (open after the end, and to observers with a delay), or everyone's (after the end). */
export type Whose = { readonly seat: string } | 'everyone'

export interface InvitationRow {
  readonly id: string
  readonly role: InvitedRole
  readonly seat: string | null
  readonly expiresAt: string
  readonly usedBy: string | null
}

export interface InvitationPreview {
  readonly campaignId: string
  readonly campaign: string
  readonly rulesetId: string
  readonly role: InvitedRole
  readonly seatTitle: string | null
  readonly expiresAt: string
  readonly publicKey: string
}

export interface CallerRow {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly scopes: readonly ('read' | 'orders')[]
  /** When the credential runs out. */
  readonly expiresAt: string | null
}

export interface DraftView {
  readonly askId: string
  readonly orders: readonly OrderDraft[]
  readonly updatedAt: string
  readonly problems: readonly OrderProblem[]
  /** Worth knowing, and no obstacle. */
  readonly remarks: readonly OrderProblem[]
  /** Counts how often it was saved. */
  readonly revision: number
}

export interface Receipt {
  readonly askId: string
  /** HMAC-SHA-256 of the sheet under a random salt. */
  readonly hash: string
  /** The newest published head of the campaign's record when the sheet was sealed. */
  readonly head: string
  readonly sealedAt: string
  /** Name of the person who sealed. */
  readonly by: string
  readonly orders: readonly OrderDraft[]
  readonly turn: number
  /** The house's, Ed25519, Base64; null of sheets from before it signed. */
  readonly signature: string | null
}

/**
 * All that the API may read of campaigns, as the role `reader`, which can execute these functions and nothing else. Each takes the caller's
 * credential and answers null (or an empty list) for what he may not know and for what does not exist alike.
 */
export interface Reads {
  /** The same for one request: what it asks in one turn of the loop is one statement. */
  together(): Omit<Reads, 'frames' | 'tableOf' | 'together' | 'close'>
  me(credential: Credential): Promise<CallerRow | null>
  campaigns(credential: Credential): Promise<readonly CampaignRow[]>
  campaign(credential: Credential, campaignId: string): Promise<CampaignRow | null>
  table(credential: Credential, campaignId: string): Promise<TableRow | null>
  board(credential: Credential, campaignId: string): Promise<Board | null>
  /**
   * The board that a row named which the caller was just shown. Boards are no secret among those who may see such a row, and are kept by their hash: that one
   * is kept tells nothing but that somebody looks at the same map.
   */
  boardOf(
    credential: Credential,
    of: { readonly campaignId: string; readonly boardHash: string },
  ): Promise<Board | null>
  /** Newest first, below the number `before`, at most `limit`. */
  log(credential: Credential, campaignId: string, before: number | null, limit: number): Promise<readonly LogRow[]>
  /** Briefings of the caller's own above `after`, in order, at most `limit`. Empty, too, once he lost his place: ask `stands`. */
  briefings(credential: Credential, campaignId: string, after: number, limit: number): Promise<readonly BriefingRow[]>
  /** The current one without `number`. */
  briefing(credential: Credential, campaignId: string, number?: number, of?: Whose): Promise<BriefingRow | null>
  briefingHeads(credential: Credential, campaignId: string, of?: Whose): Promise<readonly BriefingHead[]>
  /** What many listeners of a campaign are to be told, each by its own credential: one statement. */
  frames(campaignId: string, asks: readonly FrameAsk[]): Promise<Frames>
  /** The table that such a body holds. */
  tableOf(text: string): TableRow
  /** Whether the credential still holds a present place here. */
  stands(credential: Credential, campaignId: string): Promise<boolean>
  draft(credential: Credential, campaignId: string, askId: string): Promise<DraftView | null>
  receipts(credential: Credential, campaignId: string): Promise<readonly Receipt[]>
  /** Desks of the battles of the caller's own seat, newest first. */
  battles(credential: Credential, campaignId: string): Promise<readonly BattleHead[]>
  /** With the entries above a number; without one with the whole log. */
  battle(credential: Credential, campaignId: string, battleId: string, after?: number): Promise<BattleRow | null>
  /** Published heads of the record, oldest first. */
  heads(credential: Credential, campaignId: string): Promise<readonly string[]>
  /** For the organiser; empty for everybody else. */
  invitations(credential: Credential, campaignId: string): Promise<readonly InvitationRow[]>
  /** Null when unknown, used, revoked or expired. No credential: whoever holds the link may look. */
  invitation(token: string): Promise<InvitationPreview | null>
  close(): Promise<void>
}
