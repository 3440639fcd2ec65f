import { readGeneratedId, toGenerate } from '@muster/rulesets/kit/generated.js'
import { keeping } from '@muster/rulesets/kit/memo.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { randomFrom } from '../support/random.js'
import { anySettings, type AnyGame } from '../support/play.js'
import type { Plan } from './campaign.js'
import { scenariosFor, seatsThere, type Game } from './games.js'
import { Misuse, type Options } from './options.js'

const usualSeats = 6

const list = (items: readonly (string | number)[]): string => items.map(String).join(', ')

const kept = keeping<Scenario>()

/** A scenario by the id of a generated one, made once; null for any other id. */
const generated = (game: AnyGame, id: string): Scenario | null => {
  const parts = readGeneratedId(id)
  if (!parts) return null
  const make = toGenerate(game.generators ?? [], parts.generator, parts.players, parts.seed)
  if (!make.ok) throw new Misuse(`${id}: ${make.problem}`)
  return kept(game, id, [], make.value)
}

/** A scenario by its id, shipped or drawn. */
export const scenarioById = (game: AnyGame, id: string): Scenario => {
  const found = game.scenarios.find((scenario) => scenario.id === id) ?? generated(game, id)
  if (!found)
    throw new Misuse(
      `There is no scenario ${id}: choose one of ${list(game.scenarios.map((scenario) => scenario.id))}.`,
    )
  return found
}

const scenarioFor = (loaded: Game, options: Options, seed: string) => {
  const { game } = loaded
  if (options.scenario !== null) {
    const found = scenarioById(game, options.scenario)
    if (options.seats !== null && options.seats !== found.seats.length)
      throw new Misuse(`${found.id} seats ${String(found.seats.length)}: leave --seats out or choose another scenario.`)
    return found
  }
  const seats = options.seats ?? (seatsThere(loaded).includes(usualSeats) ? usualSeats : (seatsThere(loaded)[0] ?? 0))
  const there = scenariosFor(loaded, seats, seed)
  if (there.length === 0)
    throw new Misuse(`No scenario seats ${String(seats)}: give --seats one of ${list(seatsThere(loaded))}.`)
  return (options.campaigns === 1 ? there[0] : randomFrom(`${seed} scenario`).pick(there))?.()
}

/** The n-th campaign of a run, the first being 0. What it is follows from options and number alone. */
export const planOf = (loaded: Game, options: Options, index: number): Plan => {
  const seed = options.campaigns === 1 ? options.seed : `${options.seed}.${String(index)}`
  const scenario = scenarioFor(loaded, options, seed)
  if (!scenario) throw new Misuse('There is no scenario to play.')
  const random = randomFrom(`${seed} opening`)
  const varied = options.vary ? loaded.adapter.vary?.(scenario, random) : undefined
  const settings = options.settings === 'random' ? anySettings(loaded.game, random) : {}
  return {
    ...{ seed, turns: options.turns },
    scenario: varied?.scenario ?? scenario,
    settings: { ...settings, ...varied?.settings },
  }
}
