/** A bucket of points: what it holds when it is full, and how fast it fills. */
export interface Rate {
  readonly limit: number
  readonly refillsPerSecond: number
}

/** So many at once. */
interface AtOnce {
  readonly account: number
  readonly address: number
}

export interface Budgets {
  /** Of an account, and of all who come from one address without one. */
  readonly account: Rate
  /** Of everybody together who comes from one network address. */
  readonly address: Rate
  /** With those that wait for their turn. */
  readonly operations: AtOnce
  /** Operations of an account that are worked on; the others wait in the order in which they came. */
  readonly atWork: number
  readonly sockets: AtOnce
  /** Streams of an account, on all its connections. */
  readonly streams: number
  /** Milliseconds after which a refusal is told, for so many of an address at once: who asks again as soon as he is refused keeps nobody busy. */
  readonly refusals: { readonly after: number; readonly held: number }
}

/** The schema's description and docs/hosting.md repeat them. A point is a microsecond of processor time: an account gets a twenty-fifth of a core for good. */
export const defaultBudgets: Budgets = {
  account: { limit: 400_000, refillsPerSecond: 40_000 },
  address: { limit: 2_000_000, refillsPerSecond: 200_000 },
  operations: { account: 24, address: 240 },
  atWork: 4,
  sockets: { account: 40, address: 1000 },
  streams: 120,
  refusals: { after: 500, held: 500 },
}

/** What any operation costs beside its fields: it is read, and its caller is looked up. */
export const perOperation = 500
