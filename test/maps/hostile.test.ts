import boltgun from '@muster/rulesets/boltgun/index.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { fileLimits } from '@muster/rulesets/kit/scenarioFile.js'
import { readFile, scenarioIn } from '@muster/rulesets/maps/index.js'
import { expect, test } from 'vitest'

const { maps, scenarios } = boltgun
const [scenario] = scenarios
if (!maps || !scenario) throw new Error('there are no maps')
const tools = maps
const good = tools.fileOf(scenario) as ScenarioFile
const [start, ...others] = good.pieces

const text = (change: object): string => JSON.stringify({ ...good, ...change })
const withStart = (change: object): string => text({ pieces: [{ ...start, ...change }, ...others] })
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
const raw = (key: string, value: string): string => JSON.stringify(good).replace(/^\{/, `{"${key}":${value},`)

/** What is sent, and a part of the sentence with which it is refused. */
const hostile: readonly (readonly [what: string, file: string, said: RegExp])[] = [
  ['nothing', '', /no JSON text/],
  ['no JSON', '{', /no JSON text/],
  ['NaN in it', raw('x', 'NaN'), /no JSON text/],
  ['a program', '<script>alert(1)</script>', /no JSON text/],
  ['far too much', 'x'.repeat(fileLimits.text + 1), /more than 90000 characters/],
  ['a list', '[]', /does not say that it is a scenario/],
  ['null', 'null', /does not say that it is a scenario/],
  ['another kind of file', '{"muster":"archive"}', /does not say that it is a scenario/],
  ['a hundred thousand brackets', deep(40_000), /does not say that it is a scenario/],
  ['a version that is not yet', text({ version: 9 }), /version 9/],
  ['a version that is no number', text({ version: '1' }), /version must be a whole number/],
  ['an unknown entry', text({ extra: 1 }), /extra is no entry/],
  ['a prototype', raw('__proto__', '{"a":1}'), /__proto__ is no entry/],
  ['a constructor', raw('constructor', '{}'), /constructor is no entry/],
  ['no title', text({ title: undefined }), /title is missing/],
  ['a title that is a list', text({ title: ['x'] }), /title must be a text/],
  ['a script for a title', text({ title: '<script>' }), /title must be a text/],
  ['a title that turns around', text({ title: 'a\u202eb' }), /title must be a text/],
  ['a title with a line break', text({ title: 'a\nb' }), /title must be a text/],
  ['a title of a megabyte', text({ title: 'x'.repeat(81) }), /title must be a text/],
  ['a path for a ruleset', text({ ruleset: '../x' }), /ruleset must be/],
  ['another ruleset', text({ ruleset: 'hex-1.4' }), /of the ruleset hex-1.4/],
  ['a grid of triangles', text({ grid: { kind: 'tri', width: 8, height: 8 } }), /grid.kind must be square or hex/],
  ['half a cell', text({ grid: { kind: 'square', width: 1.5, height: 8 } }), /grid.width must be a whole number/],
  ['a negative size', text({ grid: { kind: 'square', width: -8, height: 8 } }), /grid.width must be a whole number/],
  ['an endless size', raw('grid', '1').replace(/"width":12/, '"width":1e999'), /must be/],
  ['a huge grid', text({ grid: { kind: 'square', width: 500, height: 500 } }), /cells wide/],
  ['hexes where squares are played', text({ grid: { ...good.grid, kind: 'hex' } }), /played on squares/],
  ['rows that are fewer than they say', text({ rows: good.rows.slice(1) }), /must be one text for each row/],
  [
    'a row that is longer than it says',
    text({ rows: [`${good.rows[0] ?? ''}.`, ...good.rows.slice(1)] }),
    /Row 1 has 13/,
  ],
  ['rows that are numbers', text({ rows: [1, 2] }), /rows\[0\] must be a text/],
  ['a symbol without a meaning', text({ rows: good.rows.map((row) => row.replace('.', '?')) }), /not in the legend/],
  ['ground that there is not', text({ legend: { ...good.legend, '.': 'lava' } }), /lava/],
  ['a symbol of two letters', text({ legend: { ...good.legend, ab: 'normal' } }), /single character/],
  ['no seats', text({ seats: [] }), /has 0 seats/],
  ['a thousand seats', text({ seats: Array.from({ length: 1000 }, () => good.seats[0]) }), /seats must be a list/],
  ['an army that there is not', text({ seats: [{ title: 'A', subtitle: 'Pirates' }, good.seats[1]] }), /Pirates/],
  ['too many pieces', text({ pieces: Array.from({ length: 1001 }, () => ({ kind: 'x' })) }), /pieces must be a list/],
  ['a piece that is a text', text({ pieces: ['start'] }), /pieces\[0\] must be an object/],
  ['a piece that there is not', withStart({ kind: 'dragon' }), /no piece dragon/],
  ['a cell that is no name', withStart({ at: ['here'] }), /name of a cell/],
  ['a cell off the map', withStart({ at: ['99,99'] }), /no cell 99,99/],
  ['a seat that there is not', withStart({ seat: 'H' }), /seat H/],
  ['a seat that is a word', withStart({ seat: 'constructor' }), /letter of a seat/],
  ['two pieces of one id', text({ pieces: [...good.pieces, ...others] }), /have the id|belongs|There are|Two pieces/],
  ['values that are deep', withStart({ values: JSON.parse(`{"tasks":${deep(30)}}`) as object }), /plain values/],
  ['values with a prototype', withStart({}).replace('"values":{', '"values":{"__proto__":{"a":1},'), /plain values/],
  ['values of a megabyte', withStart({ values: { knows: ['x'.repeat(30_000)] } }), /plain values/],
  ['a task for what is not there', withStart({ values: { tasks: [[{ occupy: 'nowhere' }]] } }), /nowhere/],
  ['a banner that is not there', withStart({ values: { tasks: [[{ destroy: ['Z9'] }]] } }), /no banner Z9/],
  ['levels that are none', text({ values: { levels: [[99]] } }), /levels/],
  [
    'a picture from elsewhere',
    text({ picture: { data: 'https://x', x: 0, y: 0, width: 1, height: 1 } }),
    /picture.data/,
  ],
  [
    'a picture with a program',
    text({ picture: { data: 'data:image/svg+xml;base64,AAAA', x: 0, y: 0, width: 1, height: 1 } }),
    /picture.data/,
  ],
  [
    'a picture without a size',
    text({ picture: { data: 'data:image/png;base64,AAAA', x: 0, y: 0, width: 0, height: 1 } }),
    /no width or no height/,
  ],
]

test.each(hostile)('%s is refused with a sentence that says what to do', (_, file, said) => {
  const read = readFile(file)
  const made = read.ok ? scenarioIn('boltgun', tools, read.value) : read
  expect(made.ok ? [] : made.problem.map((problem) => problem.text).join(' ')).toMatch(said)
})

test('there are more than forty of them', () => {
  expect(hostile.length).toBeGreaterThan(40)
})
