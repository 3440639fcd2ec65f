import { askOf, silence, type Ask } from '../../../kit/asks.js'
import { groupId, type GroupId } from '../../../kit/ids.js'
import { playing } from '../control.js'
import type { State } from '../state.js'

export const postBattleGroup = (turn: number): GroupId => groupId(`postBattle.${String(turn)}`)

/** Everybody is asked after every turn with a conflict, so that being asked tells nothing. */
export const postBattleAsks = (state: State): readonly Ask[] =>
  playing(state).map(({ id }) =>
    askOf(id, postBattleGroup(state.turn), {
      kind: 'postBattle',
      title: `After the battles of turn ${String(state.turn)}`,
      deadline: 'postBattle',
      silence: silence(
        'Without an answer beaten forces go back the way they came, and honours wait until they are taken.',
        'HX-363',
      ),
      common: true,
    }),
  )
