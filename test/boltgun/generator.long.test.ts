import { createHash } from 'node:crypto'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { balanceOf } from '@muster/rulesets/boltgun/engine/balance/index.js'
import { drawPackets } from '@muster/rulesets/boltgun/engine/packets.js'
import { scenarioData } from '@muster/rulesets/boltgun/engine/scenario.js'
import type { ScenarioObjective } from '@muster/rulesets/boltgun/engine/scenario.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { layOut, playersAllowed } from '@muster/rulesets/boltgun/scenarios/generator/layout.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { Scenario, ScenarioGenerator } from '@muster/rulesets/kit/ruleset.js'
import { seeded } from '@muster/rulesets/kit/seeded.js'
import { expect, test } from 'vitest'
import { last, open, playOut, sensibly, wildly, type AnyGame } from '../support/play.js'
import { diceFrom, randomFrom } from '../support/random.js'

const game = boltgun as AnyGame

const [newMap] = boltgun.generators ?? []
if (!newMap) throw new Error('there is no generator')
const generator: ScenarioGenerator = newMap

/** Seventy seeds, ten for each number of players. */
const drawn = Array.from({ length: 70 }, (_, index) => {
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
    if (index % 9 === 0) expect(canonical(generator.make(players, seed))).toBe(maps[index])
})

/** What is asked for, whoever is to give it. */
const askedFor = (objective: ScenarioObjective): string => {
  if ('occupy' in objective) return `${String(objective.occupy.length)} sectors`
  if ('destroy' in objective) return 'banners'
  if ('hold' in objective) return objective.hold.replace(/-[a-z]$/, '')
  return 'ground'
}

/** The side that is to give it; none where it is nobody's. */
const askedOf = (objective: ScenarioObjective): string | undefined => {
  if ('destroy' in objective) return objective.destroy[0]?.charAt(0)
  return 'hold' in objective ? /^colours-(.)$/.exec(objective.hold)?.[1]?.toUpperCase() : undefined
}

test('every start of a map may be asked for the same things, and no side is wanted more than another', () => {
  for (const { players, seed, scenario } of drawn) {
    const starts = scenarioData(scenario).draw?.starts ?? []
    const primary = starts.map(({ tasks }) => tasks.flatMap(([objective]) => objective ?? []))
    expect([seed, new Set(primary.map((tasks) => canonical(tasks.map(askedFor)))).size]).toEqual([seed, 1])
    const wanted = primary.flat().flatMap((objective) => askedOf(objective) ?? [])
    const times = seatLetters(players).map((side) => wanted.filter((letter) => letter === side).length)
    expect([seed, new Set(times).size]).toEqual([seed, 1])
  }
})

test('homes lie about as far from one another all round', () => {
  for (const players of playersAllowed)
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { grid, homes } = layOut(players, seeded(seed))
      const next = homes.map((home, side) => grid.distance(home, homes[(side + 1) % players] ?? home))
      expect(Math.max(...next) - Math.min(...next)).toBeLessThanOrEqual(3)
    }
})

test('a map once drawn stays as it is: campaigns store no more of it than its seed', () => {
  const scenario = generator.make(3, 'for-ever')
  const hash = createHash('sha256').update(canonical(scenario)).digest('hex')
  expect(hash.slice(0, 16)).toBe('38ff9881b53e4626')
})

test('every map opens and plays a turn', () => {
  for (const { players, seed, scenario } of drawn.filter((_, index) => index % 2 === 0)) {
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
    expect([part, text.filter((map) => map.includes(part)).length > 14]).toEqual([part, true])
})

test('where hidden things lie is not in the map but in the dice', () => {
  const scenario = generator.make(4, 'sites')
  const places = ['one', 'two', 'three', 'four'].map((dice) => {
    const { relics, features } = last(open(game, scenario, dice)) as State
    return canonical([relics.map(({ place }) => place), features.map(({ at }) => at)])
  })
  expect(new Set(places).size).toBeGreaterThan(1)
})
