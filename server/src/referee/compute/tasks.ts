import type { Language } from '@muster/rulesets/kit/language.js'
import * as words from '../../messages/problems.generated.js'
import type { Registry } from './registry.js'
import { answerOf } from './answer.js'
import { beginWar } from './begin.js'
import { correctWar } from './correct.js'
import { dryRunOf } from './dryRun.js'
import { drawMap } from './map.js'
import { oddsOf } from './odds.js'
import { checkMap, fileOfMap, readMap, takeMap } from './ownMap.js'
import { resolveGroup } from './resolve.js'
import { briefOne, openSome } from './told.js'
import { suggestionOf } from './suggestion.js'
import { unwindWar } from './unwind.js'
import { pathStepOf, reachOf } from './ways.js'
import { verdictOf } from './verdict.js'

/** Binds a piece of work to the installed rulesets. */
const on =
  <Input, Output>(registry: Registry, work: (registry: Registry, input: Input) => Output) =>
  (input: Input): Output =>
    work(registry, input)

/** What is computed off the server's thread. Everything in it is pure: data in, data out. */
export const tasksOf = (registry: Registry) => ({
  resolve: on(registry, resolveGroup),
  begin: on(registry, beginWar),
  dryRun: on(registry, dryRunOf),
  correct: on(registry, correctWar),
  unwind: on(registry, unwindWar),
  answer: on(registry, answerOf),
  brief: on(registry, briefOne),
  open: on(registry, openSome),
  map: on(registry, drawMap),
  odds: on(registry, oddsOf),
  judge: on(registry, verdictOf),
  suggest: on(registry, suggestionOf),
  pathStep: on(registry, pathStepOf),
  reach: on(registry, reachOf),
  readMap: on(registry, readMap),
  checkMap: on(registry, checkMap),
  takeMap: on(registry, takeMap),
  fileOfMap: on(registry, fileOfMap),
})

export type Tasks = ReturnType<typeof tasksOf>
export type TaskName = keyof Tasks
/** A request that somebody waits for, with the message if it takes too much. */
export const questions: Readonly<Partial<Record<TaskName, () => string>>> = {
  map: words.mapTooLarge,
  odds: words.oddsTooLarge,
  judge: words.sheetTooLarge,
  suggest: words.deskTooLarge,
  pathStep: words.sheetTooLarge,
  reach: words.deskTooLarge,
  ...{
    readMap: words.mapTooLarge,
    checkMap: words.mapTooLarge,
    takeMap: words.mapTooLarge,
    fileOfMap: words.mapTooLarge,
  },
}

export type InputOf<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type OutputOf<Name extends TaskName> = ReturnType<Tasks[Name]>

/** One piece of work on its way to a thread. */
export interface Asked {
  readonly name: TaskName
  readonly input: unknown
  /** In which its sentences are said. */
  readonly language: Language
  /** Set to 1 when the work begins. */
  readonly begun: Int32Array
}

/** What comes back: error classes cannot be passed between threads. */
export type Told =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly kind: 'fault' | 'problem' | 'bug'; readonly code: string; readonly message: string }
