import pg from 'pg'

/** What committing came to, with so many writers at once. */
export interface Commits {
  readonly writers: number
  readonly signalling: boolean
  readonly perSecond: number
  /** Milliseconds that 99 of 100 commits took at most. */
  readonly slowest: number
}

const seconds = 4

/** A row as small as that of a seal, and with it, as Muster does it, its signal. */
const statements = {
  plain: 'INSERT INTO scale_commit (note) VALUES ($1)',
  signalling: `WITH written AS (INSERT INTO scale_commit (note) VALUES ($1) RETURNING id) SELECT pg_notify('scale', id::text) FROM written`,
}

const write = async (url: string, text: string, until: number, times: number[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    while (Date.now() < until) {
      const began = performance.now()
      await client.query({ name: 'write', text, values: ['x'.repeat(400)] })
      times.push(performance.now() - began)
    }
  } finally {
    await client.end()
  }
}

const measure = async (url: string, writers: number, signalling: boolean): Promise<Commits> => {
  const times: number[] = []
  const text = signalling ? statements.signalling : statements.plain
  const until = Date.now() + seconds * 1000
  await Promise.all(Array.from({ length: writers }, () => write(url, text, until, times)))
  times.sort((a, b) => a - b)
  return {
    writers,
    signalling,
    perSecond: times.length / seconds,
    slowest: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

/** Commits with and without NOTIFY, by how many write at once; one connection listens, as a server does. */
export const measureCommits = async (url: string): Promise<readonly Commits[]> => {
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  await listener.query('CREATE TABLE scale_commit (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text)')
  await listener.query('LISTEN scale')
  const all: Commits[] = []
  for (const writers of [1, 4, 16, 48])
    for (const signalling of [false, true]) all.push(await measure(url, writers, signalling))
  await listener.query('DROP TABLE scale_commit')
  await listener.end()
  return all
}
