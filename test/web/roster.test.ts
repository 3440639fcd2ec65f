import type { Json } from '@muster/rulesets/kit/json.js'
import type { ImportedRoster, RosterUnit } from '@muster/rulesets/kit/roster.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { importList } from '../../web/api/importList.js'
import { DrawnWith } from '../../web/forms/Control.js'
import { faultsIn } from '../../web/forms/faults.js'
import { recordOf } from '../../web/forms/json.js'
import { spentIn } from '../../web/forms/points.js'
import { readNode } from '../../web/forms/readNode.js'
import { rosterCells } from '../../web/forms/roster/cells.js'
import { appended, isUntouched, linesOf, openLine } from '../../web/forms/roster/lines.js'
import { RosterLine } from '../../web/forms/roster/RosterLine.js'

const schemaOf = (more: { readonly [key: string]: Json } = {}): Json => ({
  ...{ type: 'array', title: 'Units', 'x-roster': true, 'x-budget': 300, maxItems: 4, ...more },
  items: {
    ...{ type: 'object', required: ['name', 'types', 'models', 'points', 'role'] },
    'x-from': {
      types: { FOOT: ['Infantry', 'battleline'], LEADER: ['hq', 'character'], TANK: ['vehicle'] },
      role: { first: ['battleline'], second: ['vehicle'] },
    },
    properties: {
      name: { type: 'string', title: 'Name', minLength: 1, maxLength: 12 },
      types: {
        type: 'array',
        title: 'Types',
        minItems: 1,
        items: { type: 'string', enum: ['FOOT', 'LEADER', 'TANK'] },
      },
      models: { type: 'integer', minimum: 1 },
      points: { type: 'integer', minimum: 0, 'x-points': true },
      role: { type: 'string', title: 'Role', enum: ['first', 'second'] },
      standing: { type: 'string', enum: ['u1', 'u2'] },
    },
  },
})

const rosterOf = (schema: Json) => {
  const table = readNode(schema)
  if (table?.kind !== 'table' || !table.roster) throw new Error('no roster')
  return { table, roster: table.roster }
}

const { table, roster } = rosterOf(schemaOf())

const unit = (name: string, slot: string, keywords: readonly string[], points = 90): RosterUnit => ({
  ...{ name, slot, keywords, points, models: 10 },
})

const listOf = (...units: readonly RosterUnit[]): ImportedRoster => ({
  ...{ name: 'A list', faction: '', points: 0, units, remarks: ['From the file.'] },
})

describe('an army list in a form', () => {
  it('is known by its mark; an array without it is a list like others', () => {
    const plain = readNode(schemaOf({ 'x-roster': false }))
    expect(plain).toMatchObject({ kind: 'table', budget: 300 })
    expect(plain).not.toHaveProperty('roster')
  })

  it('takes what a unit says by the names of the fields, and what its words mean, in any case', () => {
    const { rows, remarks } = linesOf(
      table,
      roster,
      listOf(
        unit('Squad of a long name', 'Battleline', ['INFANTRY']),
        unit('Tank', 'VEHICLE', [' Character ', 'Walker']),
      ),
    )
    expect(rows).toEqual([
      { name: 'Squad of a l', types: ['FOOT'], models: 10, points: 90, role: 'first' },
      { name: 'Tank', types: ['LEADER', 'TANK'], models: 10, points: 90, role: 'second' },
    ])
    expect(remarks).toEqual(['From the file.'])
    expect(spentIn(table, [...rows])).toBe(180)
  })

  it('guesses nothing: what no word of the file means is left open, and said', () => {
    const { rows, remarks } = linesOf(
      table,
      roster,
      listOf(unit('Beast', 'Beasts', []), unit('Squad', 'battleline', [])),
    )
    expect(rows[0]).toEqual({ name: 'Beast', types: [], models: 10, points: 90, role: '' })
    expect(remarks).toEqual([
      'From the file.',
      'The file does not say “Types” of “Beast”: choose it there.',
      'The file does not say “Role” of “Beast”: choose it there.',
    ])
    const open = (row: number): readonly string[] => faultsIn(table.row, rows[row]).map(({ path }) => path.join('.'))
    expect([open(0), open(1)]).toEqual([['types', 'role'], []])
  })

  it('keeps the lines that stand, and says what found no room', () => {
    const standing = [{ name: 'Old' }, { name: 'Older' }]
    const { rows } = linesOf(table, roster, listOf(...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => unit(name, '', []))))
    const added = appended(table, standing, rows)
    expect(added.rows).toEqual([...standing, rows[0], rows[1]])
    expect(added.remarks).toEqual(['The form has 4 lines; left out: “C”, “D”, “E” and 1 more.'])
    expect(appended(table, [], rows.slice(0, 4))).toEqual({ rows: rows.slice(0, 4), remarks: [] })
  })

  it('opens a line in which only a person chooses, and knows it again while nobody has', () => {
    const line = openLine(table)
    expect(line).toMatchObject({ name: '', types: [], models: 1, points: 0, role: '' })
    expect(line).not.toHaveProperty('standing')
    expect([isUntouched(table, line), isUntouched(table, { ...recordOf(line), name: 'A' })]).toEqual([true, false])
  })
})

describe('a line as it is drawn', () => {
  const drawn = (name: string): string =>
    renderToStaticMarkup(
      createElement(DrawnWith, {
        controls: rosterCells,
        children: createElement(RosterLine, {
          ...{ node: table.row, line: 3 },
          row: { ...recordOf(openLine(table)), name, types: ['FOOT'] },
          ...{ onChange: () => undefined, onRemove: () => undefined, onNext: () => undefined },
        }),
      }),
    )

  it('names every field and its line for readers, and what is still to be chosen', () => {
    const html = drawn('Squad A')
    const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
    expect(labels).toEqual([
      'Name, line 3',
      'Types, line 3: FOOT',
      'Models, line 3',
      'Points, line 3',
      'Role, line 3',
      'Standing, line 3',
      'Strike out Squad A',
    ])
    expect(html).toMatch(/<select aria-label="Role, line 3" aria-invalid="true" required=""/)
  })

  it('shows markup in a name as the text that it is', () => {
    const html = drawn('<img src=x onerror="alert(1)">')
    expect(html).not.toContain('<img')
    expect(html).toContain('value="&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"')
  })
})

describe('a file that is sent to be read', () => {
  afterEach(() => vi.unstubAllGlobals())
  const answering = (answer: () => Promise<Response>) => {
    const sent = vi.fn<typeof fetch>(answer)
    vi.stubGlobal('fetch', sent)
    return sent
  }
  const file = new Blob(['{}'])

  it('comes back as a list', async () => {
    const list = listOf(unit('A', '', []))
    const sent = answering(() => Promise.resolve(Response.json(list)))
    expect(await importList(file)).toEqual({ kind: 'read', list })
    expect(sent).toHaveBeenCalledWith('/import', expect.objectContaining({ method: 'POST', body: file }))
  })

  it('or is refused in the server’s own words', async () => {
    answering(() => Promise.resolve(Response.json({ errors: [{ message: 'The file is empty.' }] }, { status: 400 })))
    expect(await importList(file)).toEqual({ kind: 'refused', message: 'The file is empty.' })
  })

  it('and is not even sent when it is too large', async () => {
    const sent = answering(() => Promise.reject(new Error('sent')))
    expect(await importList(new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]))).toMatchObject({ kind: 'refused' })
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('failed to fetch'))],
    ['something else answers', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('what to do is said when %s', async (_, answer) => {
    answering(answer)
    expect(await importList(file)).toEqual({
      kind: 'refused',
      message: 'The server does not answer. Check your connection and choose the file again.',
    })
  })
})
