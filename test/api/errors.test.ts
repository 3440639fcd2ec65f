import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { problemCodes } from '../../server/src/base/problems.js'

const page = readFileSync(fileURLToPath(new URL('../../docs/errors.md', import.meta.url)), 'utf8')

it('the page of errors tells every code with its cause', () => {
  const told = [...page.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|$/gm)].map(([, code, cause]) => [code, cause])
  expect(told.filter(([code]) => code !== 'INTERNAL')).toEqual(Object.entries(problemCodes))
})
