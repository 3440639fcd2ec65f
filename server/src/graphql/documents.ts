import { type DocumentNode, Kind, parse, visit } from 'graphql'
import { LRUCache } from 'lru-cache'
import { limits } from './limits/numbers.js'

/** Characters of documents that are kept. */
const kept = 2_000_000

/**
 * Whether a document may be remembered for the next who sends it. One with a text of its own in it may not: how fast it is answered would tell whether
 * somebody else asked for the same thing. Values belong into variables.
 */
export const isCommon = (document: DocumentNode): boolean => {
  let common = true
  visit(document, {
    [Kind.STRING]: () => {
      common = false
    },
  })
  return common
}

const known = new LRUCache<string, DocumentNode>({ maxSize: kept, sizeCalculation: (_, text) => text.length })

/** Reads a document, each text once. What is worked out for it (whether it is valid, how it is executed) hangs on the document and goes with it. @throws GraphQLError */
export const documentOf = (text: string): DocumentNode => {
  const before = known.get(text)
  if (before) return before
  const document = parse(text, { maxLexicalTokens: limits.tokens })
  if (isCommon(document)) known.set(text, document)
  return document
}
