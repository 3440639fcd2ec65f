import type { Scenario } from '../../kit/ruleset.js'

export const scenarios: readonly Scenario[] = []
