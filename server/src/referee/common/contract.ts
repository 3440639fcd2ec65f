import type { OperatorUseCases } from './operatorContract.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type {
  AbsenceRules,
  ComplaintKind,
  DeadlineRule,
  InvitedRole,
  OrganisingRole,
  Press,
  Visibility,
  VoteKind,
} from '../../db/terms.js'
import type { AwayUseCases } from './awayContract.js'
import type { Caller, CampaignRef } from './caller.js'
import type { Joining } from './joining.js'
import type { DraftView, Receipt } from '../../store/reads.js'

export type { AnnounceVacation, NameDeputy } from './awayContract.js'
export type { Caller, CampaignRef } from './caller.js'
export type { DeadlineRule, DraftView, InvitedRole, OrganisingRole, Receipt, Visibility }

export interface CreateCampaign {
  readonly name: string
  readonly rulesetId: string
  readonly scenarioId: string
  readonly settings?: Readonly<Record<string, Json>>
  /** The system under which its battles are fought; left out: the default, unchanged. */
  readonly tabletop?: Pick<TabletopChoice, 'id'> & Partial<TabletopChoice>
  /** IANA zone, e.g. `Europe/Berlin`. */
  readonly timeZone: string
  /** By deadline class; a class left out gets the ruleset's length at 23:59. */
  readonly deadlines?: Readonly<Record<string, DeadlineRule>>
  /** Whether the table shows who has sealed while every seat is asked the same; default true. */
  readonly showSealed?: boolean
  /** Whether a sealed sheet may be replaced while its group is open; if the ruleset has a setting for this, that decides. Default false. */
  readonly replaceable?: boolean
  /** What happens to the last draft when the deadline passes; default `seal`. */
  readonly draftAtDeadline?: 'seal' | 'ignore'
  /** The organiser's own seat, if they play; then `diceContribution` is needed. */
  readonly seat?: string
  /** Seats that bots play until somebody takes them. */
  readonly bots?: readonly string[]
  /** 64 hex digits: the seat's contribution to the dice. */
  readonly diceContribution?: string
  /** With n ≥ 3, observers may also open any seat's briefings of turn t once turn t + n has closed. */
  readonly observersDelayTurns?: number
  /** Hours of notice, 1 to 336, before a stage is closed early, or before a place begins in mid-war; default 24. */
  readonly noticeHours?: number
  /** Default `OPEN`. */
  readonly press?: Press
  /** Hours that a letter of a seat takes, 0 to 168; default 0. */
  readonly letterDelayHours?: number
  /** Whether the facilitator reads every letter; default false. */
  readonly facilitatorReadsLetters?: boolean
  /** Whether what its writers mark as public in the chronicle can be read without an account; default false. */
  readonly publicChronicle?: boolean
  /** Hours, 0 to 24, that a stage stays open once all seats have sealed; default 0. */
  readonly coolDownHours?: number
  /** Hours that a vote of the seats lasts, 1 to 336; default 72. */
  readonly voteHours?: number
  /** Days without any act of the organiser, 3 to 90, after which the seats may vote on another; default 14. */
  readonly silentDays?: number
  /** What is left out is as usual. */
  readonly absence?: Partial<AbsenceRules>
  /** Default `PRIVATE`. */
  readonly visibility?: Visibility
}

export interface AcceptInvitation {
  readonly token: string
  /** Of a link for any free seat: the one that is wanted. */
  readonly seat?: string
  /** For a seat: 64 hex digits. */
  readonly diceContribution?: string
}

/** A present member, by the id that the table gives their place. */
export interface MemberRef extends CampaignRef {
  readonly memberId: string
}

export interface NameOrganiser extends MemberRef {
  readonly role: OrganisingRole
}

export interface MatterRef extends CampaignRef {
  readonly matterId: string
}

export interface CallVote extends CampaignRef {
  readonly kind: VoteKind
  /** Of `EXTEND`: the deadline class. */
  readonly class?: string
  /** Of `EXTEND`: the new deadline; of `PAUSE`: when the campaign goes on. */
  readonly at?: string
  /** Of `PAUSE`: the reason. */
  readonly note?: string
  /** Of `ORGANISER`: who is to organise. */
  readonly memberId?: string
}

export interface Concede extends CampaignRef {
  /** Whether a bot plays on for the seat; otherwise it stays silent. */
  readonly bot: boolean
}

export interface CastVote extends MatterRef {
  readonly inFavour: boolean
}

/** `token` is returned only once; only its hash is stored. */
export interface NewInvitation {
  readonly id: string
  readonly token: string
  readonly role: InvitedRole
  readonly seat: string | null
  readonly expiresAt: string
}

/** `receipt` is null exactly if `problems` is not empty. */
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
  /** The revision that the caller last read; left out: any draft is replaced; 0: none is. */
  readonly revision?: number
}

export interface SealOrders extends Orders {
  /** Of a ruling that everybody may know of: the reason, for all to read in the log of the table. */
  readonly reason?: string
  readonly idempotencyKey: string
}

export interface AskRef extends CampaignRef {
  readonly askId: string
}

/** A pause with a reason that all read, and the hour at which it ends by itself. */
export interface PauseCampaign extends CampaignRef {
  readonly note?: string | undefined
  readonly until?: string | undefined
}

export interface BattleRef extends CampaignRef {
  readonly battleId: string
}

export interface LetterRef extends CampaignRef {
  readonly letterId: string
}

export interface WriteLetter extends CampaignRef {
  /** A seat, `organiser` or `facilitator`; left out: the caller's seat, else their office. */
  readonly as?: string
  /** Seats and offices, or only `all`. */
  readonly to: readonly string[]
  /** In a campaign with grey press: the seat that it is signed with; left out: unsigned. */
  readonly signed?: string
  readonly text: string
  /** A line that the writer quotes, as they give it. */
  readonly quote?: string
  readonly idempotencyKey: string
}

export interface ChronicleEntryRef extends CampaignRef {
  readonly entryId: string
}

export interface ChronicleText {
  readonly title: string
  readonly text: string
  /** A line that the writer quotes, as they give it. */
  readonly quote?: string
  /** The turn that it tells of; left out: the present one. */
  readonly turn?: number
  /** Whether it can be read without an account, if the campaign has a public page. */
  readonly public?: boolean
  /** In their order. Pictures that are left out of an entry that had them are deleted. */
  readonly pictures?: readonly { readonly id: string; readonly caption: string }[]
}

export interface WriteChronicle extends CampaignRef, ChronicleText {
  /** A battle of the writer's own; nobody else is told that it is named. */
  readonly battleId?: string
  readonly idempotencyKey: string
}

/** A picture as it is stored. */
export interface StoredPicture {
  readonly bytes: Buffer
  readonly thumb: Buffer
  readonly width: number
  readonly height: number
}

export interface PictureRef extends CampaignRef {
  readonly pictureId: string
}

export interface Complain extends CampaignRef {
  readonly about: ComplaintKind
  /** Of an entry at a battle desk: that of the desk. */
  readonly id: string
  readonly number?: number
  readonly reason: string
}

/** What comes with every entry at a battle desk. */
export interface AtBattle extends BattleRef {
  readonly idempotencyKey: string
  /** IANA zone of the caller's browser, for the other side to know. */
  readonly zone?: string
}

/** Everything that changes a campaign. Each rejects with a `Problem`, or with the error of a bug. Ids that are not UUIDs are simply unknown. */
export interface UseCases extends AwayUseCases, Joining, OperatorUseCases {
  /** PEM of the server's key, which signs receipts. */
  readonly receiptKey: string
  createCampaign(caller: Caller, input: CreateCampaign): Promise<CampaignRef>
  invite(
    caller: Caller,
    input: { readonly campaignId: string; readonly role: InvitedRole; readonly seat?: string },
  ): Promise<NewInvitation>
  revokeInvitation(caller: Caller, input: { readonly id: string }): Promise<CampaignRef>
  acceptInvitation(caller: Caller, input: AcceptInvitation): Promise<CampaignRef>
  startCampaign(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  saveDraft(caller: Caller, input: SaveDraft): Promise<DraftView>
  sealOrders(caller: Caller, input: SealOrders): Promise<SealResult>
  /** Takes one's own seal back, where the campaign lets seals cool down. */
  takeBackSeal(caller: Caller, input: AskRef): Promise<CampaignRef>
  /** Closes the open groups of the present stage: now if all others have sealed or consent, otherwise after a notice to all. */
  closeStage(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** The holder of a seat agrees to a closing, or to a place that begins immediately. */
  consentTo(caller: Caller, input: MatterRef): Promise<CampaignRef>
  /** Withdraws a closing, or one's own vote. */
  objectTo(caller: Caller, input: MatterRef): Promise<CampaignRef>
  /** The holder of a seat calls a vote of all of them. */
  callVote(caller: Caller, input: CallVote): Promise<CampaignRef>
  castVote(caller: Caller, input: CastVote): Promise<CampaignRef>
  /** The holder of a seat gives up for it. */
  concede(caller: Caller, input: Concede): Promise<CampaignRef>
  /** The organiser is there, and stays. */
  keepOrganising(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  extendDeadline(
    caller: Caller,
    input: { readonly campaignId: string; readonly class: string; readonly at: string },
  ): Promise<CampaignRef>
  pauseCampaign(caller: Caller, input: PauseCampaign): Promise<CampaignRef>
  resumeCampaign(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** Asks a member to be a co-organiser, or to take the organiser's place. */
  nameOrganiser(caller: Caller, input: NameOrganiser): Promise<CampaignRef>
  answerNaming(caller: Caller, input: CampaignRef & { readonly accept: boolean }): Promise<CampaignRef>
  /** Takes back what a member was named. */
  dismissCoOrganiser(caller: Caller, input: MemberRef): Promise<CampaignRef>
  removeHolder(caller: Caller, input: { readonly campaignId: string; readonly seat: string }): Promise<CampaignRef>
  /** Lets a bot play a vacant seat. */
  seatBot(caller: Caller, input: { readonly campaignId: string; readonly seat: string }): Promise<CampaignRef>
  removeBot(caller: Caller, input: { readonly campaignId: string; readonly seat: string }): Promise<CampaignRef>
  /** The holder of a seat is back: no bot plays it, and nobody else may take it over. */
  keepSeat(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  removeFacilitator(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  leaveCampaign(caller: Caller, input: CampaignRef): Promise<void>
  /** Ends a campaign before its time: the private key of the dice is published, and the war opened. */
  endCampaign(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** Entries at the desk of a battle of one's own; for everybody else there is no such desk. */
  writeToBattle(caller: Caller, input: AtBattle & { readonly text: string }): Promise<BattleRef>
  proposeTimes(
    caller: Caller,
    input: AtBattle & { readonly times: readonly Date[]; readonly text?: string },
  ): Promise<BattleRef>
  /** `entry`: number of the proposal. */
  agreeOnTime(caller: Caller, input: AtBattle & { readonly entry: number; readonly time: Date }): Promise<BattleRef>
  callOffTime(caller: Caller, input: AtBattle & { readonly text?: string }): Promise<BattleRef>
  /** With `faces` (name → the faces that fell) by hand, otherwise by the campaign's dice. */
  rollAtBattle(
    caller: Caller,
    input: AtBattle & { readonly procedure: string; readonly input: Json; readonly faces?: Json },
  ): Promise<BattleRef>
  writeLetter(caller: Caller, input: WriteLetter): Promise<LetterRef>
  /** The caller has read a letter, and what came before it in its conversation. */
  markLettersRead(caller: Caller, input: LetterRef): Promise<CampaignRef>
  /** Writes an entry of the chronicle. */
  writeChronicle(caller: Caller, input: WriteChronicle): Promise<ChronicleEntryRef>
  /** Its writer writes an entry anew. */
  editChronicle(caller: Caller, input: ChronicleEntryRef & ChronicleText): Promise<ChronicleEntryRef>
  /** Its writer takes an entry back, or an organiser hides it; or they show it again. */
  hideChronicleEntry(
    caller: Caller,
    input: ChronicleEntryRef & { readonly hidden: boolean },
  ): Promise<ChronicleEntryRef>
  /** Opens the public page of the chronicle at a new address, or closes it. */
  publishChronicle(caller: Caller, input: CampaignRef & { readonly open: boolean }): Promise<CampaignRef>
  /** `make` reads the picture, after it is known that the caller may add one. */
  addPicture(
    caller: Caller,
    input: CampaignRef & { readonly make: () => Promise<StoredPicture> },
  ): Promise<PictureRef & Pick<StoredPicture, 'width' | 'height'>>
  /** Tells the host about something that somebody else wrote. */
  complain(caller: Caller, input: Complain): Promise<CampaignRef>
  /** A user's name may have changed: every table at which they sit is told. */
  renamed(userId: string): Promise<void>
  /** A session or token of this user was revoked: their streams must ask again who they are. */
  signalRevoked(userId: string): Promise<void>
}
