export const timed = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor((values.length * share) / 100))] ??
  Number.NaN
