/** Work with the same name is done one piece after the other, in this process; with different names at the same time. */
export interface Turns {
  take<Value>(name: string, work: () => Promise<Value>): Promise<Value>
}

export const openTurns = (): Turns => {
  const last = new Map<string, Promise<unknown>>()
  return {
    take: async (name, work) => {
      const before = last.get(name) ?? Promise.resolve()
      const own = before.then(work, work)
      last.set(name, own)
      try {
        return await own
      } finally {
        if (last.get(name) === own) last.delete(name)
      }
    },
  }
}
