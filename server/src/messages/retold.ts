import { dictionaryOf, language } from '@muster/rulesets/kit/language.js'
import { fillerOf } from '@muster/rulesets/kit/messages.js'
import { LRUCache } from 'lru-cache'
import { type Pattern, patternsOf } from './patterns.js'

interface Known extends Pattern {
  readonly key: string
}

interface Sentences {
  /** Those without gaps, by their text. */
  readonly whole: ReadonlyMap<string, string>
  /** Those with gaps as they may read, those with most words first. */
  readonly withGaps: readonly Known[]
}

const known = new Map<string, Sentences>()

/** The sentences of a folder. */
const knownOf = (folder: string): Sentences => {
  const before = known.get(folder)
  if (before) return before
  const all = Object.entries(dictionaryOf(folder, 'en') ?? {})
  const made = {
    // Of two that are the same in English the first is meant.
    whole: new Map(
      all.flatMap(([key, english]) => (typeof english === 'string' ? [[english, key] as const] : [])).reverse(),
    ),
    withGaps: all
      .flatMap(([key, english]) =>
        typeof english === 'string' ? [] : patternsOf(english).map((pattern) => ({ ...pattern, key })),
      )
      .sort((a, b) => b.letters - a.letters),
  }
  known.set(folder, made)
  return made
}

/** No sentence with gaps is stored that is longer. People write longer texts, in which looking for gaps would take long. */
const longest = 400

const figureOf = (text: string): number => Number(text.replace('−', '-'))

const say = (folder: string, text: string): string | null => {
  const { whole, withGaps } = knownOf(folder)
  const exact = whole.get(text)
  if (exact !== undefined) return String(fillerOf(folder)(text, {}, exact))
  if (text.length > longest) return null
  for (const { key, text: pattern, gaps, fixed } of withGaps) {
    const found = pattern.exec(text)
    if (!found) continue
    const english = dictionaryOf(folder, 'en')?.[key] ?? text
    const values = gaps.map(({ name, figure }, at) => {
      const part = found[at + 1] ?? ''
      return [name, figure ? figureOf(part) : said(folder, part)] as const
    })
    return String(fillerOf(folder)(english, { ...fixed, ...Object.fromEntries(values) }, key))
  }
  return null
}

/** Texts of views and rulesets, which are the same again and again. */
const remembered = new LRUCache<string, string>({ max: 20_000 })

const said = (folder: string, text: string): string => {
  // Names of cells and the like: no sentence is so short.
  if (!/\p{L}{3}/u.test(text)) return text
  const name = `${language()} ${folder} ${text}`
  const before = remembered.get(name)
  if (before !== undefined) return before
  const now = say(folder, text) ?? say('tabletop', text) ?? say('server', text) ?? text
  remembered.set(name, now)
  return now
}

/** Properties that a person reads, with what is in them: other texts of views and rulesets are ids and names. */
const read = new Set(
  'title subtitle about text label note notes question group options description badge printed output missions missionTitle'.split(
    ' ',
  ),
)

const deep = (folder: string, value: unknown, isRead: boolean): unknown => {
  if (typeof value === 'string') return isRead ? said(folder, value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => deep(folder, item, isRead))
  const below = (key: string): boolean => read.has(key) || (isRead && key !== 'id')
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(folder, item, below(key))]))
}

/**
 * What is stored, or was said when the server started, as ready English text, in the language that is spoken: a text, or data with texts in it. Each
 * sentence of the folder, of the tabletop and of the server is recognised by its English; what is none of them stays as it is.
 */
export const retold = <Value>(folder: string, value: Value): Value =>
  language() === 'en' ? value : (deep(folder, value, typeof value === 'string') as Value)
