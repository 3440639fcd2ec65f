import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, Kind, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as reads from '../../web/api/reads.js'
import * as writes from '../../web/api/writes.js'

const schema = buildSchema(readFileSync(new URL('../../server/schema.graphql', import.meta.url), 'utf8'))

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT

const documents = Object.entries({ ...reads, ...writes }).flatMap(([name, value]) =>
  isDocument(value) ? [[name, value] as const] : [],
)

/** How deep a document selects, as the server counts it. */
const depthOf = (node: unknown, depth = 0): number => {
  if (Array.isArray(node)) return Math.max(depth, ...node.map((entry: unknown) => depthOf(entry, depth)))
  if (typeof node !== 'object' || node === null || !('kind' in node)) return depth
  const deeper = node.kind === Kind.FIELD ? depth + 1 : depth
  const inside =
    'selectionSet' in node
      ? node.selectionSet
      : 'selections' in node
        ? node.selections
        : 'definitions' in node
          ? node.definitions
          : null
  return depthOf(inside, deeper)
}

describe('documents of the web', () => {
  it('are found', () => expect(documents.length).toBeGreaterThan(20))

  it.each(documents)('%s asks for what the schema offers', (_, document) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
  })

  it.each(documents)('%s stays within the depth that the server takes', (_, document) => {
    expect(depthOf(document)).toBeLessThanOrEqual(12)
  })

  it('a field that is gone would be seen', () => {
    expect(validate(schema, parse('{ me { id shoeSize } }'))).toHaveLength(1)
  })
})
