/** Scenarios of one account, and characters of their files together. */
export const scenarioLimits = { count: 40, characters: 1_500_000 } as const
