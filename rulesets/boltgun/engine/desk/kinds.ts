import type { Json } from '../../../kit/json.js'
import { exampleLists, ownSchema, judgementSchema } from './army/schema.js'
import { reasonSchema } from './ruling.js'
import { closed, listSchema, pointsSchema } from './schemas.js'

const result: Json = {
  ...{ type: 'object', additionalProperties: false },
  description: 'Either winner and lost, or abstract, or forfeits; levels given up may go with the first two.',
  properties: {
    winner: { type: 'string', description: 'A seat of the battle, or "draw".' },
    lost: {
      ...{ type: 'object', description: 'Points lost by each seat of the battle.' },
      ...{ minProperties: 2, maxProperties: 2, additionalProperties: pointsSchema },
    },
    list: listSchema,
    abstract: { type: 'boolean', description: 'True asks for abstract resolution.' },
    sacrifice: { type: 'integer', minimum: 0, maximum: 3, description: 'Own levels given up, with Sacrifice.' },
    forfeits: {
      ...{ type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } },
      description: 'Seats that forfeit: one’s own, or the other where it did not answer.',
    },
  },
}

const reasoned = (required: readonly string[]): Json => closed({ reason: reasonSchema('those concerned') }, required)

const ruledBattle: Json = {
  ...{ type: 'object', additionalProperties: false, required: ['reason'] },
  description: 'A facilitator’s ruling: winner and lost, or abstract, and the reason.',
  properties: {
    winner: { type: 'string', description: 'A seat of the battle, or "draw".' },
    lost: {
      ...{ type: 'object', description: 'Points lost by each seat of the battle.' },
      ...{ minProperties: 2, maxProperties: 2, additionalProperties: pointsSchema },
    },
    abstract: { type: 'boolean', description: 'True lets it be resolved abstractly.' },
    reason: reasonSchema('both players'),
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
  army: ownSchema(2, [], exampleLists(2)),
  judge: judgementSchema(false),
  result,
  accept: null,
  word: null,
  answerForfeit: null,
  ruleRetreat: reasoned([]),
  ruleBattle: ruledBattle,
  ruleForfeit: reasoned(['reason']),
  ruleVictory: reasoned(['reason']),
}
