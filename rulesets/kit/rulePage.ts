import type { Sentence } from './messages.js'
import type { RuleText } from './ruleText.js'

/** Rules by id: what scripts/messages.mjs makes of a part of a message file that holds rules. */
export type RuleWords<Id extends string> = Readonly<
  Record<Id, { readonly title: Sentence<object>; readonly text: Sentence<object> }>
>

/** A page of the rules: id → title, text and the setting that changes it. */
export type RulePage<Key extends string> = Readonly<Record<string, RuleText<Key>>>

/** The rules of a message file, with the settings that change some of them; each is said when it is read. */
export const rulePage = <Key extends string, Id extends string>(
  words: RuleWords<Id>,
  settings: { readonly [Rule in NoInfer<Id>]?: Key },
): RulePage<Key> => {
  const page = Object.keys(words).map((key) => {
    const id = key as Id
    const { title, text } = words[id]
    const setting = settings[id]
    const rule: RuleText<Key> = {
      get title() {
        return title()
      },
      get text() {
        return text()
      },
      ...(setting === undefined ? {} : { setting }),
    }
    return [id, rule] as const
  })
  return Object.fromEntries(page)
}
