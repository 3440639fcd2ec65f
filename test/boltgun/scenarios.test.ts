import { armyRules } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import { armies } from '@muster/rulesets/boltgun/engine/data/armies.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { scenarioData } from '@muster/rulesets/boltgun/engine/scenario.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { describe, expect, test } from 'vitest'
import { last, open, playOut, sensibly, type AnyGame } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import { stated } from './support/stated.js'
import { plan } from './support/war.js'

const game = boltgun as AnyGame

test('an example army is worth exactly two points', () => {
  for (const [title, rules] of Object.entries(armies))
    expect([title, rules.reduce((sum, rule) => sum + armyRules[rule].points, 0)]).toEqual([title, 2])
})

test('there are scenarios for two, three, four and six players', () => {
  expect(new Set(boltgun.scenarios.map(({ seats }) => seats.length))).toEqual(new Set([2, 3, 4, 6]))
})

test('at least four maps have towns, open and hidden features, a relic to be found, secondary objectives and intelligence', () => {
  const rich = boltgun.scenarios
    .map(scenarioData)
    .filter(
      ({ rows, features, relics, draw }) =>
        rows.some((row) => row.includes('C')) &&
        features.some(({ hidden }) => hidden) &&
        features.some(({ hidden }) => !hidden) &&
        relics.some(({ at }) => at !== undefined) &&
        draw?.starts.every(
          ({ tasks, knows }) => tasks.every((task) => task.some(({ secondary }) => secondary)) && knows.length > 0,
        ),
    )
  expect(rich.length).toBeGreaterThanOrEqual(4)
})

test('the maps ask for occupation, retrieval and destruction, and some relics are carried from the start', () => {
  const maps = boltgun.scenarios.map(scenarioData)
  const primary = maps.flatMap(({ draw }) =>
    (draw?.starts ?? []).flatMap(({ tasks }) => tasks.flat().filter(({ secondary }) => !secondary)),
  )
  for (const kind of ['occupy', 'hold', 'destroy']) expect(primary.some((objective) => kind in objective)).toBe(true)
  expect(maps.some(({ relics }) => relics.some(({ carrier }) => carrier !== undefined))).toBe(true)
})

describe.each(boltgun.scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  const state = last(open(game, scenario, scenario.id, { 'army.choice': 'scenario' })) as State
  const { width, height, rows } = state.board
  const grid = squareGrid(width, height)
  const passable = (cell: number): boolean => !'#~'.includes(rows[Math.floor(cell / width)]?.[cell % width] ?? '#')

  test('its map is a rectangle on which every passable sector can be reached', () => {
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([width]))
    const reached = new Set([state.banners[0]?.at ?? 0])
    for (const cell of reached) for (const near of grid.neighbours(cell)) if (passable(near)) reached.add(near)
    expect(reached.size).toBe(Array.from({ length: grid.size }, (__, cell) => cell).filter(passable).length)
  })

  test('everything stands where it may stand', () => {
    const objectives = state.seats.flatMap((seat) => seat.objectives)
    const places = [
      ...state.banners.map(({ at }) => at),
      ...state.features.map(({ at }) => at),
      ...state.relics.flatMap(({ place }) => (place.kind === 'ground' ? [place.at] : [])),
      ...objectives.flatMap((objective) => (objective.kind === 'occupy' ? objective.cells : [])),
    ]
    expect(places.filter((cell) => !passable(cell))).toEqual([])
  })

  test('it opens even: as many levels a side, an objective each, and nobody in battle yet', () => {
    const levels = state.seats.map(({ id }) =>
      state.banners.filter(({ seat }) => seat === id).reduce((sum, { level }) => sum + level, 0),
    )
    expect(new Set(levels).size).toBe(1)
    for (const seat of state.seats) expect(seat.objectives.some(({ secondary }) => !secondary)).toBe(true)
    for (const a of state.banners)
      for (const b of state.banners) if (a.seat !== b.seat) expect(grid.distance(a.at, b.at)).toBeGreaterThan(3)
  })

  test('the machines play it, and fight', () => {
    const played = playOut(game, open(game, scenario, 'machines'), sensibly, randomFrom('machines'), 12)
    expect(played.steps.some(({ group }) => group.startsWith('battle.'))).toBe(true)
  })
})

test('the first scenario may bring sight in its first turn and a battle in its second', () => {
  const scenario = stated('first-contact')
  const march = (piece: string, to: string) => ({ kind: 'march', piece, to })
  const first = plan(last(open(game, scenario, 'demo', { 'army.choice': 'scenario' })) as State, {
    A: [march('A1', '4,4')],
    B: [march('B1', '7,4')],
  })
  expect(first.state.seats.map(({ knowledge }) => knowledge.sightings.length > 0)).toEqual([true, true])
  const second = plan(first.state, { A: [march('A1', '5,4')], B: [march('B1', '6,4')] })
  expect([first.state.stage, second.state.stage, second.state.battles.length]).toEqual(['plans', 'battles', 1])
})
