import type { Sheets } from '../../../../kit/asks.js'
import type { Dice } from '../../../../kit/dice.js'
import type { Battle } from '../../model/battle.js'
import { fixedMission, missionsOf, missionTitle } from '../../data/missions.js'
import { mayChoose, missionFault, rollMission } from '../../orderValidation/battle.js'
import type { HexOrder } from '../../model/orders.js'
import { append, type Played } from '../played.js'
import { answerOf, optionRefused } from './answers.js'
import { ofBattle, one, seatsOf } from './fight.js'
import { rollTerrain } from './terrain.js'

/** The mission is settled; the table's terrain follows (HX-470). */
const settle = (played: Played, battle: Battle, mission: string, rolled: number | null, dice: Dice): Played =>
  append(played, [
    {
      ...{ kind: 'missionSettled', ...ofBattle(battle), mission, chooser: battle.chooser, rolled },
      title: missionTitle(played.state.missionNames, mission),
      terrain: rollTerrain(dice, battle.key, played.state.settings['terrain.min8']),
      seenBy: seatsOf(battle),
    },
  ])

/** HX-292, HX-294 */
const rollFor = (played: Played, battle: Battle, dice: Dice): Played => {
  const missions = missionsOf(battle.kind)
  const face = one(dice, `mission.d${String(missions.length)}`, battle.key)
  return settle(played, battle, missions[face - 1] ?? '', face, dice)
}

/** By the wish of whoever chooses; where he has named none he is asked, unless there is nothing to choose. */
export const missionKnown = (played: Played, battle: Battle, wish: string | null, dice: Dice): Played => {
  const fixed = fixedMission(battle.kind)
  if (fixed !== null) return settle(played, battle, fixed, null, dice)
  if (wish === rollMission) return rollFor(played, battle, dice)
  return wish === null ? played : settle(played, battle, wish, null, dice)
}

/** HX-291, HX-293: chosen by whoever may; silence, and a mission of another kind, let the dice choose. */
export const closeMission = (played: Played, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const wish = battle.chooser && answerOf(sheets, battle.chooser, battle.id, 'chooseMission')?.order.mission
  if (!wish || !battle.chooser) return rollFor(played, battle, dice)
  const terms = { missions: missionsOf(battle.kind) }
  if (mayChoose(wish, terms)) return missionKnown(played, battle, wish, dice)
  return rollFor(append(played, optionRefused(battle, battle.chooser, missionFault(terms))), battle, dice)
}
