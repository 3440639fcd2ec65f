import type { Cell } from '../../../../kit/grid.js'
import type { PieceId } from '../../../../kit/ids.js'
import { once } from '../../../../kit/memo.js'
import { chanceAgainst, chanceAgainstAll, type Strength } from './chance.js'
import { stranger, type Enemy } from './enemies.js'
import type { OwnArmy, Situation } from './situation.js'

type Body = Pick<OwnArmy, 'points' | 'units'>

/** What follows from a situation and a hex, found once for each. */
const perHex = <Found>(find: (now: Situation, cell: Cell) => Found): ((now: Situation, cell: Cell) => Found) => {
  const known = once((_: Situation) => new Map<Cell, { readonly found: Found }>())
  return (now, cell) => {
    const before = known(now).get(cell) ?? { found: find(now, cell) }
    known(now).set(cell, before)
    return before.found
  }
}

/** HX-346: own hexes around that an own force of any class holds, not counting the one that goes. */
const friends = (now: Situation, cell: Cell, without?: PieceId): number =>
  now.context.neighbours(cell).filter((near) => now.isOwn(near) && now.present(near).some(({ id }) => id !== without))
    .length

/** HX-346: hexes around in which an enemy of the same owner is known to stand. */
const foes = perHex((now, cell): number => {
  const owner = now.hex(cell)?.owner ?? null
  return now.context
    .neighbours(cell)
    .filter((near) => now.isEnemy(near) && now.hex(near)?.owner === owner && now.enemies(near).length > 0).length
})

/** How likely an own army takes a hex from all who are thought to be in it. */
export const takes = (now: Situation, army: Body & Pick<OwnArmy, 'id'>, cell: Cell): number => {
  const own: Strength = { points: army.points, units: army.units, bonus: friends(now, cell, army.id) }
  // HX-342: the defender's one
  const bonus = foes(now, cell) + (now.isEnemy(cell) ? 1 : 0)
  return chanceAgainstAll(
    now.context,
    own,
    now.enemies(cell).map(({ points, units }) => ({ points, units, bonus })),
  )
}

/** How likely a raid by it on those who are thought to be in the hex succeeds: the usual defender is the occupation force (HX-279). */
export const raids = (now: Situation, raider: Body & Pick<OwnArmy, 'id'>, cell: Cell): number => {
  const own: Strength = { ...raider, bonus: friends(now, cell, raider.id) }
  const bonus = foes(now, cell) + 1
  return Math.min(1, ...now.enemies(cell).map((enemy) => chanceAgainst(now.context, own, { ...enemy, bonus }, 'other')))
}

/** Enemy armies beside a hex that may come in. */
const attackers = perHex((now, cell): readonly Enemy[] =>
  now.context
    .neighbours(cell)
    .flatMap((near) => (now.isOwn(near) ? [] : now.enemies(near).filter(({ marches }) => marches))),
)

/** Steps of a conquest force through its own land and one beyond it (HX-194). */
const reach = 3

/** Whether an enemy army may be within a turn's march of a hex: one that is known, or one that nobody would see. */
const lurks = (now: Situation, cell: Cell): boolean =>
  now.cells.some(
    (other) =>
      now.isEnemy(other) &&
      now.context.distance(cell, other) <= reach &&
      (now.hex(other)?.contact === null || now.enemies(other).some(({ marches }) => marches)),
  )

/** Up to this nobody of another stands or owns ground beside a hex. */
export const quiet = 0.05

/** How likely somebody comes into an own hex this turn. */
export const danger = perHex((now, cell): number => {
  if (attackers(now, cell).length > 0) return 0.6
  const beside = now.context.neighbours(cell).filter((near) => now.isEnemy(near)).length
  if (beside === 0) return now.front(cell) <= 2 ? quiet : 0
  return lurks(now, cell) ? Math.min(0.35, 0.1 + 0.08 * beside) : 2 * quiet
})

const holdOut = (now: Situation, cell: Cell, defenders: readonly Body[]): number => {
  const seen = attackers(now, cell)
  const bonus = friends(now, cell) + 1
  const falls = ({ points, units }: Enemy): number =>
    chanceAgainstAll(
      now.context,
      { points, units, bonus: 0 },
      defenders.map((defender) => ({ points: defender.points, units: defender.units, bonus })),
    )
  return 1 - Math.max(0, ...(seen.length > 0 ? seen : [stranger(now.turn)]).map(falls))
}

const heldBy = perHex(() => new Map<string, number>())

/** How likely an own hex is held by so many against the strongest neighbour, if he attacks; armies of the same size are asked for once. */
export const holds = (now: Situation, cell: Cell, defenders: readonly Body[]): number => {
  const known = heldBy(now, cell)
  const key = defenders.map(({ points, units }) => `${String(points)}.${String(units)}`).join(' ')
  const chance = known.get(key) ?? holdOut(now, cell, defenders)
  known.set(key, chance)
  return chance
}

/** How likely an own hex that so many hold changes hands this turn. */
export const loss = (now: Situation, cell: Cell, defenders: readonly Body[]): number => {
  const likely = danger(now, cell)
  return likely === 0 ? 0 : likely * (1 - holds(now, cell, defenders))
}

/** How likely an army that has just taken a hex is beaten there by an enemy beside it. */
export const exposure = (now: Situation, army: Body & Pick<OwnArmy, 'id'>, cell: Cell): number => {
  const own: Strength = { points: army.points, units: army.units, bonus: 1 + friends(now, cell, army.id) }
  const beaten = attackers(now, cell).map(({ points, units }) =>
    chanceAgainst(now.context, { points, units, bonus: 0 }, own, 'other'),
  )
  return 0.4 * Math.max(0, ...beaten)
}
