import { askOf, silence, type Ask } from '../../../kit/asks.js'
import { groupId, type GroupId } from '../../../kit/ids.js'
import { playing } from '../model/control.js'
import type { State } from '../model/state.js'
import * as words from '../../messages/asks.generated.js'

export const postBattleGroup = (turn: number): GroupId => groupId(`postBattle.${String(turn)}`)

/** Everybody is asked after every turn with a conflict, so that being asked tells nothing. */
export const postBattleAsks = (state: State): readonly Ask[] =>
  playing(state).map(({ id }) =>
    askOf(id, postBattleGroup(state.turn), {
      kind: 'postBattle',
      title: words.postBattle({ turn: state.turn }),
      deadline: 'postBattle',
      silence: silence(words.postBattleSilence(), 'HX-363'),
      askedOfAllSeats: true,
    }),
  )
