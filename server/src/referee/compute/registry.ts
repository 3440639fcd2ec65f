import { readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keyedDice } from '@muster/rulesets/kit/dice.js'
import { readGeneratedId, toGenerate } from '@muster/rulesets/kit/generated.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { type Dictionary, type Language, language } from '@muster/rulesets/kit/language.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import { fail, type Result } from '@muster/rulesets/kit/result.js'
import { defaultsOf, type SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { ShelvedSystem, TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'
import { dictionaries as mapWords } from '@muster/rulesets/maps/messages/dictionaries.generated.js'
import { dictionaries } from '@muster/rulesets/tabletop/messages/dictionaries.generated.js'
import { defaultSystem, shelf, type Shelf, systemOf } from '@muster/rulesets/tabletop/index.js'
import * as words from '../../messages/problems.generated.js'
import { hmac } from '../dice/dice.js'
import { retold } from '../../messages/retold.js'
import { learnAll } from '../../base/language.js'
import { lruCache } from '../../base/lruCache.js'
import { type Frozen, noneFrozen, openFrozen } from './frozen.js'
import type { Edition, EditionKey, Game } from './game.js'

learnAll('tabletop', dictionaries)
learnAll('maps', mapWords)

/** The rulesets that this server referees. Only the referee knows engines. */
export interface Registry {
  /** Tabletop systems to choose from, the default first. */
  readonly systems: readonly ShelvedSystem[]
  /** The default of a campaign. */
  readonly defaultChoice: TabletopChoice
  /** A system as a campaign chose it, or which key of the choice is wrong and what to do. */
  system(choice: TabletopChoice): Result<TabletopSystem, SettingProblem>
  /** The newest of each, by title. */
  all(): readonly Game[]
  /** The newest edition. */
  get(id: string): Game | null
  /** The edition of a campaign: the newest, or one that was frozen; null: this server lacks it. */
  edition(key: EditionKey): Edition | null
  /** One that is shipped, or one that a generator makes. */
  scenario(rulesetId: string, scenarioId: string): Scenario | null
  /** The map of a scenario as everybody may see it, e.g. for a thumbnail. */
  board(rulesetId: string, scenarioId: string): Board | null
}

const isRuleset = (value: unknown, folder: string): value is Game =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === folder && 'advance' in value

const isBuilt = fileURLToPath(import.meta.url).endsWith('.js')

/** Of the rulesets package: its sources, or what was built from them, as this file itself is source or built. */
const rulesetsRoot = fileURLToPath(
  new URL(isBuilt ? '../../../../rulesets/dist/' : '../../../../rulesets/', import.meta.url),
)

/** Of editions that are no longer made from the sources. */
const frozenRoot = fileURLToPath(new URL('../../../../rulesets/frozen/', import.meta.url))

const rulesetFolders = (): readonly string[] =>
  readdirSync(rulesetsRoot)
    .filter((folder) => existsSync(join(rulesetsRoot, folder, isBuilt ? 'index.js' : 'index.ts')))
    .sort()

/** Maps and boards cached in memory: making one takes a fraction of a second. */
const keptMaps = 200

/** Systems as campaigns chose them: with all their tables they are large. */
const keptSystems = 50

/** The generator of a scenario, or what is wrong with its id. */
export const generatedBy = (ruleset: Game | null, scenarioId: string): Result<() => Scenario, string> => {
  const read = readGeneratedId(scenarioId)
  const generators = ruleset?.generators ?? []
  return read && generators.length > 0
    ? toGenerate(generators, read.generator, read.players, read.seed)
    : fail(words.noSuchScenario())
}

/** The public map depends on neither dice nor tabletop, so any will do. */
export const boardOf = (ruleset: Game, scenario: Scenario): Board => {
  const letters = seatLetters(scenario.seats.length)
  const seats = letters.map((seat, at) => ({ seat, title: '', subtitle: '', ...scenario.seats[at] }))
  const scope = { campaign: 'preview', seatBytes: [], turn: 0, stage: 'preview' }
  const dice = keyedDice(scope, () => new Uint8Array(32), hmac)
  const events = ruleset.setUp(scenario, defaultsOf(ruleset.settings), seats, dice, defaultSystem)
  const view: GameView = ruleset.viewFor(ruleset.evolve(ruleset.initial, events), { kind: 'observer' })
  return view.board
}

export const registryOf = (
  rulesets: readonly Game[],
  systems: Shelf = shelf,
  frozen: Frozen = noneFrozen,
): Registry => {
  const sorted = [...rulesets].sort((a, b) => (a.title < b.title ? -1 : 1))
  const [boards, generated] = [lruCache<Board>(keptMaps), lruCache<Scenario>(keptMaps)]
  const chosen = lruCache<Result<TabletopSystem, SettingProblem>>(keptSystems)
  const get = (id: string): Game | null => sorted.find((ruleset) => ruleset.id === id) ?? null
  const anew = (game: Game, scenarioId: string): Scenario | null => {
    const make = generatedBy(game, scenarioId)
    return make.ok ? generated(`${game.id}/${game.edition}/${scenarioId}`, make.value) : null
  }
  const scenarioOf = (game: Game, scenarioId: string): Scenario | null =>
    game.scenarios.find(({ id }) => id === scenarioId) ?? anew(game, scenarioId)
  const scenario = (rulesetId: string, scenarioId: string): Scenario | null => {
    const game = get(rulesetId)
    return game && scenarioOf(game, scenarioId)
  }
  const keep = (
    edition: string,
    choice: TabletopChoice,
    make: () => Result<TabletopSystem, SettingProblem>,
  ): Result<TabletopSystem, SettingProblem> =>
    chosen(canonical({ ...choice, edition, language: language() }), () => retold('tabletop', make()))
  const system = (choice: TabletopChoice): Result<TabletopSystem, SettingProblem> =>
    keep('', choice, () => systemOf(choice, systems))
  return {
    systems,
    defaultChoice: { id: systems[0].id, variants: [], settings: {}, overrides: {} },
    system,
    edition(key) {
      const game = get(key.ruleset)
      if (game?.edition === key.edition) return { game, system, scenario: (id) => scenarioOf(game, id) }
      const kept = frozen.get(key)
      if (!kept) return null
      const name = `${key.ruleset} ${key.edition}`
      return {
        game: kept.game,
        system: (choice) => keep(name, choice, () => kept.systemOf(choice)),
        scenario: (id) => scenarioOf(kept.game, id),
      }
    },
    all: () => sorted,
    get,
    scenario,
    board(rulesetId, scenarioId) {
      const [ruleset, found] = [get(rulesetId), scenario(rulesetId, scenarioId)]
      if (!ruleset || !found) return null
      return boards(`${rulesetId}/${scenarioId}`, () => boardOf(ruleset, found))
    },
  }
}

/** What languages have for the sentences of a ruleset; one whose words stand in its code has none. */
const dictionariesOf = async (folder: string): Promise<Partial<Record<Language, Dictionary>>> => {
  if (!existsSync(join(rulesetsRoot, folder, 'messages'))) return {}
  const module = (await import(/* @vite-ignore */ `@muster/rulesets/${folder}/messages/dictionaries.generated.js`)) as {
    readonly dictionaries: Partial<Record<Language, Dictionary>>
  }
  return module.dictionaries
}

/** Reads the folders of `rulesets/`: a new ruleset is a new folder, and no line here. `complain` is told of frozen engines that are not what was frozen. */
export const loadRegistry = async (complain?: (what: string) => void): Promise<Registry> => {
  const found: Game[] = []
  for (const folder of rulesetFolders()) {
    const module = (await import(/* @vite-ignore */ `@muster/rulesets/${folder}/index.js`)) as {
      readonly default?: unknown
    }
    if (!isRuleset(module.default, folder)) continue
    found.push(module.default)
    learnAll(folder, await dictionariesOf(folder))
  }
  return registryOf(found, shelf, openFrozen(frozenRoot, complain))
}
