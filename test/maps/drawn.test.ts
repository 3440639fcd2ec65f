import boltgun from '@muster/rulesets/boltgun/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import type { State as HexState } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { blankFile, findingsIn, readFile, scenarioIn } from '@muster/rulesets/maps/index.js'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { last, open, playOut, sensibly, type AnyGame } from '../support/play.js'
import { randomFrom } from '../support/random.js'

const [squares, hexes] = [boltgun.maps, hex.maps]
if (!squares || !hexes) throw new Error('a ruleset has no maps')

const named = (made: ReturnType<typeof scenarioIn>): Scenario => {
  if (!made.ok) throw new Error(made.problem.map(({ text }) => text).join(' '))
  return { id: 'own', ...made.value }
}

test('the example of the guide is a scenario, and bots play it', () => {
  const [, example = ''] = /```json\n([^`]*)```/.exec(readFileSync('docs/scenarios.md', 'utf8')) ?? []
  const read = readFile(example)
  if (!read.ok) throw new Error(read.problem[0]?.text)
  const scenario = named(scenarioIn('boltgun', squares, read.value))
  const played = playOut(boltgun, open(boltgun, scenario, 'guide'), sensibly, randomFrom('guide'), 6)
  expect(played.steps.length).toBeGreaterThan(2)
})

const drawn: ScenarioFile = {
  ...blankFile('hex-1.4', hexes.spec, { width: 8, height: 6, players: 2, title: 'Drawn', seatTitle: String }),
  rows: ['........', '..x.....', '........', '........', '.....x..', '........'],
  pieces: [
    { kind: 'start', seat: 'A', at: ['1/1', '2/1'] },
    { kind: 'start', seat: 'B', at: ['6/8', '5/8'] },
    { kind: 'CITY', at: ['3/4'] },
    { kind: 'SWAMP', at: ['1/4', '4/4', '6/4'] },
    { kind: 'MINEFIELD', at: ['4/6'] },
  ],
}

describe('a map of hexes that somebody drew', () => {
  const game = hex as AnyGame
  const scenario = named(scenarioIn('hex-1.4', hexes, drawn))
  const campaign = open(game, scenario, 'drawn')
  const state = last(campaign) as HexState
  const at = (name: string) => {
    const [v = 0, h = 0] = name.split('/').map(Number)
    return state.hexes[(v - 1) * 8 + h - 1]
  }

  test('is what a file says of it again', () => {
    expect(scenarioIn('hex-1.4', hexes, hexes.fileOf(scenario) ?? drawn)).toEqual(scenarioIn('hex-1.4', hexes, drawn))
  })

  test('has headquarters at its starts, and each thing on one of its sites', () => {
    const capitals = state.seats.map(({ capital }) => capital)
    expect(capitals.map((cell) => [0, 8].includes(cell ?? -1)).sort()).toEqual([false, true])
    expect(capitals.map((cell) => [47, 39].includes(cell ?? -1)).sort()).toEqual([false, true])
    const swamps = ['1/4', '4/4', '6/4'].filter((name) => at(name)?.hazards.includes('SWAMP'))
    expect([swamps.length, at('2/3')?.ruined, at('3/4')?.resources]).toEqual([1, true, ['CITY']])
  })

  test('everybody knows what has one site, and nobody what the dice have laid', () => {
    for (const seat of ['A', 'B']) {
      const { detail, marks } = game.viewFor(state, { kind: 'seat', seat: seatId(seat) }) as HexView
      expect(marks.filter(({ kind }) => kind === 'CITY' || kind === 'MINEFIELD').map((mark) => mark.at)).toEqual([
        '3/4',
        '4/6',
      ])
      expect(JSON.stringify([detail.hexes, marks])).not.toContain('SWAMP')
    }
  })

  test('is played by bots, who find what lies there', () => {
    const played = playOut(game, campaign, sensibly, randomFrom('drawn'), 14)
    const found = played.steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'featuresFound')
    expect(found.length).toBeGreaterThan(0)
  })
})

test('what is uneven is told, and what no campaign can begin on', () => {
  const crowded = { ...drawn, pieces: [...drawn.pieces.slice(0, 1), { kind: 'start', seat: 'B', at: ['1/2'] }] }
  expect(hexes.check(crowded).map(({ weight }) => weight)).toContain('uneven')
  const file = squares.fileOf(boltgun.scenarios[0] as Scenario) as ScenarioFile
  const far = file.pieces.map((piece) => (piece.seat === 'B' ? { ...piece, at: piece.at.map(() => '4,3') } : piece))
  const near = far.map((piece) =>
    piece.seat === 'B' ? { ...piece, at: ['4,0', '5,0', '6,0', '5,1', '6,1', '4,1', '5,2'] } : piece,
  )
  expect(squares.check({ ...file, pieces: near }).map(({ weight }) => weight)).toContain('unplayable')
})

test('names of places where something hidden may lie are told, and no others', () => {
  const noted = (tools: typeof squares, file: ScenarioFile) =>
    findingsIn(tools, file)
      .filter(({ text }) => text.includes('may lie hidden'))
      .map(({ at, weight }) => [weight, ...(at ?? [])])
  const names = ['3/4', '4/4', '2/1', '1/2'].map((at) => ({ at, text: 'Ford' }))
  expect(noted(hexes, { ...drawn, names })).toEqual([['note', '4/4']])
  const file = squares.fileOf(boltgun.scenarios[0] as Scenario) as ScenarioFile
  const cache = (at: string, hidden: boolean) => ({ kind: 'cache', at: [at], name: 'Stores', values: { hidden } })
  const pieces = [
    ...file.pieces.filter(({ values }) => values?.['hidden'] !== true),
    cache('3,3', true),
    cache('4,3', false),
  ]
  const everywhere = new Set([
    '3,3',
    '4,3',
    ...pieces.flatMap(({ kind, at }) => (kind === 'start' ? at.slice(0, 1) : [])),
  ])
  expect(noted(squares, { ...file, pieces, names: [...everywhere].map((at) => ({ at, text: 'Ford' })) })).toEqual([
    ['note', '3,3'],
  ])
})
