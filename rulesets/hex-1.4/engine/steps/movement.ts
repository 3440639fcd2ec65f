import type { Sheets } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import type { HexOrder } from '../model/orders.js'
import { holdsGround } from '../model/pieces.js'
import type { State } from '../model/state.js'
import { claimHexes } from './movement/claims.js'
import { closeMovement, tellMarches } from './movement/close.js'
import { holdersAt, placeOf, play, type Course } from './movement/course.js'
import { leaveTerritory } from './movement/exits.js'
import { walkInside } from './movement/inside.js'
import { keepLimits, mergeArrivals } from './movement/limits.js'
import { readMarches } from './movement/orders.js'
import { scout } from './movement/scouts.js'
import { moveOrder } from './movement/turns.js'
import { bySeat, type Played } from './played.js'
import { overruns } from './recon.js'

type Lists = readonly (readonly [SeatId, readonly HexOrder[] | null])[]

const openCourse = (played: Played, lists: Lists, dice: Dice): Course => ({
  played,
  dice,
  start: played.state,
  reacting: new Set(
    lists.flatMap(([, orders]) => (orders ?? []).flatMap((order) => (order.kind === 'react' ? [order.force] : []))),
  ),
  marches: [],
  homes: new Map(),
  meetings: new Map(),
  reactions: [],
})

/** HX-295: whose CF and OF stand where as stage 2 begins. */
const homesAt = (state: State): ReadonlyMap<Cell, readonly SeatId[]> =>
  new Map(state.forces.filter(holdsGround).map(({ at }) => [at, holdersAt(state, at)]))

/** HX-222 … HX-227: everybody whose list is here moves together. */
const moveTogether = (course: Course, lists: Lists): void => {
  const marches = lists.flatMap(([seat, orders]) => readMarches(course, seat, orders ?? []))
  course.marches.push(...marches)
  walkInside(course, marches)
  const homes = homesAt(course.played.state)
  const ways = leaveTerritory(course, marches)
  scout(course, marches)
  tellMarches(course, marches)
  keepLimits(course, marches)
  mergeArrivals(course, marches)
  const before = course.played.state
  claimHexes(course, ways, marches, homes)
  for (const [cell, seats] of homes) if (!course.homes.has(cell)) course.homes.set(cell, seats)
  course.played = overruns(course.played, before, course.dice, {
    rolled: course.marches.flatMap((march) => (march.rolled.has(placeOf(march)) ? [march.force] : [])),
    rerolls: new Map(course.marches.flatMap(({ force, order }) => (order.reroll ? [[force, order.reroll]] : []))),
  })
}

/** HX-220: all at once, or one player after the other, each with the whole of the rules. */
export const moveAll = (played: Played, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const { state } = played
  const lists = bySeat(state, sheets)
  const course = openCourse(played, lists, dice)
  if (state.settings['move.mode'] === 'sequential') {
    const { event, seats } = moveOrder(state, dice)
    play(course, [event])
    for (const seat of seats)
      moveTogether(
        course,
        lists.filter(([id]) => id === seat),
      )
  } else moveTogether(course, lists)
  closeMovement(course)
  return course.played
}
