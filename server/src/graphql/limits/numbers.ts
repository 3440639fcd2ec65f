/** What one request may ask for, the same over HTTP and WebSocket. The description of the schema repeats them. */
export const limits = {
  bodyBytes: 100 * 1024,
  tokens: 1500,
  depth: 12,
  /** Enough for the standard introspection query with room to spare; cycles are refused by a rule of graphql-js. */
  introspectionDepth: 18,
  aliases: 15,
  directives: 4,
  /** The same response key again in one selection. */
  repeats: 15,
  /** Points of one operation: microseconds of processor time, see `Price`. */
  cost: 40_000,
  /** The assumed length of a list of objects that does not state its size. */
  listSize: 10,
  cells: 400,
  /** Of the lobby, at once. */
  campaigns: 25,
  /** Of the listed campaigns, at once. */
  listed: 20,
  variablesDepth: 32,
  ordersPerSheet: 2000,
  orderString: 200,
  pathCells: 200,
  detailBytes: 16_384,
  detailDepth: 4,
  /** Open subscriptions on one socket. */
  streamsPerSocket: 20,
} as const
