import { seatId } from '@muster/rulesets/kit/ids.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { trial } from '../campaign.js'
import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'
import type { Call, Calls, Reply } from '../protocol.js'
import { diceOf } from './dice.js'
import { filmOf } from './film.js'
import { type Game, openGame } from './game.js'
import type { Rules } from './war.js'

const shelved: AnyRuleset = boltgun
const game: Rules['game'] = shelved

const presetSettings = boltgun.presets?.[trial.preset].settings ?? {}

const rulesOf = (scenarioId: string, key: Uint8Array): Rules => {
  const scenario = game.scenarios.find(({ id }) => id === scenarioId)
  if (!scenario) throw new Error(`there is no scenario ${scenarioId}`)
  return { game, scenario, settings: presetSettings, ...diceOf(key) }
}

/** The war that is shown before anybody has pressed anything: the same one each time. */
const shown = { scenario: 'three-valleys', key: new TextEncoder().encode('the war of the front page'), turns: 10 }

type Handlers = { readonly [Kind in keyof Calls]: (given: Calls[Kind]['given']) => Calls[Kind]['answer'] }

const handlers = (random: () => Uint8Array): Handlers => {
  let open: Game | null = null
  const played = (): Game => {
    if (!open) throw new Error('no campaign is open')
    return open
  }
  return {
    open: () => {
      open = openGame(rulesOf(trial.scenario, random()), seatId(trial.seat), trial.turns)
      return open.told()
    },
    answer: ({ askId, orders }) => played().answer(askId, orders),
    suggest: ({ askId }) => played().suggest(askId),
    film: () => filmOf(rulesOf(shown.scenario, shown.key), shown.turns),
  }
}

/** Answers calls one by one. `random` gives the key of a campaign's dice. */
export const serve = (random: () => Uint8Array): ((call: Call) => Reply) => {
  const known = handlers(random)
  return ({ id, kind, ...given }) => {
    try {
      const handle = known[kind] as (given: object) => Calls[keyof Calls]['answer']
      return { id, value: handle(given) }
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) }
    }
  }
}
