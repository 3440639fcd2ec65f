import type { Json } from '../../../kit/json.js'
import { mostPoints } from './result.js'

const points: Json = { type: 'number', minimum: 0, maximum: mostPoints, multipleOf: 0.5 }

const result: Json = {
  ...{ type: 'object', additionalProperties: false },
  description: 'Either winner and lost, or abstract, or forfeits; levels given up may go with the first two.',
  properties: {
    winner: { type: 'string', description: 'A seat of the battle, or "draw".' },
    lost: {
      ...{ type: 'object', description: 'Points lost by each seat of the battle.' },
      ...{ minProperties: 2, maxProperties: 2, additionalProperties: points },
    },
    abstract: { type: 'boolean', description: 'True asks for abstract resolution.' },
    sacrifice: { type: 'integer', minimum: 0, maximum: 3, description: 'Own levels given up, with Sacrifice.' },
    forfeits: {
      ...{ type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } },
      description: 'Seats that forfeit: one’s own, or the other where it did not answer.',
    },
  },
}

const transfer: Json = {
  ...{ type: 'object', additionalProperties: false, required: ['relics'] },
  description: 'Relics that come along, where there are several; one alone may be given as item.',
  properties: { relics: { type: 'array', items: { type: 'string' } } },
}

/** Every kind of order with the JSON Schema of its `detail`; null has none. */
export const orderKinds: Readonly<Record<string, Json>> = {
  march: null,
  teleport: null,
  search: null,
  fortify: null,
  entrench: null,
  unfortify: null,
  resupply: null,
  join: null,
  split: null,
  transfer,
  retreat: null,
  destroyRelic: null,
  pickUp: null,
  nameNode: null,
  shift: null,
  choose: null,
  result,
}
