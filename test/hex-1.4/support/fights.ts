import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { Battle } from '@muster/rulesets/hex-1.4/engine/model/battle.js'
import { evolve } from '@muster/rulesets/hex-1.4/engine/evolve/evolve.js'
import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { HexOrder, UnitReport } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { cellName, pieceId, seatId, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { frontier, holders, stateOf, type Position } from './position.js'

export const [red, blue] = [seatId('Red'), seatId('Blue')]

/** Every die shows one, but for those that are named. */
export const dice = (faces: Readonly<Record<string, number>> = {}): Dice => ({
  roll: (name, subject) => {
    const count = Number(/\.(\d*)d\d+$/.exec(name)?.[1] ?? 1) || 1
    return Array.from({ length: count }, () => faces[`${name}(${subject})`] ?? 1)
  },
})

export interface Course {
  readonly state: State
  readonly events: readonly HexEvent[]
}

type Answers = Readonly<Record<string, readonly HexOrder[]>>

/** Closes the first group of the kind that is asked now; `bots`: seats that a bot plays. */
export const close = (
  { state }: Course,
  kind: string,
  answers: Answers = {},
  faces: Readonly<Record<string, number>> = {},
  bots: readonly SeatId[] = [],
): Course => {
  const first = hex.awaiting(state).find((ask) => ask.view.kind === kind)
  if (!first)
    throw new Error(
      `nobody is asked ${kind}: ${hex
        .awaiting(state)
        .map(({ id }) => id)
        .join()}`,
    )
  const asks = hex.awaiting(state).filter(({ group }) => group === first.group)
  const sheets = asks.map(({ id, seat }) => ({
    ...{ ask: id, seat, orders: answers[seat] ?? null },
    ...(bots.includes(seat) ? ({ bot: true } as const) : {}),
  }))
  const events = hex.advance(state, first.group, sheets, dice({ ...choosing, ...faces }), defaultSystem)
  return { state: evolve(state, events), events }
}

export const choosing = { 'choose.d6(3/5:Red-CF1-Blue-CF1:Red)': 6 }

export const unit = (id: string) => ({
  ...{ id, name: id, types: ['INFANTRY'] as const, models: 10, alive: 10 },
  ...{ points: 0, experience: 0, honours: [] },
})

export const invasion = (settings: Readonly<Record<string, Json>> = {}): Position => ({
  settings,
  hexes: { ...frontier, '3/5': { owner: 'Red' } },
  forces: {
    ...holders,
    'Red-CF1': { at: '3/5', points: 1000, units: [unit('Red-U1')] },
    'Blue-OF2': { at: '3/6', points: 1000, units: [unit('Blue-U1')] },
  },
})

export const march = (force: string, to: string): HexOrder => ({
  kind: 'move',
  force: pieceId(force),
  path: [cellName(to)],
})

/** Red's army has come into 3/6. */
export const invaded = (settings: Readonly<Record<string, Json>> = {}): Course =>
  close({ state: stateOf(invasion(settings), 'movement'), events: [] }, 'movement', { Red: [march('Red-CF1', '3/6')] })

export const fightOf = ({ state }: Course): Battle => {
  const [battle] = state.battles
  if (!battle) throw new Error('there is no fight')
  return battle
}

/** As far as the question how it ended. */
export const ready = (settings: Readonly<Record<string, Json>> = {}): Course =>
  close(close(invaded(settings), 'prepare'), 'mission')

export const unitOf = (id: string, lost: number): UnitReport => ({ unit: id, lost, fled: 0, fleeing: false, kills: 0 })

export const report = (
  course: Course,
  winner: SeatId | 'draw',
  left: Readonly<Record<string, number>> = {},
  units: readonly UnitReport[] = [],
): HexOrder => ({
  ...{ kind: 'result', battle: fightOf(course).id, winner, left, units },
  degree: winner === 'draw' ? null : 'MINOR',
})

export const roll = (course: Course): HexOrder => ({ kind: 'rollOff', battle: fightOf(course).id })

export const viewOf = ({ state }: Course, seat: SeatId) => hex.viewFor(state, { kind: 'seat', seat })

export const battleSeen = (course: Course, seat: SeatId) => viewOf(course, seat).detail.battles[0]

export const askedNow = ({ state }: Course): readonly string[] =>
  hex.awaiting(state).map((ask) => `${ask.view.kind} ${ask.seat}`)
