import { daysAhead } from '../../support/house.js'

/** Of deputies, vacations and records: see `fields`. */
export const awayFields = {
  Attendance: { inPerson: 'vacations record recordShown' },
  PlayerRecord: { inPerson: 'finished asked silent excused left lost' },
  Vacation: { inPerson: 'id from until note' },
  Deputy: { member: 'name bot from until', memberSelf: 'mine' },
  AskedDeputy: { seat: 'from until' },
  NamedDeputy: { answer: 'campaignId url' },
} as const

/** See `changes`. */
export const awayChanges = {
  nameDeputy: { args: `(campaignId: "$campaign", until: "${daysAhead(3)}") { url }`, allowed: ['playerA', 'playerB'] },
  // Nobody acts for a holder in the world of this test.
  dismissDeputy: {
    args: '(campaignId: "$campaign") { id }',
    allowed: ['playerA', 'playerB', 'organiser', 'observer', 'facilitator'],
  },
  offerSeat: { args: '(campaignId: "$campaign") { id }', allowed: ['playerA', 'playerB'] },
  announceVacation: {
    args: `(from: "${daysAhead(2)}", until: "${daysAhead(3)}") { recordShown }`,
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'organiser', 'observer', 'facilitator'],
  },
  // The vacation is nobody's: the same refusal to all.
  cancelVacation: { args: '(id: "$battle") { recordShown }', allowed: [] },
  showRecord: {
    args: '(to: MEMBERS) { recordShown }',
    allowed: ['outsider', 'operator', 'playerA', 'playerB', 'organiser', 'observer', 'facilitator'],
  },
} as const
