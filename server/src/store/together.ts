import DataLoader from 'dataloader'
import type pg from 'pg'
import { gathered } from '../base/gathered.js'

/** Calls a read function by name; its first argument is the proof. */
export type Ask = <Answer>(name: string, args: readonly unknown[]) => Promise<Answer | null>

/** What one caller asks at once: `[name, …]` with the arguments apart from the proof. */
interface Asked {
  readonly proof: unknown
  readonly questions: readonly (readonly unknown[])[]
}

/** The answers to each, in order. */
type Answers = readonly unknown[]

/** Asks for many callers, each by their own proof. */
export type AskMany = (many: readonly Asked[]) => Promise<readonly Answers[]>

/** These prove no caller, answer one question per request, or return much. */
export const askedAlone = new Set([
  'read_me',
  'read_invitation',
  'read_campaigns',
  'read_offer',
  'read_listed',
  'read_public_chronicle',
  ...['war', 'board', 'view', 'scenario', 'printed_map'].map((of) => `read_shared_${of}`),
  ...['', '_accounts', '_campaigns', '_storage', '_messages', '_complaints', '_acts'].map((of) => `read_operator${of}`),
])

/** Questions of one tick of a request that are one statement. */
const most = 200

/** A caller who asks no more than this at once shares a statement with others who do: nobody waits for somebody's long list. */
const few = 3

const bounds = { most: 24, lines: 4 }

interface Row {
  readonly place: number
  readonly answer: string | null
}

/** One statement for all of them. `read` parses the answers, JSON, by the name of the function. */
export const askMany =
  (pool: pg.Pool, read: (name: string, text: string) => unknown): AskMany =>
  async (many) => {
    const places = many.flatMap(({ questions }, index) => questions.map((question) => [index + 1, ...question]))
    const { rows } = await pool.query<Row>({
      name: 'read_many',
      text: 'SELECT place, answer FROM muster.read_many($1, $2)',
      values: [many.map(({ proof }) => proof), JSON.stringify(places)],
    })
    const answers = new Map(rows.map(({ place, answer }) => [place, answer]))
    let place = 0
    return many.map(({ questions }) =>
      questions.map(([name]) => {
        place += 1
        const text = answers.get(place) ?? null
        return text === null ? null : read(String(name), text)
      }),
    )
  }

/** As `AskMany`, but the few questions that several ask in one tick of the event loop, or while connections are taken, are one statement. */
const shared = (ask: AskMany): ((asked: Asked) => Promise<Answers>) => {
  const gather = gathered(ask, bounds)
  return async (asked) => (asked.questions.length > few ? ((await ask([asked]))[0] ?? []) : gather(asked))
}

interface Question {
  readonly name: string
  readonly args: readonly unknown[]
}

/** What a request asks in one tick of the event loop; what it asks twice is asked once. */
const answer = async (ask: (asked: Asked) => Promise<Answers>, questions: readonly Question[]): Promise<unknown[]> => {
  const proofs = new Map<unknown, Map<string, readonly unknown[]>>()
  const textOf = ({ name, args }: Question): string => JSON.stringify([name, ...args.slice(1)])
  for (const { name, args } of questions) {
    const asked = proofs.get(args[0]) ?? new Map<string, readonly unknown[]>()
    proofs.set(args[0], asked.set(textOf({ name, args }), [name, ...args.slice(1)]))
  }
  const answers = new Map<unknown, Map<string, unknown>>()
  await Promise.all(
    [...proofs].map(async ([proof, asked]) => {
      const list = await ask({ proof, questions: [...asked.values()] })
      answers.set(proof, new Map([...asked.keys()].map((text, index) => [text, list[index] ?? null])))
    }),
  )
  return questions.map((one) => answers.get(one.args[0])?.get(textOf(one)) ?? null)
}

/**
 * Opens how requests ask. For one request: all that it asks in one tick of the event loop is one statement, and nothing is kept for the next tick; the few questions
 * that several requests ask meanwhile go together.
 */
export const openTogether = (ask: Ask, many: AskMany): (() => Ask) => {
  const share = shared(many)
  return () => {
    const loader = new DataLoader<Question, unknown>((questions) => answer(share, questions), {
      cache: false,
      maxBatchSize: most,
    })
    return async <Answer>(name: string, args: readonly unknown[]): Promise<Answer | null> =>
      askedAlone.has(name) ? ask<Answer>(name, args) : ((await loader.load({ name, args })) as Answer | null)
  }
}
