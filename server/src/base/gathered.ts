interface Waiting<One, Answer> {
  readonly one: One
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

interface Bounds {
  /** Asked at once. */
  readonly most: number
  /** So many times side by side. */
  readonly lines: number
}

/**
 * Asks for many at once: who comes in one turn of the loop, or while all lines are taken, is asked for together with the others. Answers come in
 * the order of what is asked. Where many fail together each is tried alone, so that nobody fails by another.
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
