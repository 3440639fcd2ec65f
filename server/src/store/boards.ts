import type { Board } from '@muster/rulesets/kit/view.js'
import { LRUCache } from 'lru-cache'
import { boardOf } from './books.js'
import type { Tx } from './tx.js'

/** Boards by their hash, under which nothing ever changes: each is read and parsed once. */
export interface Boards {
  of(tx: Tx, hash: string): Promise<Board>
}

const most = 100

export const openBoards = (): Boards => {
  const kept = new LRUCache<string, Board>({ max: most })
  return {
    of: async (tx, hash) => {
      const known = kept.get(hash)
      if (known) return known
      const board = await boardOf(tx, hash)
      kept.set(hash, board)
      return board
    },
  }
}
