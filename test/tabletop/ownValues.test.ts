import type { Json } from '@muster/rulesets/kit/json.js'
import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byValue, enumerate } from '../support/enumerate.js'
import { composed } from './composed.js'
import { fromSchema } from './inputs.js'

/** What somebody might write in place of a value, right or wrong. */
const instead = (value: Json): readonly Json[] => {
  if (typeof value === 'number') return [value + 1, value - 1, 0, 20, 'D3', null]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return [value.slice(1), value.slice(0, -1), []]
  return ['D3', '4D6', 2, null, 'OK', 'FORBIDDEN', 'HARD', 'RUN', 'DUG_IN', 'ON_FIRE', 'half']
}

const pathsOf = (system: TabletopSystem) =>
  system.tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) =>
      Object.values(cells).flatMap(({ path, value }) => (path === null ? [] : [{ path, value }])),
    ),
  )

const drawn = fc.constantFrom(...composed).chain((each) =>
  fc.constantFrom(...pathsOf(each.system)).chain(({ path, value }) =>
    fc.record({
      each: fc.constant(each),
      path: fc.constant(path),
      own: fc.constantFrom(...instead(value)),
      procedure: fc.constantFrom(...each.system.procedures.filter(({ withoutOdds }) => withoutOdds === undefined)),
    }),
  ),
)

test('with whatever value a group may have of its own, odds are what every way of playing comes to', () => {
  let accepted = 0
  fc.assert(
    fc.property(drawn, ({ each, path, own, procedure: { id, input } }) => {
      const system = each.with({ [path]: own })
      const found = system?.procedures.find((procedure) => procedure.id === id)
      if (!found) return
      accepted += 1
      for (const given of fc.sample(fromSchema(input, 'few'), 4)) {
        const prepared = found.prepare(given)
        const ways = prepared.ok ? enumerate(prepared.value, 400) : null
        if (prepared.ok && ways) expect(byValue(prepared.value.odds())).toEqual(ways)
      }
    }),
    { numRuns: 200 },
  )
  console.log(`${String(accepted)} values of 200 may be put in place of the printed one`)
  expect(accepted).toBeGreaterThan(30)
})
