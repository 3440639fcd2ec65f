import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { DeadlineRule, InvitedRole, OrganisingRole, Visibility } from '../../db/terms.js'
import type { DraftView, Receipt } from '../../store/reads.js'
import type { AwayUseCases } from './awayContract.js'
import type { Caller, CampaignRef } from './caller.js'
import type { CommandUseCases } from './commandContract.js'
import type { CreateCampaign } from './creatingContract.js'
import type { FacilitatingUseCases } from './facilitatingContract.js'
import type { Joining } from './joining.js'
import type { OperatorUseCases } from './operatorContract.js'
import type { ScenarioUseCases } from './scenarioContract.js'
import type { StandingUseCases } from './standingContract.js'
import type { MatterRef, VotingUseCases } from './votingContract.js'
import type { WritingUseCases } from './writingContract.js'

export type { AnnounceVacation, NameDeputy } from './awayContract.js'
export type { Caller, CampaignRef } from './caller.js'
export type { CreateCampaign } from './creatingContract.js'
export type { CallVote, CastVote, Concede, MatterRef } from './votingContract.js'
export type {
  ChronicleEntryRef,
  ChronicleText,
  Complain,
  LetterRef,
  PictureRef,
  StoredPicture,
  WriteChronicle,
  WriteLetter,
} from './writingContract.js'
export type { DeadlineRule, DraftView, InvitedRole, OrganisingRole, Receipt, Visibility }

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
  readonly warnings: readonly OrderProblem[]
}

/** Orders for a question. */
interface Orders {
  readonly campaignId: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
}

export interface SaveDraft extends Orders {
  /** The revision that the caller last read; left out: whatever draft there is gets replaced; 0: none does. */
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

/** What comes with every entry at a battle desk. */
export interface AtBattle extends BattleRef {
  readonly idempotencyKey: string
  /** IANA zone of the caller's browser, for the other side to know. */
  readonly zone?: string
}

/** Everything that changes a campaign. Each rejects with a `Problem`, or with the error of a bug. Ids that are not UUIDs are simply unknown. */
export interface UseCases
  extends
    AwayUseCases,
    CommandUseCases,
    FacilitatingUseCases,
    Joining,
    OperatorUseCases,
    VotingUseCases,
    ScenarioUseCases,
    StandingUseCases,
    WritingUseCases {
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
  /** The organiser is there, and stays. */
  keepOrganising(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  extendDeadline(
    caller: Caller,
    input: { readonly campaignId: string; readonly class: string; readonly at: string },
  ): Promise<CampaignRef>
  pauseCampaign(caller: Caller, input: PauseCampaign): Promise<CampaignRef>
  resumeCampaign(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** Agrees that the paused campaign moves to another house. */
  allowMove(caller: Caller, input: CampaignRef): Promise<CampaignRef>
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
  /** Lets a facilitator who sees no secrets see a battle of one's own as its side sees it, while they could rule on it. */
  showBattle(caller: Caller, input: AtBattle): Promise<BattleRef>
  /** A user's name may have changed: every table at which they sit is told. */
  renamed(userId: string): Promise<void>
  /** A session or token of this user was revoked: their streams must ask again who they are. */
  signalRevoked(userId: string): Promise<void>
}
