import type { Book } from '../book.js'
import { tables } from '../tables/index.js'
import { kindAt } from './columns.js'
import { contents } from './contents.js'
import { derivedAt } from './derived.js'
import type { Page } from './page.js'
import { readAs, settingAt } from './readings.js'

/** The tables of a Bolt Action book. */
export const bookPage = (book: Book): Page => ({
  ...{ contents: contents(book), shipped: tables, tree: book.tables, edition: book.edition, kindAt, settingAt },
  follows: (path) => derivedAt(path, book.tables),
  read: (path, value) => readAs(path, value, book.readings),
})
