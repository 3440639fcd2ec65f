import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { TableChoices, TableField } from './fields.js'
import { tableFields } from './tableFields.js'

type Nested = Readonly<Record<string, unknown>>

const isNested = (value: unknown): value is Nested =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (record: unknown, [head = '', ...rest]: readonly string[]): unknown => {
  const found = isNested(record) ? record[head] : undefined
  return rest.length === 0 ? found : at(found, rest)
}

/** The answers that stand in a `CreateCampaignInput` or in `HouseRules`. */
export const choicesIn = (record: object): TableChoices =>
  Object.fromEntries(
    tableFields.flatMap(({ key }) => {
      const value = at(record, key.split('.'))
      return value === undefined || value === null ? [] : [[key, value as Json]]
    }),
  )

/** The answer in force. */
export const answerOf = ({ key, usual }: TableField, choices: TableChoices): Json => choices[key] ?? usual(choices)

export const differs = (field: TableField, choices: TableChoices): boolean =>
  canonical(answerOf(field, choices)) !== canonical(field.usual(choices))

/** The answers as parts of a `CreateCampaignInput`: keys with a dot are nested. */
export const inputOfChoices = (choices: TableChoices): Readonly<Record<string, Json>> =>
  Object.entries(choices).reduce<Readonly<Record<string, Json>>>((input, [key, value]) => {
    const [head = '', inner] = key.split('.')
    if (inner === undefined) return { ...input, [head]: value }
    return { ...input, [head]: { ...(input[head] as Readonly<Record<string, Json>> | undefined), [inner]: value } }
  }, {})
