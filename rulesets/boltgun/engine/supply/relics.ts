import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import { byText, findBanner } from '../model/pieces.js'
import type { Banner, Relic, State } from '../model/state.js'
import { destroyed } from '../steps/destroy.js'
import { voided } from '../steps/idle.js'
import { transferProblem } from './supply.js'
import { toSeat, type Position, type Step } from '../steps/step.js'

/** BG-270: a relic has one carrier. */
const taken = (banner: Banner, { id, label, place }: Relic, from: PieceId | null): BoltgunEvent => ({
  kind: 'relicTaken',
  banner: banner.id,
  seat: banner.seat,
  relic: id,
  label,
  from,
  at: place.kind === 'ground' ? place.at : banner.at,
  seenBy: toSeat(banner.seat),
})

/** BG-275: relics pass like levels, with the same Transfer order; of several who ask the first listed is served. */
const passRelics = (at: Position): readonly BoltgunEvent[] => {
  const gone = new Set<string>()
  return at.plans.of('transfer').flatMap((order): readonly BoltgunEvent[] => {
    const receiver = findBanner(at.state, order.banner)
    const sender = findBanner(at.state, order.from)
    if (!receiver || !sender || transferProblem(at, receiver, sender)) return []
    return (order.relics ?? []).map((id) => {
      const relic = at.state.relics.find((entry) => entry.id === id)
      if (relic?.place.kind !== 'carried' || relic.place.by !== sender.id || gone.has(id))
        return voided(receiver, 'transfer', 'no-relic', 'BG-275')
      gone.add(id)
      return taken(receiver, relic, sender.id)
    })
  })
}

/** Whether a seat knows where a relic lies now: a memory older than its fall is worth nothing (BG-273). */
export const knowsRelic = (state: State, seat: Banner['seat'], relic: Relic): boolean => {
  const { place } = relic
  if (place.kind !== 'ground') return false
  const knowledge = state.seats.find((entry) => entry.id === seat)?.knowledge
  return (
    knowledge?.relics.some(
      (memory) => memory.relic === relic.id && memory.at === place.at && memory.asOf >= place.since,
    ) ?? false
  )
}

const covers = ({ context }: Position, banner: Banner, cell: Cell): boolean =>
  context.seat(banner.seat).battle.region(banner.at).includes(cell)

/** BG-271, A-37: a known place under the own battle range and under no enemy's. */
const within = (at: Position, banner: Banner, relic: Relic): boolean => {
  const { place } = relic
  if (place.kind !== 'ground' || !knowsRelic(at.state, banner.seat, relic)) return false
  if (!covers(at, banner, place.at)) return false
  return !at.state.banners.some((other) => other.seat !== banner.seat && covers(at, other, place.at))
}

/** As far as the player may know: by where he believes the relic to lie. */
const pickUpFault = (at: Position, banner: Banner, relic: string): string => {
  const known = at.state.seats.find(({ id }) => id === banner.seat)?.knowledge.relics
  const memory = known?.find((entry) => entry.relic === relic)
  return memory && !covers(at, banner, memory.at) ? 'out-of-range' : 'not-possible'
}

const ordered = (at: Position): readonly BoltgunEvent[] => {
  const gone = new Set<string>()
  return at.plans.of('pickUp').flatMap((order): readonly BoltgunEvent[] => {
    const banner = findBanner(at.state, order.banner)
    if (!banner) return []
    const relic = at.state.relics.find((entry) => entry.id === order.relic)
    if (!relic || gone.has(relic.id) || !within(at, banner, relic))
      return [voided(banner, 'pickUp', pickUpFault(at, banner, order.relic), 'BG-271')]
    gone.add(relic.id)
    return [taken(banner, relic, null)]
  })
}

const automatic = (at: Position): readonly BoltgunEvent[] =>
  at.state.relics.flatMap((relic): readonly BoltgunEvent[] => {
    if (relic.place.kind !== 'ground') return []
    const able = at.state.banners.filter((banner) => within(at, banner, relic)).sort((a, b) => byText(a.id, b.id))
    return able[0] ? [taken(able[0], relic, null)] : []
  })

/** Step 9, first: relics given on. */
export const giveRelics: Step = passRelics

/** Step 9, then: relics picked up (BG-271). */
export const pickUpRelics: Step = (at) =>
  at.context.settings['relic.pickup'] === 'automatic' ? automatic(at) : ordered(at)

/** Step 9, last: relics destroyed (BG-274), those just picked up too (BG-276). */
export const destroyRelics: Step = ({ state, plans }) =>
  plans.of('destroyRelic').flatMap((order): readonly BoltgunEvent[] => {
    const banner = findBanner(state, order.banner)
    if (!banner) return []
    const relic = state.relics.find(({ id }) => id === order.relic)
    if (relic?.place.kind !== 'carried' || relic.place.by !== banner.id)
      return [voided(banner, 'destroyRelic', 'no-relic', 'BG-274')]
    const { id, seat, at } = banner
    const { label } = relic
    return [{ kind: 'relicDestroyed', banner: id, seat, relic: relic.id, label, at, seenBy: toSeat(seat) }]
  })

/** a banner that has given away its last level, where the settings let none stand at 0. */
export const emptied: Step = ({ state, context, plans }) =>
  context.settings['level_zero'] === 'destroyed'
    ? [...new Set(plans.of('transfer').flatMap((order) => [order.from, order.banner]))].flatMap((id) => {
        const banner = findBanner(state, id)
        return banner?.level === 0 ? destroyed(state, banner, 'attrition', []) : []
      })
    : []
