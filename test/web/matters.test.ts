import { expect, test } from 'vitest'
import type { Place } from '../../web/api/campaign.js'
import type { Matter } from '../../web/api/table.js'
import { type MatterAct, offersOf } from '../../web/campaign/people/offers.js'

const closing: Matter = {
  ...{ id: 'm', kind: 'CLOSING', by: 'North', mine: false, seat: null, consents: ['C'] },
  text: 'North wants to close this stage early.',
}
const waiting: Matter = { ...closing, kind: 'PLACE', seat: 'B', consents: [] }

const offered = (matter: Matter, place: Partial<Place>): readonly MatterAct[] =>
  offersOf(matter, { role: 'PLAYER', seat: 'A', organiser: false, former: false, ...place })

test('a notice offers each reader what they may do about it', () => {
  expect(offered(closing, {})).toEqual(['consent', 'object'])
  expect(offered(closing, { seat: 'C' })).toEqual(['object'])
  expect(offered({ ...closing, mine: true }, { organiser: true })).toEqual(['withdraw'])
  expect(offered(closing, { role: 'FACILITATOR', seat: null })).toEqual(['object'])
  expect(offered(closing, { role: 'OBSERVER', seat: null })).toEqual([])
  expect(offered(closing, { former: true })).toEqual([])
  expect(offered(waiting, {})).toEqual(['consent'])
  expect(offered(waiting, { organiser: true, role: 'ORGANISER', seat: null })).toEqual(['withdraw'])
  expect(offered(waiting, { role: 'WAITING', seat: null })).toEqual([])
})
