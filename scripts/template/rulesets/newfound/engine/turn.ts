import type { Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import type { SeatId } from '../../kit/ids.js'
import type { Happening } from './events.js'
import { evolve } from './evolve.js'
import { field } from './field.js'
import type { Order } from './orders.js'
import type { Runner, State } from './state.js'

type Plan = (runner: Runner) => Order | undefined

const planOf =
  (sheets: Sheets<Order>): Plan =>
  ({ id, seat }) =>
    sheets.find((sheet) => sheet.seat === seat)?.orders?.find((order) => order.runner === id)

/** NF-2 */
const move = (state: State, plan: Plan): readonly Happening[] =>
  state.runners.flatMap((runner): readonly Happening[] => {
    const order = plan(runner)
    const to = order?.kind === 'move' ? field.at(order.to) : null
    return to === null ? [] : [{ kind: 'moved', seenBy: [runner.seat], runner: runner.id, to }]
  })

/** NF-4. A throw is keyed by its seat: nobody else's die affects it. */
const meet = (state: State, dice: Dice): readonly Happening[] => {
  const [one, two] = state.runners
  if (!one || !two || one.at !== two.at) return []
  const thrown = [one, two].map(({ seat }) => ({ seat, face: dice.roll('meet.d6', seat)[0] ?? 0 }))
  const least = Math.min(...thrown.map(({ face }) => face))
  const [lower, ...tied] = thrown.filter(({ face }) => face === least)
  const beaten = tied.length > 0 ? null : (lower?.seat ?? null)
  return [{ kind: 'met', seenBy: [one.seat, two.seat], at: one.at, thrown, beaten }]
}

/** NF-5: runners who met somebody dig only if they threw more. */
const diggers = (state: State, plan: Plan, meeting: readonly Happening[]): readonly Runner[] => {
  const mayDig = (seat: SeatId): boolean =>
    meeting.every((event) => event.kind !== 'met' || (event.beaten !== null && event.beaten !== seat))
  return state.runners.filter((runner) => plan(runner)?.kind === 'dig' && mayDig(runner.seat))
}

/** NF-5, NF-7 */
const dig = (state: State, runners: readonly Runner[]): readonly Happening[] =>
  runners.map(({ at, seat }) =>
    at === state.cache
      ? { kind: 'found', seenBy: 'everyone', seat, at }
      : { kind: 'dugInVain', seenBy: [seat], seat, at },
  )

/** One turn in the order of its steps: moves, meeting, digging, the end. */
export const playTurn = (state: State, sheets: Sheets<Order>, dice: Dice): readonly Happening[] => {
  const plan = planOf(sheets)
  const moved = move(state, plan)
  const met = meet(evolve(state, moved), dice)
  const settled = evolve(state, [...moved, ...met])
  const dug = dig(settled, diggers(settled, plan, met))
  return [...moved, ...met, ...dug, { kind: 'turnEnded', seenBy: 'everyone', turn: state.turn }]
}
