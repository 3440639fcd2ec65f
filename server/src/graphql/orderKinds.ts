import type { Json } from '@muster/rulesets/kit/json.js'
import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'

/** Kind of order → JSON Schema of its `detail`; empty for a ruleset that publishes none. */
export const orderKindsOf = ({ orderKinds }: AnyRuleset): Readonly<Record<string, Json>> => orderKinds ?? {}
