import { pieceId, type PieceId } from '../../../kit/ids.js'
import type { Guess } from '../../../kit/sandbox.js'
import { isForceClass } from '../data/troops.js'
import type { PendingItem } from '../model/pending.js'
import type { Unit } from '../model/pieces.js'
import type { Force, Pending } from '../model/state.js'
import { seatOfView } from '../view/account.js'
import { contextOfView } from '../view/rulesContext.js'
import type { HexView, PendingView, SightedView } from '../view/view.js'
import { knownHexes } from './hexes.js'

const ownForces = (view: HexView): readonly Force[] => {
  const { cell } = contextOfView(view)
  return view.detail.forces.map((force) => ({ ...force, at: cell(force.at) ?? 0 }))
}

/** Units of a force that was seen: their names, and how many live. */
const unitsFrom = (force: PieceId, { units }: SightedView): readonly Unit[] =>
  units.map(({ name, alive }, index) => ({
    ...{ id: `${force}-${String(index + 1)}`, name, alive, models: Math.max(1, alive) },
    ...{ types: [], points: 0, experience: 0, honours: [] },
  }))

/** Forces as guessed; one that was seen so has the units that were seen. */
const guessedForces = (view: HexView, guesses: readonly Guess[]): readonly Force[] => {
  const { cell } = contextOfView(view)
  const counts = new Map<string, number>()
  // Hexes of which the same is known share their lists: each is told by its place
  const taken = new Set<string>()
  return guesses.flatMap(({ seat, kind, at, size }): readonly Force[] => {
    const [place, name] = [cell(at), `${seat}-${kind}`]
    if (place === null || !isForceClass(kind)) return []
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    const id = pieceId(`${name}${String(number)}`)
    const listed = knownHexes(view).get(place)?.forces ?? []
    const index = listed.findIndex(
      (force, one) =>
        !taken.has(`${at} ${String(one)}`) && force.seat === seat && force.class === kind && force.points === size,
    )
    taken.add(`${at} ${String(index)}`)
    const sighted = listed[index]
    const units = sighted ? unitsFrom(id, sighted) : []
    return [{ id, seat, class: kind, at: place, points: size, authorised: size, unitCount: 1, units }]
  })
}

export const forcesFrom = (view: HexView, guesses: readonly Guess[]): readonly Force[] => [
  ...ownForces(view),
  ...guessedForces(view, guesses),
]

const itemFrom = (
  view: HexView,
  { kind, at, force, points, facility, class: type }: PendingView,
): PendingItem | null => {
  const place = at === null ? null : contextOfView(view).cell(at)
  switch (kind) {
    case 'facility':
      return facility !== null && place !== null ? { kind, facility, at: place } : null
    case 'troops':
      return type !== null && place !== null && force !== null
        ? { kind, class: type, points, at: place, as: force, units: [] }
        : null
    case 'fill':
    case 'reinforce':
      return force === null ? null : { kind, into: force, points }
  }
}

/** What the viewer has bought and not yet on the map; of the units of new troops a view says nothing. */
export const pendingFrom = (view: HexView): readonly Pending[] =>
  view.detail.treasuries.flatMap(({ pending }) =>
    pending.flatMap((bought): readonly Pending[] => {
      const item = itemFrom(view, bought)
      return item ? [{ seat: seatOfView(view), price: bought.price, item }] : []
    }),
  )
