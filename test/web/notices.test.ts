import { seatId } from '@muster/rulesets/kit/ids.js'
import { expect, test } from 'vitest'
import type { Place } from '../../web/api/campaign.js'
import type { OpenNotice } from '../../web/api/table.js'
import { isVote, type NoticeAct, offersOf, voteOffersOf } from '../../web/campaign/people/offers.js'

const closing: OpenNotice = {
  ...{
    id: 'm',
    kind: 'CLOSING',
    by: 'North',
    mine: false,
    seat: null,
    consents: [seatId('C')],
    against: [],
    onMe: false,
  },
  text: 'North wants to close this stage early.',
}
const waiting: OpenNotice = { ...closing, kind: 'PLACE', seat: seatId('B'), consents: [] }

const seat = {
  ...{ id: seatId('A'), title: 'First', subtitle: '', alliance: null, holder: 'North', namesake: null },
  ...{
    bot: false,
    reservedUntil: null,
    offered: false,
    conceded: false,
    offerNote: null,
    deputy: null,
    vacation: null,
    mine: false,
    sealed: null,
  },
}

const offered = (notice: OpenNotice, place: Partial<Place>): readonly NoticeAct[] =>
  offersOf(notice, {
    role: 'PLAYER',
    seat: seatId('A'),
    organiser: false,
    coOrganiser: false,
    former: false,
    excuses: 0,
    ...{ askedDeputy: null, askedCommander: null },
    askedCommander: null,
    ...place,
  })

test('a notice offers each reader what they may do about it', () => {
  expect(offered(closing, {})).toEqual(['consent', 'object'])
  expect(offered(closing, { seat: seatId('C') })).toEqual(['object'])
  expect(offered({ ...closing, mine: true }, { organiser: true })).toEqual(['withdraw'])
  expect(offered(closing, { role: 'FACILITATOR', seat: null })).toEqual(['object'])
  expect(offered(closing, { role: 'OBSERVER', seat: null })).toEqual([])
  expect(offered(closing, { former: true })).toEqual([])
  expect(offered(waiting, {})).toEqual(['consent'])
  expect(offered(waiting, { organiser: true, role: 'ORGANISER', seat: null })).toEqual(['withdraw'])
  expect(offered(waiting, { role: 'WAITING', seat: null })).toEqual([])
})

test('a vote offers each reader what they may do about it', () => {
  const vote: OpenNotice = { ...closing, kind: 'ORGANISER', consents: [seatId('A')], against: [seatId('B')] }
  expect([isVote(vote), isVote(closing)]).toEqual([true, false])
  const base: Place = {
    role: 'PLAYER',
    seat: seatId('A'),
    organiser: false,
    coOrganiser: false,
    former: false,
    excuses: 0,
    ...{ askedDeputy: null, askedCommander: null },
    askedCommander: null,
  }
  const of = (place: Partial<Place>, more: Partial<OpenNotice> = {}, bot = false) =>
    voteOffersOf({ ...vote, ...more }, { ...base, ...place }, { seats: [{ ...seat, mine: true, bot }] })
  expect(of({})).toEqual(['against'])
  expect(of({ seat: seatId('B') })).toEqual(['for'])
  expect(of({ seat: seatId('C') }, { onMe: true })).toEqual(['for', 'against', 'withdraw'])
  expect(of({ seat: seatId('C') }, {}, true)).toEqual([])
  expect(of({ seat: seatId('C'), former: true })).toEqual([])
  expect(of({ role: 'ORGANISER', seat: null, organiser: true })).toEqual(['stay'])
  expect(of({ role: 'OBSERVER', seat: null, organiser: true, coOrganiser: true })).toEqual([])
  expect(of({ role: 'ORGANISER', seat: null, organiser: true }, { kind: 'END' })).toEqual([])
})
