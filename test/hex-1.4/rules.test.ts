import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rules } from '@muster/rulesets/hex-1.4/engine/rules.js'
import { settings } from '@muster/rulesets/hex-1.4/engine/settings/settings.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { describe, expect, test } from 'vitest'

/** The numbers that the rules' ledger uses, first and last of each run. */
const runs = [
  [1, 22],
  [30, 45],
  [70, 82],
  [100, 119],
  [124, 125],
  [140, 158],
  [160, 167],
  [190, 204],
  [220, 229],
  [240, 253],
  [270, 282],
  [290, 302],
  [340, 350],
  [360, 369],
  [390, 398],
  [400, 405],
  [440, 445],
  [451, 451],
  [456, 457],
  [470, 472],
  [490, 492],
  [500, 512],
  [520, 536],
] as const

const ids = runs
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `HX-${String(first + index).padStart(3, '0')}`),
  )
  .concat('HX-147b', 'HX-147c', 'HX-148b', 'HX-163b')

const folder = join(import.meta.dirname, '../../rulesets/hex-1.4')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)

const keys = settings.map(({ key }) => key)

describe('the rules', () => {
  test('every rule has a title and a text of its own', () => {
    expect(Object.keys(rules).sort()).toEqual([...ids].sort())
    const texts = Object.values(rules).map(({ title, text }) => `${title}: ${text}`)
    expect(new Set(texts).size).toBe(texts.length)
    const titles = Object.values(rules).map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    for (const [id, { title, text }] of Object.entries(rules))
      expect([id, title.length > 2, text.length > 15, text.endsWith('.')]).toEqual([id, true, true, true])
  })

  test('whatever the ruleset cites can be opened', () => {
    const cited = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\bHX-\d{3}[bc]?\b/g)].map(([id]) => ({ path, id })),
    )
    expect(cited.length).toBeGreaterThan(300)
    expect(cited.filter(({ id }) => !Object.hasOwn(rules, id))).toEqual([])
  })
})

describe('the settings', () => {
  test('each has a default of its own kind, a question and a rule behind it', () => {
    const usual = Object.fromEntries(settings.map(({ key, default: value }) => [key, value]))
    expect(resolveSettings(settings, usual).ok).toBe(true)
    for (const { question, source } of settings) {
      expect(question).toMatch(/\?( 0 takes .*)?|: none is sold\.$/)
      expect(rules).toHaveProperty(source)
    }
  })

  test('nonsense is refused in a sentence', () => {
    const attempts = [{ fog: 'none' }, { 'map.rows': 41 }, { 'slots.stack': 'yes' }, { 'win.fraction': 2 }, { luck: 1 }]
    for (const attempt of attempts) {
      const resolved = resolveSettings(settings, attempt)
      expect(resolved.ok ? '' : resolved.problem.message).toMatch(/choose|give|no setting/)
    }
  })

  test('each is explained by a rule that it changes', () => {
    const named = new Set(Object.values(rules).map(({ setting }) => setting))
    const silent = keys.filter((key) => !named.has(key))
    // Numbers beside another setting of the same rule
    expect(silent).toEqual(['map.cols', 'hq.move_fee', 'late.hexes', 'result.silence', 'rolloff.unit_points'])
  })
})
