import { ruleId, type SeatId } from '../../kit/ids.js'
import type { Happening } from './events.js'
import type { Runner, State } from './state.js'

const moving = (state: State, moves: (runner: Runner) => boolean, to: (runner: Runner) => number): State => ({
  ...state,
  runners: state.runners.map((runner) => (moves(runner) ? { ...runner, at: to(runner) } : runner)),
})

const won = (state: State, seat: SeatId): State => {
  const title = state.seats.find((side) => side.seat === seat)?.title ?? seat
  return {
    ...state,
    stage: 'ended',
    outcome: { champion: seat, rule: ruleId('NF-7'), text: `${title} has found the cache.` },
  }
}

/** NF-7: after the last turn the search is given up. */
const closed = (state: State, turn: number): State => {
  if (state.stage === 'ended') return state
  if (turn < state.settings.turns) return { ...state, turn: turn + 1 }
  const outcome = { champion: null, rule: ruleId('NF-7'), text: 'The search is given up: nobody has found the cache.' }
  return { ...state, stage: 'ended', outcome }
}

const apply = (state: State, event: Happening): State => {
  switch (event.kind) {
    case 'opened': {
      const { settings, ruins, runners, seats } = event
      return { ...state, turn: 1, settings, ruins, runners, seats }
    }
    case 'buried':
      return { ...state, cache: event.at }
    case 'moved':
      return moving(
        state,
        ({ id }) => id === event.runner,
        () => event.to,
      )
    case 'met':
      return moving(
        state,
        ({ seat }) => seat === event.beaten,
        ({ home }) => home,
      )
    case 'dugInVain':
      return { ...state, holes: [...state.holes, { seat: event.seat, at: event.at, turn: state.turn }] }
    case 'found':
      return won(state, event.seat)
    case 'turnEnded':
      return closed(state, event.turn)
  }
}

/** Total, without dice: the state follows from events alone. */
export const evolve = (state: State, events: readonly Happening[]): State => events.reduce(apply, state)
