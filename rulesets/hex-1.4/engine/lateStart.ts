import type { Dice } from '../../kit/dice.js'
import type { SeatId } from '../../kit/ids.js'
import type { LateStart } from '../../kit/ruleset.js'
import * as words from '../messages/lateStart.generated.js'
import type { HexEvent } from './events/events.js'
import { learn } from './fog/learn.js'
import { seatOf } from './model/control.js'
import { must } from './model/initial.js'
import { contextOf } from './model/rulesContext.js'
import type { State } from './model/state.js'
import type { Settings, settings } from './settings/settings.js'
import { rollTwo } from './setUp.js'
import { muster } from './steps/divide.js'
import { exploreHex } from './steps/features.js'
import { incomePaid } from './steps/income.js'
import { append, begin, type Played } from './steps/played.js'

/** HX-535: RP in hand, and hexes around the headquarters, for every turn missed. */
const forTurnsMissed = (chosen: Settings, turn: number): { readonly points: number; readonly hexes: number } => ({
  points: (turn - 1) * chosen['late.points'],
  hexes: Math.min(6, (turn - 1) * chosen['late.hexes']),
})

/** HX-017, HX-440: its ground is thrown for as it would have been at the start, and as if it had been entered. */
const explored = (before: Played, seat: SeatId, land: readonly number[], dice: Dice): Played => {
  const [at = 0, ...around] = land
  const context = contextOf(before.state)
  const rolls = rollTwo(context, dice, context.name(at))
  const resources = rolls.map(({ resource }) => resource)
  const faces = rolls.flatMap(({ throws }) => throws)
  return append(before, [
    { kind: 'headquartersFound', seat, at, faces, resources, seenBy: [seat] },
    ...around.map((cell) => exploreHex(before.state, cell, [seat], dice)),
  ])
}

/** HX-533: once all others have their income. */
const admit = (state: State, seat: SeatId, dice: Dice): readonly HexEvent[] => {
  const [at, ...near] = must(seatOf(state, seat).reserved, `start kept for ${seat}`)
  const { points, hexes } = forTurnsMissed(state.settings, state.turn)
  const around = near.slice(0, hexes)
  const joined = append(begin(state), [
    { kind: 'lateStarterJoined', seat, turn: state.turn, at, around, points, seenBy: 'everyone' },
  ])
  const settled = explored(joined, seat, [at, ...around], dice)
  const mustered = append(settled, muster(settled.state, seat, null))
  const paid = append(mustered, [incomePaid(mustered.state, seat)])
  return append(paid, learn(state, paid.state, false)).events
}

/** HX-533 … HX-535: starts that are kept for late starters. */
export const lateStart: LateStart<State, HexEvent, typeof settings> = {
  lastTurn: (chosen) => chosen['late.until'],
  compensation: (chosen, turn) => {
    const { points, hexes } = forTurnsMissed(chosen, turn)
    return [
      { key: 'points', label: words.pointsInHand(), value: points },
      { key: 'hexes', label: words.hexesAround(), value: hexes },
    ]
  },
  admit,
}
