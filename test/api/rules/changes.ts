import { awayChanges } from './away.js'
import { facilitatingChanges } from './facilitating.js'
import { daysAhead } from '../../support/house.js'
import { less, type Role, rules, type Secrecy } from './table.js'

const desk = 'campaignId: "$campaign", battleId: "$battle", idempotencyKey: "matrix-key"'

/** What each change does to somebody who may not: all people but those named are refused, and nothing moves. Tokens may what their owners may, with the scope. */
export const changes: Readonly<Record<string, { readonly args: string; readonly allowed: readonly Role[] }>> = {
  createCampaign: {
    args: '(input: { name: "x", rulesetId: "boltgun", scenarioId: "first-contact", timeZone: "UTC" }) { id }',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  createToken: {
    args: '(name: "x", scopes: [READ]) { secret }',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  revokeToken: {
    args: '(id: "x")',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  allowProgram: {
    args: '(query: "$asking", scopes: [READ])',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  // No device shows this code.
  answerDevice: {
    args: '(userCode: "BBBB-BBBB", allow: false, scopes: [])',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  takeBackGrant: {
    args: '(id: "x")',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  setLanguage: {
    args: '(language: EN)',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  endSession: {
    args: '(id: "x")',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  renamePasskey: {
    args: '(id: "x", name: "x")',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  removePasskey: {
    args: '(id: "x")',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  disconnectService: {
    args: '(id: "x")',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  endAllSessions: {
    args: '',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  // The channel is nobody's: the same refusal to all.
  pauseChannel: { args: '(id: "$battle", paused: true)', allowed: [] },
  testChannel: { args: '(id: "$battle")', allowed: [] },
  chooseNotifications: { args: '(channelId: "$battle", kinds: [])', allowed: [] },
  renewSecret: { args: '(channelId: "$battle") { secret }', allowed: [] },
  removeChannel: { args: '(id: "$battle")', allowed: [] },
  // There is no such delivery.
  replayDelivery: { args: '(id: "$battle")', allowed: [] },
  addChannel: {
    args: '(input: { kind: DISCORD, campaignId: "$campaign", url: "http://127.0.0.1:9/api/webhooks/1/x" }) { secret }',
    allowed: ['organiser'],
  },
  acknowledgeNotifications: {
    args: '(through: 0)',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  renewCalendar: {
    args: '',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  endCalendar: {
    args: '',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  setDigest: {
    args: '',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  setQuietHours: {
    args: '',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  acceptInvitation: {
    args: '(token: "$invitation") { id }',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  invite: { args: '(campaignId: "$campaign", role: OBSERVER) { id url }', allowed: ['organiser'] },
  revokeInvitation: { args: '(id: "$invitationId")', allowed: ['organiser'] },
  startCampaign: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  closeStage: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser', 'facilitator'] },
  // Nothing is to happen in the world of this test: the same refusal to all.
  consentTo: { args: '(campaignId: "$campaign", noticeId: "$battle") { id }', allowed: [] },
  objectTo: { args: '(campaignId: "$campaign", noticeId: "$battle") { id }', allowed: [] },
  extendDeadline: {
    args: `(campaignId: "$campaign", class: "$class", at: "${daysAhead(200)}") { id }`,
    allowed: ['organiser', 'facilitator'],
  },
  ...facilitatingChanges,
  pauseCampaign: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser', 'facilitator'] },
  resumeCampaign: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser', 'facilitator'] },
  allowMove: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  endCampaign: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  callVote: { args: '(campaignId: "$campaign", on: { end: true }) { id }', allowed: ['playerA', 'playerB'] },
  concede: { args: '(campaignId: "$campaign") { id }', allowed: ['playerA', 'playerB'] },
  // There is no vote in the world of this test.
  castVote: { args: '(campaignId: "$campaign", noticeId: "$battle", inFavour: true) { id }', allowed: [] },
  keepOrganising: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  nameOrganiser: {
    args: '(campaignId: "$campaign", memberId: "$battle", role: CO_ORGANISER) { id }',
    allowed: ['organiser'],
  },
  // Nobody is named in the world of this test.
  answerNaming: {
    args: '(campaignId: "$campaign", accept: true) { id }',
    allowed: ['playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  dismissCoOrganiser: { args: '(campaignId: "$campaign", memberId: "$battle") { id }', allowed: ['organiser'] },
  setVisibility: { args: '(campaignId: "$campaign", visibility: UNLISTED) { id }', allowed: ['organiser'] },
  // The campaign of this test is private, and nobody has asked for a seat: the same refusal to all.
  requestSeat: {
    args: `(campaignId: "$campaign", diceContribution: "${'ab'.repeat(32)}") { id }`,
    allowed: [],
  },
  withdrawSeatRequest: { args: '(id: "$battle")', allowed: [] },
  answerSeatRequest: { args: '(id: "$battle", accept: true) { id }', allowed: [] },
  callRoll: { args: `(campaignId: "$campaign", until: "${daysAhead(2)}") { id }`, allowed: ['organiser'] },
  // It has started.
  answerRollCall: {
    args: '(campaignId: "$campaign") { id }',
    allowed: ['playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  freeMissingSeats: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  removeCommander: { args: '(campaignId: "$campaign", memberId: "$battle", reason: "x") { id }', allowed: [] },
  removeHolder: { args: '(campaignId: "$campaign", seat: "B") { id }', allowed: ['organiser', 'facilitator'] },
  // It has started.
  reserveSeat: { args: '(campaignId: "$campaign", seat: "B") { id }', allowed: ['organiser'] },
  releaseSeat: { args: '(campaignId: "$campaign", seat: "B") { id }', allowed: ['organiser'] },
  seatBot: { args: '(campaignId: "$campaign", seat: "B") { id }', allowed: ['organiser', 'facilitator'] },
  removeBot: { args: '(campaignId: "$campaign", seat: "B") { id }', allowed: ['organiser', 'facilitator'] },
  // No bot plays for a holder in the world of this test, and no seat is offered.
  keepSeat: { args: '(campaignId: "$campaign") { id }', allowed: ['playerA', 'playerB'] },
  ...awayChanges,
  removeFacilitator: { args: '(campaignId: "$campaign") { id }', allowed: ['organiser'] },
  leaveCampaign: {
    args: '(campaignId: "$campaign")',
    allowed: ['playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  saveDraft: {
    args: '(campaignId: "$campaign", askId: "$ask", orders: []) { askId }',
    allowed: ['playerA', 'commander'],
  },
  keepStandingOrders: {
    args: '(campaignId: "$campaign", askId: "$ask", orders: []) { kind }',
    allowed: ['playerA'],
  },
  endStandingOrders: {
    args: '(campaignId: "$campaign", kind: "plan")',
    allowed: ['playerA', 'playerB'],
  },
  takeBackSeal: { args: '(campaignId: "$campaign", askId: "$ask")', allowed: ['playerA'] },
  sealOrders: {
    args: '(campaignId: "$campaign", askId: "$ask", orders: [], idempotencyKey: "matrix-key") { receipt { hash } }',
    allowed: ['playerA'],
  },
  // There is no battle in the world of this test: the same refusal to all.
  writeToBattle: { args: `(${desk}, text: "x") { id }`, allowed: [] },
  proposeTimes: { args: `(${desk}, times: ["2030-01-01T00:00:00Z"]) { id }`, allowed: [] },
  agreeOnTime: { args: `(${desk}, entry: 1, time: "2030-01-01T00:00:00Z") { id }`, allowed: [] },
  callOffTime: { args: `(${desk}) { id }`, allowed: [] },
  rollAtBattle: { args: `(${desk}, procedure: "x", input: {}) { id }`, allowed: [] },
  showBattle: { args: `(${desk}) { id }`, allowed: [] },
  // Of what is one's own as of what one may not read: the same refusal.
  writeChronicle: {
    args: '(campaignId: "$campaign", entry: { title: "x", text: "x" }, idempotencyKey: "matrix-key") { id }',
    allowed: ['playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  editChronicle: {
    args: '(campaignId: "$campaign", entryId: "$entry", entry: { title: "x", text: "x" }) { id }',
    allowed: ['playerA'],
  },
  hideChronicleEntry: {
    args: '(campaignId: "$campaign", entryId: "$entry", hidden: false) { id }',
    allowed: ['playerA', 'organiser'],
  },
  // It is no scenario file: nothing comes of it.
  importScenario: {
    args: '(text: "x") { id }',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  saveScenario: {
    args: '(input: { id: "$battle", revision: 1, file: {} }) { id }',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  // There is no such scenario: the same refusal to all.
  forkScenario: { args: '(id: "$battle") { id }', allowed: [] },
  shareScenario: { args: '(id: "$battle") { id }', allowed: [] },
  endScenarioLink: { args: '(id: "$battle") { id }', allowed: [] },
  deleteScenario: { args: '(id: "$battle")', allowed: [] },
  shareWar: { args: '(campaignId: "$campaign", open: true) { path }', allowed: ['organiser'] },
  refuseWarLink: { args: '(campaignId: "$campaign", refused: true) { path }', allowed: ['playerA', 'playerB'] },
  publishChronicle: { args: '(campaignId: "$campaign", open: true) { mayWrite }', allowed: ['organiser'] },
  blockAccount: { args: '(accountId: "x", reason: "Rude.")', allowed: [] },
  unblockAccount: { args: '(accountId: "x")', allowed: [] },
  settleComplaint: { args: '(id: "x")', allowed: [] },
  retryCampaign: { args: '(campaignId: "$campaign")', allowed: ['operator'] },
  complain: {
    args: '(campaignId: "$campaign", about: LETTER, id: "$letter", reason: "Rude.")',
    allowed: ['playerB', 'commander'],
  },
  writeLetter: {
    args: '(campaignId: "$campaign", to: ["B"], text: "x", idempotencyKey: "matrix-key") { id }',
    allowed: ['playerA', 'playerB', 'commander', 'organiser', 'facilitator'],
  },
  markLettersRead: {
    args: '(campaignId: "$campaign", letterId: "$letter") { unread }',
    allowed: ['playerA', 'playerB', 'commander'],
  },
}

/** Streams → how each is opened, and by whom. */
interface StreamRow {
  readonly args: string
  readonly secrecy: Secrecy
  /** Who is sent a frame. */
  readonly allowed: ReadonlySet<Role>
  /** Who may listen, and is never sent one. */
  readonly still?: ReadonlySet<Role>
}

export const streams: Readonly<Record<string, StreamRow>> = {
  briefing: { args: '(campaignId: "$campaign") { kind }', secrecy: 'seat', allowed: rules.member },
  status: { args: '(campaignId: "$campaign") { turn }', secrecy: 'members', allowed: rules.member },
  draft: {
    args: '(campaignId: "$campaign", askId: "$ask") { revision }',
    secrecy: 'seat',
    allowed: rules.seatA,
    still: less(['playerB', 'observer', 'facilitator', 'organiser', 'facilitateToken', 'organiseToken']),
  },
  // Nothing has so high a number.
  notification: {
    args: '(after: 1000000) { number }',
    secrecy: 'own',
    allowed: rules.answer,
    still: rules.signedIn,
  },
  letters: { args: '(campaignId: "$campaign") { unread }', secrecy: 'own', allowed: rules.member },
  // There is no battle in the world of this test.
  battle: { args: '(campaignId: "$campaign", battleId: "$battle") { id }', secrecy: 'seat', allowed: rules.answer },
}
