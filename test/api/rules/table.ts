import { awayFields } from './away.js'
import { scenarioFields } from './scenarios.js'
import { facilitatingFields } from './facilitating.js'

/** Who may be answered. Everybody else gets null, an empty list, or a refusal. */
export const roles = [
  'anonymous',
  'outsider',
  'operator',
  'playerA',
  'playerB',
  'commander',
  'organiser',
  'observer',
  'facilitator',
  'readToken',
  'ordersToken',
  'facilitateToken',
  'organiseToken',
  'emailToken',
  'narrowToken',
] as const
export type Role = (typeof roles)[number]

/** Whose each token is, and what it may do; `elsewhere`: in another campaign alone, where its owner has a place as well. */
export const tokens = {
  readToken: { of: 'playerA', scopes: ['READ'], elsewhere: false },
  ordersToken: { of: 'playerA', scopes: ['ORDERS'], elsewhere: false },
  facilitateToken: { of: 'facilitator', scopes: ['READ', 'FACILITATE'], elsewhere: false },
  organiseToken: { of: 'organiser', scopes: ['READ', 'ORGANISE'], elsewhere: false },
  emailToken: { of: 'playerA', scopes: ['READ', 'EMAIL'], elsewhere: false },
  narrowToken: { of: 'playerA', scopes: ['READ', 'ORDERS', 'FACILITATE', 'ORGANISE', 'EMAIL'], elsewhere: true },
} as const satisfies Partial<Readonly<Record<Role, { of: Role; scopes: readonly string[]; elsewhere: boolean }>>>
export type TokenRole = keyof typeof tokens

const all = new Set<Role>(roles)
const people = ['playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'] as const
const members = [...people, 'readToken', 'facilitateToken', 'organiseToken', 'emailToken'] as const
export const less = (from: readonly Role[], ...without: Role[]): ReadonlySet<Role> =>
  new Set(from.filter((role) => !without.includes(role)))

/** The organiser holds no seat; the commander plays seat A with its holder. */
export const rules = {
  /** Anybody at all. */
  public: all,
  /** Whoever is signed in, of himself. */
  signedIn: less([...members, 'outsider', 'operator', 'narrowToken']),
  /** Whoever is signed in: all the same. */
  signedInAlike: less([...members, 'outsider', 'operator', 'narrowToken']),
  /** The same, but no tool. */
  inPerson: less([...people, 'outsider', 'operator']),
  /** The same, and tools that may know the address. */
  address: less([...people, 'outsider', 'operator', 'emailToken', 'narrowToken']),
  /** Whoever has a place somewhere. */
  placed: less([...members, 'narrowToken']),
  /** Whoever has a place in the campaign: all the same. */
  member: less(members),
  /** The same, each of their own place there. */
  memberSelf: less(members),
  /** Whoever is briefed; the organiser without a seat as an observer is. */
  briefed: less(members),
  /** Who has pieces, or sees everybody's. */
  pieces: less(members, 'organiser', 'observer', 'organiseToken'),
  /** Who holds a seat, of that seat. (The facilitator has a desk of his own, at which he is asked nothing in this world.) */
  seat: less(['playerA', 'playerB', 'commander', 'readToken', 'emailToken']),
  /** Seat A alone, holder and commander: what it saved. */
  seatA: less(['playerA', 'commander', 'readToken', 'emailToken']),
  /** The facilitator alone. */
  facilitator: less(['facilitator', 'facilitateToken']),
  organiser: less(['organiser', 'organiseToken']),
  /** No tool of theirs. */
  organiserInPerson: less(['organiser']),
  /** Whom the host has named. */
  operator: less(['operator']),
  /** Told to nobody before the end. */
  ended: less([]),
  /** Not to be read at all: it comes only as the answer to a change, or as a frame. */
  answer: less([]),
} as const satisfies Readonly<Record<string, ReadonlySet<Role>>>
export type RuleName = keyof typeof rules

/**
 * The class of secrecy behind each rule: what whoever reads it reads alike, everybody (public) or the members of a campaign; what an account or place is told (own); what briefing,
 * desk and letters of a seat tell (seat); what is for organisers, for operators, or for nobody before the end. */
export const classOf = {
  ...{ public: 'public', signedInAlike: 'public', member: 'members' },
  ...{ signedIn: 'own', inPerson: 'own', address: 'own', placed: 'own', memberSelf: 'own' },
  ...{ briefed: 'seat', pieces: 'seat', seat: 'seat', seatA: 'seat', facilitator: 'seat' },
  ...{ organiser: 'organiser', organiserInPerson: 'organiser', operator: 'operator', ended: 'ended' },
  answer: null,
} as const satisfies Readonly<Record<RuleName, string | null>>
export type Secrecy = NonNullable<(typeof classOf)[RuleName]>

type Table = Readonly<Record<string, Partial<Readonly<Record<RuleName, string>>>>>

/** Type → rule → its fields. A field that stands nowhere fails the test; rulesets’ own parts of a briefing need no row, see `detailsIn`. */
export const fields: Table = {
  ...{ ...awayFields, ...scenarioFields },
  ...facilitatingFields,
  Query: {
    public:
      'rulesets ruleset invitation offer listedCampaigns tabletopSystems receiptKey signUp signInServices publicChronicle sharedWar sharedScenario node',
    signedIn: 'me notifications seatRequests ownScenarios scenario',
    signedInAlike: 'generatedScenario tabletopSystem procedureOdds',
    member: 'campaign',
    placed: 'campaigns',
    seatA: 'ask checkOrders',
    operator: 'operator',
    inPerson: 'programRequest deviceRequest',
  },
  Account: {
    signedIn: 'id name language',
    address: 'email',
    inPerson: 'tokens grants sessions passkeys services hasPassword notifications operates attendance',
  },
  Operator: { operator: 'accounts campaigns storage jobs messages complaints acts' },
  OperatorAccount: {
    operator: 'id name email confirmed createdAt seenAt campaigns operator blockedAt blockReason',
  },
  OperatorCampaign: { operator: 'id name rulesetId edition phase turn createdAt bytes resolvedAt fault' },
  OperatorFault: { operator: 'reference text at' },
  OperatorStorage: { operator: 'bytes groups folderBytes folderFree' },
  StorageGroup: { operator: 'kind bytes' },
  OperatorJobs: { operator: 'waiting waitingSince planned failed' },
  FailedJob: { operator: 'task attempts maxAttempts at error' },
  OperatorMessages: { operator: 'untold untoldSince waiting overdueSince failed channels' },
  ChannelCount: { operator: 'kind count failing paused' },
  Complaint: { operator: 'id about campaign by of accountId text reason at settledAt' },
  OperatorAct: { operator: 'number at kind by of campaign note' },
  ApiToken: { inPerson: 'id name prefix scopes campaigns createdAt expiresAt lastUsedAt' },
  ProgramRequest: { inPerson: 'program scopes host refuseAt' },
  ProgramGrant: { inPerson: 'id program scopes campaigns grantedAt lastUsedAt' },
  AccountSession: { inPerson: 'id device createdAt lastUsedAt current' },
  SignInService: { public: 'id name' },
  Passkey: { inPerson: 'id name createdAt' },
  ConnectedService: { inPerson: 'id name connectedAt' },
  NotificationSettings: { inPerson: 'quietHours digest calendar pushKey channels deliveries' },
  Delivery: { inPerson: 'id kind campaignId number at state nextAt attempts' },
  DeliveryAttempt: { inPerson: 'at status error' },
  Digest: { inPerson: 'zone day hour' },
  Notification: { signedIn: 'number kind campaignId turn stage subject lines link at acknowledgedAt' },
  QuietHours: { inPerson: 'zone from until' },
  Channel: { inPerson: 'id kind name address paused failingSince lastError createdAt kinds choices' },
  ChannelChoice: { inPerson: 'campaignId kinds' },
  CampaignChannel: { member: 'id kind name', organiserInPerson: 'kept' },
  AddedChannel: { answer: 'channel secret' },
  RenewedSecret: { answer: 'secret formerUntil' },
  Ruleset: {
    public:
      'id title edition about turn stages deadlines settings presets paces scenarios generators rules orderKinds correctionKinds',
  },
  Preset: { public: 'id title about choices' },
  Stage: { public: 'id title' },
  DeadlineClass: { public: 'id title days' },
  SettingSpec: { public: 'key type question source group default options min max step schema' },
  Scenario: { public: 'id title about seats board' },
  ScenarioGenerator: { public: 'id title about players' },
  ScenarioSeat: { public: 'title subtitle reserved alliance' },
  Rule: { public: 'id title text setting' },
  InvitationPreview: {
    public:
      'offer campaign ruleset role seat seatTitle expiresAt publicKey campaignId deputyFrom deputyUntil invitedBy',
  },
  Campaign: {
    member:
      'id name ruleset edition scenario settings tabletop system publicKey seatBytes privateKey status board boardHash grid draftAtDeadline replaceable heads noticeHours absence log houseRules press letterDelayHours facilitatorReadsLetters blindFacilitator letters chronicle warLink channels coolDownHours publishHours voteHours silentDays health printedMap',
    memberSelf: 'place',
    briefed: 'briefing briefings corrections correctedLines',
    seat: 'receipts battles',
    ended: 'throws record resolutions sheetProof',
    facilitator: 'dryRun notes preparedEvents',
    pieces: 'closedQuestions',
    seatA: 'draft standingOrders',
    organiser: 'invitations seatRequestsToAnswer',
  },
  Grid: { member: 'shape width height neighbours distance' },
  Node: { public: 'id' },
  PageInfo: { public: 'hasNextPage hasPreviousPage startCursor endCursor' },
  CampaignConnection: { signedIn: 'pageInfo', placed: 'edges nodes' },
  CampaignEdge: { placed: 'cursor node' },
  OfferConnection: { public: 'edges nodes pageInfo' },
  OfferEdge: { public: 'cursor node' },
  SeatRequestConnection: { signedIn: 'edges nodes pageInfo' },
  SeatRequestEdge: { signedIn: 'cursor node' },
  Offer: {
    public: 'id name phase turn seats publicKey houseRules visibility pace',
    signedInAlike: 'organiser',
    signedIn: 'request',
  },
  SeatRequest: { signedIn: 'id campaignId campaign by seat note askedAt lapsesAt state answer' },
  RollCall: { member: 'calledAt until here missing' },
  OfferedSeat: { public: 'id title subtitle alliance bot reservedUntil free note', signedInAlike: 'holder record' },
  HouseRules: {
    member:
      'ruleset edition scenario settings tabletop timeZone deadlines noticeHours showSealed replaceable draftAtDeadline observersDelayTurns press letterDelayHours facilitatorReadsLetters blindFacilitator absence coolDownHours publishHours voteHours silentDays lateStart',
  },
  LateStart: { member: 'turn gains' },
  LateStartGain: { member: 'key label value' },
  ChosenDeadline: { member: 'class title days at' },
  CampaignTabletop: { member: 'id title variants settings overrides' },
  TabletopSystemSummary: { public: 'id title about variants settings' },
  VariantSummary: { public: 'id title about' },
  TabletopSystem: { signedInAlike: 'id title variants missions notes sources table terrain tables procedures rules' },
  TabletopVariant: { signedInAlike: 'id title' },
  TabletopSource: { signedInAlike: 'title url note' },
  TabletopSize: { signedInAlike: 'width depth' },
  TerrainKind: { signedInAlike: 'kind title shape' },
  ReferenceTable: { signedInAlike: 'id title group columns rows note' },
  ReferenceColumn: { signedInAlike: 'key title' },
  ReferenceRow: { signedInAlike: 'id title ledger flag note cells' },
  ReferenceCell: { signedInAlike: 'column value text path printed' },
  Procedure: { signedInAlike: 'id title about group ledger input output withoutOdds' },
  ProcedureOdds: { signedInAlike: 'outcomes leftOut' },
  ProcedureOutcome: { signedInAlike: 'outcome ways of probability' },
  Place: { memberSelf: 'role seat organiser coOrganiser former excuses askedDeputy askedCommander' },
  CampaignStatus: {
    member:
      'phase turn stage note seats organiser facilitator facilitatorNamesake deadlines awaiting timeZone opened version logged notices pausedUntil coolsUntil publishesAt members visibility edition rollCall',
    memberSelf: 'requests',
    seat: 'toDo',
    seatA: 'commanders',
  },
  ToDo: { seat: 'kind text askIds deadlineAt' },
  Member: { member: 'id name namesake role seat organiser coOrganiser named record', memberSelf: 'mine' },
  Seat: {
    member: 'id title subtitle alliance holder namesake bot reservedUntil offered conceded offerNote deputy vacation',
    memberSelf: 'mine sealed',
  },
  LogEntry: { member: 'number at kind by tool seat subject cause text' },
  Notice: { member: 'id kind by seat openedAt dueAt consents against needed text', memberSelf: 'mine onMe' },
  RunningDeadline: { member: 'class title at' },
  Awaiting: { member: 'seats text' },
  Invitation: { organiser: 'id role seat url expiresAt usedBy' },
  BriefingHead: { briefed: 'number turn stage at' },
  Briefing: {
    briefed: 'number turn stage at boardHash view report pieces contacts marks stats legend layers detail cells',
    seat: 'asks',
    ended: 'sheets',
  },
  OpenedSheet: { ended: 'seat askId orders hash salt sealedAt fromStandingOrders' },
  OpenedThrows: { ended: 'number turn stage undone throws' },
  OpenedEntry: { ended: 'number kind entry salt head published at' },
  OpenedResolution: { ended: 'number turn stage groupId at input events inputHash eventsHash stateHash' },
  SheetProof: { ended: 'root entry path' },
  ProofStep: { ended: 'side hash' },
  OpenedThrow: { ended: 'name subject ordinal faces proof' },
  ReportLine: { briefed: 'rule step code args text cells about data throws' },
  LineThrows: { briefed: 'subject seat turn stage proof throws' },
  LineThrow: { briefed: 'name ordinal faces' },
  Piece: { pieces: 'id seat kind at size marks' },
  Contact: { briefed: 'id seat kind at size sight sources asOf' },
  Mark: { briefed: 'id kind label at asOf' },
  Stat: { briefed: 'key label value' },
  LegendEntry: { briefed: 'seat title subtitle eliminated reserved' },
  CellLayer: { briefed: 'key legend rows' },
  Cell: { briefed: 'name values' },
  RulesetDetail: { briefed: 'kind' },
  Ask: {
    seatA:
      'id kind title deadline silence about deadlineAt closed state receipt mayReplace draft options suggestion pathStep reach',
  },
  OrderCheck: { seatA: 'problems warnings budget' },
  PathStep: { seatA: 'next notes' },
  Reach: { seatA: 'kind slot cells' },
  Silence: { seatA: 'text rule' },
  OrderOption: { seatA: 'kind label slot rule piece to with amount item detail path many forced' },
  Choice: { seatA: 'id label badge about amount to' },
  AmountRange: { seatA: 'min max step' },
  Draft: { seatA: 'askId orders updatedAt problems warnings revision changes' },
  OrderProblem: { seatA: 'code message path rule index piece cell' },
  // No field has this type: it is what a program asks of any problem.
  Problem: { answer: 'code message path' },
  Receipt: { seat: 'askId hash salt head sealedAt by orders turn signature takenBack retractable fromStandingOrders' },
  StandingOrders: { seatA: 'kind title orders untilTurn updatedAt revision' },
  Order: { seatA: 'kind piece to path with amount item detail' },
  BattleDesk: { seat: 'id campaignId about openedAt closedAt seed showable sides entries agreedFor' },
  BattleSide: { seat: 'seat title mine zone' },
  BattleEntry: { seat: 'number seat by at kind text times answers roll' },
  BattleRoll: { seat: 'procedure input outcome throws byHand proof subject' },
  BattleThrow: { seat: 'name faces' },
  Letters: { memberSelf: 'news', seat: 'conversations conversation search' },
  LetterNews: { memberSelf: 'count unread underway' },
  ConversationConnection: { memberSelf: 'pageInfo', seat: 'edges nodes' },
  ConversationEdge: { seat: 'cursor node' },
  LetterConnection: { memberSelf: 'pageInfo', seat: 'edges nodes' },
  LetterEdge: { seat: 'cursor node' },
  Conversation: { seat: 'id unread newest' },
  Letter: { seat: 'id conversation signed proven by writtenAs to text quote sentAt arrivesAt underway mine unread' },
  Chronicle: { member: 'entries publicPath pictureMegabytes', memberSelf: 'mayWrite' },
  ChronicleEntryConnection: { member: 'edges nodes pageInfo' },
  ChronicleEntryEdge: { member: 'cursor node' },
  PublicChronicleEntryConnection: { public: 'edges nodes pageInfo' },
  PublicChronicleEntryEdge: { public: 'cursor node' },
  ChronicleEntry: {
    member: 'id turn seat by title text quote public writtenAt editedAt hidden pictures',
    memberSelf: 'mine battleId',
  },
  ChroniclePicture: { public: 'id width height caption url smallUrl' },
  WarLink: { member: 'path refusedBy' },
  SharedWar: { public: 'name rulesetId moments board view printedMap' },
  SharedMoment: { public: 'seat number turn stage at' },
  PublicChronicle: { public: 'campaign rulesetId entries' },
  PublicChronicleEntry: { public: 'id turn seat seatTitle title text quote day pictures' },
  NewToken: { answer: 'token secret' },
  SealPayload: { answer: 'receipt problems warnings' },
  BriefingFrame: { answer: 'kind briefing' },
}
