import { createHash } from 'node:crypto'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { balanceOf } from '@muster/rulesets/boltgun/engine/balance/index.js'
import { drawPackets } from '@muster/rulesets/boltgun/engine/packets.js'
import { scenarioData } from '@muster/rulesets/boltgun/engine/setUp.js'
import type { State } from '@muster/rulesets/boltgun/engine/state.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { Scenario, ScenarioGenerator } from '@muster/rulesets/kit/ruleset.js'
import { expect, test } from 'vitest'
import { last, open, playOut, sensibly, wildly, type AnyGame } from '../support/play.js'
import { diceFrom, randomFrom } from '../support/random.js'

const game = boltgun as AnyGame

const [newMap] = boltgun.generators ?? []
if (!newMap) throw new Error('there is no generator')
const generator: ScenarioGenerator = newMap

/** Two hundred seeds, each for one number of players after the other. */
const drawn = Array.from({ length: 200 }, (_, index) => {
  const players = generator.players[index % generator.players.length] ?? 2
  const seed = `seed-${String(index)}`
  return { players, seed, scenario: generator.make(players, seed) }
})

const problemsOf = (scenario: Scenario, campaign: string): readonly string[] => {
  const { draw, ...data } = scenarioData(scenario)
  if (!draw) return ['its packets are stated']
  const dice = diceFrom(campaign, { turn: 0, stage: 'set-up' })
  return balanceOf(drawPackets({ ...data, draw }, seatLetters(scenario.seats.length), dice)).problems
}

test('every seed gives a map whose packets pass the balance check however they are drawn, and always the same one', () => {
  const maps = drawn.map(({ players, seed, scenario }) => {
    for (const campaign of ['one', 'two', 'three', 'four'])
      expect([seed, problemsOf(scenario, campaign)]).toEqual([seed, []])
    expect([scenario.id, scenario.seats.length]).toEqual([`${generator.id}.${String(players)}.${seed}`, players])
    expect(new Set(scenario.seats.map(({ title }) => title)).size).toBe(players)
    return canonical(scenario)
  })
  expect(new Set(maps).size).toBe(drawn.length)
  for (const [index, { players, seed }] of drawn.entries())
    if (index % 10 === 0) expect(canonical(generator.make(players, seed))).toBe(maps[index])
})

test('a map once drawn stays as it is: campaigns store no more of it than its seed', () => {
  const scenario = generator.make(3, 'for-ever')
  const hash = createHash('sha256').update(canonical(scenario)).digest('hex')
  expect(hash.slice(0, 16)).toBe('c4397603cf8bd714')
})

test('every map opens and plays a turn', () => {
  for (const { players, seed, scenario } of drawn.filter((_, index) => index % 5 === 0)) {
    const opened = open(game, scenario, seed)
    const state = last(opened) as State
    expect(state.seats.length).toBe(players)
    const random = randomFrom(seed)
    const played = playOut(game, opened, random.chance(0.5) ? sensibly : wildly, random, 1)
    expect(game.clock(last(played)).turn).toBe(game.clock(opened.first).turn + 1)
  }
})

test('maps are places: ranges, water, towns, and every kind of objective among them', () => {
  const text = drawn.map(({ scenario }) => canonical(scenario.data))
  for (const part of [
    '"occupy"',
    '"destroy"',
    '"count"',
    '"hold":"lost-relic","secondary":true',
    '"carrier"',
    '~',
    '#',
  ])
    expect([part, text.filter((map) => map.includes(part)).length > 40]).toEqual([part, true])
})

test('where hidden things lie is not in the map but in the dice', () => {
  const scenario = generator.make(4, 'sites')
  const places = ['one', 'two', 'three', 'four'].map((dice) => {
    const { relics, features } = last(open(game, scenario, dice)) as State
    return canonical([relics.map(({ place }) => place), features.map(({ at }) => at)])
  })
  expect(new Set(places).size).toBeGreaterThan(1)
})
