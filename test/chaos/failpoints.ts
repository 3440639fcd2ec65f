import pg from 'pg'

/** A place in the work at which a server dies: at a statement, in a transaction in which another has been made. */
interface Failpoint {
  readonly statement: RegExp
  readonly after?: RegExp
  /** `before` it is sent; once it is `sent`, with its answer never read; or when it is `answered`. */
  readonly when: 'before' | 'sent' | 'answered'
}

const commit = /^\s*COMMIT/i
const inserted = (table: string): RegExp => new RegExp(`INSERT INTO "?muster"?\\."?${table}\\b`, 'i')
const resolution = inserted('resolution')
/** One statement, and its own transaction. */
const seals = /muster\.write_seals\(/i

export const failpoints = {
  'seal: before it is written': { statement: seals, when: 'before' },
  'seal: being written': { statement: seals, when: 'sent' },
  'seal: written, not acknowledged': { statement: seals, when: 'answered' },
  'closing: before the resolution': { statement: resolution, when: 'before' },
  'closing: resolution written': { statement: resolution, when: 'answered' },
  'closing: before the briefings': { statement: inserted('briefing'), after: resolution, when: 'before' },
  'closing: before the outbox': { statement: inserted('outbox'), after: resolution, when: 'before' },
  'closing: new questions written': { statement: inserted('ask_group'), after: resolution, when: 'answered' },
  'closing: before the next job': { statement: /add_job/i, after: resolution, when: 'before' },
  'closing: before the signal': { statement: /muster\.signal/i, after: resolution, when: 'before' },
  'closing: before the commit': { statement: commit, after: resolution, when: 'before' },
  'closing: commit under way': { statement: commit, after: resolution, when: 'sent' },
  'closing: committed': { statement: commit, after: resolution, when: 'answered' },
} as const satisfies Record<string, Failpoint>

export type FailpointName = keyof typeof failpoints

export const isFailpoint = (name: string): name is FailpointName => Object.hasOwn(failpoints, name)

type Query = (this: pg.Client, ...given: unknown[]) => unknown

const textOf = (first: unknown): string =>
  typeof first === 'string'
    ? first
    : typeof first === 'object' && first !== null && 'text' in first
      ? String(first.text)
      : ''

const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

/** Dies with the answer, before anybody is given it. */
const dieAnswered = (query: Query, client: pg.Client, given: readonly unknown[]): unknown => {
  const callback = given.at(-1)
  if (typeof callback === 'function') return query.apply(client, [...given.slice(0, -1), die])
  return (query.apply(client, [...given]) as Promise<unknown>).then(die)
}

/** From now on every statement of this process is looked at; returns what arms one failpoint, or none. */
export const watchStatements = (): ((name: FailpointName | null) => void) => {
  let armed: Failpoint | null = null
  const made = new WeakMap<pg.Client, string[]>()
  const query = Reflect.get(pg.Client.prototype, 'query') as Query
  const watched: Query = function (...given) {
    const text = textOf(given[0])
    const before = /^\s*(BEGIN|START TRANSACTION)/i.test(text) ? [] : (made.get(this) ?? [])
    made.set(this, [...before, text])
    const after = armed?.after
    const hit = armed !== null && armed.statement.test(text) && (!after || before.some((each) => after.test(each)))
    if (!hit || armed === null) return query.apply(this, given)
    if (armed.when === 'before') die()
    if (armed.when === 'answered') return dieAnswered(query, this, given)
    const answer = query.apply(this, given)
    die()
    return answer
  }
  Reflect.set(pg.Client.prototype, 'query', watched)
  return (name) => {
    armed = name === null ? null : failpoints[name]
  }
}
