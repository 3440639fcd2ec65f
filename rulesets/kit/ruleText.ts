/** A rule as a page shows it. */
export interface RuleText<Key extends string = string> {
  readonly title: string
  /** Our own words, never the rulebook's. */
  readonly text: string
  /** Key of the setting that changes it. */
  readonly setting?: Key
}
