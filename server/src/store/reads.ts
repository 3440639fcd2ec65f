import type { PrintedOn, ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import type {
  BriefingHead,
  BriefingRow,
  OpenedClosing,
  OpenedEntry,
  OpenedResolution,
  OpenedThrows,
  Whose,
} from './reads.briefings.js'
import type { ClosedQuestionRow, CorrectedLineRow, DryRunRow, PreparedEventRow } from './reads.facilitating.js'
import type { HealthRow } from './reads.health.js'
import type { FrameAsk, Frames } from './reads.frames.js'
import type { ConversationRow, LetterNewsRow, LetterRow } from './reads.letters.js'
import type { BattleHead, BattleRow } from './reads.battles.js'
import type { CampaignRow } from './reads.campaigns.js'
import type {
  CalendarRow,
  CampaignChannelRow,
  DeliveryRow,
  NotificationRow,
  NotifyRow,
  ToldRow,
} from './reads.notify.js'
import type { InvitationPreview, InvitationRow } from './reads.invitations.js'
import type { ListedFilter, ListedPlace, OfferRow, SeatRequestRow } from './reads.offers.js'
import type {
  ActRow,
  ComplaintRow,
  MessagesRow,
  OperatorAccountRow,
  OperatorCampaignRow,
  StorageRow,
} from './reads.operator.js'
import type { LogRow } from './reads.log.js'
import type { AttendanceRow, TableRow } from './reads.table.js'
import type { OwnScenarioRow, SharedScenarioRow } from './reads.scenarios.js'
import type { PackedViewOf, SharedWarRow, WarLinkRow } from './reads.sharedWar.js'
import type { ChronicleEntryRow, ChronicleHeadRow, PublicChronicleRow } from './reads.chronicle.js'
import type { DraftView, Receipt, StandingOrders } from './reads.sealing.js'

export type { LogCause, LogKind, VoteKind } from '../db/terms.js'
export type * from './reads.battles.js'
export type * from './reads.briefings.js'
export type * from './reads.campaigns.js'
export type * from './reads.chronicle.js'
export type * from './reads.scenarios.js'
export type * from './reads.sharedWar.js'
export type * from './reads.facilitating.js'
export type * from './reads.health.js'
export type * from './reads.houseRules.js'
export type * from './reads.invitations.js'
export type * from './reads.letters.js'
export type * from './reads.offers.js'
export type * from './reads.operator.js'
export type * from './reads.sealing.js'
export type * from './reads.log.js'
export type * from './reads.table.js'

/** What a browser or tool presented: a session's raw token, or an API token `muster_…`. Proof, not a name: it is never stored or logged. */
export type Credential = string

export interface CallerRow {
  readonly userId: string
  readonly name: string
}

/**
 * Everything that the API may read of campaigns, with the role `reader`, which can execute these functions and nothing else. Each takes the caller's
 * credential and returns null (or an empty list) both for what they may not know and for what does not exist.
 */
export interface Reads {
  /** The same for one request: what it asks in one tick of the event loop is one statement. */
  together(): Omit<Reads, 'frames' | 'tableOf' | 'together' | 'picture' | 'close'>
  me(credential: Credential): Promise<CallerRow | null>
  /** How the caller is told what concerns them. */
  notify(credential: Credential): Promise<NotifyRow | null>
  /** The caller's own vacations, and their record. */
  person(credential: Credential): Promise<AttendanceRow | null>
  /** Channels of a campaign, for its members. */
  campaignChannels(credential: Credential, campaignId: string): Promise<readonly CampaignChannelRow[]>
  /** What a webhook of the caller’s was sent lately: newest first, at most `limit`. */
  deliveries(credential: Credential, channelId: string, limit: number): Promise<readonly DeliveryRow[]>
  /** What they were told of lately: newest first, below the number `before`, at most `limit`. */
  told(credential: Credential, before: number | null, limit: number): Promise<readonly ToldRow[]>
  /** The same with what their words need: oldest first, above the number `after`. */
  notifications(credential: Credential, after: number, limit: number): Promise<readonly NotificationRow[]>
  /** What stands in the calendar with this secret address; null: there is none. */
  calendar(secret: string): Promise<readonly CalendarRow[] | null>
  campaigns(credential: Credential): Promise<readonly CampaignRow[]>
  campaign(credential: Credential, campaignId: string): Promise<CampaignRow | null>
  table(credential: Credential, campaignId: string): Promise<TableRow | null>
  board(credential: Credential, campaignId: string): Promise<Board | null>
  /**
   * The board named by a row that the caller was just shown. Boards are no secret among those who may see such a row, and are cached by their hash: that one
   * is cached reveals only that somebody looks at the same map.
   */
  boardOf(
    credential: Credential,
    of: { readonly campaignId: string; readonly boardHash: string },
  ): Promise<Board | null>
  /** Newest first, below the number `before`, at most `limit`. */
  log(credential: Credential, campaignId: string, before: number | null, limit: number): Promise<readonly LogRow[]>
  /** The caller's own briefings above `after`, in order, at most `limit`. Empty, too, once they lost their place: ask `stands`. */
  briefings(credential: Credential, campaignId: string, after: number, limit: number): Promise<readonly BriefingRow[]>
  /** Without `number` the current one. */
  briefing(credential: Credential, campaignId: string, number?: number, of?: Whose): Promise<BriefingRow | null>
  /** The newest of the caller's own briefings that holds this ask, open or closed. */
  asked(credential: Credential, campaignId: string, askId: string): Promise<BriefingRow | null>
  briefingHeads(credential: Credential, campaignId: string, of?: Whose): Promise<readonly BriefingHead[]>
  /** Of the resolutions above a number, in order, at most 50 that threw dice; empty before the end. */
  throws(credential: Credential, campaignId: string, after: number): Promise<readonly OpenedThrows[]>
  /** Of the record above a number, in order, at most 100 entries; empty before the end. */
  record(credential: Credential, campaignId: string, after: number): Promise<readonly OpenedEntry[]>
  /** Those above a number, in order, at most 10; empty before the end. */
  resolutions(credential: Credential, campaignId: string, after: number): Promise<readonly OpenedResolution[]>
  /** Of a sealed sheet with this hash; null: there is none that went in, or the campaign is not over. */
  closing(credential: Credential, campaignId: string, hash: string): Promise<OpenedClosing | null>
  /** What many listeners of a campaign are to be told, each by its own credential: one statement. */
  frames(campaignId: string, asks: readonly FrameAsk[]): Promise<Frames>
  /** The table in such a body. */
  tableOf(text: string): TableRow
  /** Whether the credential still has a present place here. */
  stands(credential: Credential, campaignId: string): Promise<boolean>
  draft(credential: Credential, campaignId: string, askId: string): Promise<DraftView | null>
  /** Of the caller's own seat. */
  standing(credential: Credential, campaignId: string): Promise<readonly StandingOrders[]>
  /** The newest run of the stage that waits to be published, for the facilitator; null for everybody else. */
  dryRun(credential: Credential, campaignId: string): Promise<DryRunRow | null>
  /** What the facilitator has written down for themselves; null: nothing, or they are not. */
  notes(credential: Credential, campaignId: string): Promise<string | null>
  /** Numbers of the caller's own briefings that tell of corrections. */
  corrections(credential: Credential, campaignId: string): Promise<readonly number[]>
  /** What the facilitator has prepared; null: the caller is not one who sees everything. */
  preparedEvents(credential: Credential, campaignId: string): Promise<readonly PreparedEventRow[] | null>
  /** How the campaign fares; null: the caller has no place, or has left it. */
  /** `codes`: of lines that tell of a battle that is decided. */
  health(credential: Credential, campaignId: string, codes: readonly string[]): Promise<HealthRow | null>
  /** Closed questions that only some were asked, newest first, at most 50: for the facilitator; empty for everybody else. */
  closedQuestions(credential: Credential, campaignId: string): Promise<readonly ClosedQuestionRow[]>
  /** Lines of briefings that are no longer so, as such briefings above a number say. */
  correctedLines(
    credential: Credential,
    campaignId: string,
    after: number,
    of?: Whose,
  ): Promise<readonly CorrectedLineRow[]>
  receipts(credential: Credential, campaignId: string): Promise<readonly Receipt[]>
  /** Desks of the battles of the caller's own seat, newest first. */
  battles(credential: Credential, campaignId: string): Promise<readonly BattleHead[]>
  /** With the entries above a number; without one with the whole log. */
  battle(credential: Credential, campaignId: string, battleId: string, after?: number): Promise<BattleRow | null>
  /** Null without a place, present or past. */
  letterNews(credential: Credential, campaignId: string): Promise<LetterNewsRow | null>
  letter(credential: Credential, campaignId: string, letterId: string): Promise<LetterRow | null>
  /** The caller's conversations, the one with the newest letter first. */
  conversations(
    credential: Credential,
    campaignId: string,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly ConversationRow[]>
  /** The newest of a conversation, or those before a letter of it, in order. */
  letters(
    credential: Credential,
    campaignId: string,
    of: { readonly conversation: string; readonly before: string | null; readonly limit: number },
  ): Promise<readonly LetterRow[]>
  /** The newest with a text in them, newest first. */
  letterSearch(
    credential: Credential,
    campaignId: string,
    of: { readonly text: string; readonly after: string | null; readonly limit: number },
  ): Promise<readonly LetterRow[]>
  /** Null without a place, present or past. */
  chronicleHead(credential: Credential, campaignId: string): Promise<ChronicleHeadRow | null>
  /** The last of the story, or those before one of its entries, in order. */
  chronicle(
    credential: Credential,
    campaignId: string,
    of: { readonly before: string | null; readonly limit: number },
  ): Promise<readonly ChronicleEntryRow[]>
  chronicleEntry(credential: Credential, campaignId: string, entryId: string): Promise<ChronicleEntryRow | null>
  /** Whoever has the address may look. Null: there is none. */
  publicChronicle(
    token: string,
    of: { readonly before: string | null; readonly limit: number },
  ): Promise<PublicChronicleRow | null>
  /** Null without a place, present or past. */
  warLink(credential: Credential, campaignId: string): Promise<WarLinkRow | null>
  /** The caller's own, last changed first, those after one of them. */
  ownScenarios(
    credential: Credential,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly OwnScenarioRow[]>
  /** One of the caller's own; null: there is none. */
  ownScenario(credential: Credential, id: string): Promise<OwnScenarioRow | null>
  /** Its file. */
  scenarioFile(credential: Credential, id: string): Promise<ScenarioFile | null>
  /** Whoever has the token may read it. Null: it opens nothing. */
  sharedScenario(token: string): Promise<SharedScenarioRow | null>
  /** What whoever drew the campaign's map printed on it; null: nothing. */
  printedMap(credential: Credential, campaignId: string): Promise<PrintedOn | null>
  /** Whoever has the code may look. Null: it opens nothing. */
  sharedWar(code: string): Promise<SharedWarRow | null>
  sharedBoard(code: string): Promise<Board | null>
  /** What is printed on it; null: nothing. */
  sharedPrintedMap(code: string): Promise<PrintedOn | null>
  /** Null for the seat: the war as it was. */
  sharedView(code: string, seat: string | null, number: number): Promise<PackedViewOf | null>
  /** Published heads of the record, oldest first. */
  heads(credential: Credential, campaignId: string): Promise<readonly string[]>
  /** For the organiser; empty for everybody else. */
  invitations(credential: Credential, campaignId: string): Promise<readonly InvitationRow[]>
  /** Null if unknown, used, revoked or expired. Whoever holds the link may look; with a credential they are told names. */
  invitation(token: string, credential: Credential | null): Promise<InvitationPreview | null>
  /** A campaign that is not private; null for a private one as for one that does not exist, or is over. */
  offer(campaignId: string, credential: Credential | null): Promise<OfferRow | null>
  listed(
    credential: Credential | null,
    filter: ListedFilter,
    page: { readonly after: ListedPlace | null; readonly limit: number },
  ): Promise<readonly OfferRow[]>
  /** Open requests for seats, for the organiser and co-organisers; empty for everybody else. */
  seatRequests(credential: Credential, campaignId: string): Promise<readonly SeatRequestRow[]>
  /** The caller's own, newest first, those after one of them. */
  ownRequests(
    credential: Credential,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly SeatRequestRow[]>
  /** The bytes of a picture, for those who may read its entry: by credential and campaign, or by the address of the public page. */
  picture(of: PictureAsked): Promise<Buffer | null>
  /** What operators are shown; null to everybody else, and to API tokens. */
  operator(credential: Credential): Promise<true | null>
  operatorAccounts(credential: Credential, search: string, limit: number): Promise<readonly OperatorAccountRow[] | null>
  operatorCampaigns(
    ...asked: readonly [credential: Credential, search: string, held: boolean, limit: number]
  ): Promise<readonly OperatorCampaignRow[] | null>
  operatorStorage(credential: Credential): Promise<StorageRow | null>
  operatorMessages(credential: Credential): Promise<MessagesRow | null>
  operatorComplaints(credential: Credential, settled: boolean, limit: number): Promise<readonly ComplaintRow[] | null>
  operatorActs(credential: Credential, limit: number): Promise<readonly ActRow[] | null>
  close(): Promise<void>
}

export type PictureAsked = { readonly pictureId: string; readonly small: boolean } & (
  | { readonly credential: Credential; readonly campaignId: string }
  | { readonly token: string }
)
