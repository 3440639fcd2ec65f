/** One case as its file states it; only the common keys are known here. */
export interface CaseDocument {
  readonly id: string
  readonly title: string
  readonly rules: readonly string[]
  readonly [key: string]: unknown
}

/** What a ruleset's `cases/adapter.ts` exports as its default. */
export interface CaseAdapter {
  /** Rule ids that cases may name. */
  readonly rules: ReadonlySet<string>
  /** Vocabulary not built yet: a case that uses it is skipped, by name. */
  readonly NOT_YET: readonly string[]
  /** Words of that vocabulary that a case uses. */
  wants(document: CaseDocument): readonly string[]
  /** Plays a case; one line a failure, as it is printed after the case's id. */
  run(document: CaseDocument): readonly string[]
}
