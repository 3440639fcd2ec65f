import type { Json } from '../../../../kit/json.js'
import { mostList, mostPoints } from './readResult.js'
import * as words from '../../../messages/answers.generated.js'

/** JSON Schema of an object with these entries and no others. */
export const closed = (properties: Readonly<Record<string, Json>>, required: readonly string[]): Json => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

export const pointsSchema: Json = { type: 'number', minimum: 0, maximum: mostPoints, multipleOf: 0.5 }

/** Points lost by each seat of a battle. */
export const lossesSchema = (seats: readonly string[]): Json => ({
  ...{ title: words.pointsLost(), type: 'object', additionalProperties: false, required: seats },
  properties: Object.fromEntries(seats.map((seat) => [seat, { ...pointsSchema, 'x-open': true }])),
})

/** The army list that a side fielded (BG-194). */
export const listSchema: Json = {
  ...{ type: 'string', title: words.yourList(), maxLength: mostList },
  description: words.listSealed(),
}

/** A winner and losses by seat, where no battle is named yet. */
export const anyResult: Readonly<Record<string, Json>> = {
  winner: { type: 'string', description: words.winnerSchema() },
  lost: {
    ...{ type: 'object', description: words.lostSchema() },
    ...{ minProperties: 2, maxProperties: 2, additionalProperties: pointsSchema },
  },
}

/** Who may have won: one of the sides, or neither where draws are allowed. */
export const winnerSchema = (seats: readonly string[], draws: boolean): Json => ({
  ...{ type: 'string', enum: [...seats, ...(draws ? ['draw'] : [])], title: words.winner(), 'x-open': true },
})
