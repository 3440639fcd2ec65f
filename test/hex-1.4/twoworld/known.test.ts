import { evolve } from '@muster/rulesets/hex-1.4/engine/evolve/evolve.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { seatId, type SeatId } from '@muster/rulesets/kit/ids.js'
import { describe, expect, test } from 'vitest'
import { play } from '../support/play.js'
import { frontier, holders, stateOf } from '../support/position.js'
import { nameOf } from './geometry.js'
import { news } from './news.js'
import { mayObserve } from './observer.js'

describe.each(['standard', 'dark'] as const)('claims that lapse, %s fog', (fog) => {
  const paid = stateOf({
    settings: { fog, 'claim.requires_rp': true },
    players: { Red: {}, Blue: {}, Green: {} },
    hexes: { ...frontier, '1/6': { owner: 'Red' }, '1/7': { owner: 'Green' } },
    forces: holders,
  })
  // Nobody has paid for the two that lie side by side
  const start: State = {
    ...paid,
    hexes: paid.hexes.map((hex, cell) => (cell === 5 || cell === 6 ? { ...hex, secured: false } : hex)),
  }
  const { events, state: now } = play(start, ['upkeep', 'movement'], () => [])
  const states = events.map((_, index) => evolve(start, events.slice(0, index + 1)))
  const lapses = events.flatMap((event) => (event.kind === 'claimLapsed' ? [event] : []))
  const toldTo = (who: SeatId): readonly unknown[] =>
    lapses.flatMap(({ seenBy, seat, at }) =>
      seenBy === 'everyone' || (seenBy !== 'referee' && seenBy.includes(who)) ? [['claimLapsed', seat, at]] : [],
    )

  test('are news to whoever sees the hex, all at once, and where their owner is eliminated after them (HX-037)', () => {
    expect(lapses.map(({ at }) => nameOf(start, at))).toEqual(['1/6', '1/7'])
    expect(now.seats.flatMap(({ id, eliminated }) => (eliminated ? [id] : []))).toEqual(['Green'])
    for (const { id: seat } of start.seats) {
      const known = news({ start, events, states, now, seat, sealed: [], closed: [] })
      expect(known.filter((one) => Array.isArray(one) && one[0] === 'claimLapsed')).toEqual(toldTo(seat))
    }
    expect(toldTo(seatId('Red'))).toContainEqual(['claimLapsed', 'Green', 6])
  })
})

test('an observer may know that all saw a hex owned, and that is another thing than that all have been there (HX-500)', () => {
  const start = stateOf({ players: { Red: {}, Blue: {} }, hexes: frontier, forces: holders })
  const features = { 24: { asOf: 1, resources: [], hazards: [], exhausted: false } }
  const observed = (blue: 'saw it owned' | 'was there'): unknown => {
    const seats = start.seats.map((seat) => {
      const knowledge = { ...seat.knowledge, features, explored: [24] }
      return {
        ...seat,
        knowledge: seat.id === 'Blue' && blue === 'was there' ? { ...knowledge, explored: [] } : knowledge,
      }
    })
    const world = { start: { ...start, seats }, seat: seatId('Red') }
    return mayObserve({ ...world, moments: [], steps: [], thrown: [], sealed: [] })
  }
  expect(observed('saw it owned')).not.toEqual(observed('was there'))
})
