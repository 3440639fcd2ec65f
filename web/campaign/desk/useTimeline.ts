import { useState } from 'react'
import { merge, type Orders, type PlaceOf } from './merge.js'

/** One change of a sheet at this screen. */
interface Change {
  readonly before: Orders
  readonly after: Orders
}

interface Timeline {
  readonly askId: string | null
  readonly done: readonly Change[]
  readonly undone: readonly Change[]
}

/** Steps back and forth over the changes of this screen: what others have changed meanwhile stays. */
export const useTimeline = (askId: string | null, orders: Orders, save: (orders: Orders) => void, placeOf: PlaceOf) => {
  const [held, keep] = useState<Timeline>({ askId, done: [], undone: [] })
  const { done, undone } = held.askId === askId ? held : { done: [], undone: [] }
  const [last, next] = [done.at(-1), undone.at(-1)]
  const go = (from: Orders, to: Orders): Orders => {
    const { orders: then } = merge(from, to, orders, placeOf)
    save(then)
    return then
  }
  return {
    write: (after: Orders): void => {
      keep({ askId, done: [...done, { before: orders, after }], undone: [] })
      save(after)
    },
    undo:
      last &&
      (() => {
        keep({ askId, done: done.slice(0, -1), undone: [...undone, last] })
        return go(last.after, last.before)
      }),
    redo:
      next &&
      (() => {
        keep({ askId, done: [...done, next], undone: undone.slice(0, -1) })
        return go(next.before, next.after)
      }),
  }
}
