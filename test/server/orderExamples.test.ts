import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { cellName } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { loadRegistry } from '../../server/src/referee/compute/registry.js'

const ajv = new Ajv({ strict: false })
const rulesets = (await loadRegistry()).all()

/** What an order may need beside its detail: each field is left out or has one of these values. */
const fillers: Readonly<Record<string, readonly unknown[]>> = {
  piece: ['A1'],
  to: [cellName('3/4'), cellName('3,4')],
  path: [[cellName('3/4')]],
  with: ['A2', 'approve', 'stands'],
  amount: [1],
  item: ['i1', 'raid', 'own'],
}

const filled = Object.entries(fillers).reduce<readonly object[]>(
  (some, [key, values]) => some.flatMap((fields) => [fields, ...values.map((value) => ({ ...fields, [key]: value }))]),
  [{}],
)

const examplesIn = (schema: Json): readonly Json[] => {
  const listed = typeof schema === 'object' && schema !== null && 'examples' in schema ? schema['examples'] : null
  return Array.isArray(listed) ? (listed as readonly Json[]) : []
}

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('the details of %s', (_, ruleset) => {
  const kinds = Object.entries(ruleset.orderKinds ?? {}).filter(([, schema]) => schema !== null)

  it('are published', () => expect(kinds.length).toBeGreaterThan(5))

  it.each(kinds)('%s has examples, which fit its schema and are read', (kind, schema) => {
    const examples = examplesIn(schema)
    expect(examples.length).toBeGreaterThan(0)
    const fits = ajv.compile(schema as object)
    for (const detail of examples) {
      expect([detail, fits(detail), fits.errors]).toEqual([detail, true, null])
      const read = filled.some((fields) => ruleset.readOrder({ kind, ...fields, detail }).ok)
      expect([detail, read]).toEqual([detail, true])
    }
  })
})
