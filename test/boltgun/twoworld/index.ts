import { gridOf } from '@muster/rulesets/kit/board.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { honest, type Adapter } from './game.js'
import { leaks } from './leaks.js'
import { mutations } from './mutate.js'
import { opening } from './opening.js'
import { mayKnow } from './oracle.js'
import { players, startsOf } from './starts.js'
import { vary } from './vary.js'

/** Orders that pry: into every sector around, and at banners and relics that are others' or nobody's. */
const probes = (view: GameView): readonly OrderDraft[] => {
  const grid = gridOf(view.board)
  const ids = ['A1', 'A2', 'B1', 'B2', 'C1', 'D1', 'Bx1', 'nobody']
  return view.pieces.slice(0, 2).flatMap(({ id, at }): readonly OrderDraft[] => [
    ...grid.disc(grid.at(at) ?? 0, 2).map((cell) => ({ kind: 'march', piece: id, to: grid.name(cell) })),
    ...ids.flatMap((other) => [
      { kind: 'march', piece: other, to: at },
      { kind: 'join', piece: id, with: other },
      { kind: 'transfer', piece: id, with: other, amount: 1 },
      { kind: 'pickUp', piece: id, item: other },
    ]),
  ])
}

/** Two worlds of BOLTGUN: a turn from its plans to the next. */
const adapter: Adapter = {
  ...{ game: honest, players, opening, vary, mayKnow, probes, leaks },
  starts: startsOf,
  //
  kinds: [{ 'battles.stage': 'when_fought' }, { 'battles.stage': 'calendar' }],
  concerns: ({ battles }, seat, { view }) =>
    battles.some(
      ({ id, sides, word, witness }) =>
        (id === view.about && sides.some((side) => side.seat === seat)) ||
        (word === view.about && (witness === seat || sides.some((side) => side.seat === seat))),
    ),
  // Whose word is asked for, because two others differ, reads both sheets as long as the question is open
  learns: ({ events, seat }) => events.some((event) => event.kind === 'wordAsked' && event.witness === seat),
  // Where a subject names the seat or a banner of its own; the order of all battles is the turn's
  own: ({ banners }, seat) => {
    const words = new Set<string>([seat, ...banners.filter((banner) => banner.seat === seat).map(({ id }) => id)])
    return (subject) => subject === 'battles' || subject.split(/[^A-Za-z0-9]/).some((word) => words.has(word))
  },
  changes: [...Object.keys(mutations), 'rename', 'settle', 'orders', 'dice'],
}

export default adapter
