import type { DryRunViewerRow } from '../../store/reads.facilitating.js'
import type { Facts } from './facts.js'
import { gameOf } from './installed.js'
import type { Registry } from './registry.js'
import { type GroupTask, resolveGroup } from './resolve.js'
import { textBytes } from './rows.js'
import { viewerRows } from './viewerRows.js'

export interface DryRunTask {
  readonly task: GroupTask
  /** JSON of the viewers of the run before; null: there was none. */
  readonly last: string | null
}

export interface DryRunResult {
  readonly turn: number
  readonly stage: string
  /** JSON of `DryRunViewerRow`s. */
  readonly viewers: Uint8Array
}

/** Resolves a group as it will be resolved: the same sheets and the same dice. Nothing of it is stored as told. */
export const dryRunOf = (registry: Registry, { task, last }: DryRunTask): DryRunResult => {
  const facts = JSON.parse(task.facts) as Facts
  const { turn, stage, writes } = resolveGroup(registry, task)
  const before = last === null ? [] : (JSON.parse(last) as readonly DryRunViewerRow[])
  const state = JSON.parse(task.state) as object
  const rows = viewerRows(gameOf(registry, facts.campaign), facts, state, writes.briefings, before)
  return { turn, stage, viewers: textBytes(JSON.stringify(rows)) }
}
