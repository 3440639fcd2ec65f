import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFor } from '@muster/rulesets/kit/events.js'
import { ruleId, seatId, seatLetters } from '@muster/rulesets/kit/ids.js'
import { alike, canonical } from '@muster/rulesets/kit/json.js'
import { packLayer, packRow, unpackLayer, unpackRow } from '@muster/rulesets/kit/packed.js'
import { fail, never, ok, RuleBug } from '@muster/rulesets/kit/result.js'
import { resolveSettings, type SettingsSpec } from '@muster/rulesets/kit/settings.js'
import { better, type Sight } from '@muster/rulesets/kit/sight.js'

/** Everything but digits, which are counts. */
const symbol = fc.constantFrom(...'.#CABZabz?+-*/|~^$& é☠')

describe('packed rows', () => {
  test('read as documented', () => {
    expect(packRow('...ABB')).toBe('3.A2B')
    expect(unpackRow('3.A2B')).toBe('...ABB')
    expect(packRow('')).toBe('')
    expect(packRow('A'.repeat(123))).toBe('123A')
  })

  test('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(symbol, { maxLength: 60 }), (symbols) => {
        const row = symbols.join('')
        expect(unpackRow(packRow(row))).toBe(row)
        expect(packRow(row).length).toBeLessThanOrEqual(row.length)
      }),
    )
  })

  test('a layer comes back cell by cell, through its legend', () => {
    const legend = { '.': 'clear', C: 'city', '#': 'water' }
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }).chain((width) =>
          fc.tuple(
            fc.constant(width),
            fc
              .integer({ min: 1, max: 9 })
              .chain((rows) =>
                fc.array(fc.constantFrom('.', 'C', '#'), { minLength: width * rows, maxLength: width * rows }),
              ),
          ),
        ),
        ([width, symbols]) => {
          const layer = packLayer('terrain', legend, width, symbols)
          expect(layer.rows).toHaveLength(symbols.length / width)
          expect(unpackLayer(layer)).toEqual(symbols.map((one) => legend[one]))
          expect(JSON.parse(JSON.stringify(layer))).toEqual(layer)
        },
      ),
    )
  })
})

describe('canonical JSON', () => {
  test('does not depend on the order of keys, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonical(shuffled(value))).toBe(canonical(value))
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))
      }),
    )
  })

  test('values are alike where their forms are one', () => {
    const item = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, undefined, true, 0, 1, '', 'a'),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('value'), { maxKeys: 2 }),
      ),
    })).value
    fc.assert(
      fc.property(item, item, (a, b) => {
        expect(alike(a, b)).toBe(canonical(a) === canonical(b))
        expect(alike(a, shuffled(a))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('has a fixed form', () => {
    expect(canonical({ b: [1, null, { y: 'é', x: true }], a: undefined, '"': -0.5 })).toBe(
      '{"\\"":-0.5,"b":[1,null,{"x":true,"y":"é"}]}',
    )
    expect(canonical([undefined])).toBe('[null]')
    expect(canonical({ '10': 1, '9': 2, B: 3, a: 4 })).toBe('{"10":1,"9":2,"B":3,"a":4}')
  })
})

/** The same value with every object's keys in reverse. */
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  )
}

describe('settings', () => {
  const base = { question: 'Which?', source: ruleId('A-01'), group: 'General' }
  const spec: SettingsSpec = [
    { ...base, key: 'fog', type: 'flag', default: true },
    { ...base, key: 'radius', type: 'number', default: 2, min: 1, max: 5 },
    { ...base, key: 'sides', type: 'number', default: 8, min: 4, max: 8, values: [4, 8] },
    { ...base, key: 'share', type: 'number', default: 0.75, min: 0.1, max: 1, step: 0.05 },
    { ...base, key: 'mode', type: 'choice', default: 'a', options: { a: 'This.', b: 'That.' } },
    { ...base, key: 'table', type: 'data', default: [1], shape: 'numbers' },
  ]

  test('are the defaults where nothing is said', () => {
    expect(resolveSettings(spec, {})).toEqual(
      ok({ fog: true, radius: 2, sides: 8, share: 0.75, mode: 'a', table: [1] }),
    )
  })

  test('take what is allowed, falsy values too', () => {
    const chosen = { fog: false, radius: 5, sides: 4, share: 0.15, mode: 'b', table: [] }
    expect(resolveSettings(spec, chosen)).toEqual(ok(chosen))
  })

  test.each([
    ['fog', 'yes'],
    ['fog', null],
    ['radius', 0],
    ['radius', 6],
    ['radius', 2.5],
    ['radius', '2'],
    ['sides', 6],
    ['share', 0.77],
    ['share', 1.05],
    ['mode', 'c'],
    ['mode', 'toString'],
    ['unheard', 1],
  ])('refuse %s = %j and name the key', (key, value) => {
    const result = resolveSettings(spec, { [key]: value })
    expect(result.ok).toBe(false)
    if (!result.ok) {
      expect(result.problem.key).toBe(key)
      expect(result.problem.message).toContain(key)
    }
  })
})

describe('small things', () => {
  test('the ladder of sight', () => {
    const rungs: readonly Sight[] = ['unknown', 'located', 'measured', 'own']
    rungs.forEach((a, i) => {
      rungs.forEach((b, j) => {
        expect(better(a, b)).toBe(rungs[Math.max(i, j)])
      })
    })
  })

  test('seats are lettered, and go on after Z', () => {
    expect(seatLetters(3)).toEqual(['A', 'B', 'C'])
    expect(seatLetters(28).slice(25)).toEqual(['Z', 'AA', 'AB'])
    expect(new Set(seatLetters(500)).size).toBe(500)
  })

  test('an event reaches its audience and no one else', () => {
    const [a, b] = [seatId('A'), seatId('B')]
    const viewers = [
      { kind: 'seat', seat: a },
      { kind: 'seat', seat: b },
      { kind: 'observer' },
      { kind: 'facilitator' },
      { kind: 'everyone' },
    ] as const
    const reached = (seenBy: 'everyone' | 'referee' | readonly (typeof a)[]) =>
      viewers.map((viewer) => isFor({ kind: 'x', seenBy }, viewer))
    expect(reached('everyone')).toEqual([true, true, true, true, true])
    expect(reached('referee')).toEqual([false, false, false, true, true])
    expect(reached([a])).toEqual([true, false, false, true, true])
    expect(reached([])).toEqual([false, false, false, true, true])
  })

  test('results are values, and only a bug throws', () => {
    expect(fail('late')).toEqual({ ok: false, problem: 'late' })
    expect(() => never('surprise' as never)).toThrow(RuleBug)
  })
})
