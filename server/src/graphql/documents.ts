import { type DocumentNode, Kind, parse, visit } from 'graphql'
import { LRUCache } from 'lru-cache'
import { limits } from './limits/numbers.js'

/** Characters of documents that are cached. */
const kept = 2_000_000

/**
 * Whether a document may be cached for the next sender. One with a literal text in it may not: the speed of the answer would reveal whether
 * somebody else asked for the same thing. Values belong in variables.
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

/** Parses a document, each text once. What is computed for it (whether it is valid, how it is executed) is attached to the document and goes with it. @throws GraphQLError */
export const documentOf = (text: string): DocumentNode => {
  const before = known.get(text)
  if (before) return before
  const document = parse(text, { maxLexicalTokens: limits.tokens })
  if (isCommon(document)) known.set(text, document)
  return document
}
