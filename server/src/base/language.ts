import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import {
  type Dictionary,
  dictionaryOf,
  isLanguage,
  type Language,
  learn,
  setSpeech,
} from '@muster/rulesets/kit/language.js'
import { dictionaries } from '../messages/dictionaries.generated.js'

const spoken = new AsyncLocalStorage<Language>()

setSpeech(() => spoken.getStore() ?? 'en')

/** Everything that is said while this runs, however long it waits meanwhile, is said in that language. */
export const speaking = <Value>(language: Language, run: () => Value): Value => spoken.run(language, run)

/** What is stored as text is stored in English, whoever asks: `retold` says it in the reader’s language. */
export const inEnglish = <Value>(say: () => Value): Value => speaking('en', say)

/** Adds what languages have for the sentences of a folder. */
export const learnAll = (folder: string, of: Partial<Record<Language, Dictionary>>): void => {
  for (const [language, dictionary] of Object.entries(of)) learn(language as Language, folder, dictionary)
}

/** The same, where a newer one has the last word: what an older edition says. */
export const learnBehind = (folder: string, of: Partial<Record<Language, Dictionary>>): void => {
  for (const [language, dictionary] of Object.entries(of) as [Language, Dictionary][])
    learn(language, folder, { ...dictionary, ...dictionaryOf(folder, language) })
}

learnAll('server', dictionaries)

/** The first of the languages that a header `Accept-Language` prefers and that there are sentences in. */
const preferred = (header: string): Language | null => {
  const weighed = header.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    return { language: range.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
  const sorted = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return sorted.map(({ language }) => language).find(isLanguage) ?? null
}

/** Kept by a page for visitors. */
const cookie = /(?:^|;)\s*language=([a-z]+)/

/** Who asks, as far as it matters here; `language`: null if their account names none. */
interface Asking {
  readonly language: Language | null
  readonly tool: boolean
}

/** In which language an answer is given: that of the account, of the page, or of the browser. A tool says in each request what it wants, or gets its account's. */
export const languageOf = (headers: IncomingHttpHeaders, caller: Asking | null, stated?: unknown): Language => {
  if (isLanguage(stated)) return stated
  const asked = preferred(headers['accept-language'] ?? '')
  const own = caller?.language ?? null
  if (caller?.tool) return asked ?? own ?? 'en'
  const kept = cookie.exec(headers.cookie ?? '')?.[1]
  return own ?? (isLanguage(kept) ? kept : asked) ?? 'en'
}
