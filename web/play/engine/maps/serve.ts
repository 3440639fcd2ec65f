import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { findingsIn, scenarioIn } from '@muster/rulesets/maps/index.js'
import type { MapCalls } from '../../mapsProtocol.js'
import type { CallOf, ReplyOf } from '../../protocol.js'
import type { Game as Ruleset } from '../anyGame.js'
import { diceOf } from '../dice.js'
import { type Game, openGame } from '../game.js'
import { openRuleset } from '../openRuleset.js'

const made = ({ id, maps }: Ruleset, file: ScenarioFile) => {
  if (!maps) throw new Error(`nobody draws maps of ${id}`)
  return scenarioIn(id, maps, file)
}

type Handlers = {
  readonly [Kind in keyof MapCalls]: (
    given: MapCalls[Kind]['given'],
  ) => MapCalls[Kind]['answer'] | Promise<MapCalls[Kind]['answer']>
}

const handlers = (random: () => Uint8Array): Handlers => {
  let open: Game | null = null
  const played = (): Game => {
    if (!open) throw new Error('no campaign is open')
    return open
  }
  return {
    check: async ({ file }) => {
      const game = await openRuleset(file.ruleset)
      const scenario = made(game, file)
      if (!scenario.ok) return { problems: scenario.problem, findings: [] }
      return { problems: [], findings: game.maps ? findingsIn(game.maps, file) : [] }
    },
    open: async ({ file, seat, turns }) => {
      const game = await openRuleset(file.ruleset)
      const scenario = made(game, file)
      if (!scenario.ok) throw new Error(scenario.problem.map(({ text }) => text).join(' '))
      // Those of a first campaign, in which nobody is asked for an army before the first turn.
      const settings = game.presets?.first.settings ?? {}
      const rules = { game, scenario: { id: 'drawn', ...scenario.value }, settings, ...diceOf(random()) }
      open = openGame(rules, seat, turns)
      return open.told()
    },
    answer: ({ askId, orders }) => played().answer(askId, orders),
    suggest: ({ askId }) => played().suggest(askId),
  }
}

/** Answers calls about maps that are drawn, in the order of their asking. `random` gives the key of a campaign's dice. */
export const serveMaps = (random: () => Uint8Array): ((call: CallOf<MapCalls>) => Promise<ReplyOf<MapCalls>>) => {
  const known = handlers(random)
  return async ({ id, kind, ...given }) => {
    try {
      const handle = known[kind] as (given: object) => ReturnType<Handlers[keyof MapCalls]>
      return { id, value: await handle(given) }
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) }
    }
  }
}
