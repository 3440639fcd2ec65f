export const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const giveUp = 120_000

/** Tries what may fail while the database suffers until it succeeds; gives up after two minutes. */
export const persist = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  const until = Date.now() + giveUp
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw new Error(`it still fails after ${String(giveUp / 1000)} seconds`, { cause: error })
      await rest(100)
    }
  }
}
