import type { Cell } from '../../../kit/grid.js'
import type { BoltgunEvent } from '../events.js'
import type { SeatLaws } from '../laws.js'
import { byText, findBanner } from '../pieces.js'
import { disputed, type Feature, type RelicMemory, type Seat } from '../state.js'
import { toSeat, type Position } from './step.js'

/** Sectors under any battle range: 0 nobody's, n the n-th seat's alone, -1 of several. */
const underBattle = ({ state, laws }: Position): Int16Array => {
  const under = new Int16Array(laws.size)
  for (const banner of state.banners) {
    const seat = laws.seat(banner.seat)
    for (const cell of seat.battle.region(banner.at))
      under[cell] = under[cell] === 0 || under[cell] === seat.index + 1 ? seat.index + 1 : -1
  }
  return under
}

/** Where a seat's searches find things this turn: of banners that still stand (BG-121, BG-122, BG-173, A-35). */
const searched = (at: Position, seat: SeatLaws, under: Int16Array): ReadonlySet<Cell> => {
  const found = new Set<Cell>()
  const eye = seat.rules.has('ALL_SEEING_EYE')
  for (const id of at.state.memory.searching) {
    const banner = findBanner(at.state, id)
    if (banner?.seat !== seat.id) continue
    for (const cell of seat.findings.region(banner.at)) {
      const hidden = at.state.hold[cell] === disputed || (under[cell] !== 0 && under[cell] !== seat.index + 1)
      // BG-315
      if (eye || !hidden) found.add(cell)
    }
  }
  return found
}

const relicsOf = (at: Position, seat: Seat, laws: SeatLaws, area: ReadonlySet<Cell>): readonly BoltgunEvent[] => {
  const { state } = at
  const seen = state.relics.flatMap((relic): RelicMemory[] => {
    const { place } = relic
    if (place.kind !== 'ground') return []
    const open = !place.hidden && state.hold[place.at] === laws.index + 1
    return open || area.has(place.at) ? [{ relic: relic.id, at: place.at, asOf: state.turn }] : []
  })
  // What a search covers and does not find lies there no more
  const kept = seat.knowledge.relics.filter(
    (memory) => !area.has(memory.at) && !seen.some((entry) => entry.relic === memory.relic),
  )
  const relics = [...kept, ...seen].sort((a, b) => (a.relic < b.relic ? -1 : 1))
  const found = seen
    .filter((entry) => !seat.knowledge.relics.some((old) => old.relic === entry.relic && old.at === entry.at))
    .map((entry) => entry.relic)
  const unchanged = found.length === 0 && kept.length + seen.length === seat.knowledge.relics.length
  if (unchanged && seen.length === 0) return []
  return [{ kind: 'relicsKnown', seat: seat.id, relics, found, seenBy: toSeat(seat.id) }]
}

export const inMapOrder = (features: readonly Feature[]): readonly Feature[] =>
  [...features].sort((a, b) => a.at - b.at || byText(a.label, b.label))

/** Step 16. BG-057, BG-173: open features are reported to the occupier, hidden ones to whoever searches their sector. */
export const search = (at: Position): readonly BoltgunEvent[] => {
  const { state, laws } = at
  const under = underBattle(at)
  return state.seats.flatMap((seat): readonly BoltgunEvent[] => {
    if (seat.eliminated) return []
    const own = laws.seat(seat.id)
    const area = searched(at, own, under)
    const features = state.features.filter(
      ({ id, at: cell, hidden }) =>
        !seat.knowledge.features.includes(id) && (area.has(cell) || (!hidden && state.hold[cell] === own.index + 1)),
    )
    return [
      // In the order of the map: the referee's own list would tell where others stand in it
      ...inMapOrder(features).map((feature): BoltgunEvent => ({
        kind: 'featureFound',
        seat: seat.id,
        feature: feature.id,
        at: feature.at,
        seenBy: toSeat(seat.id),
      })),
      ...relicsOf(at, seat, own, area),
    ]
  })
}
