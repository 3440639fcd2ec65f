import { mkdirSync } from 'node:fs'
import { loadGame, rulesetsThere } from '../simulate/games.js'
import { differenceOf } from './replay.js'
import { handOf } from './hands.js'
import { penOf, recordWar } from './record.js'
import { goldenWars, writeGolden } from './war.js'

const usage = `npm run golden -- RULESET

  Records the wars of the ruleset's present edition, in place of those of the edition before (docs/editions.md).`

/** Wars of each ruleset, and the turn to which those are played that do not end before. */
const wanted = { wars: 12, turns: 12 }

const [id = ''] = process.argv.slice(2)
if (!rulesetsThere().includes(id)) {
  console.error(usage)
  process.exit(2)
}

const { game } = await loadGame(id)
const pen = penOf(handOf(id))
mkdirSync(new URL('./wars/', import.meta.url), { recursive: true })
for (let number = 0; number < wanted.wars; number += 1) {
  const name = `${id}.${String(number + 1).padStart(2, '0')}`
  const war = recordWar(game, number, wanted.turns, pen)
  const found = differenceOf(game, war)
  if (found !== null) throw new Error(`${name} is not the same when it is played again: ${found}`)
  writeGolden(name, war)
  console.log(`${name}  ${war.scenario}, ${String(war.steps.length)} steps${war.over ? ', to its end' : ''}`)
}
console.log(`${String(goldenWars().length)} golden wars`)
