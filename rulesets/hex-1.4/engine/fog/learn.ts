import type { Cell } from '../../../kit/grid.js'
import { alike } from '../../../kit/json.js'
import { hexAt } from '../model/control.js'
import type { HexEvent } from '../events/events.js'
import type { Lesson } from '../events/knowledge.js'
import type { Knowledge, OwnerMemory, Seat, State } from '../model/state.js'
import { eyesOf, fogOf, seesOwner, type Eyes } from './sight.js'
import { featuresOf, lossSnapshot, ownerOf, reconSnapshot } from './sighting.js'
import { learnt, scoutAt } from './told.js'

export { afterFight, entered, garrisonRevealed, hexLost, reconReport, sabotageSeen, uplinkReport } from './told.js'
export { witnesses } from './sight.js'

/** Two states, and one seat's eyes and memory in both. */
interface Span {
  readonly before: State
  readonly now: State
  readonly then: Eyes
  readonly eyes: Eyes
  readonly had: Knowledge
  readonly known: Knowledge
}

const spanOf = (before: State, now: State, seat: Seat): Span => ({
  before,
  now,
  then: eyesOf(before, seat.id),
  eyes: eyesOf(now, seat.id),
  had: before.seats.find(({ id }) => id === seat.id)?.knowledge ?? seat.knowledge,
  known: seat.knowledge,
})

/** HX-503: features before one's eyes, and those that one has just ceased to see, as they were then. */
const features = ({ before, now, then, eyes, had, known }: Span, at: Cell): Pick<Lesson, 'features'> => {
  const kept = known.features[at]
  const sees = eyes.owned.has(at) || eyes.stood.has(at)
  const saw = then.owned.has(at) || then.stood.has(at)
  if (!sees && (!saw || kept !== had.features[at])) return {}
  const old = hexAt(before, at)
  const seen = featuresOf(sees || !old.explored ? hexAt(now, at) : old, now.turn)
  // What one owns is before one's eyes: its memory counts when it is lost, and is stamped then
  const changed = kept === undefined || !alike({ ...kept, asOf: 0 }, { ...seen, asOf: 0 })
  const stale = kept?.asOf !== now.turn && !eyes.owned.has(at)
  return changed || stale ? { features: seen } : {}
}

/** HX-251: what the recon force that stays in a hex sees, beside what the seat saw last. */
const watched = ({ now, eyes, known }: Span, at: Cell): Pick<Lesson, 'snapshot' | 'by' | 'since'> => {
  const snapshot = reconSnapshot(now, eyes.seat, at)
  const since = known.snapshots[at]
  return alike(snapshot, since) ? {} : { snapshot, ...scoutAt(now, eyes.seat, at), ...(since ? { since } : {}) }
}

/** HX-504: hexes lost, unless that was told when it happened; and where a recon force stays. */
const snapshots = (span: Span, at: Cell, recon: ReadonlySet<Cell>): Pick<Lesson, 'snapshot' | 'by' | 'since'> => {
  const { now, then, eyes, had, known } = span
  if (recon.has(at) && !eyes.owned.has(at)) return watched(span, at)
  const lost = then.owned.has(at) && !eyes.owned.has(at)
  return lost && known.snapshots[at] === had.snapshots[at] ? { snapshot: lossSnapshot(now, eyes.seat, at) } : {}
}

/** HX-511: under `dark` fog the last owner seen. */
const owners = ({ before, now, then, eyes, had, known }: Span, at: Cell): Pick<Lesson, 'owner'> => {
  const kept = known.owners[at]
  const stamp = (owner: OwnerMemory): Pick<Lesson, 'owner'> => ({ owner })
  if (seesOwner(eyes, at)) {
    const seen = ownerOf(hexAt(now, at), now.turn)
    return kept && alike({ ...kept, asOf: 0 }, { ...seen, asOf: 0 }) ? {} : stamp(seen)
  }
  if (!seesOwner(then, at) || kept !== had.owners[at]) return {}
  // Who loses a hex knows to whom
  return stamp(ownerOf(hexAt(then.owned.has(at) ? now : before, at), now.turn))
}

/** HX-500: that a hex without owner was explored is known to those who saw it owned. */
const explored = ({ before, now, eyes, known }: Span, at: Cell, dark: boolean): Pick<Lesson, 'explored'> => {
  if (hexAt(now, at).owner !== null || known.explored.includes(at)) return {}
  const last = dark ? (seesOwner(eyes, at) ? known.owners[at]?.owner : null) : hexAt(before, at).owner
  return last === null || last === undefined ? {} : { explored: true }
}

/** HX-251: something has changed before a recon force that stays, or it stands where nothing was reported and somebody or something is. */
const isNews = ({ by, since, snapshot }: Lesson): boolean => {
  if (by === undefined || !snapshot) return false
  const { facilities, forces, owner } = snapshot
  if (!since) return (facilities?.length ?? 0) + (forces?.length ?? 0) > 0
  return !alike(
    { facilities, forces, owner },
    { facilities: since.facilities, forces: since.forces, owner: since.owner },
  )
}

/**
 * What seats come to keep of hexes by what happened between two states: features of hexes owned and entered, hexes lost, what recon forces see
 * where they stay, and owners under `dark` fog (HX-500, HX-503, HX-504, HX-511).
 * Recon forces look after Movement and at the end of the turn (`scouts`).
 */
export const learn = (before: State, now: State, scouts: boolean): readonly HexEvent[] => {
  const dark = fogOf(now) === 'dark'
  return now.seats.flatMap((seat) => {
    const span = spanOf(before, now, seat)
    const recon = new Set(
      now.forces.flatMap((force) => (scouts && force.seat === seat.id && force.class === 'RF' ? [force.at] : [])),
    )
    const lessons = now.hexes.flatMap((_, at): readonly Lesson[] => {
      const lesson: Lesson = {
        at,
        ...features(span, at),
        ...snapshots(span, at, recon),
        ...(dark ? owners(span, at) : {}),
        ...explored(span, at, dark),
      }
      return Object.keys(lesson).length > 1 ? [lesson] : []
    })
    const news = lessons.filter(isNews)
    const rest = lessons.filter((lesson) => !news.includes(lesson))
    return [
      ...(rest.length > 0 ? [learnt(seat.id, 'sight', rest)] : []),
      ...(news.length > 0 ? [learnt(seat.id, 'watch', news)] : []),
    ]
  })
}
