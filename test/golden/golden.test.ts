import { describe, expect, test } from 'vitest'
import { loadGame, rulesetsThere } from '../simulate/games.js'
import { handOf } from './hands.js'
import { advice, differenceOf } from './replay.js'
import { type GoldenWar, goldenWars, readGolden } from './war.js'

const games = new Map(await Promise.all(rulesetsThere().map(async (id) => [id, (await loadGame(id)).game] as const)))
const gameOf = (id: string) => {
  const game = games.get(id)
  if (!game) throw new Error(`there is no ruleset ${id}`)
  return game
}
const wars = goldenWars().map((name) => ({ name, war: readGolden(name) }))
const golden = [...new Set(wars.map(({ war }) => war.ruleset))]
const warsOf = (id: string): readonly GoldenWar[] => wars.filter(({ war }) => war.ruleset === id).map(({ war }) => war)

describe('a golden war comes out as it was recorded', () => {
  test.each(wars)('$name', ({ name, war }) => {
    const game = gameOf(war.ruleset)
    const where = war.edition === game.edition ? differenceOf(game, war) : `edition ${game.edition}: it is of another`
    if (where !== null) throw new Error(advice(name, war, where))
  })
})

test('a difference is found where it first shows, and says what to do', () => {
  const [first] = wars
  if (!first) throw new Error('there are no golden wars')
  const { name, war } = first
  const at = Math.floor(war.steps.length / 2)
  const changed = {
    ...war,
    steps: war.steps.map((step, index) => (index === at ? { ...step, hash: '0'.repeat(16) } : step)),
  }
  const where = differenceOf(gameOf(war.ruleset), changed) ?? ''
  expect(where).toContain(war.steps[at]?.group)
  expect(advice(name, war, where)).toContain(`npm run freeze -- ${war.ruleset}`)
  expect(differenceOf(gameOf(war.ruleset), { ...war, seed: 'another' })).toBe('its opening')
})

test('there are at least 24, of every ruleset that campaigns are played with', () => {
  expect(wars.length).toBeGreaterThanOrEqual(24)
  expect(golden).toEqual(['boltgun', 'hex-1.4'])
})

test.each(golden)('those of %s have every choice of every setting, and each flag on and off', (id) => {
  const drawn = warsOf(id).map(({ settings }) => settings)
  const missing = gameOf(id).settings.flatMap((spec): readonly string[] => {
    const values = new Set(drawn.map((settings) => JSON.stringify(settings[spec.key] ?? spec.default)))
    const all = spec.type === 'flag' ? [true, false] : spec.type === 'choice' ? Object.keys(spec.options) : []
    return all.filter((value) => !values.has(JSON.stringify(value))).map((value) => `${spec.key} ${String(value)}`)
  })
  expect(missing).toEqual([])
})

test.each(golden)('those of %s have all that its hand is to show', (id) => {
  const covered = new Set(warsOf(id).flatMap(({ covers }) => covers))
  expect(handOf(id).all.filter((name) => !covered.has(name))).toEqual([])
})
