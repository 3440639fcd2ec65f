import type { TokenScope } from '../../api/tokens.js'

/** In the order in which they are offered. */
export const allScopes: readonly TokenScope[] = ['READ', 'ORDERS', 'FACILITATE', 'ORGANISE', 'EMAIL']
