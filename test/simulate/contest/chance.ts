/** The part of fair campaigns in which chance alone would go beyond a band. */
export const beyond = 0.01

/** Chances of 0 … `count` successes where each has the chance `one`. */
const binomial = (count: number, one: number): readonly number[] => {
  const chances: number[] = []
  let log = count * Math.log(1 - one)
  for (let wins = 0; wins <= count; wins += 1) {
    chances.push(Math.exp(log))
    log += Math.log((count - wins) / (wins + 1)) + Math.log(one / (1 - one))
  }
  return chances
}

/** The least band of successes that chance leaves on neither side more often than `outside / 2`. */
export const bandOf = (count: number, one: number, outside: number): readonly [least: number, most: number] => {
  const chances = binomial(count, one)
  const edge = (values: readonly number[]): number => {
    let sum = 0
    return values.findIndex((chance) => (sum += chance) > outside / 2)
  }
  return [edge(chances), count - edge([...chances].reverse())]
}

/** ln Γ by Lanczos' series. */
const logGamma = (x: number): number => {
  const series = [
    76.18009172947, -86.50532032942, 24.01409824083091, -1.231739572450155, 0.001208650973866179, -0.000005395239384953,
  ].reduce((sum, term, at) => sum + term / (x + 1 + at), 1.000000000190015)
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.506628274631 * series) / x)
}

/** How often chance alone is as far from even shares as these: the chi-square test with one degree of freedom less than there are shares. */
export const chanceOf = (wins: readonly number[], expected: readonly number[]): number => {
  const half = (wins.length - 1) / 2
  const x = wins.reduce((sum, won, at) => sum + (won - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 1), 0) / 2
  if (half === 0 || x === 0) return 1
  // The lower incomplete gamma function by its power series
  let [term, sum] = [1 / half, 1 / half]
  for (let at = 1; at < 1000 && term > sum * 1e-12; at += 1) {
    term *= x / (half + at)
    sum += term
  }
  return Math.max(0, 1 - Math.exp(half * Math.log(x) - x - logGamma(half)) * sum)
}
