import type { Cell } from '../../../kit/grid.js'
import { kingSteps } from '../../../kit/square.js'
import type { BoltgunEvent } from '../model/events.js'
import { canEnter, offset } from '../model/rulesContext.js'
import { findBanner } from '../model/pieces.js'
import type { Banner } from '../model/state.js'
import { resolve, type Mover } from './contest.js'
import { destroyed } from '../steps/destroy.js'
import { fieldOf, leaveWorks, leavingOf } from './marching.js'
import { toSeat, type Position, type Step } from '../steps/step.js'

interface Jump extends Mover {
  readonly target: Cell
  readonly direction: number
  readonly distance: number
  /** Sectors from the target to the landing, both included. */
  readonly path: readonly Cell[]
}

// BG-302, A-24: sector by sector, stopping in the last passable one; the map's edge and closed ground stop like impassable ground
const deviate = ({ context }: Position, target: Cell, direction: number, far: number): readonly Cell[] => {
  const [dx, dy] = kingSteps[direction] ?? [0, 0]
  const path = [target]
  for (let step = 1; step <= far; step += 1) {
    const next = offset(context, target, dx * step, dy * step)
    if (next === null || !canEnter(context, next)) break
    path.push(next)
  }
  return path
}

const throwFor = (at: Position, banner: Banner, target: Cell): Jump => {
  const four = at.context.settings['teleport.directions'] === 4
  const [way = 1] = at.dice.roll(four ? 'teleport.d4' : 'teleport.d8', banner.id)
  const [far = 1] = at.dice.roll('teleport.d6', banner.id)
  const direction = (way - 1) * (four ? 2 : 1)
  const path = deviate(at, target, direction, far)
  return { banner, to: path[path.length - 1] ?? target, target, direction, distance: far, path }
}

const landed = ({ banner, target, direction, distance }: Jump, to: Cell, arrived: boolean): BoltgunEvent => ({
  kind: 'teleported',
  banner: banner.id,
  seat: banner.seat,
  from: banner.at,
  to,
  target,
  direction,
  distance,
  landed: arrived,
  seenBy: toSeat(banner.seat),
})

/** A-24, stops_short: back along the way to the first sector without an enemy; home when there is none. */
const stopShort = (jump: Jump, enemiesAt: (cell: Cell) => readonly Banner[]): Cell => {
  const free = jump.path.slice(0, -1).filter((cell) => enemiesAt(cell).length === 0)
  return free[free.length - 1] ?? jump.banner.at
}

/** Step 3. BG-025, BG-302: dice first, then all landings at once, contested like marches. */
export const teleport: Step = (at) => {
  const { state, context, plans } = at
  const jumps = plans.of('teleport').flatMap((order): Jump[] => {
    const banner = findBanner(state, order.banner)
    const target = context.cell(order.to)
    return banner && target !== null ? [throwFor(at, banner, target)] : []
  })
  if (jumps.length === 0) return []
  const { moved, stayed } = resolve(jumps, fieldOf(at))
  const jumpOf = new Map(jumps.map((jump) => [jump.banner.id, jump]))
  const where = new Map(state.banners.map((banner) => [banner.id, banner.at]))
  const events: BoltgunEvent[] = []
  const land = (jump: Jump, to: Cell, arrived: boolean): void => {
    where.set(jump.banner.id, to)
    events.push(landed(jump, to, arrived), ...(to === jump.banner.at ? [] : leaveWorks(context, jump.banner)))
  }
  const leaving = leavingOf(at)
  const enemiesAt = (jump: Jump, cell: Cell): readonly Banner[] =>
    state.banners.filter(
      (other) => other.seat !== jump.banner.seat && where.get(other.id) === cell && !leaving.has(other.id),
    )
  for (const { banner } of moved) {
    const jump = jumpOf.get(banner.id)
    if (jump) land(jump, jump.to, true)
  }
  for (const { banner, why } of stayed) {
    const jump = jumpOf.get(banner.id)
    if (!jump) continue
    const blocked = why === 'inhabited' ? context.settings['teleport.blocked'] : 'stays'
    if (blocked === 'destroyed')
      events.push(landed(jump, banner.at, false), ...destroyed(state, banner, 'teleport', enemiesAt(jump, jump.to)))
    else land(jump, blocked === 'stops_short' ? stopShort(jump, (cell) => enemiesAt(jump, cell)) : banner.at, false)
  }
  return events
}
