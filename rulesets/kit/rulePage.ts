import type { RuleText } from './ruleText.js'

/** A page of the rules: id → title, text and the setting that changes it. */
export type RulePage = Readonly<Record<string, RuleText>>

export const rule = (title: string, text: string, setting?: string): RuleText => ({
  title,
  text,
  ...(setting === undefined ? {} : { setting }),
})
