import type { Cell } from '../../../../kit/grid.js'
import { ruleId, type PieceId } from '../../../../kit/ids.js'
import { forceOf, forcesAt, groundAt, hexAt } from '../../model/control.js'
import { entered, reconReport } from '../../fog/learn.js'
import { must } from '../../model/initial.js'
import { reconStep } from '../../orderValidation/movement.js'
import type { State } from '../../model/state.js'
import { needsRoll, reconLost, reconRoll } from '../recon.js'
import { groundOf, isGoing, placeOf, play, reconRangeEnds, step, stepped, type Course, type March } from './course.js'
import { exploreNew, placesOf } from './entry.js'

/** HX-241: one throw to enter; says whether the force lives. */
const sneakIn = (course: Course, march: March, cell: Cell): boolean => {
  const { state } = course.played
  const force = forceOf(state, march.force)
  const { reroll } = march.order
  const { event, outcome } = reconRoll(state, course.dice, force, cell, { why: 'entry', ...(reroll ? { reroll } : {}) })
  play(course, [event])
  march.purse = { ...march.purse, onward: outcome === 'onward' }
  march.rolled.add(cell)
  if (outcome === 'halted') march.halt = { code: 'recon', rule: ruleId('HX-241') }
  if (outcome !== 'destroyed') return true
  march.lost = true
  play(course, [reconLost(course.played.state, force, cell)])
  return false
}

/** One step of one recon force (HX-246); says whether it came in. */
const advance = (course: Course, march: March): boolean => {
  const { state } = course.played
  const cell = must(march.rest[0], 'next hex')
  const ground = groundOf(state, march.seat, course.start)
  const rolls = needsRoll(state, march, cell)
  const purse = reconStep(ground, march.purse, ground.holding(cell), rolls)
  if (!purse) {
    march.cut = reconRangeEnds
    return false
  }
  march.purse = purse
  if (rolls && !sneakIn(course, march, cell)) return false
  step(march)
  return true
}

/** HX-249, HX-250: what those who have come in learn, and features where they are the first; of two that come in together one reports. */
const report = (course: Course, arrivals: readonly March[]): void => {
  const fresh = exploreNew(course, arrivals)
  const told = new Set<string>()
  for (const march of arrivals) {
    const { state } = course.played
    const cell = placeOf(march)
    const { owner } = hexAt(state, cell)
    if (owner === march.seat) continue
    // HX-523: an enemy's hex is reported whether a throw was needed or not
    const reports = owner !== null || march.rolled.has(cell)
    const what = `${march.seat} ${String(cell)} ${String(reports)}`
    if (told.has(what)) continue
    told.add(what)
    play(
      course,
      reports ? reconReport(state, march.seat, cell) : entered(state, march.seat, cell, fresh.includes(cell)),
    )
  }
}

/** HX-247: where recon forces can meet. */
const canMeet = (state: State, cell: Cell): boolean =>
  groundAt(state, cell).length === 0 &&
  (state.settings['recon.meeting'] === 'unoccupied' || hexAt(state, cell).owner === null)

/** HX-247: opposing recon forces in one hex, at least one of them just arrived. */
const meet = (course: Course, arrivals: readonly March[], marches: readonly March[]): void => {
  const { state } = course.played
  for (const cell of placesOf(arrivals)) {
    const scouts = forcesAt(state, cell)
    const seats = new Set(scouts.map(({ seat }) => seat))
    if (seats.size < 2 || !canMeet(state, cell)) continue
    const ids: readonly PieceId[] = scouts.map(({ id }) => id)
    course.meetings.set(cell, new Set([...(course.meetings.get(cell) ?? []), ...ids]))
    for (const march of marches)
      if (!march.lost && placeOf(march) === cell) march.halt ??= { code: 'met', rule: ruleId('HX-247') }
    const told = state.seats.flatMap(({ id }) => (seats.has(id) ? [id] : []))
    play(course, [{ kind: 'reconMet', at: cell, forces: ids, seenBy: told }])
  }
}

/** HX-225, HX-246, stage 3: recon forces, one hex an impulse, when all CFs have moved. */
export const scout = (course: Course, all: readonly March[]): void => {
  const marches = all.filter(({ class: kind }) => kind === 'RF')
  let inside = marches.filter(({ trail }) => trail.length > 1)
  do {
    const going = marches.filter(isGoing)
    const arrivals = going.filter((march) => advance(course, march))
    play(course, stepped(arrivals))
    report(course, arrivals)
    // Who has walked inside own territory alone has arrived with the first
    meet(course, [...arrivals, ...inside.filter((march) => !going.includes(march))], marches)
    inside = []
  } while (marches.some(isGoing))
}
