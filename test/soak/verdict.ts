import type { Books } from './books.js'
import { between, type MemoryAt, type RequestAt, slope, waitsOf } from './figures.js'

/** Everything that was measured. */
export interface Measured {
  readonly minutes: number
  readonly memory: readonly MemoryAt[]
  readonly requests: readonly RequestAt[]
  /** As the measuring began, and as it ended. */
  readonly books: { readonly before: Books; readonly after: Books }
}

/** One promise: what was measured, and what it may be. */
export interface Finding {
  readonly what: string
  readonly value: string
  readonly limit: string
  /** Null: too short a run to tell. */
  readonly holds: boolean | null
}

/** In the first quarter what is kept for a while fills up. */
const settled = 0.25
const megabyte = 1024 * 1024

/** Megabytes an hour. While V8 is still compiling some 25 were measured, most of it code. */
const heapLimit = 40
/** The threads of the engines and what V8 holds in reserve are in it. */
const rssLimit = 120
const driftLimit = 1.5
/** Minutes below which the memory is still filling up. */
const enough = 15
/** Rows that a table may gain which holds neither wars nor people: what is under way. */
const passing = 200

/** What a war consists of, and who is there: they are the data. News, counters and queues are thrown away after a month, a day and an hour. */
const lasting =
  /^muster\.(campaign|campaign_secret|seat|holding|place|invitation|ask_group|ask|clock|draft|sheet|resolution|board|briefing|record|outbox|battle|battle_side|battle_name|battle_entry|table_log|matter|consent|notification|notify_person|notify_channel|notify_choice|notify_post|delivery|delivery_attempt)$|^accounts\.("user"|account|session|"rateLimit")$|^graphile_worker\._private_job_queues$/

/** Tables that have gained rows and are to hold no more than what is under way. */
export const growing = ({ before, after }: Measured['books']): readonly string[] =>
  [...after.rows]
    .filter(([name, rows]) => !lasting.test(name) && rows - (before.rows.get(name) ?? 0) > passing)
    .map(([name, rows]) => `${name} +${String(rows - (before.rows.get(name) ?? 0))}`)

const ofMemory = ({ memory, minutes }: Measured, what: 'heapUsed' | 'rss', limit: number): Finding => {
  const gained = slope(between(memory, settled * minutes, Infinity), (sample) => sample[what] / megabyte)
  return {
    what: `${what === 'rss' ? 'RSS' : 'heap'} after the first quarter`,
    value: `${gained.toFixed(1)} MB an hour`,
    limit: `at most ${String(limit)}`,
    holds: minutes < enough ? null : gained <= limit,
  }
}

const ofDrift = ({ requests, minutes }: Measured): Finding => {
  const [first, last] = [
    waitsOf(between(requests, 0, settled * minutes)),
    waitsOf(between(requests, (1 - settled) * minutes, Infinity)),
  ]
  return {
    what: 'p99 of the last quarter beside the first',
    value: `${last.p99.toFixed(0)} ms beside ${first.p99.toFixed(0)} ms: × ${(last.p99 / first.p99).toFixed(2)}`,
    limit: `at most × ${String(driftLimit)}`,
    holds: last.p99 <= driftLimit * first.p99,
  }
}

export const findings = (measured: Measured, troubles: number): readonly Finding[] => {
  const grown = growing(measured.books)
  return [
    ofMemory(measured, 'heapUsed', heapLimit),
    ofMemory(measured, 'rss', rssLimit),
    ofDrift(measured),
    {
      what: 'tables that grow and hold neither wars nor people',
      value: grown.length === 0 ? 'none' : grown.join(', '),
      limit: `at most ${String(passing)} rows each`,
      holds: grown.length === 0,
    },
    { what: 'errors', value: String(troubles), limit: 'none', holds: troubles === 0 },
  ]
}
