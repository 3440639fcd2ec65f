import { daysAhead } from '../../support/house.js'

/** Who may be answered. Everybody else gets null, an empty list, or a refusal. */
export const roles = [
  'anonymous',
  'outsider',
  'playerA',
  'playerB',
  'organiser',
  'observer',
  'facilitator',
  'readToken',
  'ordersToken',
] as const
export type Role = (typeof roles)[number]

const all = new Set<Role>(roles)
const members = ['playerA', 'playerB', 'organiser', 'observer', 'facilitator', 'readToken'] as const
const less = (from: readonly Role[], ...without: Role[]): ReadonlySet<Role> =>
  new Set(from.filter((role) => !without.includes(role)))

/** `readToken` and `ordersToken` are player A's; the organiser holds no seat. */
export const rules = {
  /** Anybody at all. */
  public: all,
  /** Whoever is signed in, of himself. */
  signedIn: less([...members, 'outsider']),
  /** The same, but no tool. */
  inPerson: less([...members, 'outsider'], 'readToken'),
  /** Whoever has a place in the campaign. */
  member: less(members),
  /** Whoever is briefed; the organiser without a seat as an observer is. */
  briefed: less(members),
  /** Who has pieces, or sees everybody's. */
  pieces: less(members, 'organiser', 'observer'),
  /** Who holds a seat, of that seat. (The facilitator has a desk of his own, at which he is asked nothing in this world.) */
  seat: less(['playerA', 'playerB', 'readToken']),
  /** Seat A alone: what it saved. */
  seatA: less(['playerA', 'readToken']),
  organiser: less(['organiser']),
  /** Told to nobody before the end. */
  ended: less([]),
  /** Not to be read at all: it comes only as the answer to a change, or as a frame. */
  answer: less([]),
} as const satisfies Readonly<Record<string, ReadonlySet<Role>>>
export type RuleName = keyof typeof rules

type Table = Readonly<Record<string, Partial<Readonly<Record<RuleName, string>>>>>

/** Type → rule → its fields. A field that stands nowhere fails the test; rulesets’ own parts of a briefing need no row, see `detailsIn`. */
export const fields: Table = {
  Query: {
    public: 'rulesets ruleset invitation tabletopSystems receiptKey',
    signedIn: 'me generatedScenario tabletopSystem procedureOdds',
    member: 'campaigns campaign',
  },
  Account: { signedIn: 'id name email', inPerson: 'tokens' },
  ApiToken: { inPerson: 'id name prefix scopes createdAt expiresAt lastUsedAt' },
  Ruleset: { public: 'id title edition stages deadlines settings scenarios generators rules orderKinds' },
  Stage: { public: 'id title' },
  DeadlineClass: { public: 'id title days' },
  SettingSpec: { public: 'key type question source group default options min max step schema' },
  Scenario: { public: 'id title about seats board' },
  ScenarioGenerator: { public: 'id title about players' },
  ScenarioSeat: { public: 'title subtitle' },
  Rule: { public: 'id title text setting' },
  InvitationPreview: { public: 'campaign ruleset role seatTitle expiresAt publicKey campaignId' },
  Campaign: {
    member:
      'id name ruleset edition scenario settings tabletop system publicKey privateKey place table board boardHash draftAtDeadline replaceable heads noticeHours log',
    briefed: 'briefing briefings',
    seat: 'receipts battles',
    seatA: 'draft',
    organiser: 'invitations',
  },
  CampaignTabletop: { member: 'id title variants settings overrides' },
  TabletopSystemSummary: { public: 'id title about variants settings' },
  VariantSummary: { public: 'id title about' },
  TabletopSystem: { signedIn: 'id title variants missions notes sources table terrain tables procedures rules' },
  TabletopVariant: { signedIn: 'id title' },
  TabletopSource: { signedIn: 'title url note' },
  TabletopSize: { signedIn: 'width depth' },
  TerrainKind: { signedIn: 'kind title shape' },
  ReferenceTable: { signedIn: 'id title group columns rows note' },
  ReferenceColumn: { signedIn: 'key title' },
  ReferenceRow: { signedIn: 'id title ledger flag note cells' },
  ReferenceCell: { signedIn: 'column value text path printed' },
  Procedure: { signedIn: 'id title about group ledger input output withoutOdds' },
  ProcedureOdds: { signedIn: 'outcomes leftOut' },
  ProcedureOutcome: { signedIn: 'outcome ways of probability' },
  Place: { member: 'role seat organiser former' },
  CampaignStatus: {
    member:
      'phase turn stage note seats organiser facilitator facilitatorNamesake clocks awaiting timeZone opened version logged matters',
  },
  Seat: { member: 'id title subtitle holder namesake bot mine sealed' },
  LogEntry: { member: 'number at kind by tool seat subject cause text' },
  Notice: { member: 'id kind by mine seat openedAt dueAt consents text' },
  RunningDeadline: { member: 'class title at' },
  Awaiting: { member: 'seats text' },
  Invitation: { organiser: 'id role seat url expiresAt usedBy' },
  BriefingHead: { briefed: 'number turn stage at' },
  Briefing: {
    briefed: 'number turn stage at boardHash view report pieces contacts marks facts legend layers detail cells',
    seat: 'asks',
    ended: 'sheets',
  },
  OpenedSheet: { ended: 'seat askId orders hash salt sealedAt' },
  ReportLine: { briefed: 'rule step text cells about data' },
  Piece: { pieces: 'id seat kind at size marks' },
  Contact: { briefed: 'id seat kind at size sight sources asOf' },
  Mark: { briefed: 'id kind label at asOf' },
  Stat: { briefed: 'key label value' },
  LegendEntry: { briefed: 'seat title subtitle eliminated' },
  CellLayer: { briefed: 'key legend rows' },
  Cell: { briefed: 'name values' },
  RulesetDetail: { briefed: 'kind' },
  Ask: { seat: 'id kind title deadline silence about deadlineAt closed options' },
  Silence: { seat: 'text rule' },
  OrderOption: { seat: 'kind label slot rule piece to with amount item detail path many forced' },
  Choice: { seat: 'id label badge about amount to' },
  AmountRange: { seat: 'min max step' },
  Draft: { seatA: 'askId orders updatedAt problems remarks revision' },
  OrderProblem: { seatA: 'code message rule index piece cell' },
  Receipt: { seat: 'askId hash head sealedAt by orders turn signature' },
  Order: { seatA: 'kind piece to path with amount item detail' },
  BattleDesk: { seat: 'id campaignId about openedAt closedAt seed sides entries agreedFor' },
  BattleSide: { seat: 'seat title mine zone' },
  BattleEntry: { seat: 'number seat by at kind text times answers roll' },
  BattleRoll: { seat: 'procedure input outcome throws byHand proof subject' },
  BattleThrow: { seat: 'name faces' },
  NewToken: { answer: 'token secret' },
  SealPayload: { answer: 'receipt problems remarks' },
  BriefingFrame: { answer: 'kind briefing' },
}

/** Whose lists may be empty in the world of this test, so that only refusals can be checked of them and of what hangs below. */
export const sparse: ReadonlySet<string> = new Set([
  ...['Notice', 'Contact', 'Mark', 'Stat', 'ReportLine', 'Choice', 'AmountRange'],
  // Of battle desks test/api/battleDesk.test.ts has a world of its own.
  ...['BattleDesk', 'BattleSide', 'BattleEntry', 'BattleRoll', 'BattleThrow'],
])

const desk = 'campaignId: "$campaign", battleId: "$battle", idempotencyKey: "matrix-key"'

/** What each change does to somebody who may not: everybody but those named is refused, and nothing moves. */
export const changes: Readonly<Record<string, { readonly args: string; readonly allowed: readonly Role[] }>> = {
  createCampaign: {
    args: '(input: { name: "x", rulesetId: "boltgun", scenarioId: "first-contact", timeZone: "UTC" }) { id }',
    allowed: ['outsider', 'playerA', 'playerB', 'organiser', 'observer', 'facilitator'],
  },
  createToken: {
    args: '(name: "x", scopes: [READ]) { secret }',
    allowed: ['outsider', 'playerA', 'playerB', 'organiser', 'observer', 'facilitator'],
  },
  revokeToken: {
    args: '(id: "x")',
    allowed: ['outsider', 'playerA', 'playerB', 'organiser', 'observer', 'facilitator'],
  },
  acceptInvitation: {
    args: '(token: "$invitation") { id }',
    allowed: ['outsider', 'playerA', 'playerB', 'organiser', 'observer', 'facilitator'],
  },
  invite: { args: '(campaignId: "$campaign", role: OBSERVER) { id url }', allowed: ['organiser'] },
  revokeInvitation: { args: '(id: "$invitationId")', allowed: ['organiser'] },
  startCampaign: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  closeStage: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser', 'facilitator'] },
  // Nothing is to happen in the world of this test: the same refusal to all.
  consentTo: { args: '(campaignId: "$campaign", matterId: "$battle") { id }', allowed: [] },
  objectTo: { args: '(campaignId: "$campaign", matterId: "$battle") { id }', allowed: [] },
  extendDeadline: {
    args: `(campaignId: "$campaign", class: "$class", at: "${daysAhead(200)}") { id }`,
    allowed: ['organiser', 'facilitator'],
  },
  pauseCampaign: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser', 'facilitator'] },
  resumeCampaign: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser', 'facilitator'] },
  endCampaign: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  removeHolder: { args: '(campaignId: "$campaign", seat: "B") { id }', allowed: ['organiser'] },
  seatBot: { args: '(campaignId: "$campaign", seat: "B") { id }', allowed: ['organiser'] },
  removeBot: { args: '(campaignId: "$campaign", seat: "B") { id }', allowed: ['organiser'] },
  removeFacilitator: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  leaveCampaign: {
    args: '(campaignId: "$campaign")',
    allowed: ['playerA', 'playerB', 'organiser', 'observer', 'facilitator'],
  },
  saveDraft: {
    args: '(campaignId: "$campaign", askId: "$ask", orders: []) { askId }',
    allowed: ['playerA', 'ordersToken'],
  },
  sealOrders: {
    args: '(campaignId: "$campaign", askId: "$ask", orders: [], idempotencyKey: "matrix-key") { receipt { hash } }',
    allowed: ['playerA', 'ordersToken'],
  },
  // There is no battle in the world of this test: the same refusal to all.
  writeToBattle: { args: `(${desk}, text: "x") { id }`, allowed: [] },
  proposeTimes: { args: `(${desk}, times: ["2030-01-01T00:00:00Z"]) { id }`, allowed: [] },
  agreeOnTime: { args: `(${desk}, entry: 1, time: "2030-01-01T00:00:00Z") { id }`, allowed: [] },
  callOffTime: { args: `(${desk}) { id }`, allowed: [] },
  rollAtBattle: { args: `(${desk}, procedure: "x", input: {}) { id }`, allowed: [] },
}

/** Streams → how each is opened, and by whom. */
interface StreamRow {
  readonly args: string
  /** Who is sent a frame. */
  readonly allowed: ReadonlySet<Role>
  /** Who may listen, and is never sent one. */
  readonly still?: ReadonlySet<Role>
}

export const streams: Readonly<Record<string, StreamRow>> = {
  briefing: { args: '(campaignId: "$campaign") { kind }', allowed: rules.member },
  table: { args: '(campaignId: "$campaign") { turn }', allowed: rules.member },
  draft: {
    args: '(campaignId: "$campaign", askId: "$ask") { revision }',
    allowed: rules.seatA,
    still: less(['playerB', 'observer', 'facilitator', 'organiser']),
  },
  // There is no battle in the world of this test.
  battle: { args: '(campaignId: "$campaign", battleId: "$battle") { id }', allowed: rules.answer },
}
