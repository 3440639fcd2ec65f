/** Faces for every name, the same ones for whoever asks in the same order. */
export const table = (faces: readonly number[]) => {
  const used = new Map<string, number>()
  const next = (name: string): number => {
    const at = used.get(name) ?? 0
    used.set(name, at + 1)
    return faces[(at * 7 + name.length) % faces.length] ?? 1
  }
  const count = (name: string): number => (name.endsWith('.2d6') ? 2 : 1)
  return {
    /** One throw. */
    throws: (name: string): readonly number[] => Array.from({ length: count(name) }, () => next(name)),
    /** One face. */
    die: next,
    /** How many faces each name has cost. */
    spent: (): Readonly<Record<string, number>> => Object.fromEntries(used),
  }
}

export type Table = ReturnType<typeof table>

export interface Played {
  readonly edition: 'classic' | 'v3'
  readonly smallScale: boolean
  readonly settings: Readonly<Record<string, string>>
}
