import type { Fraction } from '@muster/rulesets/kit/chance.js'

/** So many of so many things. */
const choices = (things: number, taken: number): bigint => {
  let ways = 1n
  for (let one = 1; one <= taken; one += 1) ways = (ways * BigInt(things - taken + one)) / BigInt(one)
  return ways
}

/** Ways in which dice show at most so much in all: those of dice without a highest face, less those in which some would show more than they have. */
const waysFromBelow = (dice: number, faces: number, total: number): bigint => {
  let [of, open, ways] = [1n, choices(total, dice), 0n]
  for (let above = 0, left = total; left >= dice; above += 1) {
    ways += above % 2 === 0 ? of * open : -of * open
    of = (of * BigInt(dice - above)) / BigInt(above + 1)
    for (let step = 0; step < faces && left >= dice; step += 1, left -= 1)
      open = left === dice ? 0n : (open * BigInt(left - dice)) / BigInt(left)
  }
  return ways
}

/** How likely so many dice of so many faces show at most so much in all: exact, however many they are. */
export const atMost = (dice: number, faces: number, total: number): Fraction => {
  const of = BigInt(faces) ** BigInt(dice)
  if (total >= dice * faces) return { ways: of, of }
  if (total < dice) return { ways: 0n, of }
  const mirrored = dice * (faces + 1) - total - 1
  return { ways: total <= mirrored ? waysFromBelow(dice, faces, total) : of - waysFromBelow(dice, faces, mirrored), of }
}

/** At least so much. */
export const atLeast = (dice: number, faces: number, total: number): Fraction => {
  const { ways, of } = atMost(dice, faces, total - 1)
  return { ways: of - ways, of }
}
