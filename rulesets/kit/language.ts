import type { CompiledMessage } from 'icu-minify/format'

/** Languages that there are sentences in (docs/messages.md), each with the locale by which it writes dates, numbers and lists. */
export const locales = { en: 'en-GB', de: 'de-DE' } as const

export type Language = keyof typeof locales

export const languages = Object.keys(locales) as readonly Language[]

export const isLanguage = (name: unknown): name is Language => typeof name === 'string' && Object.hasOwn(locales, name)

/** Sentences of one folder `messages` in one language, by the keys of the English ones. */
export type Dictionary = Readonly<Record<string, CompiledMessage>>

/** The language that is spoken at the moment, and what is known of each. */
interface Speech {
  readonly language: () => Language
  readonly words: Partial<Record<Language, Partial<Record<string, Dictionary>>>>
}

/** Given by the host: a page's document, or the server around each request. */
// oxlint-disable-next-line no-restricted-globals -- a process may hold this module several times, as the server and the pages that it renders do
const host = globalThis as { musterSpeech?: Speech }

export const setSpeech = (language: Speech['language']): void => {
  host.musterSpeech = { language, words: host.musterSpeech?.words ?? {} }
}

/** The reader's language; English where nobody has set one. */
export const language = (): Language => host.musterSpeech?.language() ?? 'en'

/** By which the reader's language writes dates, numbers and lists. */
export const locale = (): string => locales[language()]

/** Adds what a language has for the sentences of a folder. */
export const learn = (of: Language, folder: string, dictionary: Dictionary): void => {
  const words = (host.musterSpeech ??= { language: () => 'en', words: {} }).words
  const known = (words[of] ??= {})
  known[folder] = { ...known[folder], ...dictionary }
}

/** What a language, the one that is spoken unless stated, has for the sentences of a folder. */
export const dictionaryOf = (folder: string, of: Language = language()): Dictionary | undefined =>
  host.musterSpeech?.words[of]?.[folder]
