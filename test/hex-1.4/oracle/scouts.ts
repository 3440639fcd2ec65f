import type { Throw } from './impulses.js'
import { inOrder, type Scout, type World } from './world.js'

interface Runner extends Scout {
  here: string
  todo: string[]
  total: number
  outside: number
  /** A 4+ has earned a step. */
  extra: boolean
  over: boolean
  dead: boolean
  walked: boolean
  /** Hexes that it threw to enter. */
  readonly thrown: Set<string>
}

export interface Scouted {
  /** Null is destroyed. */
  readonly at: Readonly<Record<string, string | null>>
  readonly meetings: readonly (readonly [hex: string, ids: readonly string[]])[]
  readonly rolled: readonly string[]
}

/** HX-241, HX-243: one result of the recon table. */
const table = (world: World, runner: Runner, hex: string, roll: Throw): number => {
  const subject = `${runner.id}@${hex}`
  const first = roll('recon.d6', subject)
  const again = world.centres.includes(runner.seat) && (runner.reroll ?? [1]).includes(first)
  return again ? roll('recon.d6', subject) : first
}

/**
 * Recon forces after all CFs have moved, to the letter of HX-245 … HX-247: `ground` tells which seats' CF and OF stand in a hex now, `before` who
 * held it when Movement began.
 */
export const plainScouts = (
  world: World,
  scouts: readonly Scout[],
  ground: (hex: string) => readonly string[],
  roll: Throw,
  atStart: (hex: string) => readonly string[],
): Scouted => {
  const runners: Runner[] = scouts.map((scout) => ({
    ...scout,
    ...{ here: scout.at, todo: [...scout.path], total: 0, outside: 0, extra: false, over: false, dead: false },
    ...{ walked: false, thrown: new Set<string>() },
  }))
  const most = (runner: Runner): readonly [number, number] => {
    const strips = world.airstrips[runner.seat] ?? 0
    return [3 + 2 * strips, 2 + strips]
  }
  const pay = (runner: Runner, total: number, outside: number): boolean => {
    const [all, out] = most(runner)
    if (runner.extra) {
      // Charged where any is left, free where not
      runner.total = Math.min(all, runner.total + total)
      runner.outside = Math.min(out, runner.outside + outside)
      runner.extra = false
      return true
    }
    if (runner.total + total > all || runner.outside + outside > out) return false
    runner.total += total
    runner.outside += outside
    return true
  }
  const move = (runner: Runner, hex: string): void => {
    runner.here = hex
    runner.todo.shift()
    runner.walked = true
  }
  // Stage 1: the part in own territory, where no enemy stands
  for (const runner of runners)
    for (;;) {
      const hex = runner.todo[0]
      if (hex === undefined || runner.over) break
      if (world.owners[hex] !== runner.seat || atStart(hex).some((seat) => seat !== runner.seat)) break
      if (pay(runner, 1, 0)) move(runner, hex)
      else runner.over = true
    }
  const meetings = new Map<string, Set<string>>()
  let fresh = runners.filter(({ walked }) => walked)
  for (;;) {
    const going = runners.filter(({ dead, over, todo }) => !dead && !over && todo.length > 0)
    const arrived: Runner[] = []
    for (const runner of going) {
      const hex = runner.todo[0] ?? ''
      const lord = world.owners[hex]
      const enemies = ground(hex).some((seat) => seat !== runner.seat)
      const friends = ground(hex).includes(runner.seat) && !enemies
      const hostile = lord !== undefined && lord !== runner.seat
      const throws = enemies || (!friends && hostile && !world.rollsOnlyWhereHeld)
      const inside = lord === runner.seat
      const total = inside || !world.outsideIsExtra ? 1 : 0
      const outside = lord === undefined || (hostile && !throws) ? 1 : 0
      if (!pay(runner, total, outside)) {
        runner.over = true
        continue
      }
      if (throws) {
        const result = table(world, runner, hex, roll)
        runner.thrown.add(hex)
        if (result === 1) {
          runner.dead = true
          continue
        }
        if (result <= 3) runner.over = true
        else runner.extra = true
      }
      move(runner, hex)
      arrived.push(runner)
    }
    const news = [...arrived, ...fresh.filter((runner) => !going.includes(runner))]
    fresh = []
    for (const hex of new Set(news.map(({ here }) => here))) {
      const there = runners.filter(({ dead, here }) => !dead && here === hex)
      if (new Set(there.map(({ seat }) => seat)).size < 2 || ground(hex).length > 0) continue
      if (world.owners[hex] !== undefined && !world.meetInOwned) continue
      for (const runner of there) {
        runner.over = true
        meetings.set(hex, (meetings.get(hex) ?? new Set()).add(runner.id))
      }
    }
    if (going.length === 0) break
  }
  return {
    at: Object.fromEntries(runners.map(({ dead, here, id }) => [id, dead ? null : here])),
    meetings: [...meetings].sort(([a], [b]) => inOrder(a, b)).map(([hex, ids]) => [hex, [...ids].sort()]),
    rolled: runners.flatMap(({ dead, here, id, thrown }) => (!dead && thrown.has(here) ? [id] : [])).sort(),
  }
}
