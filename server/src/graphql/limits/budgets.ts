/** A bucket of points: its capacity, and how fast it fills. */
export interface Rate {
  readonly limit: number
  readonly refillsPerSecond: number
}

/** A limit on simultaneous ones. */
interface AtOnce {
  readonly account: number
  readonly address: number
}

export interface Budgets {
  /** Of an account, and of all callers of one address without one. */
  readonly account: Rate
  /** Of all callers of one network address. */
  readonly address: Rate
  /** Including those that wait for their turn. */
  readonly operations: AtOnce
  /** Operations of an account that are executed; the others wait in the order of arrival. */
  readonly atWork: number
  readonly sockets: AtOnce
  /** Streams of an account, on all its connections. */
  readonly streams: number
  /** Milliseconds until a refusal is answered, and for how many of an address at once: a client that retries immediately keeps nobody busy. */
  readonly refusals: { readonly after: number; readonly held: number }
}

/** The schema's description and docs/hosting.md repeat them. A point is a microsecond of processor time: an account gets a twenty-fifth of a core in the long run. */
export const defaultBudgets: Budgets = {
  account: { limit: 400_000, refillsPerSecond: 40_000 },
  address: { limit: 2_000_000, refillsPerSecond: 200_000 },
  operations: { account: 24, address: 240 },
  atWork: 4,
  sockets: { account: 40, address: 1000 },
  streams: 120,
  refusals: { after: 500, held: 500 },
}

/** What any operation costs in addition to its fields: it is parsed, and its caller is looked up. */
export const perOperation = 500
