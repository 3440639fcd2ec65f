import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Settings, SettingSpec } from '@muster/rulesets/kit/settings.js'
import type { Board, GameView, ReportLine } from '@muster/rulesets/kit/view.js'
import type { TabletopOf } from './battles.js'

/** What the documents of this folder ask for, field for field. */
export type PlaceRole = 'PLAYER' | 'OBSERVER' | 'FACILITATOR' | 'ORGANISER' | 'WAITING'
export type Phase = 'GATHERING' | 'RUNNING' | 'PAUSED' | 'HELD' | 'ENDED'
export type TokenScope = 'READ' | 'ORDERS'

export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string
}

export interface ApiToken {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly TokenScope[]
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
}

export interface Place {
  readonly role: PlaceRole
  readonly seat: string | null
  readonly organiser: boolean
  /** Left or removed: keeps what the seat knew until then, and nothing later. */
  readonly former: boolean
}

export interface Seat {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly holder: string | null
  /** `a name like seat A’s`, of a holder who could be taken for another member. */
  readonly namesake: string | null
  /** A bot plays it until a person takes it. */
  readonly bot: boolean
  readonly mine: boolean
  /** Null where it is not shown. */
  readonly sealed: boolean | null
}

export interface Clock {
  readonly class: string
  readonly title: string
  readonly at: string | null
}

export interface Matter {
  readonly id: string
  readonly kind: 'CLOSING' | 'PLACE'
  readonly by: string
  /** The reader's own. */
  readonly mine: boolean
  readonly seat: string | null
  readonly consents: readonly string[]
  readonly text: string
}

export interface LogEntry {
  readonly number: number
  readonly at: string
  readonly tool: boolean
  readonly text: string
}

export interface Table {
  readonly phase: Phase
  readonly turn: number
  readonly stage: string
  readonly note: string | null
  /** After the end: whether the whole war can be looked through. */
  readonly opened: boolean
  readonly seats: readonly Seat[]
  readonly organiser: string
  readonly facilitator: string | null
  readonly facilitatorNamesake: string | null
  /** What is to happen and may be consented to. */
  readonly matters: readonly Matter[]
  /** Number of the newest line of the log. */
  readonly logged: number
  readonly clocks: readonly Clock[]
  readonly awaiting: { readonly seats: readonly string[] | null; readonly text: string }
  readonly timeZone: string
  readonly version: number
}

export interface OpenAsk extends AskView {
  readonly deadlineAt: string | null
  readonly closed: boolean
}

export interface Briefing {
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly at: string
  readonly boardHash: string
  readonly view: Omit<GameView, 'board'>
  readonly report: readonly ReportLine[]
  readonly asks: readonly OpenAsk[]
}

export interface BriefingHead {
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly at: string
}

/** A sheet as it went into a resolution, opened at the end. */
export interface OpenedSheet {
  readonly seat: string
  /** Null: silence. */
  readonly orders: readonly OrderDraft[] | null
}

/** The whole truth after one resolution, for everybody once the war is over. */
export interface OpenBriefing extends Omit<Briefing, 'asks'> {
  readonly sheets: readonly OpenedSheet[]
}

export interface Receipt {
  readonly askId: string
  readonly hash: string
  readonly head: string
  readonly sealedAt: string
  readonly by: string
  readonly turn: number
  readonly orders: readonly OrderDraft[]
}

export interface Draft {
  readonly orders: readonly OrderDraft[]
  /** Counts how often it was saved. */
  readonly revision: number
}

export interface SealPayload {
  readonly receipt: Receipt | null
  readonly problems: readonly OrderProblem[]
}

export interface Invitation {
  readonly id: string
  readonly role: PlaceRole
  readonly seat: string | null
  /** Only when just made. */
  readonly url: string | null
  readonly expiresAt: string
  readonly usedBy: string | null
}

export interface InvitationPreview {
  readonly campaign: string
  readonly ruleset: string
  readonly role: PlaceRole
  readonly seatTitle: string | null
  readonly expiresAt: string
  readonly publicKey: string
  readonly campaignId: string
}

export interface RulesetHead {
  readonly id: string
  readonly title: string
  readonly edition: string
}

export interface ScenarioOffer {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly seats: readonly { readonly title: string; readonly subtitle: string }[]
  readonly board: Board
}

/** Makes maps anew from a number of players and a seed. */
export interface GeneratorOffer {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly players: readonly number[]
}

export interface RulesetOffer extends RulesetHead {
  readonly deadlines: readonly { readonly id: string; readonly title: string; readonly days: number }[]
  readonly settings: readonly SettingSpec[]
  readonly scenarios: readonly ScenarioOffer[]
  readonly generators: readonly GeneratorOffer[]
}

export interface CampaignHead {
  readonly id: string
  readonly name: string
  readonly ruleset: { readonly id: string; readonly title: string }
  readonly scenario: { readonly title: string }
  readonly place: Place
  readonly table: Table
}

export interface Campaign {
  readonly id: string
  readonly name: string
  readonly edition: string
  readonly ruleset: RulesetHead & { readonly stages: readonly { readonly id: string; readonly title: string }[] }
  readonly scenario: { readonly id: string; readonly title: string }
  readonly settings: Settings
  /** The system that its battles are fought under, as it was chosen. */
  readonly tabletop: TabletopOf
  readonly publicKey: string
  /** Hours that all are told beforehand of a stage that is closed early, or of a place that begins in mid-war. */
  readonly noticeHours: number
  /** What an unsealed draft is worth at the deadline. */
  readonly draftAtDeadline: 'seal' | 'ignore'
  /** Whether a sealed sheet may be replaced until the group closes. */
  readonly replaceable: boolean
  readonly place: Place
  readonly table: Table
  readonly board: Board
  readonly boardHash: string
  readonly briefing: Briefing | null
  readonly receipts: readonly Receipt[]
  readonly invitations: readonly Invitation[]
}

export type JsonRecord = Readonly<Record<string, Json>>
