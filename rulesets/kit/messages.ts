import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import { fnv1a } from './hash.js'
import { dictionaryOf, type Language, language, locales } from './language.js'

export type { CompiledMessage }

/** A sentence: its arguments → its text, in the language that is spoken. `Gaps` are the types of its arguments by name. */
export type Sentence<Gaps extends object> = keyof Gaps extends never
  ? (gaps?: Readonly<Record<string, never>>) => string
  : (gaps: Gaps) => string

/** How a language writes numbers and lists: with a typographic minus sign, without separators of thousands or a comma before "and". */
const writing = (locale: string) => {
  const [plurals, ordinals] = [new Intl.PluralRules(locale), new Intl.PluralRules(locale, { type: 'ordinal' })]
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 })
  const plain = { format: (value: number) => numbers.format(value).replace('-', '−') } as Intl.NumberFormat
  return {
    list: new Intl.ListFormat(locale),
    choice: new Intl.ListFormat(locale, { type: 'disjunction' }),
    options: {
      formatters: {
        getPluralRules: (_: unknown, { type }: Intl.PluralRulesOptions = {}) =>
          type === 'ordinal' ? ordinals : plurals,
        getNumberFormat: () => plain,
        // No sentence has a date: the generator refuses it.
        getDateTimeFormat: Intl.DateTimeFormat as never,
      },
    },
  }
}

const written: Partial<Record<Language, ReturnType<typeof writing>>> = {}

const writtenIn = (spoken: Language): ReturnType<typeof writing> => (written[spoken] ??= writing(locales[spoken]))

/** Texts as a list within a sentence: `a, b and c`, or `a, b or c`. */
export const listed = (texts: readonly string[], by: 'and' | 'or' = 'and'): string =>
  writtenIn(language())[by === 'and' ? 'list' : 'choice'].format(texts)

/** By which other languages find what they have for an English sentence. */
export const keyOf = (english: CompiledMessage): string =>
  fnv1a(typeof english === 'string' ? english : JSON.stringify(english)).toString(36)

/**
 * Fills the compiled sentences of a folder, in English where the language that is spoken has none. If a sentence has tags, `values` says what is made of each,
 * and the parts come as a list. `key`: of a sentence whose English is that of another.
 */
export const fillerOf =
  (folder: string) =>
  <Part = string>(
    english: CompiledMessage,
    values: FormatValues<Part>,
    key?: string,
  ): string | Part | readonly (string | Part)[] => {
    const own = dictionaryOf(folder)?.[key ?? keyOf(english)]
    const as = own === undefined ? 'en' : language()
    return format(own ?? english, as, values, writtenIn(as).options)
  }

/** What makes the sentences of a folder, of what scripts/messages.mjs compiles of each. */
export const sentencesOf = (folder: string) => {
  const fill = fillerOf(folder)
  return <Gaps extends object>(english: CompiledMessage, key?: string): Sentence<Gaps> =>
    ((gaps: Gaps | undefined) => String(fill(english, (gaps ?? {}) as FormatValues<string>, key))) as Sentence<Gaps>
}

/** A sentence that is not yet text: its key and its arguments. It becomes text in the reader's language when it is shown. */
export interface Message {
  readonly code: string
  readonly args: Readonly<Record<string, Fill>>
}

/** An argument: a name or a number, a sentence, or a list of either, joined as `with` says. */
export type Fill = string | number | Message | Several

export interface Several {
  readonly all: readonly (string | Message)[]
  /** `and`: `a, b and c`; otherwise the separator. */
  readonly with: 'and' | ' ' | ', ' | '; ' | ' / ' | ' + '
}

/** The sentences of a message file's part by key: its generated module. */
export type Sentences = Readonly<Record<string, (gaps: never) => string>>

/** What may be an argument of a sentence in a message: where text is expected a text, a sentence or a list, otherwise exactly what it says. */
export type Fills<Gaps> = {
  readonly [Name in keyof Gaps]: string extends Gaps[Name] ? string | Message | Several : Gaps[Name]
}

/** The arguments of one of the sentences of a module. */
export type GapsOf<All, Code extends keyof All> = All[Code] extends (gaps: infer Gaps) => string
  ? Fills<NonNullable<Gaps>>
  : never

/** The sentences of two parts as those of one; a key that both have does not compile. */
export const together = <First extends object, Second extends object>(
  first: First,
  second: Second & { readonly [Key in keyof First & keyof Second]: never },
): First & Second => ({ ...first, ...second })

const textOfFill = (sentences: Sentences, fill: Fill): string | number => {
  if (typeof fill !== 'object') return fill
  if ('code' in fill) return textOf(sentences, fill)
  const texts = fill.all.map((one) => String(textOfFill(sentences, one)))
  return fill.with === 'and' ? listed(texts) : texts.join(fill.with)
}

/** The text of a message. One whose sentence is gone shows its key. */
export const textOf = (sentences: Sentences, { code, args }: Message): string => {
  const say = sentences[code] as Sentence<Readonly<Record<string, string | number>>> | undefined
  if (!say) return code
  return say(Object.fromEntries(Object.entries(args).map(([name, fill]) => [name, textOfFill(sentences, fill)])))
}

/** Makes messages of the sentences of a module: `said<typeof report>()('marched', { banner, to })`. */
export const said =
  <All>() =>
  <Code extends keyof All & string>(code: Code, args: GapsOf<All, Code>): Message => ({
    code,
    args,
  })
