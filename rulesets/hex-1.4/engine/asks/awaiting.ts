import { askOf, silence, type Ask, type AskView, type DeadlineClass } from '../../../kit/asks.js'
import { groupId, type GroupId } from '../../../kit/ids.js'
import { once } from '../../../kit/memo.js'
import { battleAsks } from './battle.js'
import { playing } from '../model/control.js'
import { postBattleAsks } from './postBattle.js'
import type { State } from '../model/state.js'
import * as words from '../../messages/asks.generated.js'

/** HX-003: a turn is about a week; the calendar is the server's. */
export const deadlines = [
  { id: 'setUp', title: words.deadline({ which: 'setUp' }), days: 2 },
  { id: 'upkeep', title: words.deadline({ which: 'upkeep' }), days: 2 },
  { id: 'movement', title: words.deadline({ which: 'movement' }), days: 2 },
  // HX-004: a turn that follows one without a battle
  { id: 'fast', title: words.deadline({ which: 'fast' }), days: 2 },
  { id: 'prepare', title: words.deadline({ which: 'prepare' }), days: 1, perGroup: true },
  // Fights of a ladder open one after the other: each has its own time
  { id: 'results', title: words.deadline({ which: 'results' }), days: 7, perGroup: true },
  { id: 'confirm', title: words.deadline({ which: 'confirm' }), days: 2, perGroup: true },
  { id: 'ruling', title: words.deadline({ which: 'ruling' }), days: 1, perGroup: true },
  { id: 'postBattle', title: words.deadline({ which: 'postBattle' }), days: 1 },
] as const satisfies readonly DeadlineClass[]

/** HX-002, with the division of the starting points before it. */
export const stages: Readonly<Record<string, string>> = {
  setUp: words.stage({ which: 'setUp' }),
  upkeep: words.stage({ which: 'upkeep' }),
  movement: words.stage({ which: 'movement' }),
  battle: words.stage({ which: 'battle' }),
  postBattle: words.stage({ which: 'postBattle' }),
  ended: words.stage({ which: 'ended' }),
}

const fast = ({ repeats }: State, usual: string): string => (repeats ? 'fast' : usual)

const ofAllSeats = (state: State, group: GroupId, view: Omit<AskView, 'id'>): readonly Ask[] =>
  playing(state).map(({ id }) => askOf(id, group, { ...view, askedOfAllSeats: true }))

export const setUpGroup = groupId('setUp')
export const upkeepGroup = (turn: number): GroupId => groupId(`upkeep.${String(turn)}`)
export const movementGroup = (turn: number): GroupId => groupId(`movement.${String(turn)}`)

/** Who owes which answer now; empty when the campaign is over. */
export const awaiting = once((state: State): readonly Ask[] => {
  const { turn } = state
  switch (state.stage) {
    case 'setUp':
      return ofAllSeats(state, setUpGroup, {
        kind: 'divide',
        title: words.divide(),
        deadline: 'setUp',
        silence: silence(words.divideSilence(), 'HX-020'),
      })
    case 'upkeep':
      return ofAllSeats(state, upkeepGroup(state.turn), {
        kind: 'upkeep',
        title: words.upkeep({ turn }),
        deadline: fast(state, 'upkeep'),
        silence: silence(words.upkeepSilence(), 'HX-078'),
      })
    case 'movement':
      return ofAllSeats(state, movementGroup(state.turn), {
        kind: 'movement',
        title: words.movement({ turn }),
        deadline: fast(state, 'movement'),
        silence: silence(words.movementSilence(), 'HX-190'),
      })
    case 'battle':
      return battleAsks(state)
    case 'postBattle':
      return postBattleAsks(state)
    case 'ended':
      return []
  }
})
