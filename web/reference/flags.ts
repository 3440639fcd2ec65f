import type { Flag } from '@muster/rulesets/kit/system.js'

/** Signs of values that are not simply as printed, in the order in which they are explained. */
export const flagOrder: readonly Flag[] = ['RECONSTRUCTED', 'GENERAL', 'AMBIGUOUS', 'DERIVED', 'PUBLIC_DIFFERS']
