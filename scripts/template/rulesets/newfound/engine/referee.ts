import type { Ask, DeadlineClass, Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import { askId, groupId, ruleId, type GroupId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import type { Happening } from './events.js'
import type { Order } from './orders.js'
import type { Stage, State } from './state.js'
import { playTurn } from './turn.js'

export { evolve } from './evolve.js'
export { viewFor } from './fog.js'
export { reportFor } from './report.js'
export { setUp } from './setUp.js'
export { initial } from './state.js'

export const stages: Readonly<Record<Stage, string>> = { plans: 'Plans', ended: 'The end' }

export const deadlines: readonly DeadlineClass[] = [{ id: 'plan', title: 'Plans', days: 2 }]

const groupOf = ({ turn }: State): GroupId => groupId(`plans-${String(turn)}`)

/** Both are asked the same at the same time: one group per turn (NF-1). */
export const awaiting = (state: State): readonly Ask[] => {
  if (state.stage === 'ended') return []
  return state.seats.map(({ seat }) => {
    const id = askId(`plan-${String(state.turn)}-${seat}`)
    const silence = { text: 'Your runner stays where it is.', rule: ruleId('NF-2') }
    const view = { id, kind: 'plan', title: `Plan of turn ${String(state.turn)}`, deadline: 'plan', silence }
    return { id, seat, group: groupOf(state), deadline: 'plan', askedOfAllSeats: true, view }
  })
}

export const advance = (state: State, group: GroupId, sheets: Sheets<Order>, dice: Dice): readonly Happening[] => {
  if (group !== groupOf(state) || state.stage === 'ended') throw new RuleBug(`nobody is asked ${group} now`)
  return playTurn(state, sheets, dice)
}

export const outcome = (state: State): State['outcome'] => state.outcome

export const clock = ({ stage, turn }: State): { readonly turn: number; readonly stage: Stage } => ({ turn, stage })
