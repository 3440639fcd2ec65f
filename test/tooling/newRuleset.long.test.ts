import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import { messageTools } from '../../scripts/dictionaries.mjs'
import { afterAll, describe, expect, test } from 'vitest'
import { writeFolder } from '../../scripts/messages.mjs'
import { writeRuleset } from '../../scripts/ruleset.mjs'
import type { Game } from '../../server/src/referee/compute/game.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { startTestServer } from '../api/server.js'
import type { CaseAdapter } from '../cases/lib/adapter.js'
import { casesOf } from '../cases/load.js'
import { conformance } from '../conformance/conformance.js'
import { playTwoTurns } from '../newRuleset/play.js'
import type { AnyGame } from '../support/play.js'

/** A third ruleset, written beside the kit in a house of its own, held to all that a ruleset owes, played, and thrown away. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const house = mkdtempSync(join(tmpdir(), 'muster-ruleset-'))
const rulesets = join(house, 'rulesets')
const id = 'third-1.0'
const title = "A third game's title"

mkdirSync(rulesets)
const borrowed = ['node_modules', 'package.json', 'test', 'tsconfig.base.json']
for (const shared of [...borrowed, 'rulesets/kit', 'rulesets/package.json', 'rulesets/tabletop'])
  symlinkSync(join(root, shared), join(house, shared))
const files = writeRuleset({ id, title, into: rulesets })
writeFolder(await messageTools(), join(rulesets, id, 'messages'))

afterAll(() => rmSync(house, { recursive: true, force: true }))

const load = async <Exports>(file: string): Promise<Exports> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(rulesets, id, file)).href)) as Exports

const { default: game } = await load<{ readonly default: AnyGame }>('index.ts')
const { classification } = await load<{ readonly classification: Record<string, unknown> }>('engine/state.ts')
const { default: presentation } = await load<{ readonly default: Presentation }>('web/index.ts')
const { terrain } = await load<{ readonly terrain: TerrainLooks }>('web/terrain.ts')
const { rules } = await load<{ readonly rules: Record<string, RuleText> }>('engine/rules.ts')
const { default: adapter } = await load<{ readonly default: CaseAdapter }>('cases/adapter.ts')

test('it bears its own name throughout', () => {
  expect(game).toMatchObject({ id, title })
  expect(Object.keys(rules)[0]).toBe('THIR-1')
  for (const file of files) expect(readFileSync(join(rulesets, id, file), 'utf8')).not.toMatch(/newfound|NF-/i)
})

test('without a title it is called by its id', () => {
  writeRuleset({ id: 'night-march', into: rulesets })
  expect(readFileSync(join(rulesets, 'night-march', 'index.ts'), 'utf8')).toContain('title: "Night march"')
})

test('it has the files that a ruleset is found by', () => {
  const found = ['index.ts', 'engine/desk.ts', 'engine/referee.ts', 'graphql.ts', 'web/index.ts', 'cases/adapter.ts']
  expect(files).toEqual(expect.arrayContaining([...found, 'RULES.md', 'cases/first.yaml', 'cases/tsconfig.json']))
})

test('its types are right', () => {
  const settings = { extends: '../test/tsconfig.json', include: [`${id}/**/*.ts`], exclude: [] }
  writeFileSync(join(rulesets, 'tsconfig.json'), JSON.stringify(settings))
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const done = spawnSync(process.execPath, [tsc, '-p', rulesets], { encoding: 'utf8' })
  expect({ said: done.stdout, code: done.status }).toEqual({ said: '', code: 0 })
})

conformance({ game, folder: id, classification, presentation, terrain, length: { seeds: 3, turns: 12, samples: 40 } })

describe('its cases', () => {
  const cases = casesOf(join(rulesets, id, 'cases', 'first.yaml'))

  test.each(cases.map((loaded) => [loaded.id, loaded] as const))('%s', (_, { document, problems }) => {
    expect(problems).toEqual([])
    expect(document && adapter.run(document)).toEqual([])
    expect(document?.rules.filter((rule) => !adapter.rules.has(rule))).toEqual([])
  })

  test('and RULES.md has a row for every rule, naming cases that there are', () => {
    const rows = readFileSync(join(rulesets, id, 'RULES.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| THIR-'))
      .map((line) => line.split('|').map((part) => part.trim()))
    expect(rows.map(([, rule, name]) => [rule, name])).toEqual(
      Object.entries(rules).map(([key, rule]) => [key, rule.title]),
    )
    for (const [, rule = '', , , covering = ''] of rows)
      expect(covering.split(', ')).toEqual(
        cases.flatMap(({ document }) => (document?.rules.includes(rule) ? [document.id] : [])),
      )
  })
})

test('it is played for two turns by the API', async () => {
  const server = await startTestServer({ registry: registryOf([game as Game]) })
  try {
    await playTwoTurns(server.url, id)
  } finally {
    await server.close()
  }
})

describe('npm run new-ruleset refuses', () => {
  const run = (...args: string[]) => {
    const done = spawnSync(process.execPath, ['scripts/newRuleset.mjs', ...args], { cwd: root, encoding: 'utf8' })
    return { code: done.status, said: done.stderr.trim() }
  }

  test.each([
    [[], /^Say what it is to be called: npm run new-ruleset/],
    [['Skirmish'], /^"Skirmish" cannot name a folder of rulesets/],
    [['Skirmish', 'Skirmish'], /^"Skirmish" cannot name a folder of rulesets: give 2 to 32 small letters/],
    [['../skirmish', 'Skirmish'], /cannot name a folder/],
    [['1st', 'Skirmish'], /cannot name a folder/],
    [['kit', 'Skirmish'], /^"kit" means something else in rulesets/],
    [['skirmish', 'a "quoted" title'], /cannot be a title: give 1 to 60 letters/],
    [['boltgun', 'Skirmish'], /^rulesets\/boltgun is there already: choose another id/],
    [['bolt-gun', 'Skirmish'], /^"bolt-gun" and rulesets\/boltgun would name their types alike/],
  ])('%j', (args, sentence) => {
    const { code, said } = run(...args)
    expect({ code, lines: said.split('\n').length }).toEqual({ code: 1, lines: 1 })
    expect(said).toMatch(sentence)
  })
})
