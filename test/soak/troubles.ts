/** What went wrong: each thing once, and how often. */
export interface Troubles {
  note(what: string): void
  all(): readonly (readonly [what: string, times: number])[]
}

export const openTroubles = (): Troubles => {
  const noted = new Map<string, number>()
  return {
    note: (what) => void noted.set(what, (noted.get(what) ?? 0) + 1),
    all: () => [...noted],
  }
}
