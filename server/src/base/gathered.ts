interface Waiting<One, Answer> {
  readonly one: One
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

interface Bounds {
  /** Size of one batch. */
  readonly most: number
  /** Batches at the same time. */
  readonly lines: number
}

/**
 * Asks for many at once: requests of one tick of the event loop, or of the time while all batches are busy, are sent together. Answers are in
 * the order of the requests. If a batch fails, each request is tried alone, so that none fails because of another.
 */
export const gathered = <One, Answer>(
  ask: (many: readonly One[]) => Promise<readonly Answer[]>,
  { most, lines }: Bounds,
): ((one: One) => Promise<Answer>) => {
  const waiting: Waiting<One, Answer>[] = []
  let free = lines
  const settle = async (some: readonly Waiting<One, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(some.map(({ one }) => one))
      for (const [index, { resolve }] of some.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      if (some.length > 1) await Promise.all(some.map((each) => settle([each])))
      else for (const { reject } of some) reject(error)
    }
  }
  const go = (): void => {
    while (free > 0 && waiting.length > 0) {
      free -= 1
      void settle(waiting.splice(0, most)).finally(() => {
        free += 1
        go()
      })
    }
  }
  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (free > 0) setImmediate(go)
    })
}
