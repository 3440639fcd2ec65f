import { settings } from '@muster/rulesets/boltgun/engine/settings.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { describe, expect, it, test } from 'vitest'
import { dataForm, isLines, maskOf, resized, toggled } from '../../web/app/create/data/dataForm.js'
import { blank } from '../../web/campaign/desk/schema.js'

const schemaOf = (key: string): Json | undefined => {
  const spec = settings.find((entry) => entry.key === key)
  return spec?.type === 'data' ? spec.schema : undefined
}

const accepts = (key: string, value: Json): boolean => resolveSettings(settings, { [key]: value }).ok

test('every setting of data has a form, and where the form begins is a value that stands', () => {
  const keys = settings.filter(({ type }) => type === 'data').map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(1)
  for (const key of keys) {
    if (isLines(schemaOf(key))) continue
    const form = dataForm(schemaOf(key))
    expect([key, form !== null, form?.none !== '', form?.start !== null]).toEqual([key, true, true, true])
    expect([key, accepts(key, form?.start ?? null), accepts(key, null)]).toEqual([key, true, true])
  }
})

test('the mission table is drawn with all its columns, and a row that is added can be made to stand', () => {
  const form = dataForm(schemaOf('missions.table'))
  if (form?.kind !== 'table') throw new Error('no table')
  expect(form.row.fields.map(([key, shape]) => [key, shape.kind])).toEqual([
    ['id', 'text'],
    ['situation', 'list'],
    ['attacker', 'choice'],
    ['results', 'list'],
    ['night_allowed', 'flag'],
    ['city_variant', 'flag'],
  ])
  const rows: readonly Json[] = Array.isArray(form.start) ? form.start : []
  const added = { ...(blank(form.row) as Record<string, Json>), id: 'N1', situation: ['one_moved'] }
  expect(accepts('missions.table', [added, ...rows])).toBe(true)
  expect(accepts('missions.table', [...rows, added])).toBe(false)
})

describe('masks', () => {
  it('are drawn for each range', () => {
    const form = dataForm(schemaOf('footprint.masks'))
    expect(form?.kind === 'masks' && form.masks.map(({ key, most }) => [key, most])).toEqual([
      ['battle', 25],
      ['recon', 25],
      ['search', 25],
    ])
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
    expect([maskOf(undefined), maskOf([]), maskOf(['xxx', 'xxx', 'xxx'])]).toEqual([
      ['x'],
      ['x'],
      ['xxx', 'xxx', 'xxx'],
    ])
  })
})

test('a schema that says something else is left to its JSON', () => {
  for (const schema of [undefined, null, {}, { type: 'array' }, { oneOf: [{ type: 'string' }, { type: 'null' }] }])
    expect(dataForm(schema)).toBeNull()
})
