import type { SeatId } from '../../kit/ids.js'
import { isMap } from '../../../test/cases/lib/shape.js'
import { levelOf } from '../engine/data/levels.js'
import type { HexEvent } from '../engine/events/events.js'
import { evolve } from '../engine/evolve/evolve.js'
import { contextOf } from '../engine/model/rulesContext.js'
import type { Force, State } from '../engine/model/state.js'
import { yieldOf } from '../engine/steps/income.js'
import { hex } from '../index.js'
import { seesOf } from './sees.js'

/** A turn as it was played: the state it began with and everything that happened, from its opening on. */
export interface PlayedTurn {
  readonly start: State
  readonly events: readonly HexEvent[]
}

type Stage = 'UPKEEP' | 'MOVEMENT' | 'BATTLE' | 'END'
const closes: Readonly<Record<Exclude<Stage, 'END'>, string>> = {
  UPKEEP: 'upkeep',
  MOVEMENT: 'movement',
  BATTLE: 'battle',
}

/** What happened up to the end of a stage; the whole turn's end stands before the next turn opens. */
const until = (events: readonly HexEvent[], stage: Stage): readonly HexEvent[] => {
  if (stage === 'END') {
    const closed = events.findIndex(({ kind }) => kind === 'turnClosed')
    const next = events.findIndex((event, at) => at > closed && event.kind === 'turnOpened')
    return closed < 0 || next < 0 ? events : events.slice(0, next)
  }
  const last = events.findIndex((event) => event.kind === 'stageClosed' && event.stage === closes[stage])
  return events.slice(0, last + 1)
}

const bySeat = <Value>(state: State, value: (seat: State['seats'][number]) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(state.seats.map((seat) => [seat.id, value(seat)]))

const viewer = (seat: SeatId) => ({ kind: 'seat', seat }) as const

const forcesOf = (state: State): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    state.forces.map(({ id, at, points, authorised }: Force) => [id, { at: contextOf(state).name(at), points, authorised }]),
  )

const hexesOf = (state: State): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    state.hexes.map(({ owner, contested, facilities, resources, hazards, explored, ruined, exhausted }, cell) => [
      contextOf(state).name(cell),
      { owner, contested, facilities, features: [...resources, ...hazards], explored, ruined, exhausted },
    ]),
  )

const unitsOf = (state: State): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    state.forces.flatMap(({ units }) =>
      units.map(({ name, alive, experience, honours }) => [
        name,
        { alive, experience, level: levelOf(experience), honours },
      ]),
    ),
  )

const missionsOf = (state: State): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    state.battles.map(({ key, sides, terrain, ...battle }) => [
      key,
      {
        ...battle,
        strikes: sides.flatMap(({ seat, strikes }) => Array.from({ length: strikes }, () => seat)),
        terrain: Object.fromEntries(terrain.map((pieces, quarter) => [String(quarter + 1), pieces])),
      },
    ]),
  )

const rollOffsOf = (state: State): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    state.battles.map(({ key, sides, result }) => [
      key,
      result?.rollOff
        ? {
            [sides[0].seat]: result.rollOff.totals[0],
            [sides[1].seat]: result.rollOff.totals[1],
            winner: result.winner,
          }
        : null,
    ]),
  )

const refusedOf = (state: State, events: readonly HexEvent[]): readonly unknown[] =>
  events.flatMap((event): readonly unknown[] => {
    if (event.kind === 'optionRefused') {
      const battle = state.battles.find(({ id }) => id === event.battle)?.key
      return [{ player: event.seat, battle, option: event.option }]
    }
    if (event.kind !== 'orderRefused') return []
    return event.stage === 'upkeep'
      ? [{ player: event.seat, item: event.index + 1 }]
      : [{ player: event.seat, force: event.piece }]
  })

const voidOf = (events: readonly HexEvent[]): readonly unknown[] =>
  events.flatMap((event) => (event.kind === 'moveVoid' ? [{ player: event.seat, force: event.force }] : []))

/** A part of an occupation force goes by its own name and by that of the force that was ordered. */
const cutOf = (state: State, events: readonly HexEvent[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    events.flatMap((event) => {
      if (event.kind !== 'pathCut') return []
      const at = contextOf(state).name(event.at)
      return [event.force.replace(/b$/, ''), event.force].map((force) => [force, at])
    }),
  )

const notices: readonly unknown[] = ['RF_DESTROYED', 'RAID', 'SABOTAGE']

/** What a player is told, as his report tells it. */
const toldOf = (state: State, events: readonly HexEvent[], seat: SeatId): readonly unknown[] => {
  const { board } = hex.viewFor(state, viewer(seat))
  return events.flatMap((event) => {
    const data = hex.reportFor(event, viewer(seat), board)?.data
    return isMap(data) && notices.includes(data['event']) ? [data] : []
  })
}

/** What the hex generated at the start of this turn's Upkeep; before the first one, what it would now. */
const yieldsOf = ({ start, events }: PlayedTurn): Readonly<Record<string, number>> => {
  const paid = events.findIndex(({ kind }) => kind === 'incomePaid')
  const then = evolve(start, paid < 0 ? events : events.slice(0, paid))
  return Object.fromEntries(then.hexes.map((_, cell) => [contextOf(then).name(cell), yieldOf(then, cell)]))
}

const capsOf = (state: State, seat: SeatId): unknown =>
  hex.viewFor(state, viewer(seat)).detail.treasuries.find((treasury) => treasury.seat === seat)?.caps

/** Keys of all fights of a turn. */
export const foughtIn = ({ start, events }: PlayedTurn): readonly string[] =>
  evolve(start, until(events, 'END')).battles.map(({ key }) => key)

/** Everything that `expect` may name, as it stands at the end of a stage. */
export const observe = (played: PlayedTurn, stage: Stage, names: readonly string[]): Readonly<Record<string, unknown>> => {
  const events = until(played.events, stage)
  const state = evolve(played.start, events)
  const context = contextOf(state)
  const repeats = played.events.some((event) => event.kind === 'turnOpened' && event.turn > state.turn && event.repeats)
  return {
    hexes: hexesOf(state),
    forces: forcesOf(state),
    units: unitsOf(state),
    income: bySeat(state, ({ income }) => income.reduce((sum, { total }) => sum + total, 0)),
    stash: bySeat(state, ({ stash }) => stash),
    specials: bySeat(state, ({ specials }) => specials),
    capital: bySeat(state, ({ capital }) => (capital === null ? null : context.name(capital))),
    refunds: bySeat(state, ({ refunded }) => refunded),
    caps: bySeat(state, ({ id }) => capsOf(state, id)),
    yield: yieldsOf(played),
    battles: state.battles.map(({ key }) => key),
    missions: missionsOf(state),
    rollOff: rollOffsOf(state),
    refused: refusedOf(state, events),
    void: voidOf(events),
    cut: cutOf(state, events),
    eliminated: state.seats.filter(({ eliminated }) => eliminated).map(({ id }) => id),
    winner: state.outcome ? (state.outcome.champion ?? 'draw') : null,
    repeats,
    told: bySeat(state, ({ id }) => toldOf(state, events, id)),
    sees: bySeat(state, ({ id }) => seesOf(hex.viewFor(state, viewer(id)), names, context.settings['fog'] === 'dark')),
  }
}
