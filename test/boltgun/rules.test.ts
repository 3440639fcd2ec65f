import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rules } from '@muster/rulesets/boltgun/engine/rules.js'
import { settings } from '@muster/rulesets/boltgun/engine/settings/settings.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { describe, expect, test } from 'vitest'

/** The numbers that the rulebook's ledger uses, first and last of each run. */
const runs = [
  [1, 14],
  [20, 31],
  [50, 59],
  [70, 77],
  [90, 98],
  [110, 116],
  [120, 122],
  [125, 135],
  [140, 143],
  [145, 150],
  [155, 162],
  [170, 179],
  [190, 206],
  [210, 215],
  [230, 238],
  [250, 254],
  [265, 267],
  [270, 276],
  [280, 283],
  [300, 328],
] as const

const numbered = (prefix: string, digits: number, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${prefix}-${String(first + index).padStart(digits, '0')}`)

const folder = join(import.meta.dirname, '../../rulesets/boltgun')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)

describe('the rules', () => {
  test('every rule and every reading has a text of its own', () => {
    const ids = [...runs.flatMap(([first, last]) => numbered('BG', 3, first, last)), ...numbered('A', 2, 1, 71)]
    expect(Object.keys(rules).sort()).toEqual([...ids].sort())
    const texts = Object.values(rules).map(({ title, text }) => `${title}: ${text}`)
    expect(new Set(texts).size).toBe(texts.length)
    for (const { title, text } of Object.values(rules))
      expect([title.length > 2, text.length > 15]).toEqual([true, true])
  })

  test('whatever the ruleset cites can be opened', () => {
    const cited = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:BG-\d{3}|A-\d{2})\b/g)].map(([id]) => ({ path, id })),
    )
    expect(cited.length).toBeGreaterThan(300)
    expect(cited.filter(({ id }) => !Object.hasOwn(rules, id))).toEqual([])
  })
})

describe('the settings', () => {
  test('each has a default of its own kind, a question and a reading behind it', () => {
    const resolved = resolveSettings(
      settings,
      Object.fromEntries(settings.map(({ key, default: usual }) => [key, usual])),
    )
    expect(resolved.ok).toBe(true)
    for (const { question, source } of settings) {
      expect(question).toMatch(/\?$/)
      expect(rules).toHaveProperty(source)
    }
  })

  test('nonsense is refused in a sentence', () => {
    const attempts = [
      { adjacency: 6 },
      { 'abr.ra': 'never' },
      { 'hm.jump': 'yes' },
      { 'forfeit.modifier': 3 },
      { luck: 1 },
    ]
    for (const attempt of attempts) {
      const resolved = resolveSettings(settings, attempt)
      expect(resolved.ok ? '' : resolved.problem.message).toMatch(/choose|give|no setting/)
    }
  })

  test('each is read by the engine', () => {
    // Replacement of sealed plans is for those who keep a campaign's sheets; sources are printed on the battle sheet.
    const engine = sources.filter(([path]) => /^engine/.test(path) && !/engine.(settings|rules)/.test(path))
    const read = engine.map(([, text]) => text).join('\n')
    const unread = settings.filter(({ key }) => !read.includes(`'${key}'`) && !key.startsWith('footprint.'))
    expect(unread.map(({ key }) => key)).toEqual(['army.sources', 'plans.resubmit'])
  })
})
