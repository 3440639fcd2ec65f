import { pieceId, type PieceId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import { mostJoined, partsOf } from '../orders/parts/levels.js'
import { findBanner } from '../model/pieces.js'
import type { Banner } from '../model/state.js'
import { voided } from '../steps/idle.js'
import { toSeat, type Position, type Step } from '../steps/step.js'

/** The new part's name: as ordered, else the whole's with a `b`, made longer until it is free. */
const nameOf = (wanted: PieceId | undefined, whole: PieceId, used: ReadonlySet<PieceId>): PieceId => {
  let name = wanted ?? pieceId(`${whole}b`)
  while (used.has(name)) name = pieceId(`${name}b`)
  return name
}

/** Step 10. BG-141: two banners where one stood; the first keeps name, relics, node and pending search. */
export const split: Step = ({ state, context, plans }) => {
  const orders = plans.of('split')
  if (orders.length === 0) return []
  const used = new Set([...state.banners.map(({ id }) => id), ...state.fallen.map(({ banner }) => banner)])
  return orders.flatMap((order): readonly BoltgunEvent[] => {
    const banner = findBanner(state, order.banner)
    if (!banner) return []
    const { army } = context.seat(banner.seat)
    const levels = partsOf({ army, settings: context.settings }, banner.level)
    if (!levels) return [voided(banner, 'split', 'too-small', 'BG-098')]
    const id = nameOf(order.part, banner.id, used)
    used.add(id)
    const works = context.settings['mobilization.keeps_works'] ? banner.works : 'none'
    const part: Banner = { ...banner, id, level: levels[1], works: 'none', node: false }
    const { seat, at } = banner
    return [{ kind: 'split', banner: banner.id, seat, level: levels[0], works, part, at, seenBy: toSeat(seat) }]
  })
}

const joinLevel = ({ context }: Position, a: Banner, b: Banner): number =>
  Math.min(a.level + b.level, mostJoined(context.seat(a.seat).army, a.level, b.level))

/** Step 11. BG-140: pairs that name each other and stand together; the first in the plan survives. */
export const join: Step = (at) => {
  const { state, context, plans } = at
  const partner = new Map(plans.of('join').map((order) => [order.banner, order.with]))
  const joined = new Set<PieceId>()
  return plans.of('join').flatMap((order): readonly BoltgunEvent[] => {
    if (joined.has(order.banner)) return []
    const [kept, absorbed] = [findBanner(state, order.banner), findBanner(state, order.with)]
    if (!kept) return []
    const missing = !absorbed ? 'gone' : partner.get(order.with) !== order.banner ? 'one-sided' : 'apart'
    if (!absorbed || missing === 'one-sided' || kept.at !== absorbed.at)
      return [voided(kept, 'join', missing, 'BG-140')]
    joined.add(absorbed.id)
    return [
      {
        kind: 'joined',
        banner: kept.id,
        seat: kept.seat,
        absorbed: absorbed.id,
        level: joinLevel(at, kept, absorbed),
        works: context.settings['mobilization.keeps_works'] ? kept.works : 'none',
        at: kept.at,
        seenBy: toSeat(kept.seat),
      },
    ]
  })
}
