import type { Language } from './messages.js'
import type { RuleText } from './ruleText.js'

/** Rules by id, in every language: what scripts/messages.mjs makes of a part of a message file that holds rules. */
export type RuleWords<Id extends string> = Readonly<
  Record<Id, Readonly<Record<Language, { readonly title: string; readonly text: string }>>>
>

/** A page of the rules: id → title, text and the setting that changes it. */
export type RulePage<Key extends string> = Readonly<Record<string, RuleText<Key>>>

/** The rules of a message file, with the settings that change some of them. */
export const rulePage = <Key extends string, Id extends string>(
  words: RuleWords<Id>,
  settings: { readonly [Rule in NoInfer<Id>]?: Key },
  language: Language = 'en',
): RulePage<Key> => {
  const page = Object.keys(words).map((key) => {
    const id = key as Id
    const setting = settings[id]
    return [id, { ...words[id][language], ...(setting === undefined ? {} : { setting }) }] as const
  })
  return Object.fromEntries(page)
}
