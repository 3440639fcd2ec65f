import type { SeatId } from '../../../../kit/ids.js'
import { askedBy } from '../battleAsks.js'
import { missionClass, missionTitle } from '../../data/missionTable.js'
import type { Battle } from '../../model/battle.js'
import type { State } from '../../model/state.js'
import type { ShiftView } from '../../view/view.js'

/** BG-312: the die and what each shift would make of it, for the side whose turn it is to shift, or for one who sees all. */
export const shiftFor = (state: State, battle: Battle, seat: SeatId | null): ShiftView | null => {
  const { mission, step } = battle
  if (!mission || (step !== 'shift' && step !== 'shift-2')) return null
  if (seat !== null && !askedBy(state, battle).includes(seat)) return null
  const die = mission.shifts.reduce((sum, { by }) => sum + by, mission.die)
  return {
    die,
    choices: ([-1, 0, 1] as const).map((by) => {
      const named = missionClass(state.settings['missions.table'], mission.situation, die + by)
      return { by, mission: named, title: missionTitle(state.missionNames, named) }
    }),
  }
}
