import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '../../server/src/import/limits.js'
import { readList } from '../../server/src/import/readList.js'

afterEach(() => {
  vi.restoreAllMocks()
})

const list = (beside: string): Buffer =>
  Buffer.from(
    `{"beside":${beside},"roster":{"name":"A list","forces":[{"name":"Force","catalogueName":"Army","selections":[{"name":"Squad","type":"unit","number":1}]}]}}`,
  )

const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

/** Within the object of the file itself. */
const deepest = limits.elementDepth - 1
/** Beside the six of the list itself and the one that holds them. */
const most = limits.elements - 7

test.each([
  ['deeply nested', nest(deepest + 1)],
  ['nested by objects', `${'{"a":'.repeat(deepest + 1)}1${'}'.repeat(deepest + 1)}`],
  [
    'of many elements',
    `[${Array<string>(most + 1)
      .fill('{}')
      .join(',')}]`,
  ],
])('JSON that is %s is refused before it is parsed', async (_, beside) => {
  const parse = vi.spyOn(JSON, 'parse')
  await expect(readList(list(beside))).rejects.toMatchObject({
    code: 'LIMIT',
    message: expect.stringMatching(/\.$/) as string,
  })
  expect(parse).not.toHaveBeenCalled()
})

test.each([
  ['as deep as may be', nest(deepest)],
  ['with brackets in its texts', JSON.stringify('[{"\\'.repeat(1000))],
  ['with as many elements as may be', `[${Array<string>(most).fill('{}').join(',')}]`],
])('JSON %s is read', async (_, beside) => {
  await expect(readList(list(beside))).resolves.toMatchObject({ name: 'A list' })
})
