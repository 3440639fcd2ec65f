import type { MapProblem } from '@muster/rulesets/kit/mapSpec.js'
import type { Result } from '@muster/rulesets/kit/result.js'
import { fileLimits, type ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import * as words from '../../messages/scenarios.generated.js'
import type { OwnScenarioEntity } from '../../db/entities/scenarios.js'
import * as scenarios from '../../store/ownScenarios.js'
import { clock, type Tx } from '../../store/tx.js'
import { lockPerson } from '../../store/vacations.js'
import { badInput, conflict, notFound, Problem } from '../../base/problems.js'
import type { Context } from '../access/context.js'
import { newLinkToken } from '../common/newLinkToken.js'
import { scenarioLimits } from '../common/scenarioLimits.js'
import type { Caller } from '../common/contract.js'
import type { ForkScenario, ImportScenario, SaveScenario, ScenarioRef } from '../common/scenarioContract.js'
import type { ReadMap } from '../compute/ownMap.js'

const read = <Value>(found: Result<Value, readonly MapProblem[]>): Value => {
  if (found.ok) return found.value
  const [first, ...more] = found.problem
  throw badInput(words.notRead({ first: first?.text ?? '', more: more.length }), 'file')
}

const readText = async ({ engines }: Context, text: string, rulesetId: string | null = null): Promise<ReadMap> =>
  read(await engines.run('readMap', { text, rulesetId }))

type Kept = Pick<OwnScenarioEntity, 'ruleset' | 'title' | 'file' | 'board' | 'size' | 'ready'>

const rowOf = ({ file, board, ready }: ReadMap): Kept => ({
  ...{ ruleset: file.ruleset, title: file.title, file, board, ready },
  size: JSON.stringify(file).length,
})

/** @throws Problem if somebody would have more than they may; `but`: in place of this one */
const checkLimits = async (tx: Tx, userId: string, size: number, but: string | null): Promise<void> => {
  const { count, characters } = scenarioLimits
  const has = await scenarios.scenariosOf(tx, userId, but)
  if (has.count >= count) throw new Problem('LIMIT', words.mostScenarios({ most: count }))
  if (has.size + size > characters) throw new Problem('LIMIT', words.mostCharacters({ most: characters }))
}

const insert = ({ store }: Context, { userId }: Caller, made: ReadMap): Promise<ScenarioRef> =>
  store.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const row = rowOf(made)
    await checkLimits(tx, userId, row.size, null)
    return { id: await scenarios.insertScenario(tx, { userId, ...row }) }
  })

/** One of somebody's own, which nobody else changes meanwhile. @throws Problem */
const ownIn = async (tx: Tx, { userId }: Caller, id: string): Promise<OwnScenarioEntity> => {
  await lockPerson(tx, userId)
  const found = await scenarios.ownScenario(tx, userId, id)
  if (!found) throw notFound()
  return found
}

/** A scenario file from anywhere becomes somebody's own scenario; `rulesetId`: for files that name none. */
export const importScenario = async (
  context: Context,
  caller: Caller,
  { text, rulesetId }: ImportScenario,
): Promise<ScenarioRef> => insert(context, caller, await readText(context, text, rulesetId))

/** Saved over the revision that was read, or not at all. */
export const saveScenario = async (
  context: Context,
  caller: Caller,
  { id, revision, text }: SaveScenario,
): Promise<ScenarioRef> => {
  const row = rowOf(await readText(context, text))
  return context.store.transaction(async (tx) => {
    const found = await ownIn(tx, caller, id)
    if (found.revision !== revision) throw conflict(words.changed())
    await checkLimits(tx, caller.userId, row.size, found.id)
    await scenarios.updateScenario(tx, found.id, { ...row, revision: revision + 1, changedAt: await clock(tx) })
    return { id: found.id }
  })
}

const fileToFork = async (
  { store, engines }: Context,
  { userId }: Caller,
  { id, token, of }: ForkScenario,
): Promise<ScenarioFile> => {
  if ([id, token, of].filter((named) => named !== undefined).length !== 1) throw badInput(words.nothingToFork())
  if (of) {
    const file = await engines.run('fileOfMap', { ruleset: of.rulesetId, scenario: of.scenarioId })
    if (!file) throw badInput(words.notForked())
    return file
  }
  const found =
    id === undefined
      ? await scenarios.scenarioByToken(store.plain, token ?? '')
      : await scenarios.ownScenario(store.plain, userId, id)
  if (!found) throw notFound()
  return found.file
}

/** A copy of one's own, with which nothing else changes. */
export const forkScenario = async (context: Context, caller: Caller, input: ForkScenario): Promise<ScenarioRef> => {
  const file = await fileToFork(context, caller, input)
  const title = words.copyOf({ title: file.title }).slice(0, fileLimits.title)
  return insert(context, caller, await readText(context, JSON.stringify({ ...file, title })))
}

/** Whoever has the link may read the scenario, and take a copy. */
export const shareScenario = ({ store }: Context, caller: Caller, { id }: ScenarioRef): Promise<ScenarioRef> =>
  store.transaction(async (tx) => {
    const found = await ownIn(tx, caller, id)
    await scenarios.updateScenario(tx, found.id, { token: newLinkToken() })
    return { id: found.id }
  })

export const endScenarioLink = ({ store }: Context, caller: Caller, { id }: ScenarioRef): Promise<ScenarioRef> =>
  store.transaction(async (tx) => {
    const found = await ownIn(tx, caller, id)
    await scenarios.updateScenario(tx, found.id, { token: null })
    return { id: found.id }
  })

/** Campaigns on it keep their copies. */
export const deleteScenario = ({ store }: Context, caller: Caller, { id }: ScenarioRef): Promise<void> =>
  store.transaction(async (tx) => scenarios.deleteScenario(tx, (await ownIn(tx, caller, id)).id))
