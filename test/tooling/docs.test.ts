import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Decisions tell of the day on which they were made; the page about rulesets names files of one that its reader will write. */
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md') && !name.endsWith('/rulesets.md'),
)

/** What a new ruleset is called where one is shown. */
const example = 'rulesets/skirmish'

/** Files and folders that a page names by their whole path. */
const named = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:rulesets|server|web|test|scripts|docs|examples)\/[\w.()[\]/-]*\w\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== example)

test.each(pages)('every path that %s names is there', (page) => {
  const missing = named(readFileSync(join(root, page), 'utf8')).filter((path) => !existsSync(join(root, path)))
  expect(missing).toEqual([])
})

test('a path that is gone is found', () => {
  expect(named('See `web/gone.ts` and `kit/ids.ts`.')).toEqual(['web/gone.ts'])
})
