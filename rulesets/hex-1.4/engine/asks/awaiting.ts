import { askOf, silence, type Ask, type AskView, type DeadlineClass } from '../../../kit/asks.js'
import { groupId, type GroupId } from '../../../kit/ids.js'
import { once } from '../../../kit/memo.js'
import { battleAsks } from './battle.js'
import { playing } from '../control.js'
import { postBattleAsks } from './postBattle.js'
import type { State } from '../state.js'

/** HX-003: a turn is about a week; the calendar is the server's. */
export const deadlines: readonly DeadlineClass[] = [
  { id: 'setUp', title: 'Starting forces due', days: 2 },
  { id: 'upkeep', title: 'Purchases due', days: 2 },
  { id: 'movement', title: 'Moves due', days: 2 },
  // HX-004: a turn that follows one without a battle
  { id: 'fast', title: 'Orders of a repeated turn due', days: 2 },
  { id: 'prepare', title: 'Preparations due', days: 1, own: true },
  // Fights of a ladder open one after the other: each has its own time
  { id: 'results', title: 'Results due', days: 7, own: true },
  { id: 'confirm', title: 'Results confirmed', days: 2, own: true },
  { id: 'ruling', title: 'Rulings due', days: 1, own: true },
  { id: 'postBattle', title: 'Retreats and honours due', days: 1 },
]

/** HX-002, with the division of the starting points before it. */
export const stages: Readonly<Record<string, string>> = {
  setUp: 'Set-up',
  upkeep: 'Upkeep',
  movement: 'Movement',
  battle: 'Battle',
  postBattle: 'Post-Battle',
  ended: 'Ended',
}

const fast = ({ repeats }: State, usual: string): string => (repeats ? 'fast' : usual)

const common = (state: State, group: GroupId, view: Omit<AskView, 'id'>): readonly Ask[] =>
  playing(state).map(({ id }) => askOf(id, group, { ...view, common: true }))

export const setUpGroup = groupId('setUp')
export const upkeepGroup = (turn: number): GroupId => groupId(`upkeep.${String(turn)}`)
export const movementGroup = (turn: number): GroupId => groupId(`movement.${String(turn)}`)

/** Who owes which answer now; empty when the campaign is over. */
export const awaiting = once((state: State): readonly Ask[] => {
  const turn = String(state.turn)
  switch (state.stage) {
    case 'setUp':
      return common(state, setUpGroup, {
        kind: 'divide',
        title: 'Divide the starting points',
        deadline: 'setUp',
        silence: silence(
          'Without an answer an occupation force of 1300 and a conquest force of 1200 points are mustered.',
          'HX-020',
        ),
      })
    case 'upkeep':
      return common(state, upkeepGroup(state.turn), {
        kind: 'upkeep',
        title: `Purchases of turn ${turn}`,
        deadline: fast(state, 'upkeep'),
        silence: silence('Without an answer nothing is bought; income stays in the stash.', 'HX-078'),
      })
    case 'movement':
      return common(state, movementGroup(state.turn), {
        kind: 'movement',
        title: `Moves of turn ${turn}`,
        deadline: fast(state, 'movement'),
        silence: silence('Without an answer every force stays where it is.', 'HX-190'),
      })
    case 'battle':
      return battleAsks(state)
    case 'postBattle':
      return postBattleAsks(state)
    case 'ended':
      return []
  }
})
