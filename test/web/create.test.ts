import { settings } from '@muster/rulesets/boltgun/engine/settings/settings.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { describe, expect, it, test } from 'vitest'
import { resized, toggled } from '../../web/app/create/data/mask.js'
import { settingNode } from '../../web/app/create/settingNode.js'
import { blank } from '../../web/forms/blank.js'
import type { FormNode } from '../../web/forms/node.js'
import { readNode } from '../../web/forms/readNode.js'

const schemaOf = (key: string): Json | undefined => {
  const spec = settings.find((entry) => entry.key === key)
  return spec?.type === 'data' ? spec.schema : undefined
}

const accepts = (key: string, value: Json): boolean => resolveSettings(settings, { [key]: value }).ok

/** What is drawn where a group has its own in place of what ships. */
const ownForm = (key: string): FormNode | null => {
  const node = readNode(schemaOf(key))
  return node?.kind === 'nullable' ? node.some : node
}

test('every setting of data has a form, and where the form begins is a value that stands', () => {
  const keys = settings.filter(({ type }) => type === 'data').map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(1)
  for (const key of keys) {
    const form = ownForm(key)
    expect([key, form !== null, form && accepts(key, blank(form))]).toEqual([key, true, true])
    const node = readNode(schemaOf(key))
    if (node?.kind === 'nullable') expect([key, node.none !== '', accepts(key, null)]).toEqual([key, true, true])
  }
})

test('the mission table is drawn with all its columns, and a row that is added can be made to stand', () => {
  const form = ownForm('missions.table')
  if (form?.kind !== 'table') throw new Error('no table')
  expect(form.row.fields.map(([key, { kind }]) => [key, kind])).toEqual([
    ['id', 'text'],
    ['situation', 'several'],
    ['attacker', 'choice'],
    ['results', 'several'],
    ['night_allowed', 'switch'],
    ['city_variant', 'switch'],
  ])
  const rows = blank(form) as readonly Json[]
  const added = { ...(blank(form.row) as Record<string, Json>), id: 'N1', situation: ['one_moved'] }
  expect(accepts('missions.table', [added, ...rows])).toBe(true)
  expect(accepts('missions.table', [...rows, added])).toBe(false)
})

test('every other setting is a part of the form, and begins with what stands by itself', () => {
  for (const spec of settings) {
    if (spec.type === 'data') continue
    const node = settingNode(spec)
    expect([spec.key, node.title]).toEqual([spec.key, spec.question])
    if (node.kind === 'choice')
      expect([spec.key, node.values.map(({ value }) => value)]).toEqual([
        spec.key,
        expect.arrayContaining([String(spec.default)]),
      ])
  }
})

describe('masks', () => {
  it('are drawn for each range', () => {
    const form = ownForm('footprint.masks')
    const masks = form?.kind === 'group' ? form.fields : []
    expect(masks.map(([key]) => key)).toEqual(['battle', 'recon', 'search'])
    for (const [, mask] of masks) expect(mask).toMatchObject({ kind: 'mask', most: 25, middle: 'The banner' })
  })

  it('mark and clear a sector, but never the banner’s own', () => {
    expect(toggled(['xxx', 'xxx', 'xxx'], 0, 2)).toEqual(['xxx', 'xxx', '.xx'])
    expect(toggled(['xxx', 'xxx', '.xx'], 0, 2)).toEqual(['xxx', 'xxx', 'xxx'])
    expect(toggled(['xxx', 'xxx', 'xxx'], 1, 1)).toEqual(['xxx', 'xxx', 'xxx'])
  })

  it('grow and shrink around the banner', () => {
    expect(resized(['x'], 1)).toEqual(['...', '.x.', '...'])
    expect(resized(['...', '.x.', '...'], -1)).toEqual(['x'])
    expect(resized(['x'], -1)).toEqual(['x'])
  })
})

test('a schema that says something else is left to its JSON', () => {
  for (const schema of [undefined, null, {}, { type: 'array' }, { oneOf: [{ type: 'string' }, { type: 'null' }, {}] }])
    expect(readNode(schema)).toBeNull()
})
