import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import { findBanner } from '../model/pieces.js'
import type { Settings } from '../settings/settings.js'
import type { Banner } from '../model/state.js'
import { destroyed } from '../steps/destroy.js'
import { leavingOf, standingOf } from './marching.js'
import { retreatTargets } from './ways.js'
import { toSeat, type Position, type Step } from '../steps/step.js'

interface Retreater {
  readonly banner: Banner
  readonly to: Cell
}

const retreatersOf = ({ state, context, plans }: Position): readonly Retreater[] =>
  plans.of('retreat').flatMap((order): Retreater[] => {
    const banner = findBanner(state, order.banner)
    const to = context.cell(order.to)
    return banner && to !== null ? [{ banner, to }] : []
  })

/** opposing retreaters meet in one sector. */
const beatenBy = (
  collision: Settings['retreat.collision'],
  retreater: Retreater,
  others: readonly Retreater[],
): readonly Banner[] => {
  const { level } = retreater.banner
  return others
    .filter(({ banner }) => {
      if (banner.seat === retreater.banner.seat) return false
      if (collision === 'lowest_survives') return banner.level <= level
      if (collision === 'highest_survives') return banner.level >= level
      return true
    })
    .map(({ banner }) => banner)
}

/** Who gains by a retreater that ran into the enemy: the one that marched in, else the first by id. */
const credited = (victors: readonly Banner[], moved: readonly PieceId[]): Banner | undefined => {
  const sorted = [...victors].sort((a, b) => (a.id < b.id ? -1 : 1))
  return sorted.find((banner) => moved.includes(banner.id)) ?? sorted[0]
}

/** What a retreater meets where it goes: enemies who stay there, and rivals on their own retreat that it does not survive. */
interface Meeting extends Retreater {
  readonly enemies: readonly Banner[]
  readonly rivals: readonly Banner[]
}

const dies = ({ enemies, rivals }: Meeting): boolean => enemies.length + rivals.length > 0

/** BG-206: to whom it is credited; of retreaters that met, to one that got in. */
const lost = (
  { state, context }: Position,
  { banner, enemies, rivals, to }: Meeting,
  dead: ReadonlySet<PieceId>,
): BoltgunEvent[] => {
  const victors = enemies.length > 0 ? enemies : rivals.filter(({ id }) => !dead.has(id))
  const victor = credited(victors, state.memory.moved)
  const reward: BoltgunEvent[] = victor
    ? [
        {
          kind: 'rewardEarned',
          banner: victor.id,
          seat: victor.seat,
          levels: banner.level,
          enemy: banner.seat,
          at: to,
          counts: context.has(victor.seat, 'BLOOD_REWARD'),
          seenBy: toSeat(victor.seat),
        },
      ]
    : []
  return [...destroyed(state, banner, 'retreat', [...enemies, ...rivals]), ...reward]
}

/** A banner that must retreat and cannot, or may not by what its player knows: it stays, or is lost. */
const stranded = ({ state, context, plans }: Position): readonly BoltgunEvent[] =>
  state.banners.flatMap((banner): readonly BoltgunEvent[] => {
    if (!banner.mustRetreat || plans.has(banner.id, 'retreat')) return []
    const nowhere = retreatTargets(context, banner).length === 0
    if (nowhere && context.settings['retreat.nowhere'] === 'destroyed') return destroyed(state, banner, 'nowhere', [])
    const { id, seat, at } = banner
    return [{ kind: 'retreatStayed', banner: id, seat, at, nowhere, seenBy: toSeat(seat) }]
  })

/** Step 6. BG-157 … BG-161: all at once, after March and Fortify. */
export const retreat: Step = (at) => {
  const retreaters = retreatersOf(at)
  if (retreaters.length === 0) return stranded(at)
  const standing = standingOf(at.state)
  const leaving = leavingOf(at)
  const into = new Map<Cell, Retreater[]>()
  for (const retreater of retreaters) into.set(retreater.to, [...(into.get(retreater.to) ?? []), retreater])
  const collision = at.context.settings['retreat.collision']
  const meetings = retreaters.map((retreater): Meeting => {
    const { banner, to } = retreater
    return {
      ...retreater,
      // BG-158, BG-159: an enemy of any level that is not leaving itself
      enemies: (standing.get(to) ?? []).filter((other) => other.seat !== banner.seat && !leaving.has(other.id)),
      rivals: beatenBy(collision, retreater, into.get(to) ?? []),
    }
  })
  const dead = new Set(meetings.filter(dies).map(({ banner }) => banner.id))
  const events = meetings.flatMap((meeting): readonly BoltgunEvent[] => {
    if (dies(meeting)) return lost(at, meeting, dead)
    const { banner, to } = meeting
    return [
      { kind: 'retreated', banner: banner.id, seat: banner.seat, from: banner.at, to, seenBy: toSeat(banner.seat) },
    ]
  })
  return [...events, ...stranded(at)]
}
