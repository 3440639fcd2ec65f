import { askId, groupId, seatId } from '@muster/rulesets/kit/ids.js'
import { readGeneratedId, toGenerate } from '@muster/rulesets/kit/generated.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { type AnyGame, diceOfStep, open, system } from '../support/play.js'
import { type GoldenStep, type GoldenWar, hashOf } from './war.js'

export const scenarioOf = (game: AnyGame, id: string): Scenario => {
  const shipped = game.scenarios.find((scenario) => scenario.id === id)
  if (shipped) return shipped
  const read = readGeneratedId(id)
  const made = read && toGenerate(game.generators ?? [], read.generator, read.players, read.seed)
  if (!made?.ok) throw new Error(`${game.id} has no scenario ${id}`)
  return made.value()
}

const sheetsOf = (game: AnyGame, { sheets }: GoldenStep) =>
  sheets.map(({ ask, seat, orders }) => ({
    ...{ ask: askId(ask), seat: seatId(seat) },
    orders:
      orders?.map((draft): unknown => {
        const read = game.readOrder(draft)
        if (!read.ok) throw new Error(`${game.id} cannot read a sealed order any more: ${read.problem.code}`)
        return read.value
      }) ?? null,
  }))

/** Where a war comes out otherwise than it is recorded: the turn and the group of asks; null: nowhere. */
export const differenceOf = (game: AnyGame, war: GoldenWar): string | null => {
  const { opening, first } = open(game, scenarioOf(game, war.scenario), war.seed, war.settings)
  if (hashOf(opening, first) !== war.opening) return 'its opening'
  let state = first
  for (const step of war.steps) {
    const { turn, stage } = game.clock(state)
    const events = game.advance(state, groupId(step.group), sheetsOf(game, step), diceOfStep(game, war, state), system)
    state = game.evolve(state, events)
    if (hashOf(events, state) !== step.hash) return `turn ${String(turn)}, ${stage}, ${step.group}`
  }
  return null
}

/** What to do about a difference. */
export const advice = (name: string, { ruleset, edition }: GoldenWar, where: string): string =>
  `The war ${name} comes out otherwise than edition ${edition} of ${ruleset} resolved it, first at ${where}. Campaigns of that edition would, too. ` +
  `If that is not meant, mend it. If it is, keep the engine as it was (npm run freeze -- ${ruleset}) and record the wars of the new edition (npm run golden -- ${ruleset}): docs/editions.md.`
