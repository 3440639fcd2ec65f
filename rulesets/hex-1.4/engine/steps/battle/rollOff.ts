import type { Dice } from '../../../../kit/dice.js'
import type { Cell } from '../../../../kit/grid.js'
import type { SeatId } from '../../../../kit/ids.js'
import type { Battle, Fighter, RollItem, RollOff } from '../../model/battle.js'
import { contextOf } from '../../model/rulesContext.js'
import type { State } from '../../model/state.js'
import { one } from './fight.js'

type Pair = readonly [number, number]

const pointsPerDie = 500

/** HX-345, HX-524: units that are compared: small ones do not count; what has no price counts. */
const countedUnits = (state: State, { roster, units }: Fighter): number => {
  const least = state.settings['rolloff.unit_points']
  const small = roster.filter(({ alive, points }) => alive > 0 && points > 0 && points < least).length
  return units - small
}

/** HX-346: neighbouring hexes that a side holds with troops. */
export const besideOf = (state: State, battle: Battle, side: 0 | 1): readonly Cell[] => {
  const { seat, from } = battle.sides[side]
  const around = contextOf(state).neighbours(battle.at)
  return (state.memory.friendly[seat] ?? []).filter((cell) => around.includes(cell) && cell !== from)
}

/** HX-342: more units than the other, the defender's one, each neighbouring hex that he holds. */
const extrasOf = (state: State, battle: Battle, side: 0 | 1): readonly Omit<RollItem, 'as'>[] => {
  const own = battle.sides[side]
  const other = battle.sides[side === 0 ? 1 : 0]
  const defends = battle.attacker !== null && battle.attacker !== own.seat
  return [
    { what: 'units', count: Math.max(0, countedUnits(state, own) - countedUnits(state, other)) },
    { what: 'defender', count: defends ? 1 : 0 },
    { what: 'hexes', count: besideOf(state, battle, side).length },
  ]
}

/** HX-341, HX-343: what is thrown and what is added, by the campaign's reading. */
const itemsOf = (state: State, battle: Battle, side: 0 | 1, points: number): readonly RollItem[] => {
  const mode = state.settings['rolloff.mode']
  const count = Math.floor(points / pointsPerDie)
  const base: readonly RollItem[] = [
    { what: 'points', as: 'dice', count },
    ...(mode === 'flat_all' ? [{ what: 'points', as: 'flat', count } as const] : []),
  ]
  const extras = extrasOf(state, battle, side).map((item): RollItem => ({
    ...item,
    as: mode === 'all_dice' ? 'dice' : 'flat',
  }))
  return [...base, ...extras].filter((item) => item.count > 0)
}

const counted = (items: readonly RollItem[], as: RollItem['as']): number =>
  items.reduce((so, item) => (item.as === as ? so + item.count : so), 0)

const sum = (faces: readonly number[]): number => faces.reduce((so, face) => so + face, 0)

const cast = (dice: Dice, battle: Battle, { seat }: Fighter, count: number): readonly number[] =>
  Array.from({ length: count }, () => one(dice, 'rolloff.d6', `${battle.key}:${seat}`))

/** HX-344: neither side has a die: a coin. */
export const tossed = (dice: Dice, battle: Battle, coins: readonly Pair[]): readonly Pair[] => {
  const { key, sides } = battle
  const coin: Pair = [one(dice, 'coin.d6', `${key}:${sides[0].seat}`), one(dice, 'coin.d6', `${key}:${sides[1].seat}`)]
  const all = [...coins, coin]
  return coin[0] === coin[1] ? tossed(dice, battle, all) : all
}

/** HX-340 … HX-346: who wins, and how it was thrown; `points` are those that each side has now. */
export const rollOff = (
  state: State,
  battle: Battle,
  points: Pair,
  dice: Dice,
): { readonly winner: SeatId; readonly rolled: RollOff } => {
  const items = [itemsOf(state, battle, 0, points[0]), itemsOf(state, battle, 1, points[1])] as const
  const counts: Pair = [counted(items[0], 'dice'), counted(items[1], 'dice')]
  const flat: Pair = [counted(items[0], 'flat'), counted(items[1], 'flat')]
  const { sides, attacker } = battle
  const defender = attacker === null ? null : attacker === sides[0].seat ? sides[1].seat : sides[0].seat
  const throws: (readonly [readonly number[], readonly number[]])[] = []
  const ended = (totals: Pair, winner: SeatId, coins: readonly Pair[]) => ({
    winner,
    rolled: { points, items, throws, coins, dice: counts, modifiers: flat, totals },
  })
  for (;;) {
    const thrown = [cast(dice, battle, sides[0], counts[0]), cast(dice, battle, sides[1], counts[1])] as const
    throws.push(thrown)
    const totals: Pair = [sum(thrown[0]) + flat[0], sum(thrown[1]) + flat[1]]
    if (totals[0] !== totals[1]) return ended(totals, totals[0] > totals[1] ? sides[0].seat : sides[1].seat, [])
    if (defender !== null && state.settings['rolloff.tie'] === 'defender') return ended(totals, defender, [])
    if (counts[0] === 0 && counts[1] === 0) {
      const coins = tossed(dice, battle, [])
      const [a, b] = coins[coins.length - 1] ?? [0, 0]
      return ended(totals, a > b ? sides[0].seat : sides[1].seat, coins)
    }
  }
}
