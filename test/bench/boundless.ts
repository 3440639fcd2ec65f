import type { Budgets } from '../../server/dist/graphql/limits/budgets.js'

/** What is measured is not what one address may ask for. */
export const boundless: Budgets = {
  account: { limit: 1e12, refillsPerSecond: 1e12 },
  address: { limit: 1e12, refillsPerSecond: 1e12 },
  operations: { account: 1e6, address: 1e6 },
  sockets: { account: 1e6, address: 1e6 },
  streams: 1e6,
  atWork: 1e6,
  refusals: { after: 0, held: 0 },
}
