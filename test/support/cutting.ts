import type { NotifyBooks } from '../../server/src/store/notify/books.js'

export class Killed extends Error {}

/** Books of a process that is killed at its n-th step, before or after what the step writes. */
export const cutting =
  (step: number, when: 'before' | 'after') =>
  (books: NotifyBooks): NotifyBooks => {
    let count = 0
    const cut =
      <Args extends readonly unknown[], Value>(work: (...args: Args) => Promise<Value>) =>
      async (...args: Args): Promise<Value> => {
        count += 1
        const now = count === step
        if (count > step || (now && when === 'before')) throw new Killed()
        const value = await work(...args)
        if (now) throw new Killed()
        return value
      }
    return {
      ...books,
      tellOutbox: cut(books.tellOutbox),
      tellAwaited: cut(books.tellAwaited),
      takeDue: cut(books.takeDue),
      settle: cut(books.settle),
    }
  }

/** Every step of a run of so many, before and after it. */
export const cutsOf = (steps: number): readonly (readonly [number, 'before' | 'after'])[] =>
  Array.from({ length: steps }, (_, step) => step + 1).flatMap((step) =>
    (['before', 'after'] as const).map((when) => [step, when] as const),
  )
