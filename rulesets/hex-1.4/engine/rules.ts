import type { RuleText } from '../../kit/ruleset.js'

/** Every rule by its ledger id, in our words: what the "why" of a line opens. */
export const rules: Readonly<Record<string, RuleText>> = {}
