import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import type { SeatContext } from '../model/rulesContext.js'
import { byText, findBanner } from '../model/pieces.js'
import { disputed, type Banner, type Feature, type RelicMemory, type Seat } from '../model/state.js'
import { toSeat, type Position } from '../steps/step.js'

/** Sectors under any battle range: 0 nobody's, n the n-th seat's alone, -1 of several. */
const underBattle = ({ state, context }: Position): Int16Array => {
  const under = new Int16Array(context.size)
  for (const banner of state.banners) {
    const seat = context.seat(banner.seat)
    for (const cell of seat.battle.region(banner.at))
      under[cell] = under[cell] === 0 || under[cell] === seat.index + 1 ? seat.index + 1 : -1
  }
  return under
}

/** Banners of a seat that searched and still stand, with what their searches lay open (BG-121, BG-122, BG-173, A-35). */
const searches = (at: Position, seat: SeatContext, under: Int16Array): ReadonlyMap<Banner, readonly Cell[]> => {
  const eye = seat.rules.has('ALL_SEEING_EYE')
  const found = new Map<Banner, readonly Cell[]>()
  for (const id of at.state.memory.searching) {
    const banner = findBanner(at.state, id)
    if (banner?.seat !== seat.id) continue
    const open = seat.findings.region(banner.at).filter((cell) => {
      const hidden = at.state.hold[cell] === disputed || (under[cell] !== 0 && under[cell] !== seat.index + 1)
      // BG-315
      return eye || !hidden
    })
    found.set(banner, open)
  }
  return found
}

/** Each search with what it has found that its player did not know of. */
const told = (found: ReadonlyMap<Banner, readonly Cell[]>, places: readonly Cell[]): readonly BoltgunEvent[] =>
  [...found]
    .sort(([a], [b]) => byText(a.id, b.id))
    .map(([{ id, seat }, area]) => ({
      kind: 'searched',
      banner: id,
      seat,
      found: places.filter((cell) => area.includes(cell)).length,
      seenBy: toSeat(seat),
    }))

const relicsOf = (at: Position, seat: Seat, context: SeatContext, area: ReadonlySet<Cell>): readonly BoltgunEvent[] => {
  const { state } = at
  const seen = state.relics.flatMap((relic): RelicMemory[] => {
    const { place } = relic
    if (place.kind !== 'ground') return []
    const open = !place.hidden && state.hold[place.at] === context.index + 1
    return open || area.has(place.at) ? [{ relic: relic.id, at: place.at, asOf: state.turn }] : []
  })
  // What a search covers and does not find lies there no more
  const kept = seat.knowledge.relics.filter(
    (memory) => !area.has(memory.at) && !seen.some((entry) => entry.relic === memory.relic),
  )
  const relics = [...kept, ...seen].sort((a, b) => (a.relic < b.relic ? -1 : 1))
  const found = seen
    .filter((entry) => !seat.knowledge.relics.some((old) => old.relic === entry.relic && old.at === entry.at))
    .map(({ relic, at: place }) => ({
      relic,
      label: state.relics.find(({ id }) => id === relic)?.label ?? relic,
      at: place,
    }))
  const unchanged = found.length === 0 && kept.length + seen.length === seat.knowledge.relics.length
  if (unchanged && seen.length === 0) return []
  return [{ kind: 'relicsKnown', seat: seat.id, relics, found, seenBy: toSeat(seat.id) }]
}

/** What a seat finds, in the order of the map: the referee's own list would tell where others stand in it. */
export const featuresFound = (seat: SeatId, features: readonly Feature[]): readonly BoltgunEvent[] =>
  [...features]
    .sort((a, b) => a.at - b.at || byText(a.label, b.label))
    .map(({ id, label, kind, at }) => ({
      kind: 'featureFound',
      seat,
      feature: id,
      label,
      type: kind,
      at,
      seenBy: toSeat(seat),
    }))

/** Step 16. BG-057, BG-173: open features are reported to the occupier, hidden ones to whoever searches their sector. */
export const search = (at: Position): readonly BoltgunEvent[] => {
  const { state, context } = at
  const under = underBattle(at)
  return state.seats.flatMap((seat): readonly BoltgunEvent[] => {
    if (seat.eliminated) return []
    const own = context.seat(seat.id)
    const looked = searches(at, own, under)
    const area = new Set([...looked.values()].flat())
    const features = state.features.filter(
      ({ id, at: cell, hidden }) =>
        !seat.knowledge.features.includes(id) && (area.has(cell) || (!hidden && state.hold[cell] === own.index + 1)),
    )
    const relics = relicsOf(at, seat, own, area)
    const places = relics.flatMap((event) => (event.kind === 'relicsKnown' ? event.found.map((one) => one.at) : []))
    return [
      ...featuresFound(seat.id, features),
      ...relics,
      ...told(looked, [...features.map((feature) => feature.at), ...places]),
    ]
  })
}
