import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { messageTools } from '../../scripts/dictionaries.mjs'
import { writeFolder } from '../../scripts/messages.mjs'
import { type Dictionary, type Language, learn, locale, setSpeech } from '../../rulesets/kit/language.js'
import { fillerOf, keyOf, listed, sentencesOf, textOf, type Sentences } from '../../rulesets/kit/messages.js'
import { rulePage } from '../../rulesets/kit/rulePage.js'
import compile from 'icu-minify/compile'

const home = mkdtempSync(join(tmpdir(), 'muster-messages-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const tools = await messageTools()
const sentence = sentencesOf('test')

let folders = 0
const made = (files: Readonly<Record<string, object>>, withTags = false): string => {
  const folder = join(home, String((folders += 1)))
  mkdirSync(folder)
  for (const [language, parts] of Object.entries(files))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(parts))
  writeFolder(tools, folder, withTags)
  return folder
}
const moduleOf = (files: Readonly<Record<string, object>>, withTags = false): string =>
  readFileSync(join(made(files, withTags), 'part.generated.ts'), 'utf8')
const of = (text: string, withTags = false): string => moduleOf({ en: { part: { said: text } } }, withTags)

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
  [{ en: { part: { said: 'x' } }, fr: { part: { said: 'y', more: 'z' } } }, 'part.more of fr is not in English'],
  [
    { en: { part: { X: { title: 'x', text: 'x' } } }, fr: { part: { X: { title: 'y' } } } },
    'has no title or no text in fr',
  ],
])('a file that is wrong is refused with its key: %j', (files, complaint) => {
  expect(() => made(files)).toThrow(complaint)
})

test('figures have the minus sign of print and no commas; plurals follow the language', () => {
  const say = sentence<{ readonly n: number }>(compile('{n, plural, one {# level} other {# levels}}'))
  expect([1, 2, -1, -12, 1234, 0].map((n) => say({ n }))).toEqual([
    ...['1 level', '2 levels', '−1 level', '−12 levels', '1234 levels', '0 levels'],
  ])
})

test('a message is filled by texts, figures, messages and lists of them', () => {
  const sentences: Sentences = {
    held: sentence<{ readonly list: string; readonly count: number }>(compile('{count, number}: {list}.')),
    one: sentence<{ readonly who: string }>(compile('{who} alone')),
  }
  const one = { code: 'one', args: { who: 'A' } }
  const held = (fill: object) => textOf(sentences, { code: 'held', args: { count: 3, list: fill as never } })
  expect(held(one)).toBe('3: A alone.')
  expect(held({ all: ['x', one, 'z'], with: 'and' })).toBe('3: x, A alone and z.')
  expect(held({ all: ['x', one], with: '; ' })).toBe('3: x; A alone.')
  expect(textOf(sentences, { code: 'gone', args: {} })).toBe('gone')
})

test('what stands inside a tag is handed to whoever makes it', () => {
  const parts = fillerOf('test')<object>(compile('See <a>the {what}</a>.'), {
    ...{ what: 'map', a: (inside) => ({ inside }) },
  })
  expect(parts).toEqual(['See ', { inside: ['the map'] }, '.'])
})

/** What a folder has for its sentences, as its module would be loaded. */
const dictionaryOf = (folder: string, language: Language): Dictionary => {
  const text = readFileSync(join(folder, `${language}.generated.ts`), 'utf8')
  return JSON.parse(text.slice(text.indexOf('= {') + 2)) as Dictionary
}

/** Whoever speaks in this process speaks on afterwards. */
const host = globalThis as { musterSpeech?: unknown }
const before = host.musterSpeech

afterEach(() => {
  host.musterSpeech = before
})

test('a module holds the English, and a key where that has two meanings; the rest is in dictionaries', () => {
  const folder = made({
    en: { part: { noun: 'Report', verb: 'Report', steps: '{n, plural, one {# step} other {# steps}}' } },
    de: { part: { noun: 'Bericht', verb: 'Melden', steps: '{n, plural, one {# Schritt} other {# Schritte}}' } },
  })
  const module = readFileSync(join(folder, 'part.generated.ts'), 'utf8')
  expect(module).toContain('noun = /* @__PURE__ */ sentence<object>("Report")')
  expect(module).toContain(`verb = /* @__PURE__ */ sentence<object>("Report", 'part.verb')`)
  expect(module).not.toContain('Bericht')
  expect(dictionaryOf(folder, 'de')).toMatchObject({ [keyOf('Report')]: 'Bericht', 'part.verb': 'Melden' })
})

test('a sentence is said in the language that is spoken when it is said, and in English where that has none', () => {
  const steps = compile('{n, plural, one {# step} other {# steps}} of {of, number}')
  learn('de', 'test', {
    [keyOf('Report')]: 'Bericht',
    'part.verb': 'Melden',
    [keyOf(steps)]: compile('{n, plural, one {# Schritt} other {# Schritte}} von {of, number}'),
  })
  const [noun, verb] = [sentence('Report'), sentence('Report', 'part.verb')]
  const gone = sentence<{ readonly n: number }>(compile('{n, number} gone'))
  const walked = sentence<{ readonly n: number; readonly of: number }>(steps)
  const all = (): readonly string[] => [
    noun(),
    verb(),
    walked({ n: 1, of: -2.5 }),
    gone({ n: 0.5 }),
    listed(['A', 'B']),
  ]
  expect(all()).toEqual(['Report', 'Report', '1 step of −2.5', '0.5 gone', 'A and B'])
  setSpeech(() => 'de')
  expect(all()).toEqual(['Bericht', 'Melden', '1 Schritt von −2,5', '0.5 gone', 'A und B'])
  expect(locale()).toBe('de-DE')
})

test('rules are said when they are read', () => {
  const folder = made({
    en: { part: { 'X-1': { title: 'One', text: 'The first.' } } },
    de: { part: { 'X-1': { title: 'Eins', text: 'Die erste.' } } },
  })
  expect(readFileSync(join(folder, 'part.generated.ts'), 'utf8')).toContain('title: sentence<object>("One")')
  expect(dictionaryOf(folder, 'de')).toMatchObject({ [keyOf('The first.')]: 'Die erste.' })
  const rule = rulePage({ 'X-1': { title: sentence<object>('One'), text: sentence<object>('The first.') } }, {})['X-1']
  learn('de', 'test', dictionaryOf(folder, 'de'))
  expect(rule?.title).toBe('One')
  setSpeech(() => 'de')
  expect({ ...rule }).toEqual({ title: 'Eins', text: 'Die erste.' })
})
