import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFolder } from '../../scripts/messages.mjs'
import { filled, sentence, textOf, type Sentences } from '../../rulesets/kit/messages.js'
import compile from 'icu-minify/compile'

const home = mkdtempSync(join(tmpdir(), 'muster-messages-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

let folders = 0
const made = (files: Readonly<Record<string, object>>, withTags = false): string => {
  const folder = join(home, String((folders += 1)))
  mkdirSync(folder)
  for (const [language, parts] of Object.entries(files))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(parts))
  writeFolder(compile, folder, withTags)
  return readFileSync(join(folder, 'part.generated.ts'), 'utf8')
}
const of = (text: string, withTags = false): string => made({ en: { part: { said: text } } }, withTags)

test.each([
  ['plain', 'sentence<object>'],
  ['{who} goes to {to}.', 'sentence<{ readonly to: string; readonly who: string }>'],
  [
    '{n, number} of {all, plural, one {# step by {who}} other {# steps}}',
    '{ readonly all: number; readonly n: number; readonly who: string }',
  ],
  ['{how, select, fast {runs} slow {walks} other {}}', "{ readonly how: 'fast' | 'slow' }"],
  ['{how, select, fast {runs} other {goes}}', '{ readonly how: string }'],
])('%s is a function of what fills it', (text, type) => {
  expect(of(text)).toContain(type)
})

test('tags are for the screen alone', () => {
  expect(of('See <a>{what}</a>.', true)).toContain("rich<{ readonly what: string }, 'a'>")
  expect(() => of('See <a>it</a>.')).toThrow('part.said has tags, which only the screen can show')
})

test.each([
  [{ en: { part: { Said: 'x' } } }, 'a key is a name in lower camel case'],
  [{ en: { part: { delete: 'x' } } }, 'not a reserved word'],
  [{ en: { part: { said: '{open' } } }, 'part.said'],
  [{ en: { part: { said: '{at, date}' } } }, 'is a date: pass it as text'],
  [{ en: { part: { said: '{n} {n, number}' } } }, '{n} is used as string and as number'],
  [{ en: { part: { said: 'x' } }, fr: { part: {} } }, 'has no sentence in fr'],
  [{ en: { part: { said: '{a}' } }, fr: { part: { said: '{b}' } } }, 'has different arguments in fr than in English'],
])('a file that is wrong is refused with its key: %j', (files, complaint) => {
  expect(() => made(files)).toThrow(complaint)
})

test('figures have the minus sign of print and no commas; plurals follow the language', () => {
  const say = sentence<{ readonly n: number }>({ en: compile('{n, plural, one {# level} other {# levels}}') })
  expect([1, 2, -1, -12, 1234, 0].map((n) => say({ n }))).toEqual([
    ...['1 level', '2 levels', '−1 level', '−12 levels', '1234 levels', '0 levels'],
  ])
})

test('a message is filled by texts, figures, messages and lists of them', () => {
  const sentences: Sentences = {
    held: sentence<{ readonly list: string; readonly count: number }>({ en: compile('{count, number}: {list}.') }),
    one: sentence<{ readonly who: string }>({ en: compile('{who} alone') }),
  }
  const one = { code: 'one', args: { who: 'A' } }
  const held = (fill: object) => textOf(sentences, { code: 'held', args: { count: 3, list: fill as never } })
  expect(held(one)).toBe('3: A alone.')
  expect(held({ all: ['x', one, 'z'], with: 'and' })).toBe('3: x, A alone and z.')
  expect(held({ all: ['x', one], with: '; ' })).toBe('3: x; A alone.')
  expect(textOf(sentences, { code: 'gone', args: {} })).toBe('gone')
})

test('what stands inside a tag is handed to whoever makes it', () => {
  const parts = filled<object>(
    { en: compile('See <a>the {what}</a>.') },
    { what: 'map', a: (inside) => ({ inside }) },
    'en',
  )
  expect(parts).toEqual(['See ', { inside: ['the map'] }, '.'])
})
