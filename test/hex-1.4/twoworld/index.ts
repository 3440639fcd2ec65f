import { hexesOf } from '@muster/rulesets/hex-1.4/engine/view/hexes.js'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { honest, type Adapter } from './game.js'
import { nameOf, neighbours } from './geometry.js'
import { leaks } from './leaks.js'
import { mutations } from './mutate.js'
import { mayObserve } from './observer.js'
import { learns, mayKnow } from './oracle.js'
import { players, startsOf } from './starts.js'
import { vary } from './vary.js'

/** Orders that pry: marches into every hex around, and orders for forces that are others' or nobody's. */
const probes = (view: HexView): readonly OrderDraft[] => {
  const { rows, columns, forces } = view.detail
  const frame = { board: { rows, columns } }
  const ids = ['A-CF1', 'B-CF1', 'B-RF1', 'C-RF1', 'D-OF1', 'nobody']
  const names = hexesOf(view.detail).map(({ at }) => at)
  return [
    ...forces.slice(0, 3).flatMap(({ id, at }): readonly OrderDraft[] => {
      const [v = 1, h = 1] = at.split('/').map(Number)
      const around = neighbours(frame, (v - 1) * columns + h - 1)
      return around.flatMap((cell) => {
        const next = nameOf(frame, cell)
        const beyond = neighbours(frame, cell).map((further) => nameOf(frame, further))
        return [[next], ...beyond.slice(0, 2).map((further) => [next, further])].map((path) => ({
          ...{ kind: 'move', piece: id, path },
        }))
      })
    }),
    ...ids.flatMap((id): readonly OrderDraft[] => [
      { kind: 'move', piece: id, path: ['1/1'] },
      { kind: 'reinforce', piece: id, with: id, item: id, amount: 1 },
    ]),
    ...names.slice(0, 12).flatMap((at): readonly OrderDraft[] => [
      { kind: 'uplink', to: at },
      { kind: 'buyFacility', item: 'BASE', to: at },
    ]),
  ]
}

/** Whether a question to somebody else is about a fight, a raid or a contest of the seat's. */
const concerns: Adapter['concerns'] = (state, seat, { view }) =>
  state.battles.some(
    ({ id, sides, word, witness }) =>
      (view.about === id && sides.some((side) => side.seat === seat)) ||
      (view.about === word && (witness === seat || sides.some((side) => side.seat === seat))),
  ) ||
  state.conflicts.some((conflict) => {
    if (conflict.kind === 'raid') return conflict.id === view.about && conflict.seat === seat
    const here = view.about === `queue-${nameOf(state, conflict.at)}`
    return conflict.kind === 'contest' && here && conflict.sides.some((side) => side.seat === seat)
  })

/** Words of a dice subject: seats, hexes, numbers. */
const wordsOf = (subject: string): readonly string[] => subject.split(/[^A-Za-z0-9/]+/)

/** Two worlds of the hex campaign: a turn, or what is left of it after the Upkeep. */
const adapter: Adapter = {
  ...{ game: honest, players, vary, mayKnow, learns, mayObserve, probes, leaks },
  starts: startsOf,
  opening: (starts, random) => {
    const start = random.pick(starts)
    return { start, seat: random.pick(start.seats.filter(({ eliminated }) => !eliminated)).id }
  },
  concerns,
  // Where a subject names the seat, or a hex that its forces can come to
  own: (start, seat) => {
    let reach = new Set(start.forces.flatMap((force) => (force.seat === seat ? [force.at] : [])))
    for (let step = 0; step < 3; step += 1)
      reach = new Set([...reach].flatMap((cell) => [cell, ...neighbours(start, cell)]))
    const hexes = new Set([...reach].map((cell) => nameOf(start, cell)))
    return (subject) => wordsOf(subject).some((word) => word === seat || hexes.has(word))
  },
  changes: [...Object.keys(mutations), 'rename', 'orders', 'dice'],
}

export default adapter
