import type { SeatId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import type { LateStart } from '../../kit/ruleset.js'
import * as words from '../messages/lateStart.generated.js'
import { packets } from './armies/packetItems.js'
import { firstSight } from './intelligence/firstSight.js'
import type { BoltgunEvent } from './model/events.js'
import { contextOf } from './model/rulesContext.js'
import type { Banner, Seat, State } from './model/state.js'
import { occupy, withoutBlitz } from './occupation/occupation.js'
import { mostLevel } from './orders/parts/levels.js'
import type { Settings, settings } from './settings/settings.js'
import { toSeat } from './steps/step.js'
import { append, type Played } from './turn.js'

/** levels for every turn missed. */
const levelsFor = (chosen: Settings, turn: number): number => (turn - 1) * chosen['late.levels']

const grown = (banner: Banner, levels: number, { armyRules }: Seat): Banner => ({
  ...banner,
  level: Math.min(Math.max(banner.level, mostLevel(armyRules)), banner.level + levels),
  node: banner.node && armyRules.includes('HIVE_MENTALITY'),
})

/** all that comes at the opening of the first turn for the others. */
const admit = (state: State, id: SeatId): readonly BoltgunEvent[] => {
  const seat = state.seats.find((one) => one.id === id)
  if (!seat?.reserved) throw new RuleBug(`no start is kept for ${id}`)
  const { banners, owned, footprints } = seat.reserved
  const levels = levelsFor(state.settings, state.turn)
  const before: Played = { state, events: [] }
  const placed = append(before, [
    { kind: 'lateStarterJoined', seat: id, turn: state.turn, levels, seenBy: 'everyone' },
    {
      ...{ kind: 'lateStarterPlaced', seat: id, owned, seenBy: toSeat(id) },
      banners: banners.map((banner) => grown(banner, levels, seat)),
    },
  ])
  //
  const ground = footprints ? occupy(1) : withoutBlitz
  const settled = append(placed, ground({ state: placed.state, context: contextOf(placed.state) }))
  const come = settled.state.seats.filter((one) => one.id === id)
  const at = { state: settled.state, context: contextOf(settled.state) }
  return append(settled, [...packets(at.state, come), ...firstSight(at, come, state.turn - 1)]).events
}

/** A-68 … A-70: starts that are kept for late starters. */
export const lateStart: LateStart<State, BoltgunEvent, typeof settings> = {
  lastTurn: (chosen) => chosen['late.until'],
  compensation: (chosen, turn) => [{ key: 'levels', label: words.levelsEach(), value: levelsFor(chosen, turn) }],
  admit,
}
