import type { RulesContext } from '../../model/rulesContext.js'

/** A force in a roll-off as a bot reckons with it (HX-341, HX-342). */
export interface Strength {
  readonly points: number
  readonly units: number
  /** What is added to its throw beside the units that it has more than the other. */
  readonly bonus: number
}

const pointsPerDie = 500
const faces = 6

/** Chances of every sum of so many dice, from 0 on; each number of dice is reckoned once. */
const sums: (readonly number[])[] = [[1]]

const sumsOf = (dice: number): readonly number[] => {
  for (let count = sums.length; count <= dice; count += 1) {
    const less = sums[count - 1] ?? []
    sums.push(
      Array.from({ length: count * faces + 1 }, (_, sum) =>
        [1, 2, 3, 4, 5, 6].reduce((share, face) => share + (less[sum - face] ?? 0) / faces, 0),
      ),
    )
  }
  return sums[dice] ?? []
}

/** HX-343: what is thrown and what is added, by the campaign's reading. */
const thrown = (
  context: RulesContext,
  own: Strength,
  other: Strength,
): { readonly dice: number; readonly flat: number } => {
  const base = Math.floor(Math.max(0, own.points) / pointsPerDie)
  const more = own.bonus + Math.max(0, own.units - other.units)
  switch (context.settings['rolloff.mode']) {
    case 'all_dice':
      return { dice: base + more, flat: 0 }
    case 'flat_all':
      return { dice: base, flat: base + more }
    default:
      return { dice: base, flat: more }
  }
}

const compare = (own: readonly number[], other: readonly number[], lead: number): readonly [number, number] => {
  let [higher, equal, below] = [0, 0, 0]
  // Sums of the other that lie below own sum and lead together, added up as own sum grows
  let next = 0
  own.forEach((share, sum) => {
    for (; next < Math.min(other.length, sum + lead); next += 1) below += other[next] ?? 0
    higher += share * below
    equal += share * (other[sum + lead] ?? 0)
  })
  return [higher, equal]
}

const comparisons = new Map<string, readonly [number, number]>()

/** How likely the first total is higher, and how likely both are equal: so many dice against so many, and a lead. */
const compared = (own: number, other: number, lead: number): readonly [number, number] => {
  const key = `${String(own)}.${String(other)}.${String(lead)}`
  const found = comparisons.get(key) ?? compare(sumsOf(own), sumsOf(other), lead)
  comparisons.set(key, found)
  return found
}

/** How likely the first beats the second in a roll-off, to the die (HX-341 … HX-344); `defends`: whom a tie favours where the setting says so. */
export const chanceAgainst = (
  context: RulesContext,
  own: Strength,
  other: Strength,
  defends: 'own' | 'other',
): number => {
  const [mine, theirs] = [thrown(context, own, other), thrown(context, other, own)]
  const [higher, equal] = compared(mine.dice, theirs.dice, mine.flat - theirs.flat)
  if (context.settings['rolloff.tie'] === 'defender') return higher + (defends === 'own' ? equal : 0)
  // Ties are thrown again; with no dice at all a coin falls
  return equal > 1 - 1e-9 ? 0.5 : higher / (1 - equal)
}

/** How likely an attacker beats all of them, one after the other: a roll-off costs its winner nothing (HX-347). */
export const chanceAgainstAll = (context: RulesContext, own: Strength, others: readonly Strength[]): number =>
  others.reduce((chance, other) => chance * chanceAgainst(context, own, other, 'other'), 1)
