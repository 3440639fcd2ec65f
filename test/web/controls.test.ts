import { settings as boltgun } from '@muster/rulesets/boltgun/engine/settings/settings.js'
import { compositionSchema } from '@muster/rulesets/hex-1.4/engine/orders/parts/composition.js'
import { settings as hex } from '@muster/rulesets/hex-1.4/engine/settings/settings.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { shelf, systemOf } from '@muster/rulesets/tabletop/index.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { settingControls } from '../../web/app/create/data/controls.js'
import { settingNode } from '../../web/app/create/settingNode.js'
import { blank } from '../../web/forms/blank.js'
import type { Controls } from '../../web/forms/Control.js'
import { Form } from '../../web/forms/Form.js'
import type { FormNode } from '../../web/forms/node.js'
import { plainControls } from '../../web/forms/plain/controls.js'
import { readNode } from '../../web/forms/readNode.js'
import { tableCells } from '../../web/forms/table/cells.js'
import { thumbControls } from '../../web/forms/thumb/controls.js'

/** What a node is drawn from, each with the set that draws it. */
const drawnIn = (node: FormNode, controls: Controls): readonly (readonly [FormNode, Controls])[] => {
  const own = [[node, controls]] as const
  switch (node.kind) {
    case 'group':
      return [...own, ...node.fields.flatMap(([, field]) => drawnIn(field, controls))]
    case 'table': {
      const cells = controls === settingControls ? tableCells : controls
      return [...own, ...node.row.fields.flatMap(([, field]) => drawnIn(field, cells))]
    }
    case 'sequence':
    case 'entries':
      return [...own, ...drawnIn(node.entry, controls)]
    case 'either':
      return [...own, ...node.cases.flatMap((one) => drawnIn(one, controls))]
    case 'nullable':
      return drawnIn(node.some, controls)
    default:
      return own
  }
}

/** Kinds of which a form would show nothing; what is fixed is never shown. */
const undrawn = (node: FormNode | null, controls: Controls): readonly string[] =>
  node === null
    ? ['the whole']
    : drawnIn(node, controls).flatMap(([{ kind, title }, set]) =>
        kind === 'fixed' || kind in set ? [] : [`${kind} ${title}`],
      )

const drawn = (node: FormNode, controls: Controls, value: Json = blank(node)): string =>
  renderToStaticMarkup(createElement(Form, { node, value, controls, onChange: () => undefined }))

const labelsIn = (html: string): readonly string[] =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, text]) => text ?? '')

describe('nothing that is asked is left out', () => {
  test.each(shelf.map(({ id, variants }) => [id, variants] as const))('of the procedures of %s', (id, variants) => {
    const made = systemOf({ id, variants: variants.map((one) => one.id), settings: {}, overrides: {} })
    if (!made.ok) throw new Error(made.problem.message)
    for (const { id: procedure, input } of made.value.procedures)
      expect([procedure, undrawn(readNode(input), thumbControls)]).toEqual([procedure, []])
  })

  test.each([...boltgun, ...hex].map((spec) => [spec.key, spec] as const))('of the setting %s', (_, spec) => {
    const node = spec.type === 'data' ? readNode(spec.schema) : settingNode(spec)
    expect(undrawn(node, settingControls)).toEqual([])
  })
})

describe('controls one below the other', () => {
  const form = readNode(compositionSchema)
  if (!form) throw new Error('no form')

  it('show what has a usual value, and put the rest behind a tick', () => {
    const html = drawn(form, plainControls)
    expect(html).toMatch(/Troops choices<\/label><input type="number"[^>]* value="1"/)
    expect(html).toContain('<input type="checkbox"/><span>Vehicles</span>')
    expect(html).not.toContain('Front armour')
    expect(drawn(form, plainControls, { vehicles: [{ front: 12, side: 10, rear: 9 }] })).toMatch(
      /Front armour<\/label><input [^>]*value="12"/,
    )
  })

  it('count the characters that a long text has left, and say what a choice means', () => {
    const [text, choice] = [
      { type: 'string', title: 'Reason', maxLength: 300 },
      { title: 'Rule', oneOf: [{ const: 'TOUGH', title: 'Tough', description: 'Hard to kill.', 'x-points': -2 }] },
    ].map((schema) => readNode(schema))
    expect(text && drawn(text, plainControls, 'Because')).toContain('293 characters left.')
    expect(choice && drawn(choice, plainControls)).toMatch(/Tough \(−2\).*Hard to kill\./)
  })
})

describe('controls for a thumb', () => {
  const input = readNode({
    type: 'object',
    required: ['friends'],
    properties: {
      pins: { type: 'integer', title: 'Pins', maximum: 6, default: 2 },
      cover: { title: 'Cover', enum: ['NONE', 'SOFT'] },
      friends: { type: 'object', title: 'Friends', additionalProperties: { type: 'integer' } },
      order: { type: 'boolean', title: 'Has an order' },
    },
  })
  if (!input) throw new Error('no form')

  it('name what each button does, and the entries by the players’ own names', () =>
    expect(labelsIn(drawn(input, thumbControls, { friends: { A: 3 } }))).toEqual([
      ...['Pins: less', 'Pins: more', 'Friends: name 1', 'Friends: A: less', 'Friends: A: more', 'Strike out A'],
    ]))

  it('show what was said, what is usual, and that nothing was said', () => {
    const html = drawn(input, thumbControls, { friends: {}, order: true })
    expect(html).toMatch(/<input type="number"[^>]* value="2"/)
    expect(html).toContain('<button type="button" aria-pressed="true">–</button>')
    expect(html).toMatch(/role="switch" aria-checked="true">.*Has an order<\/button>/)
  })
})
