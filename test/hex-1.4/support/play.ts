import { type ToldLine, withText } from '../../support/lines.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { HexOrder, MoveOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { Stage, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import type { Ask } from '@muster/rulesets/kit/asks.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { cellName, pieceId, seatId } from '@muster/rulesets/kit/ids.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { noDice } from './position.js'

/** What happened, and where it led. */
export interface Course {
  readonly state: State
  readonly events: readonly HexEvent[]
}

/** What a seat answers; null is silence. */
export type Answer = (ask: Ask, state: State) => readonly HexOrder[] | null

export const viewerOf = (letter: string): Viewer => ({ kind: 'seat', seat: seatId(letter) })

/** Closes the groups of the stages named, one after the other, and stops before any other stage or the next turn. */
export const play = (from: State, stages: readonly Stage[], answer: Answer, dice: Dice = noDice): Course => {
  let course: Course = { state: from, events: [] }
  while (course.state.turn === from.turn && stages.includes(course.state.stage)) {
    const { state, events } = course
    const [first] = hex.awaiting(state)
    if (!first) break
    const sheets = hex
      .awaiting(state)
      .filter(({ group }) => group === first.group)
      .map((ask) => ({ ask: ask.id, seat: ask.seat, orders: answer(ask, state) }))
    const more = hex.advance(state, first.group, sheets, dice, defaultSystem)
    course = { state: hex.evolve(state, more), events: [...events, ...more] }
  }
  return course
}

export const move = (force: string, ...path: readonly string[]): MoveOrder => ({
  kind: 'move',
  force: pieceId(force),
  path: path.map(cellName),
})

/** Orders by seat for one kind of ask; silence elsewhere. */
export const ordering =
  (kind: string, orders: Readonly<Record<string, readonly HexOrder[]>>): Answer =>
  (ask) =>
    ask.view.kind === kind ? (orders[ask.seat] ?? null) : null

export const reportOf = ({ events, state }: Course, viewer: Viewer): readonly ToldLine[] => {
  const { board } = hex.viewFor(state, viewer)
  return asTold(hex, events).flatMap(([event]) => {
    const line = hex.reportFor(event, viewer, board)
    return line ? [withText(hex, line)] : []
  })
}
