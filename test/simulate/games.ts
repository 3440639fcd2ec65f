import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { longestSeed } from '@muster/rulesets/kit/generated.js'
import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { AnyGame } from '../support/play.js'
import type { Adapter } from './adapter.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every folder of rulesets that has an index.ts and an engine is a ruleset. */
export const rulesetsThere = (): readonly string[] =>
  readdirSync(join(root, 'rulesets'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        ['index.ts', 'engine'].every((part) => existsSync(join(root, 'rulesets', entry.name, part))),
    )
    .map(({ name }) => name)
    .sort()

const opened = async <Module>(path: string): Promise<Module> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)) as Module

const defaultOf = async (path: string): Promise<unknown> => (await opened<{ readonly default: unknown }>(path)).default

/** A ruleset with what the simulation knows of it beyond the contract. */
export interface Game {
  readonly game: AnyGame
  /** How its ground is drawn. */
  readonly terrain: TerrainLooks
  readonly adapter: Adapter
}

export const loadGame = async (id: string): Promise<Game> => {
  const path = `test/${id}/simulation.ts`
  const { terrain } = await opened<{ readonly terrain: TerrainLooks }>(`rulesets/${id}/web/terrain.ts`)
  return {
    terrain,
    game: (await defaultOf(`rulesets/${id}/index.ts`)) as AnyGame,
    adapter: existsSync(join(root, path)) ? ((await defaultOf(path)) as Adapter) : {},
  }
}

/** Scenarios that seat so many, and one of the seed from each generator: made when it is asked for. */
export const scenariosFor = ({ game }: Game, seats: number, seed: string): readonly (() => Scenario)[] => {
  const drawn = game.scenarios.filter((scenario) => scenario.seats.length === seats)
  const makers = (game.generators ?? []).filter(({ players }) => players.includes(seats))
  // As ids of generated scenarios may be written
  const plain = seed.replace(/[^A-Za-z0-9-]/g, '-').slice(0, longestSeed)
  return [...drawn.map((scenario) => () => scenario), ...makers.map((maker) => () => maker.make(seats, plain))]
}

/** Numbers of seats that the ruleset can play with. */
export const seatsThere = ({ game }: Game): readonly number[] =>
  [
    ...new Set([
      ...game.scenarios.map(({ seats }) => seats.length),
      ...(game.generators ?? []).flatMap(({ players }) => players),
    ]),
  ].sort((a, b) => a - b)
