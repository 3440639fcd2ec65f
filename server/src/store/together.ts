import DataLoader from 'dataloader'

/** Calls a read function by name; its first argument is the proof. */
export type Ask = <Answer>(name: string, args: readonly unknown[]) => Promise<Answer | null>

interface Question {
  readonly name: string
  readonly args: readonly unknown[]
}

/** These prove no caller, or answer one question a request. */
const alone = new Set(['read_me', 'read_invitation'])

const most = 200

const answersTo = async (ask: Ask, proof: unknown, texts: readonly string[]): Promise<readonly unknown[]> => {
  const [only, ...others] = texts.map((text) => JSON.parse(text) as readonly [string, ...unknown[]])
  if (only && others.length === 0) return [await ask(only[0], [proof, ...only.slice(1)])]
  return (await ask<readonly unknown[]>('read_many', [proof, `[${texts.join(',')}]`])) ?? []
}

/** One caller's questions of one turn of the loop are one statement; what is asked twice is asked once. Nothing is kept for the next turn. */
const answer = async (ask: Ask, questions: readonly Question[]): Promise<unknown[]> => {
  const callers = new Map<unknown, Map<string, Promise<unknown>>>()
  const textOf = ({ name, args }: Question): string => JSON.stringify([name, ...args.slice(1)])
  for (const { name, args } of questions) {
    const [proof] = args
    const asked = callers.get(proof) ?? new Map<string, Promise<unknown>>()
    callers.set(proof, asked.set(textOf({ name, args }), Promise.resolve(null)))
  }
  for (const [proof, asked] of callers) {
    const texts = [...asked.keys()]
    const answers = answersTo(ask, proof, texts)
    for (const [index, text] of texts.entries())
      asked.set(
        text,
        answers.then((list) => list[index] ?? null),
      )
  }
  return Promise.all(questions.map(async (one) => callers.get(one.args[0])?.get(textOf(one))))
}

/** Asks as `ask` does, for one request: all that it asks in one turn of the loop is one statement. */
export const together = (ask: Ask): Ask => {
  const loader = new DataLoader<Question, unknown>((questions) => answer(ask, questions), {
    cache: false,
    maxBatchSize: most,
  })
  return async <Answer>(name: string, args: readonly unknown[]): Promise<Answer | null> =>
    alone.has(name) ? ask<Answer>(name, args) : ((await loader.load({ name, args })) as Answer | null)
}
