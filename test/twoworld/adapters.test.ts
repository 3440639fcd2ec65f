import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadGame, rulesetsThere } from '../simulate/games.js'
import { open, playOut, sensibly, type AnyGame } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import { adaptersThere } from './adapters.js'

/** Whether some seat of a turn is without the sight of a piece. */
const hasFog = (game: AnyGame): boolean => {
  const [scenario] = game.scenarios
  if (!scenario) return false
  const campaign = playOut(game, open(game, scenario, 'fog'), sensibly, randomFrom('fog'), 1)
  return [campaign.first, ...campaign.steps.map(({ after }) => after)].some((state) => {
    const all = game.viewFor(state, { kind: 'facilitator' })
    return all.legend.some(({ seat }) => {
      const view = game.viewFor(state, { kind: 'seat', seat })
      return view.pieces.length + view.contacts.length < all.pieces.length
    })
  })
}

/** A folder fresh from `npm run new-ruleset` has no tests of its own yet. */
const tested = rulesetsThere().filter((ruleset) => existsSync(join(import.meta.dirname, '..', ruleset)))

test.each(tested)('%s has worlds compared if it has fog', async (ruleset) => {
  const { game } = await loadGame(ruleset)
  if (hasFog(game)) expect(adaptersThere(), `it wants test/${ruleset}/twoworld/index.ts`).toContain(ruleset)
})
