import type { Cell } from '../../../../kit/grid.js'
import { ruleId, type SeatId } from '../../../../kit/ids.js'
import { entered } from '../../fog/learn.js'
import { groundOf, holdersAt, isGoing, placeOf, play, step, stepped, type Course, type March } from './course.js'
import { exploreNew, placesOf } from './entry.js'
import { entryKey, isHeld, stayers, type Exits } from './impulse.js'

/** Where CFs went outside, and who left each hex last: what claims are made of (HX-226). */
export interface Ways {
  readonly entered: Set<Cell>
  readonly left: Map<Cell, SeatId>
  /** Hexes that somebody has taken on his way (HX-224.5). */
  readonly taken: Map<Cell, SeatId>
}

/** HX-503: whoever enters a hex learns its features. */
const learnOnEntry = (course: Course, arrivals: readonly March[]): void => {
  const fresh = exploreNew(course, arrivals)
  for (const march of arrivals) {
    const cell = placeOf(march)
    if (groundOf(course.played.state, march.seat, course.start).holding(cell) === 'own') continue
    // What it takes without a fight it is told of as its own
    const known = fresh.includes(cell) || holdersAt(course.played.state, cell).length < 2
    play(course, entered(course.played.state, march.seat, cell, known))
  }
}

/** HX-224.5: contested ground stops everybody, enemy ground whoever enters it. */
const stop = (course: Course, ways: Ways, goers: readonly March[], marches: readonly March[]): void => {
  const { state } = course.played
  const drives = state.settings['cf.overrun_empty_enemy']
  for (const march of marches) {
    const cell = placeOf(march)
    if (march.halt) continue
    if (holdersAt(state, cell).length > 1) march.halt = { code: 'contested', rule: ruleId('HX-197') }
    else if (!drives && goers.includes(march)) {
      const claimed = ways.taken.get(cell)
      const enemy = groundOf(state, march.seat, course.start).holding(cell) === 'enemy'
      if (enemy || (claimed !== undefined && claimed !== march.seat))
        march.halt = { code: 'enemy-hex', rule: ruleId('HX-200') }
    }
  }
  for (const cell of placesOf(goers)) {
    const [holder, ...others] = holdersAt(state, cell)
    if (holder !== undefined && others.length === 0) ways.taken.set(cell, holder)
  }
}

const impulse = (course: Course, exits: Exits, ways: Ways, marches: readonly March[]): void => {
  const movers = marches.filter(isGoing)
  const staying = stayers(course, exits, movers)
  const goers = movers.filter((march) => !staying.has(march))
  for (const [march, code] of staying) march.halt = { code, rule: ruleId(code === 'pressed' ? 'HX-224' : 'HX-198') }
  // All are judged by who stands before anybody has moved
  const held = goers.filter((march) => isHeld(course, goers, march.seat, march.rest[0] ?? placeOf(march)))
  for (const march of goers) {
    ways.left.set(placeOf(march), march.seat)
    step(march)
    ways.entered.add(placeOf(march))
  }
  for (const march of held) {
    const key = entryKey(march.seat, placeOf(march))
    exits.entries.set(key, (exits.entries.get(key) ?? 0) + 1)
  }
  play(course, stepped(goers))
  stop(course, ways, goers, marches)
  learnOnEntry(course, goers)
}

/** HX-224, stage 2: CFs leave their territory, all taking their first step outside together, then their second, and so on. */
export const leaveTerritory = (course: Course, marches: readonly March[]): Ways => {
  const exits: Exits = { pressing: new Map(), entries: new Map() }
  const ways: Ways = { entered: new Set(), left: new Map(), taken: new Map() }
  const armies = marches.filter(({ class: kind }) => kind !== 'RF')
  while (armies.some(isGoing)) impulse(course, exits, ways, armies)
  return ways
}
