import type { SeatId } from '../../../kit/ids.js'
import { sufferedBeaten, sufferedBy } from '../model/armyChanges.js'
import type { Works } from '../model/battle.js'
import type { BoltgunEvent } from '../model/events.js'
import type { RulesContext } from '../model/rulesContext.js'
import type { PlanOrder } from '../model/orders.js'
import { byText } from '../model/pieces.js'
import type { Banner, State } from '../model/state.js'
import { destroyed } from '../steps/destroy.js'
import { toSeat, type Position } from '../steps/step.js'
import { toughness } from '../battles/steps/toughness.js'
import { worksChanged } from '../movement/works.js'

/** Step 0, BG-323: who lost his node names another; by default the highest level, then the first id. */
export const namedNodes = (
  state: State,
  context: RulesContext,
  standing: readonly PlanOrder[],
): readonly BoltgunEvent[] =>
  state.seats.flatMap((seat): readonly BoltgunEvent[] => {
    if (!seat.owesNode || !context.has(seat.id, 'HIVE_MENTALITY')) return []
    const own = state.banners.filter((banner) => banner.seat === seat.id)
    const named = standing.find((order) => order.kind === 'nameNode' && own.some(({ id }) => id === order.banner))
    const [strongest] = [...own].sort((a, b) => b.level - a.level || byText(a.id, b.id))
    const node = own.find(({ id }) => id === named?.banner) ?? strongest
    if (!node) return []
    return [{ kind: 'nodeNamed', seat: seat.id, banner: node.id, byDefault: !named, seenBy: toSeat(seat.id) }]
  })

/**
 * works go with the blow as with a lost battle. Who stood entrenched, now or in this turn's battles, ends as fortified however often it is
 * beaten (BG-133).
 */
const battered = ({ battles }: State, { id, works }: Banner): Works => {
  const entrenched = battles.some(({ sides }) =>
    sides.some((side) => side.banner === id && side.works === 'entrenched'),
  )
  return works !== 'none' && (works === 'entrenched' || entrenched) ? 'fortified' : 'none'
}

const strike = (at: Position, seat: SeatId, banner: Banner): readonly BoltgunEvent[] => {
  const { state, context } = at
  const { army } = context.seat(seat)
  const hit = 3 + sufferedBy(army) + sufferedBeaten(army)
  const levels = Math.max(0, hit - toughness(context, seat))
  const level = Math.max(0, banner.level - levels)
  const struck: BoltgunEvent = { kind: 'hiveStruck', banner: banner.id, seat, levels, level, seenBy: toSeat(seat) }
  if (level === 0 && context.settings['level_zero'] === 'destroyed')
    return [struck, ...destroyed(state, banner, 'hive', [])]
  const stays = banner.works === 'entrenched' && !context.settings['hive.entrenched_retreat']
  if (stays) return [struck]
  const { victor, victors } = banner.mustRetreat ?? { victor: null, victors: [] }
  const works = battered(state, banner)
  return [
    struck,
    ...(works === banner.works ? [] : [worksChanged(banner, works, 'hive')]),
    { kind: 'retreatOrdered', banner: banner.id, seat, victor, victors, cause: 'hive', seenBy: toSeat(seat) },
  ]
}

/** BG-323: the node has died, and every banner of its player pays at once, as for a lost battle. */
export const payForNodes = (at: Position): readonly BoltgunEvent[] =>
  at.state.memory.nodesLost
    .filter((seat) => at.context.has(seat, 'HIVE_MENTALITY'))
    .flatMap((seat) =>
      at.state.banners.filter((banner) => banner.seat === seat).flatMap((banner) => strike(at, seat, banner)),
    )
