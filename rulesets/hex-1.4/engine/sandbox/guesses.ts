import type { SeatId } from '../../../kit/ids.js'
import type { Guess, GuessKind } from '../../../kit/sandbox.js'
import { fewestConquest, isForceClass, mostPoints, forceClasses } from '../data/troops.js'
import { holdsGround } from '../model/pieces.js'
import { seatOfView } from '../view/account.js'
import { contextOfView } from '../view/rulesContext.js'
import type { HexCell, HexView } from '../view/view.js'
import { knownHexes } from './hexes.js'

const step = 50

/** As strong as one's own troops on the average. */
const usualPoints = ({ detail }: HexView): number => {
  const own = detail.forces.filter(holdsGround)
  const sum = own.reduce((so, { points }) => so + points, 0)
  return own.length > 0 ? Math.max(step, Math.round(sum / own.length / step) * step) : fewestConquest
}

export const kinds = (view: HexView): readonly GuessKind[] =>
  forceClasses.map((kind) => ({
    ...{ kind, least: step, most: mostPoints[kind], step },
    usual: Math.min(mostPoints[kind], usualPoints(view)),
  }))

/** Sides that still play, but for the viewer's. */
export const rivalsOf = (view: HexView): readonly SeatId[] =>
  view.legend.flatMap(({ seat, eliminated, reserved }) =>
    eliminated || reserved || seat === seatOfView(view) ? [] : [seat],
  )

/** HX-502, HX-534: a hex that one watches holds no troops but those of which one is told. */
export const mayStand = (view: HexView, { at, kind }: Pick<Guess, 'at' | 'kind'>): boolean => {
  const cell = contextOfView(view).cell(at)
  if (cell === null || !isForceClass(kind)) return false
  if (view.marks.some((mark) => mark.kind === 'reserved' && mark.at === at)) return false
  return kind === 'RF' || knownHexes(view).get(cell)?.contact !== false
}

/** Forces that are seen or remembered, but for troops that are known to have gone; and some where troops are told of that nobody has seen. */
const inHex = (view: HexView, rivals: readonly SeatId[], hex: HexCell): readonly Guess[] => {
  const { at, contact, owner } = hex
  const listed = (hex.forces ?? []).filter(
    (force) => rivals.includes(force.seat) && (contact !== false || !holdsGround(force)),
  )
  const found = listed.map(({ seat, class: kind, points: size }): Guess => ({ seat, kind, at, size }))
  const seat = owner !== null && rivals.includes(owner) ? owner : rivals[0]
  if (!contact || listed.some(holdsGround) || seat === undefined) return found
  return [...found, { seat, kind: 'CF', at, size: Math.min(mostPoints.CF, usualPoints(view)) }]
}

export const guesses = (view: HexView): readonly Guess[] => {
  const rivals = rivalsOf(view)
  return [...knownHexes(view).values()].flatMap((hex) => inHex(view, rivals, hex))
}
