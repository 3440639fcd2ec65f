import type { Json } from '../kit/json.js'
import { fileLimits as limits, fileName, fileVersion } from '../kit/scenarioFile.js'

const plainText = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069<>]*$'
const text = (least: number, most: number, description: string): Json => ({
  ...{ type: 'string', minLength: least, maxLength: most, pattern: plainText, description },
})
const id = (description: string): Json => ({ type: 'string', pattern: fileName.source, description })
const whole = (least: number, most: number, description: string): Json => ({
  ...{ type: 'integer', minimum: least, maximum: most, description },
})
const number: Json = { type: 'number', minimum: -limits.side * 4, maximum: limits.side * 4 }

const object = (
  required: readonly string[],
  properties: { readonly [key: string]: Json },
): { [key: string]: Json } => ({
  ...{ type: 'object', additionalProperties: false, required, properties },
})

const cell: Json = {
  type: 'string',
  pattern: '^\\d{1,4}[,/]\\d{1,4}$',
  description: 'On squares `column,row` from `0,0` in the north-west; on hexes `row/place` from `1/1`.',
}

const piece = object(['kind'], {
  kind: id('One of the ruleset’s kinds of pieces.'),
  id: id('By which values of other pieces name it; unique in the file.'),
  at: {
    anyOf: [cell, { type: 'array', maxItems: limits.places, items: cell }],
    description: 'Cells that it covers, or sites of which the campaign’s dice choose one, as its kind says.',
  },
  seat: { type: 'string', pattern: '^[A-H]$', description: 'The seat to which it belongs.' },
  name: text(1, limits.name, 'Its own name.'),
  values: { type: 'object', description: 'What its kind asks for besides.' },
})

/** The form of a scenario file as JSON Schema; what it may mean is said by the ruleset's `MapSpec`. */
export const scenarioSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Muster scenario',
  ...object(['muster', 'version', 'ruleset', 'title', 'grid', 'legend', 'rows', 'seats'], {
    $schema: { type: 'string' },
    muster: { const: 'scenario' },
    version: whole(1, fileVersion, 'Version of this form.'),
    ruleset: { type: 'string', pattern: '^[a-z0-9][a-z0-9.-]{0,59}$', description: 'Id of the ruleset.' },
    title: text(1, limits.title, 'Its name.'),
    about: { type: 'string', maxLength: limits.about, description: 'Two sentences for the person who chooses.' },
    grid: object(['kind', 'width', 'height'], {
      kind: {
        enum: ['square', 'hex'],
        description: 'Hexes stand on a point; the second, fourth … row is shifted half a hex to the right.',
      },
      width: whole(1, limits.side, `Cells in a row; at most ${String(limits.cells)} cells in all.`),
      height: whole(1, limits.side, 'Rows.'),
    }),
    legend: {
      type: 'object',
      maxProperties: limits.grounds,
      additionalProperties: id('A kind of ground.'),
      description: 'What each symbol of `rows` stands for: one of the ruleset’s kinds of ground.',
    },
    rows: {
      type: 'array',
      maxItems: limits.side,
      items: { type: 'string', minLength: 1 },
      description: 'One text for each row, the first row first, with one symbol for each cell.',
    },
    seats: {
      type: 'array',
      maxItems: limits.seats,
      items: object(['title'], {
        title: text(1, limits.name, 'Name of the side.'),
        subtitle: text(0, limits.name, 'Army or the like; public.'),
        reserved: { type: 'boolean', description: 'Its start is kept for somebody who joins later.' },
        alliance: text(1, limits.name, 'Name of its alliance: seats of one alliance share sight.'),
      }),
      description: 'In seat order: A, B, …',
    },
    pieces: { type: 'array', maxItems: limits.pieces, items: piece, description: 'What lies on the map.' },
    values: { type: 'object', description: 'What the ruleset asks of the whole map.' },
    names: {
      type: 'array',
      maxItems: limits.names,
      items: object(['at', 'text'], { at: cell, text: text(1, limits.name, 'What the place is called.') }),
      description: 'Names of places, printed on the map of whoever draws.',
    },
    picture: {
      ...object(['data', 'x', 'y', 'width', 'height'], {
        data: { type: 'string', pattern: '^data:image/(webp|jpeg|png);base64,', maxLength: limits.picture },
        ...{ x: number, y: number, width: number, height: number },
      }),
      description: 'A picture under the grid, for whoever draws; lengths in squares, or in widths of a hex.',
    },
  }),
}
