import type { Dice } from '../../../../kit/dice.js'
import type { SeatId } from '../../../../kit/ids.js'
import type { Battle, Fighter, RollOff } from '../../battle.js'
import { lawsOf } from '../../laws.js'
import type { State } from '../../state.js'
import { one } from './fight.js'

type Pair = readonly [number, number]

const pointsPerDie = 500

/** HX-342, HX-346: more units than the other, the defender's one, each neighbouring hex that he holds. */
const modifierOf = (state: State, battle: Battle, side: 0 | 1): number => {
  const own = battle.sides[side]
  const other = battle.sides[side === 0 ? 1 : 0]
  const around = lawsOf(state).neighbours(battle.at)
  const friendly = (state.memory.friendly[own.seat] ?? []).filter((cell) => around.includes(cell) && cell !== own.from)
  const defends = battle.attacker !== null && battle.attacker !== own.seat
  return Math.max(0, own.units - other.units) + (defends ? 1 : 0) + friendly.length
}

interface Rolling {
  readonly dice: Pair
  readonly flat: Pair
}

/** HX-341, HX-343: what is thrown and what is added, by the campaign's reading. */
const rollingOf = (state: State, battle: Battle, points: Pair): Rolling => {
  const base: Pair = [Math.floor(points[0] / pointsPerDie), Math.floor(points[1] / pointsPerDie)]
  const mods: Pair = [modifierOf(state, battle, 0), modifierOf(state, battle, 1)]
  switch (lawsOf(state).choice('rolloff.mode')) {
    case 'all_dice':
      return { dice: [base[0] + mods[0], base[1] + mods[1]], flat: [0, 0] }
    case 'flat_all':
      return { dice: base, flat: [base[0] + mods[0], base[1] + mods[1]] }
    default:
      return { dice: base, flat: mods }
  }
}

const sum = (faces: readonly number[]): number => faces.reduce((so, face) => so + face, 0)

const cast = (dice: Dice, battle: Battle, { seat }: Fighter, count: number): readonly number[] =>
  Array.from({ length: count }, () => one(dice, 'rolloff.d6', `${battle.key}:${seat}`))

/** HX-344: neither side has a die: a coin. */
const tossed = (dice: Dice, battle: Battle, coins: readonly Pair[]): readonly Pair[] => {
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
  const { dice: counts, flat } = rollingOf(state, battle, points)
  const { sides, attacker } = battle
  const defender = attacker === null ? null : attacker === sides[0].seat ? sides[1].seat : sides[0].seat
  const throws: (readonly [readonly number[], readonly number[]])[] = []
  const ended = (totals: Pair, winner: SeatId, coins: readonly Pair[]) => ({
    winner,
    rolled: { throws, coins, dice: counts, modifiers: flat, totals },
  })
  for (;;) {
    const thrown = [cast(dice, battle, sides[0], counts[0]), cast(dice, battle, sides[1], counts[1])] as const
    throws.push(thrown)
    const totals: Pair = [sum(thrown[0]) + flat[0], sum(thrown[1]) + flat[1]]
    if (totals[0] !== totals[1]) return ended(totals, totals[0] > totals[1] ? sides[0].seat : sides[1].seat, [])
    if (defender !== null && lawsOf(state).choice('rolloff.tie') === 'defender') return ended(totals, defender, [])
    if (counts[0] === 0 && counts[1] === 0) {
      const coins = tossed(dice, battle, [])
      const [a, b] = coins[coins.length - 1] ?? [0, 0]
      return ended(totals, a > b ? sides[0].seat : sides[1].seat, coins)
    }
  }
}
