import type { EventThrows } from '../../../kit/lineDice.js'
import { abstractUsed, type AbstractResult, type Battle } from '../model/battle.js'
import type { OfBattle } from '../model/battleEvents.js'
import type { BoltgunEvent, EventOf } from '../model/events.js'
import type { State } from '../model/state.js'

/** BG-197: the die and the row that it is read in would tell of the enemy's works and marches: those who see all read them. */
const ofMission = ({ id, mission }: Battle): readonly EventThrows[] =>
  mission
    ? [
        { name: 'attacker.d2', subject: id, proof: 'end', hidden: true },
        { name: 'mission.d6', subject: id, faces: [[mission.die]], proof: 'end', hidden: true },
      ]
    : []

/** BG-231: nothing else is thrown for one side of a battle, and that once. Dice that did not decide it are told to nobody. */
const ofAbstract = ({ rolls }: AbstractResult, { battle, seats }: OfBattle, decided: boolean): readonly EventThrows[] =>
  ([0, 1] as const).map((side): EventThrows => {
    const [seat, faces] = [seats[side], rolls.map(({ dice }) => dice[side])]
    const thrown = { name: 'abr.2d6', subject: `${battle}:${seat}`, faces, seat }
    return decided ? { ...thrown, proof: 'now' } : { ...thrown, proof: 'end', hidden: true }
  })

/** BG-302 */
const ofTeleport = (
  { banner, direction, distance }: EventOf<'teleported'>,
  { settings }: State,
): readonly EventThrows[] => {
  const four = settings['teleport.directions'] === 4
  const way = direction / (four ? 2 : 1) + 1
  return [
    { name: four ? 'teleport.d4' : 'teleport.d8', subject: banner, faces: [[way]], proof: 'now' },
    { name: 'teleport.d6', subject: banner, faces: [[distance]], proof: 'now' },
  ]
}

const ofEvent = (event: BoltgunEvent, before: State): readonly EventThrows[] => {
  switch (event.kind) {
    case 'battleJoined':
      // Once for all of them: what numbers the battles is thrown before the first
      return [{ name: 'shuffle.8d256', subject: 'battles', proof: 'end', hidden: true }, ...ofMission(event.battle)]
    case 'choiceOpened':
      return event.abstract.abstract ? ofAbstract(event.abstract.abstract, event, false) : []
    case 'battleResolved': {
      const { result } = event
      return result.abstract ? ofAbstract(result.abstract, event, abstractUsed(result) !== null) : []
    }
    case 'teleported':
      return ofTeleport(event, before)
    default:
      return []
  }
}

/** The dice behind the lines. What was drawn before the first turn stands in no line. */
export const throwsOf = (before: State, events: readonly BoltgunEvent[]): readonly (readonly EventThrows[])[] =>
  events.map((event) => ofEvent(event, before))
