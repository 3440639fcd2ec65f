import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { DeadlineRule, InvitedRole } from '../../db/terms.js'
import type { DraftView, Receipt } from '../../store/reads.js'

export type { DeadlineRule, DraftView, InvitedRole, Receipt }

/** Who acts: a user whom the accounts have vouched for. What he may do follows from his places, looked up in the transaction. */
export interface Caller {
  readonly userId: string
  /** Acts by an API token, not in person. */
  readonly tool?: boolean
}

export interface CreateCampaign {
  readonly name: string
  readonly rulesetId: string
  readonly scenarioId: string
  readonly settings?: Readonly<Record<string, Json>>
  /** Under which system its battles are fought; left out: the first of the shelf, as it lies there. */
  readonly tabletop?: Pick<TabletopChoice, 'id'> & Partial<TabletopChoice>
  /** IANA zone, e.g. `Europe/Berlin`. */
  readonly timeZone: string
  /** By deadline class; a class left out takes the ruleset's length at 23:59. */
  readonly deadlines?: Readonly<Record<string, DeadlineRule>>
  /** Whether the table shows who has sealed while every seat is asked the same; default true. */
  readonly showSealed?: boolean
  /** Whether a sealed sheet may be replaced while its group is open; a ruleset with a setting of its own for this decides. Default false. */
  readonly replaceable?: boolean
  /** What the last draft is worth when the deadline passes; default `seal`. */
  readonly draftAtDeadline?: 'seal' | 'ignore'
  /** The organiser's own seat, if he plays; then `seatBytes` is needed. */
  readonly seat?: string
  /** 64 hex digits: the seat's share in the dice. */
  readonly seatBytes?: string
  /** With n ≥ 3, observers may also open any seat's briefings of turn t once turn t + n has closed. */
  readonly observersDelayTurns?: number
  /** Hours, 1 to 336, that all are told beforehand of a stage that is closed early, or of a place that begins in mid-war; default 24. */
  readonly noticeHours?: number
}

export interface CampaignRef {
  readonly campaignId: string
}

/** `token` is told this once; only its hash is kept. */
export interface NewInvitation {
  readonly id: string
  readonly token: string
  readonly role: InvitedRole
  readonly seat: string | null
  readonly expiresAt: string
}

/** `receipt` is null exactly when `problems` is not empty. */
export interface SealResult {
  readonly receipt: Receipt | null
  readonly problems: readonly OrderProblem[]
  /** Of these orders, when they are sealed for the first time. */
  readonly remarks: readonly OrderProblem[]
}

/** Orders for a question. */
interface Orders {
  readonly campaignId: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
}

export interface SaveDraft extends Orders {
  /** That the caller last read; left out: whatever stands is replaced; 0: nothing does. */
  readonly revision?: number
}

export interface SealOrders extends Orders {
  /** Of a ruling that everybody may know of: why, for all to read in the log of the table. */
  readonly reason?: string
  readonly idempotencyKey: string
}

export interface BattleRef extends CampaignRef {
  readonly battleId: string
}

/** What comes with every entry at a battle desk. */
export interface AtBattle extends BattleRef {
  readonly idempotencyKey: string
  /** IANA zone of the caller's browser, for the other side to know. */
  readonly zone?: string
}

/** Everything that changes a campaign. Each rejects with a `Problem`, or with a bug's own error. Ids that are no UUID are simply unknown. */
export interface UseCases {
  /** PEM of the key by which the house signs receipts. */
  readonly receiptKey: string
  createCampaign(caller: Caller, input: CreateCampaign): Promise<CampaignRef>
  invite(
    caller: Caller,
    input: { readonly campaignId: string; readonly role: InvitedRole; readonly seat?: string },
  ): Promise<NewInvitation>
  revokeInvitation(caller: Caller, input: { readonly id: string }): Promise<CampaignRef>
  acceptInvitation(caller: Caller, input: { readonly token: string; readonly seatBytes?: string }): Promise<CampaignRef>
  startCampaign(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  saveDraft(caller: Caller, input: SaveDraft): Promise<DraftView>
  sealOrders(caller: Caller, input: SealOrders): Promise<SealResult>
  /** Closes the open groups of the present stage: now where all others have sealed or consent, else after a notice to all. */
  closeStage(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** The holder of a seat agrees to a closing, or to a place that begins at once. */
  consentTo(caller: Caller, input: { readonly campaignId: string; readonly matterId: string }): Promise<CampaignRef>
  /** Withdraws a closing. */
  objectTo(caller: Caller, input: { readonly campaignId: string; readonly matterId: string }): Promise<CampaignRef>
  extendDeadline(
    caller: Caller,
    input: { readonly campaignId: string; readonly class: string; readonly at: string },
  ): Promise<CampaignRef>
  pauseCampaign(caller: Caller, input: { readonly campaignId: string; readonly note?: string }): Promise<CampaignRef>
  resumeCampaign(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  removeHolder(caller: Caller, input: { readonly campaignId: string; readonly seat: string }): Promise<CampaignRef>
  /** Has a bot play a vacant seat. */
  seatBot(caller: Caller, input: { readonly campaignId: string; readonly seat: string }): Promise<CampaignRef>
  removeBot(caller: Caller, input: { readonly campaignId: string; readonly seat: string }): Promise<CampaignRef>
  removeFacilitator(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  leaveCampaign(caller: Caller, input: CampaignRef): Promise<void>
  /** Ends a campaign before its time: the private key of the dice is opened, and the war with it. */
  endCampaign(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** Entries at the desk of a battle that one fights; to everybody else there is no such desk. */
  writeToBattle(caller: Caller, input: AtBattle & { readonly text: string }): Promise<BattleRef>
  proposeTimes(
    caller: Caller,
    input: AtBattle & { readonly times: readonly Date[]; readonly text?: string },
  ): Promise<BattleRef>
  /** `entry`: number of the proposal. */
  agreeOnTime(caller: Caller, input: AtBattle & { readonly entry: number; readonly time: Date }): Promise<BattleRef>
  callOffTime(caller: Caller, input: AtBattle & { readonly text?: string }): Promise<BattleRef>
  /** With `faces` (name → the faces that fell) by hand, else by the campaign's dice. */
  rollAtBattle(
    caller: Caller,
    input: AtBattle & { readonly procedure: string; readonly input: Json; readonly faces?: Json },
  ): Promise<BattleRef>
  /** A user may go by another name: every table at which they sit is told. */
  renamed(userId: string): Promise<void>
  /** A session or token of this user was revoked: his streams must ask again who he is. */
  signalRevoked(userId: string): Promise<void>
}
