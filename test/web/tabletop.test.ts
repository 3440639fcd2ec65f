import { type Fraction, plus } from '@muster/rulesets/kit/chance.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { shelf, systemOf } from '@muster/rulesets/tabletop/index.js'
import { GraphQLError } from 'graphql'
import { describe, expect, test } from 'vitest'
import { faultIn, nothingOf, putAt, resetAt, under } from '../../web/app/create/tabletop/choice.js'
import { readingsOf } from '../../web/tabletop/readings.js'
import { meantBy, typedFrom } from '../../web/app/create/tabletop/typedValue.js'
import { blank } from '../../web/forms/blank.js'
import { isRecord } from '../../web/forms/json.js'
import type { Field } from '../../web/forms/node.js'
import { readNode } from '../../web/forms/readNode.js'
import { atLeast, fractionText, percent, summarised } from '../../web/dice/odds.js'
import { dieWord, humanised, readable, wordsOf } from '../../web/dice/words.js'

const everyChoice: readonly TabletopChoice[] = shelf.flatMap(({ id, variants }) =>
  [[], variants.map((variant) => variant.id)].map((laid) => ({ id, variants: laid, settings: {}, overrides: {} })),
)

const opened = (choice: TabletopChoice): TabletopSystem => {
  const made = systemOf(choice)
  if (!made.ok) throw new Error(made.problem.message)
  return made.value
}

const fieldsOf = (input: Json): readonly Field[] => {
  const form = readNode(input)
  return form?.kind === 'group' ? form.fields : []
}

/** What the form of a procedure starts from. */
const startOf = (input: Json): Json => {
  const form = readNode(input)
  return form && blank(form)
}

const boltAction3 = opened({ id: 'bolt-action-3', variants: ['great-war'], settings: {}, overrides: {} })

describe('the form of a procedure', () => {
  test.each(everyChoice.map((choice) => [choice.id, choice.variants.join('+') || 'plain', choice] as const))(
    '%s, %s: every input has a control, and what the form starts from is an input',
    (_, __, choice) => {
      for (const { id, input, prepare } of opened(choice).procedures) {
        const asked = isRecord(input) && isRecord(input['properties']) ? Object.keys(input['properties']) : []
        const fields = fieldsOf(input)
        expect([id, fields.map(([key]) => key)]).toEqual([id, asked])
        const start = prepare(startOf(input))
        // What the form shows may be said as well.
        const shown = fields.flatMap(([key, { usual }]) => (usual === undefined ? [] : [[key, usual] as const]))
        expect([
          id,
          prepare({ ...(startOf(input) as Readonly<Record<string, Json>>), ...Object.fromEntries(shown) }).ok,
        ]).toEqual([id, start.ok])
        // Of two ways to say the same one has to be taken: a sentence says so.
        if (id === 'highExplosive')
          expect(start).toMatchObject({ ok: false, problem: expect.stringMatching(/\w \w/) as string })
        else expect([id, start.ok]).toEqual([id, true])
      }
    },
  )

  test('maps are asked for name by name, sides as parts, cover as one word', () => {
    const node = (procedure: string, key: string) =>
      fieldsOf(boltAction3.procedures.find(({ id }) => id === procedure)?.input ?? null).find(
        ([name]) => name === key,
      )?.[1]
    expect(node('fubar', 'friends')).toMatchObject({ kind: 'entries', entry: { kind: 'amount' } })
    expect(node('closeQuarters', 'attackers')?.kind).toBe('group')
    expect(node('toHit', 'cover')).toMatchObject({
      kind: 'choice',
      values: [{ value: 'NONE' }, { value: 'SOFT' }, { value: 'HARD' }],
    })
    expect(node('wireClearing', 'adjacent')?.kind).toBe('pairs')
    expect(node('highExplosive', 'he')).toMatchObject({ kind: 'amount', min: 1, max: 4, step: 1 })
  })
})

describe('odds of each value for itself', () => {
  const half: Fraction = { ways: 1n, of: 2n }
  const quarter: Fraction = { ways: 1n, of: 4n }
  const summary = summarised(
    [
      { value: { legal: true, hits: 2, down: true }, chance: half },
      { value: { legal: true, hits: 0, down: true }, chance: quarter },
      { value: { legal: true, hits: 2, down: false }, chance: quarter },
    ],
    { hits: 'Hits', down: 'Down', never: 'Never' },
  )

  test('are added up, numbers by size and words by likelihood', () => {
    expect(summary.spreads.map(({ key, kind }) => [key, kind])).toEqual([
      ['hits', 'number'],
      ['down', 'yesNo'],
    ])
    const [hits, down] = summary.spreads
    expect(hits?.rows.map(({ value, chance }) => [value, fractionText(chance)])).toEqual([
      [0, '1/4'],
      [2, '3/4'],
    ])
    expect(hits?.mean).toBeCloseTo(1.5)
    expect(fractionText(atLeast(hits?.rows ?? [], 1))).toBe('3/4')
    expect(down?.rows.map(({ value, chance }) => [value, fractionText(chance)])).toEqual([
      [true, '3/4'],
      [false, '1/4'],
    ])
    expect([summary.outcomes[0]?.value['hits'], summary.more]).toEqual([2, 0])
  })

  test('of every procedure as its form starts they come to 1', () => {
    for (const choice of everyChoice)
      for (const { id, input, output, prepare, withoutOdds } of opened(choice).procedures) {
        const chance = prepare(startOf(input))
        if (!chance.ok || withoutOdds !== undefined) continue
        for (const { rows } of summarised(chance.value.odds(), output).spreads) {
          const sum = rows.reduce<Fraction>((all, row) => plus(all, row.chance), { ways: 0n, of: 1n })
          expect([id, sum.ways === sum.of]).toEqual([id, true])
        }
      }
  })

  test('are never shown as impossible or sure when they are not', () => {
    expect(percent({ ways: 1n, of: 3n })).toBe('33.3 %')
    expect(percent({ ways: 1n, of: 46656n })).toBe('< 0.1 %')
    expect(percent({ ways: 46655n, of: 46656n })).toBe('> 99.9 %')
    expect(percent({ ways: 6n, of: 6n })).toBe('100 %')
    expect(fractionText({ ways: 1n, of: 6n ** 12n })).toBeNull()
  })
})

test('words are read as people write them', () => {
  expect(humanised('CREW_STUNNED')).toBe('Crew stunned')
  expect(humanised('LMG')).toBe('LMG')
  expect(humanised('HE')).toBe('HE')
  expect(humanised('ON_FIRE')).toBe('On fire')
  expect(humanised('2D6')).toBe('2D6')
  expect(humanised('wood')).toBe('wood')
  expect(wordsOf(boltAction3)('LIGHT_AUTOCANNON')).toBe('Light autocannon')
  expect(readable([['CREW_STUNNED'], []], humanised)).toBe('Crew stunned / none')
  expect(readable({ A: 3 }, humanised)).toBe('A: 3')
  expect(readable(-2, humanised)).toBe('−2')
  expect([dieWord('toHit.d6'), dieWord('toHit.confirm.d6')]).toEqual(['to hit', 'confirm'])
})

describe('figures of the group’s own', () => {
  const system = shelf.find(({ id }) => id === 'bolt-action-3') ?? shelf[0]
  const plain = nothingOf(system)

  const put = (path: string, typed: string, now: Json) => putAt(system, plain, path, meantBy(typed, now))

  test('what is typed as tables write it is understood', () => {
    const cases: readonly (readonly [path: string, now: Json, typed: string, value: Json])[] = [
      ['weapons3/MMG/shots', 4, '6', 6],
      ['weapons3/MMG/shots', 4, 'D6', 'D6'],
      ['weapons3/MMG/range', [0, 36], '6–36″', [6, 36]],
      ['weapons3/MMG/range', [0, 36], '0, 30', [0, 30]],
      ['weapons3/MMG/pen', null, '+1', 1],
      ['weapons3/MMG/rules', ['TEAM', 'FIXED'], 'team', ['TEAM']],
      ['shooting/v3/coverSaves/SOFT/save', 5, '4+', 4],
      ['shooting/v3/hitModifiers/MOVED/value', -1, '−2', -2],
    ]
    for (const [path, now, typed, value] of cases)
      expect([path, put(path, typed, now)]).toEqual([
        path,
        { kind: 'put', choice: { ...plain, overrides: { [path]: value } } },
      ])
  })

  test('what a table does not take is refused with what it does', () => {
    const refused = put('weapons3/MMG/shots', 'many', 4)
    expect(refused.kind === 'refused' && refused.why).toMatch(/must be|whole number/)
  })

  test('the printed value is none, and a value can be taken back', () => {
    const path = 'weapons3/MMG/shots'
    const first = put(path, '6', 4)
    if (first.kind !== 'put') throw new Error(first.why)
    expect(putAt(system, first.choice, path, meantBy('4', 6))).toEqual({ kind: 'put', choice: plain })
    expect(resetAt(first.choice, path)).toEqual(plain)
  })

  test('every value that may be replaced is typed again as itself', () => {
    let cells = 0
    for (const choice of everyChoice)
      for (const { rows } of opened(choice).tables)
        for (const row of rows)
          for (const { value, path } of Object.values(row.cells)) {
            if (path === null) continue
            cells += 1
            const meant = meantBy(typedFrom(value), value).map(canonical)
            expect([path, meant.includes(canonical(value))]).toEqual([path, true])
          }
    expect(cells).toBeGreaterThan(300)
  })

  test('what means nothing under other variants is dropped, and is not offered', () => {
    const great = under(system, plain, ['great-war'])
    const [only] = readingsOf(system, ['great-war']).filter(
      ({ key }) => !readingsOf(system, []).some((other) => other.key === key),
    )
    if (!only) throw new Error('no reading of the variant')
    const chosen = { ...great, settings: { [only.key]: only.default } }
    expect(system.choose(chosen).ok).toBe(true)
    expect(under(system, chosen, []).settings).toEqual({})
  })

  test('a fault that the server found is told of at its field', () => {
    const told = (extensions: Readonly<Record<string, string>>) =>
      faultIn({ graphQLErrors: [new GraphQLError('It must be less.', { extensions })] })
    expect(told({ code: 'BAD_INPUT', at: 'weapons3/MMG/shots' })).toEqual({
      key: 'weapons3/MMG/shots',
      message: 'It must be less.',
    })
    expect(told({ code: 'BAD_INPUT' })).toBeNull()
  })
})
