import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'

/** Languages that there are sentences in: each has a file in every folder `messages` (docs/messages.md). */
export type Language = 'en'

/** A sentence as scripts/messages.mjs compiles it, in every language. */
export type Compiled = Readonly<Record<Language, CompiledMessage>>

/** A sentence: its arguments → its text. `Gaps` are the types of its arguments by name. */
export type Sentence<Gaps extends object> = keyof Gaps extends never
  ? (gaps?: Readonly<Record<string, never>>, language?: Language) => string
  : (gaps: Gaps, language?: Language) => string

/** How a language writes numbers and lists: with a typographic minus sign, without commas in numbers or before "and". */
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
        getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
          new Intl.DateTimeFormat(...args),
      },
    },
  }
}

const written: Readonly<Record<Language, ReturnType<typeof writing>>> = { en: writing('en-GB') }

/** Texts as a list within a sentence: `a, b and c`, or `a, b or c`. */
export const listed = (texts: readonly string[], by: 'and' | 'or' = 'and', language: Language = 'en'): string =>
  written[language][by === 'and' ? 'list' : 'choice'].format(texts)

/** Fills a compiled sentence. If it has tags, `values` says what is made of each, and the parts come as a list. */
export const filled = <Part = string>(
  compiled: Compiled,
  values: FormatValues<Part>,
  language: Language,
): string | Part | readonly (string | Part)[] => format(compiled[language], language, values, written[language].options)

/** Made by scripts/messages.mjs from each key of a message file. */
export const sentence = <Gaps extends object>(compiled: Compiled): Sentence<Gaps> =>
  ((gaps: Gaps | undefined, language: Language = 'en') =>
    String(filled(compiled, (gaps ?? {}) as FormatValues<string>, language))) as Sentence<Gaps>

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
export type Sentences = Readonly<Record<string, (gaps: never, language?: Language) => string>>

/** What may be an argument of a sentence in a message: any text, sentence or list where text is expected, otherwise exactly what it says. */
export type Fills<Gaps> = {
  readonly [Name in keyof Gaps]: string extends Gaps[Name] ? string | Message | Several : Gaps[Name]
}

/** The arguments of one of the sentences of a module. */
export type GapsOf<All, Code extends keyof All> = All[Code] extends (gaps: infer Gaps, language?: Language) => string
  ? Fills<NonNullable<Gaps>>
  : never

/** The sentences of two parts as those of one; a key that both have does not compile. */
export const together = <First extends object, Second extends object>(
  first: First,
  second: Second & { readonly [Key in keyof First & keyof Second]: never },
): First & Second => ({ ...first, ...second })

const textOfFill = (sentences: Sentences, fill: Fill, language: Language): string | number => {
  if (typeof fill !== 'object') return fill
  if ('code' in fill) return textOf(sentences, fill, language)
  const texts = fill.all.map((one) => String(textOfFill(sentences, one, language)))
  return fill.with === 'and' ? written[language].list.format(texts) : texts.join(fill.with)
}

/** The text of a message. One whose sentence is gone shows its key. */
export const textOf = (sentences: Sentences, { code, args }: Message, language: Language = 'en'): string => {
  const say = sentences[code] as Sentence<Readonly<Record<string, string | number>>> | undefined
  if (!say) return code
  const gaps = Object.entries(args).map(([name, fill]) => [name, textOfFill(sentences, fill, language)] as const)
  return say(Object.fromEntries(gaps), language)
}

/** Makes messages of the sentences of a module: `said<typeof report>()('marched', { banner, to })`. */
export const said =
  <All>() =>
  <Code extends keyof All & string>(code: Code, args: GapsOf<All, Code>): Message => ({
    code,
    args,
  })
