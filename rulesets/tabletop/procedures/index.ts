import type { Procedure } from '../../kit/system.js'
import type { Book } from '../book.js'
import type { Bound } from '../procedure.js'
import { orderTest } from './orderTest.js'
import { toHit } from './toHit.js'

const all: readonly Bound<Book>[] = [orderTest, toHit]

/** The procedures that a book has. */
export const proceduresOf = (book: Book): readonly Procedure[] =>
  all.map((bound) => bound(book)).filter((procedure) => procedure !== null)
