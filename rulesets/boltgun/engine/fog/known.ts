import { token } from '../../../kit/ids.js'
import type { Contact, MarkView } from '../../../kit/view.js'
import { namer } from '../ground/namer.js'
import type { Feature, Knowledge, Seat, Sighting, State } from '../model/state.js'
import type { CaptureView, RelicView } from '../view/view.js'

/** Knowledge made at the end of a turn shows the map as the next turn opens. */
const opening = (state: State, turn: number): number => Math.min(state.turn, turn + 1)

const bySight = (a: Sighting, b: Sighting): number =>
  a.at - b.at ||
  (a.level ?? -1) - (b.level ?? -1) ||
  compare(a.seat, b.seat) ||
  compare(sourcesOf(a).join(), sourcesOf(b).join())

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const sourcesOf = ({ sources }: Sighting): readonly string[] => [...sources].sort()

/** Enemies as the seat knows them. Their numbers follow from what is shown of them, so that they say no more (BG-002). */
export const contactsOf = (state: State, { sightings, asOf }: Knowledge): readonly Contact[] => {
  const name = namer(state)
  return [...sightings].sort(bySight).map((sighting, index) => ({
    id: token(`contact-${String(index + 1)}`),
    seat: sighting.seat,
    kind: 'banner',
    at: name(sighting.at),
    size: sighting.level,
    sight: sighting.level === null ? 'located' : 'measured',
    sources: sourcesOf(sighting),
    asOf: opening(state, asOf),
  }))
}

/** BG-177: sectors taken from the seat. Of a captor that is gone nothing is told but that. */
export const capturesOf = (state: State, { captures }: Knowledge): readonly CaptureView[] => {
  const name = namer(state)
  return captures.map(({ sector, seat, at, level }) => ({
    sector: name(sector),
    seat: at === null ? null : seat,
    at: at === null ? null : name(at),
    level,
  }))
}

const featureMarks = (state: State, features: readonly Feature[], asOf: number): readonly MarkView[] => {
  const name = namer(state)
  return [...features]
    .sort((a, b) => a.at - b.at || compare(a.kind, b.kind) || compare(a.label, b.label))
    .map(({ kind, label, at }, index) => ({
      id: token(`feature-${String(index + 1)}`),
      kind,
      label,
      at: name(at),
      asOf,
    }))
}

const relicMarks = (relics: readonly RelicView[]): readonly MarkView[] =>
  relics.map(({ id, label, at, asOf }) => ({ id: token(id), kind: 'relic', label, at, asOf }))

/** Relics on the ground as the seat last knew them. */
export const relicsKnown = (state: State, { relics }: Knowledge): readonly RelicView[] => {
  const name = namer(state)
  return [...relics]
    .sort((a, b) => a.at - b.at || compare(a.relic, b.relic))
    .map(({ relic, at, asOf }) => ({
      id: relic,
      label: state.relics.find(({ id }) => id === relic)?.label ?? relic,
      at: name(at),
      asOf: opening(state, asOf),
    }))
}

/** Features and relics that a seat has found, or holds open before it; what is known stays known. */
export const marksKnown = (state: State, { knowledge }: Seat): readonly MarkView[] => [
  ...featureMarks(
    state,
    state.features.filter(({ id }) => knowledge.features.includes(id)),
    opening(state, knowledge.asOf),
  ),
  ...relicMarks(relicsKnown(state, knowledge)),
]

/** Every relic on the ground, for those who see all. */
export const relicsAll = (state: State): readonly RelicView[] => {
  const name = namer(state)
  return state.relics.flatMap(({ id, label, place }) =>
    place.kind === 'ground' ? [{ id, label, at: name(place.at), asOf: state.turn }] : [],
  )
}

export const marksAll = (state: State): readonly MarkView[] => [
  ...featureMarks(state, state.features, state.turn),
  ...relicMarks(relicsAll(state)),
]
