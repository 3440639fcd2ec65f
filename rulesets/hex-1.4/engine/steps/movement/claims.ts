import type { Cell } from '../../../../kit/grid.js'
import type { SeatId } from '../../../../kit/ids.js'
import { groundAt, hexAt } from '../../model/control.js'
import { garrisonHold } from '../../data/troops.js'
import type { HexEvent } from '../../events/events.js'
import type { Idleness } from '../../events/movement.js'
import { garrisonRevealed, hexLost, witnesses } from '../../fog/learn.js'
import { contextOf } from '../../model/rulesContext.js'
import type { Force, State } from '../../model/state.js'
import { gained } from '../gained.js'
import { holdersAt, play, type Course, type March } from './course.js'
import type { Ways } from './exits.js'

/** A Garrison hex, and the occupation force in it. */
interface Guard {
  readonly at: Cell
  readonly force: Force | undefined
}

/** A hex changes hands without a fight (HX-039); ruins are never claimed (HX-042). */
const take = (course: Course, cell: Cell, to: SeatId | null): void => {
  const { state } = course.played
  const { facilities, owner: from, ruined } = hexAt(state, cell)
  if (from === to || ruined) return
  play(course, [{ kind: 'hexTaken', at: cell, from, to, seenBy: witnesses(state, cell) }])
  if (from !== null) play(course, hexLost(course.played.state, from, cell))
  const razed = from !== null && to !== null && state.settings['capture.facilities'] === 'destroy'
  if (razed && facilities.length > 0)
    play(course, [{ kind: 'facilitiesRazed', at: cell, facilities, seenBy: [to, from] }])
  if (to !== null) play(course, [gained(state, course.played.state, to, cell)])
}

/** OFs of the owner in Garrison hexes beside an invaded one, the lowest hex first. */
const guards = (state: State, cell: Cell, owner: SeatId): readonly Guard[] =>
  [...contextOf(state).neighbours(cell)]
    .sort((a, b) => a - b)
    .filter((at) => hexAt(state, at).owner === owner && hexAt(state, at).facilities.includes('GARRISON'))
    .map((at) => ({ at, force: groundAt(state, at).find(({ class: kind, seat }) => kind === 'OF' && seat === owner) }))

/** HX-149, HX-150, HX-152: who is invaded himself defends only that. */
const idleness = (course: Course, { at, force }: Guard): Idleness | null => {
  const { state } = course.played
  if (hexAt(state, at).contested || holdersAt(state, at).length > 1) return 'contested'
  if (!force || force.points < garrisonHold) return 'weak'
  return state.settings['garrison.react'] === 'auto' || course.reacting.has(force.id) ? null : 'unordered'
}

/** Garrisons that defend a hex; the owner of the others is told why they do not. */
const garrisons = (course: Course, cell: Cell, owner: SeatId): readonly Force[] =>
  guards(course.played.state, cell, owner).flatMap((guard) => {
    const { at, force } = guard
    const why = idleness(course, guard)
    if (why === null) return force ? [force] : []
    const points = force?.points ?? 0
    play(course, [{ kind: 'garrisonIdle', seat: owner, from: at, at: cell, why, points, seenBy: [owner] }])
    return []
  })

const react = (course: Course, cell: Cell, force: Force, invaders: readonly SeatId[]): void => {
  course.reactions.push({ force: force.id, at: cell })
  play(course, [
    {
      kind: 'garrisonReacted',
      ...{ force: force.id, seat: force.seat, from: force.at, at: cell },
      seenBy: [force.seat, ...invaders],
    },
  ])
  // HX-507
  play(course, garrisonRevealed(course.played.state, force.id, invaders))
}

const isContested = (state: State, cell: Cell): boolean => hexAt(state, cell).contested

const contest = (course: Course, cell: Cell, homes: ReadonlyMap<Cell, readonly SeatId[]>): void => {
  const { state } = course.played
  if (isContested(state, cell)) return
  course.homes.set(cell, homes.get(cell) ?? [])
  const event: HexEvent = { kind: 'hexContested', at: cell, seenBy: witnesses(state, cell) }
  play(course, [event])
}

/** HX-226: one hex that a CF has entered. */
const settle = (course: Course, ways: Ways, cell: Cell, homes: ReadonlyMap<Cell, readonly SeatId[]>): void => {
  const { state } = course.played
  const holders = holdersAt(state, cell)
  const { owner } = hexAt(state, cell)
  const invaders = holders.filter((seat) => seat !== owner)
  const claimant = holders[0] ?? ways.left.get(cell) ?? null
  const known = course.reactions.some(({ at }) => at === cell)
  const defending = owner === null || invaders.length === 0 || known ? [] : garrisons(course, cell, owner)
  for (const force of defending) react(course, cell, force, invaders)
  if (holders.length > 1 || defending.length > 0) contest(course, cell, homes)
  else if (!isContested(state, cell) && claimant !== null) take(course, cell, claimant)
}

/** HX-037, `claim.requires_rp`: a claim on which nothing was spent lapses when the troops leave. */
const lapse = (course: Course, marches: readonly March[]): void => {
  if (!course.played.state.settings['claim.requires_rp']) return
  const left = marches
    .filter(({ class: kind }) => kind === 'CF')
    .flatMap(({ seat, trail }) => trail.slice(0, -1).map((cell) => [seat, cell] as const))
  for (const [seat, cell] of left.sort(([, a], [, b]) => a - b)) {
    const { facilities, owner, secured } = hexAt(course.played.state, cell)
    if (owner === seat && !secured && facilities.length === 0 && holdersAt(course.played.state, cell).length === 0)
      take(course, cell, null)
  }
}

/** HX-226, stage 4: what entered hexes become. `homes`: who stood where as stage 2 began. */
export const claimHexes = (
  course: Course,
  ways: Ways,
  marches: readonly March[],
  homes: ReadonlyMap<Cell, readonly SeatId[]>,
): void => {
  for (const cell of [...ways.entered].sort((a, b) => a - b)) settle(course, ways, cell, homes)
  lapse(course, marches)
}
