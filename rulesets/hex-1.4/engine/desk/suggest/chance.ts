/** A force in a roll-off as a bot reckons with it (HX-341, HX-342). */
export interface Strength {
  readonly points: number
  /** What is added to its throw. */
  readonly bonus: number
}

const pointsPerDie = 500
const [mean, variance] = [3.5, 35 / 12]

/** Logistic likeness of the normal distribution: near enough for a choice. */
const likelihood = (deviations: number): number => 1 / (1 + Math.exp(-1.7 * deviations))

/** How likely the first beats the second in a roll-off. */
export const chanceAgainst = (own: Strength, other: Strength): number => {
  const [dice, others] = [Math.floor(own.points / pointsPerDie), Math.floor(other.points / pointsPerDie)]
  const lead = mean * (dice - others) + own.bonus - other.bonus
  if (dice + others === 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5
  return likelihood(lead / Math.sqrt(variance * (dice + others)))
}

/** How likely it beats all of them, one after the other: a roll-off costs its winner nothing (HX-347). */
export const chanceAgainstAll = (own: Strength, others: readonly Strength[]): number =>
  others.reduce((chance, other) => chance * chanceAgainst(own, other), 1)
