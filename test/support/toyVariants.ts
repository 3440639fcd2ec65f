import { freely } from './lines.js'
import { fieldSchema, textIn } from '@muster/rulesets/kit/corrections.js'
import type { Ask } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { askId, facilitatorDesk, groupId, ruleId, token } from '@muster/rulesets/kit/ids.js'
import { fail, ok } from '@muster/rulesets/kit/result.js'
import type { Ruleset } from '@muster/rulesets/kit/ruleset.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { toy, type Toy, type ToyEvent, type ToyOrder, type ToyState } from './toyRuleset.js'

/** Lanterns in which so many scouts of the first seat are routed in the first turn, whatever the dice. */
export const routing =
  (count: number): Toy['advance'] =>
  (state, ...rest) =>
    state.stage === 'walk' && state.turn === 1
      ? state.scouts
          .filter(({ seat }) => seat === 'A')
          .slice(0, count)
          .map(({ id, seat, at }): ToyEvent => ({ kind: 'routed', seenBy: [seat], piece: id, at }))
      : toy.advance(state, ...rest)

/** Lanterns of a longer night. */
export const longToy = (turns: number): Toy => ({
  ...toy,
  evolve: (state, events) =>
    events.reduce((before, event) => {
      const after = toy.evolve(before, [event])
      return after.stage === 'run' ? after : { ...after, stage: after.turn > turns ? 'over' : 'walk' }
    }, state),
})

/** Lanterns whose bot lets its dice say where each scout goes. */
export const dicingToy: Toy = {
  ...toy,
  suggest: (view, ask, dice) =>
    toy.orderOptions(view, ask).flatMap(({ piece = '', to = [] }) => {
      const [face = 1] = dice.roll('step.d6', piece)
      return [{ kind: 'walk', piece, to: to[face % to.length] ?? '' }]
    }),
}

/** A game in which a die is thrown for each night, and the line that ends a turn tells of it. */
export const nightly = (game: Toy): Toy => ({
  ...game,
  advance: (state, group, sheets, dice, system) => {
    const events = game.advance(state, group, sheets, dice, system)
    if (events.some(({ kind }) => kind === 'turnEnded')) dice.roll('night.d6', 'night')
    return events
  },
  throwsOf: (_, events) =>
    events.map(({ kind }) => (kind === 'turnEnded' ? [{ name: 'night.d6', subject: 'night', proof: 'now' }] : [])),
})

type RulingState = ToyState & { readonly ruled: readonly number[] }
type RulingEvent = ToyEvent | (GameEvent & { readonly kind: 'ruled'; readonly turn: number; readonly how: string })
export type RulingToy = Ruleset<RulingState, ToyOrder, RulingEvent, GameView>

const { sandbox: _, ...plainToy } = toy

const weather = (turn: number): Ask => {
  const id = askId(`rain-${String(turn)}`)
  const silence = { text: 'The night stays dry.', rule: ruleId('LA-1') }
  const view = { id, kind: 'weather', title: 'Does it rain?', deadline: 'ruling', silence }
  return {
    id,
    seat: facilitatorDesk,
    group: groupId(`rain-${String(turn)}`),
    deadline: 'ruling',
    askedOfAllSeats: false,
    view,
  }
}

/**
 * Lanterns with a facilitator's part. Where a routed scout runs is his to say, in a stage of rulings alone; and beside the walks of the turns in
 * `rainy` he is asked about the weather, which nobody else may know.
 */
export const rulingToy = (rainy: readonly number[]): RulingToy => ({
  ...plainToy,
  deadlines: [...toy.deadlines, { id: 'ruling', title: 'Rulings', days: 2 }],
  initial: { ...toy.initial, ruled: [] },
  awaiting: (state) => [
    ...toy
      .awaiting(state)
      .map((ask) =>
        ask.view.kind === 'run'
          ? { ...ask, seat: facilitatorDesk, deadline: 'ruling', view: { ...ask.view, deadline: 'ruling' } }
          : ask,
      ),
    ...(state.stage === 'walk' && rainy.includes(state.turn) && !state.ruled.includes(state.turn)
      ? [weather(state.turn)]
      : []),
  ],
  advance: (state, group, sheets, dice, system) => {
    if (group !== `rain-${String(state.turn)}`) return routing(1)(state, group, sheets, dice, system)
    const how = sheets[0]?.orders ? 'by ruling' : 'by silence'
    return [{ kind: 'ruled', seenBy: 'referee', turn: state.turn, how }]
  },
  evolve: (state, events) =>
    events.reduce(
      (before, event) =>
        event.kind === 'ruled'
          ? { ...before, ruled: [...before.ruled, event.turn] }
          : { ...toy.evolve(before, [event]), ruled: before.ruled },
      state,
    ),
  reportFor: (event, viewer, board) => {
    if (event.kind !== 'ruled') return toy.reportFor(event, viewer, board)
    if (viewer.kind !== 'facilitator' && viewer.kind !== 'everyone') return null
    const sentence = freely(`The weather is settled ${event.how}.`)
    return { rule: ruleId('LA-1'), step: 'weather', ...sentence, cells: [], about: [] }
  },
})

/**
 * Lanterns of three sides. The first two fight on a table in the first two turns; each calls the battle by a name of its own, and anew in every
 * turn.
 */
export const feudingToy: Toy = {
  ...toy,
  scenarios: toy.scenarios.map((scenario) => ({
    ...scenario,
    seats: [...scenario.seats, { title: 'West', subtitle: 'Scouts' }],
    data: { starts: [[0], [2], [24]] },
  })),
  battles: ({ turn, seats }) =>
    turn === 1 || turn === 2
      ? [{ id: 'ford', sides: seats.slice(0, 2).map((seat) => ({ seat, about: token(`${seat}-${String(turn)}`) })) }]
      : [],
  corrections: {
    kinds: {
      move: {
        title: 'Where a scout is',
        schema: fieldSchema('Where a scout is', {
          piece: { type: 'string', title: 'Scout' },
          cell: { type: 'string', title: 'Square' },
        }),
      },
    },
    correct: ({ scouts }, correction) => {
      const scout = scouts.find(({ id }) => id === textIn(correction, 'piece'))
      const to = squareGrid(5, 5).at(textIn(correction, 'cell'))
      return scout && to !== null
        ? ok([{ kind: 'walked', piece: scout.id, to, seenBy: [scout.seat] }])
        : fail({ code: 'nowhere', message: 'There is no such scout, or square.', rule: ruleId('LA-1') })
    },
  },
}
