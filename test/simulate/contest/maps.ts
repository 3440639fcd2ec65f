import { generatedId } from '@muster/rulesets/kit/generated.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { Misuse } from '../options.js'
import type { Game } from '../games.js'
import { scenarioById } from '../plans.js'

/** The seed of the generated maps among those that are tried, and for how many players they are. */
const seed = 'even'
const players = [2, 4, 6]

/** Every shipped map and some that are drawn, or the one asked for. */
export const mapsOf = ({ game }: Game, wanted: string | null): readonly Scenario[] => {
  if (wanted !== null) return [scenarioById(game, wanted)]
  const drawn = (game.generators ?? []).flatMap((generator) =>
    players
      .filter((seats) => generator.players.includes(seats))
      .map((seats) => scenarioById(game, generatedId(generator.id, seats, seed))),
  )
  const shipped = [...game.scenarios].sort((a, b) => a.seats.length - b.seats.length)
  if (shipped.length === 0) throw new Misuse(`${game.id} has no map.`)
  return [...shipped, ...drawn]
}
