import { fnv1a } from '../../../../kit/hash.js'
import { token, type Token } from '../../../../kit/ids.js'
import { byText } from '../../model/pieces.js'
import type { Banner } from '../../model/state.js'
import type { Position } from '../../steps/step.js'

export interface Named {
  readonly pair: readonly [Banner, Banner]
  /** A name that both sides may see: the two players and a number among the battles between them, which both know. */
  readonly id: Token
  /** Its place among those that are fought, where the two have several: one that is decided at once has none (BG-092). */
  readonly number: number | null
}

interface Drawn {
  readonly pair: readonly [Banner, Banner]
  readonly text: string
  readonly place: number
  /** By banners that are both strong enough. */
  readonly fought: boolean
}

/** Scrambles a text with the turn's salt: only the order that it makes is ever used. */
const scramble = (salt: readonly number[], text: string): number => {
  let hash = fnv1a(salt, fnv1a(text, fnv1a(salt)))
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Battles numbered for each pair of players in an order drawn anew every turn, so that a number tells neither where the enemy stands nor
 * which banner it was last time, nor how many others fight.
 */
export const namedBattles = (
  { state, dice }: Position,
  pairs: readonly (readonly [Banner, Banner])[],
): readonly Named[] => {
  if (pairs.length === 0) return []
  const salt = dice.roll('shuffle.8d256', 'battles')
  const between = new Map<string, Drawn[]>()
  for (const pair of pairs) {
    const [a, b] = pair
    const text = `${a.id} ${b.id}`
    const drawn = { pair, text, place: scramble(salt, text), fought: pair.every(({ level }) => level > 9) }
    const seats = `${a.seat}-${b.seat}`
    const others = between.get(seats)
    if (others) others.push(drawn)
    else between.set(seats, [drawn])
  }
  // In seat order, as the pairs are: the numbers alone are drawn, those that are fought first
  return [...between].flatMap(([seats, battles]) => {
    const several = battles.filter(({ fought }) => fought).length > 1
    return battles
      .sort((a, b) => Number(b.fought) - Number(a.fought) || a.place - b.place || byText(a.text, b.text))
      .map(({ pair, fought }, at) => ({
        pair,
        id: token(`b${String(state.turn)}-${seats}-${String(at + 1)}`),
        number: several && fought ? at + 1 : null,
      }))
  })
}
