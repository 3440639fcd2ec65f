import { daysAhead } from '../../support/house.js'

/** Of deputies, vacations and records: see `fields`. */
export const awayFields = {
  AbsenceRules: {
    member: 'silentStages silentThen quorum waitHours excuses excuseTurns vacations vacationStageDays vacationDays',
  },
  Attendance: { inPerson: 'vacations record recordShown' },
  PlayerRecord: { inPerson: 'finished asked silent excused left lost' },
  Vacation: { inPerson: 'id from until note' },
  Deputy: { member: 'name bot from until', memberSelf: 'mine' },
  AskedDeputy: { seat: 'from until' },
  NamedDeputy: { answer: 'campaignId url' },
  DraftChange: { seatA: 'piece by mine' },
  Commander: { seatA: 'id name mine pieces seals' },
  CommanderLink: { answer: 'campaignId url expiresAt' },
} as const

/** See `changes`. */
export const awayChanges = {
  nameDeputy: { args: `(campaignId: "$campaign", until: "${daysAhead(3)}") { url }`, allowed: ['playerA', 'playerB'] },
  // Nobody acts for a holder in the world of this test.
  dismissDeputy: {
    args: '(campaignId: "$campaign") { id }',
    allowed: ['playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  inviteCommander: { args: '(campaignId: "$campaign") { url }', allowed: ['playerA', 'playerB'] },
  // The commander is nobody's: the same refusal to all.
  entrustCommander: { args: '(campaignId: "$campaign", commanderId: "$battle", seals: true) { id }', allowed: [] },
  dismissCommander: { args: '(campaignId: "$campaign", commanderId: "$battle") { id }', allowed: [] },
  offerSeat: { args: '(campaignId: "$campaign") { id }', allowed: ['playerA', 'playerB'] },
  announceVacation: {
    args: `(from: "${daysAhead(2)}", until: "${daysAhead(3)}") { recordShown }`,
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
  // The vacation is nobody's: the same refusal to all.
  cancelVacation: { args: '(id: "$battle") { recordShown }', allowed: [] },
  showRecord: {
    args: '(to: MEMBERS) { recordShown }',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'commander', 'organiser', 'observer', 'facilitator'],
  },
} as const
