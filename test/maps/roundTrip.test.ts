import boltgun from '@muster/rulesets/boltgun/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import type { MapTools } from '@muster/rulesets/kit/mapSpec.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { readFile, scenarioIn, scenarioSchema } from '@muster/rulesets/maps/index.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const [newMap] = boltgun.generators ?? []
const generated = [2, 3, 5, 8].flatMap((players) => newMap?.make(players, 'round-trip') ?? [])

const toolsOf = (maps: MapTools | undefined): MapTools => {
  if (!maps) throw new Error('the ruleset has no maps')
  return maps
}

/** As a stranger sends it: text, and nothing else. */
const sent = (file: ScenarioFile): ScenarioFile => {
  const read = readFile(JSON.stringify(file))
  if (!read.ok) throw new Error(read.problem.map(({ text }) => text).join(' '))
  return read.value
}

const cases: readonly (readonly [name: string, id: string, tools: MapTools, scenario: Scenario])[] = [
  ...[...boltgun.scenarios, ...generated].map((one) => [one.id, 'boltgun', toolsOf(boltgun.maps), one] as const),
  ...hex.scenarios.map((one) => [one.id, 'hex-1.4', toolsOf(hex.maps), one] as const),
]

const valid = new Ajv2020({ strict: false }).compile(scenarioSchema as object)

describe.each(cases)('%s', (_, id, tools, scenario) => {
  const file = tools.fileOf(scenario)
  if (!file) throw new Error('it has no file')

  test('is the same scenario after it was a file', () => {
    const made = scenarioIn(id, tools, sent(file))
    const { id: _id, ...unnamed } = scenario
    expect(made).toEqual({ ok: true, value: unnamed })
  })

  test('is what the schema says', () => {
    expect([valid(file), valid.errors]).toEqual([true, null])
  })

  test('can be played by its own check', () => {
    expect(tools.check(file).filter(({ weight }) => weight === 'unplayable')).toEqual([])
  })
})

test('the schema that strangers read is the one that is used (UPDATE=1 writes it)', () => {
  const [path, text] = ['docs/scenario.schema.json', `${JSON.stringify(scenarioSchema, null, 2)}\n`]
  if (process.env['UPDATE']) writeFileSync(path, text)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(scenarioSchema)
})
