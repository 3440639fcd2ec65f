import type { RuleText } from './ruleText.js'

/** A page of the rules: id → title, text and the setting that changes it. */
export type RulePage<Key extends string> = Readonly<Record<string, RuleText<Key>>>

export const rule = <Key extends string = never>(title: string, text: string, setting?: Key): RuleText<Key> => ({
  title,
  text,
  ...(setting === undefined ? {} : { setting }),
})
