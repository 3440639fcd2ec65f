import type { Json } from '../../../kit/json.js'
import {
  attackerRules,
  attackerTitle,
  classTitle,
  conditions,
  conditionTitle,
  missionClasses,
  missionTable,
} from '../data/missionTable.js'
import { record } from '../record.js'
import * as words from '../../messages/settingForms.generated.js'

const oneOf = <Value extends string>(values: readonly Value[], title: (value: Value) => string): Json => ({
  oneOf: values.map((value) => ({ const: value, title: title(value) })),
})

const keys = ['id', 'situation', 'attacker', 'results', 'night_allowed', 'city_variant']
const most = 12

/** JSON Schema of the mission table: what a form or a tool needs to draw it. */
export const missionsSchema = (): Json => ({
  title: words.missionTable(),
  description: words.missionTableAbout(),
  oneOf: [
    {
      ...{ type: 'array', title: words.rows(), minItems: 1, maxItems: most },
      // Where editing begins: the table that ships.
      default: missionTable.map((row) => ({ ...row })),
      items: {
        ...{ type: 'object', additionalProperties: false, required: keys },
        properties: {
          id: { type: 'string', title: words.row(), pattern: '^[A-Za-z0-9]{1,6}$' },
          situation: {
            ...{ type: 'array', title: words.fitsWhen(), maxItems: 4, uniqueItems: true, 'x-none': words.always() },
            items: { type: 'string', ...record(oneOf(conditions, conditionTitle)) },
          },
          attacker: { type: 'string', title: words.attacker(), ...record(oneOf(attackerRules, attackerTitle)) },
          results: {
            ...{ type: 'array', title: words.classes(), minItems: 6, maxItems: 6 },
            items: { type: 'string', ...record(oneOf(missionClasses, classTitle)) },
          },
          night_allowed: { type: 'boolean', title: words.night() },
          city_variant: { type: 'boolean', title: words.city() },
        },
      },
    },
    { type: 'null', title: words.shippedTable() },
  ],
})

const among = (values: readonly string[], value: Json | undefined): value is string =>
  typeof value === 'string' && values.includes(value)

const list = (value: Json | undefined): readonly Json[] | null =>
  Array.isArray(value) ? (value as readonly Json[]) : null

/** What is wrong with one row; null when nothing is. */
const rowProblem = (entry: Json): string | null => {
  const row = record(entry)
  if (!row) return words.rowObject()
  const odd = Object.keys(row).find((key) => !keys.includes(key)) ?? keys.find((key) => row[key] === undefined)
  if (odd !== undefined) return words.rowEntries({ entries: keys.join(', '), entry: odd })
  const [situation, results] = [list(row['situation']), list(row['results'])]
  if (typeof row['id'] !== 'string' || !/^[A-Za-z0-9]{1,6}$/.test(row['id'])) return words.rowId()
  if (!situation?.every((value) => among(conditions, value)) || situation.length > 4)
    return words.rowSituation({ values: conditions.join(', ') })
  if (!among(attackerRules, row['attacker'])) return words.rowAttacker({ values: attackerRules.join(', ') })
  const names = situation.some((value) => value.startsWith('one_'))
  if (row['attacker'] !== 'random' && !names) return words.rowRandom()
  if (results?.length !== 6 || !results.every((value) => among(missionClasses, value)))
    return words.rowResults({ values: missionClasses.join(', ') })
  return typeof row['night_allowed'] === 'boolean' && typeof row['city_variant'] === 'boolean' ? null : words.rowFlags()
}

/** What is wrong with a mission table, and in which row. */
export const missionsProblem = (value: Json): string | null => {
  if (value === null) return null
  const rows = list(value)
  if (!rows || rows.length < 1 || rows.length > most) return words.rowCount({ most })
  for (const [index, entry] of rows.entries()) {
    const wrong = rowProblem(entry)
    if (wrong !== null) return words.inRow({ number: index + 1, problem: wrong })
  }
  const ids = rows.map((entry) => record(entry)?.['id'])
  if (new Set(ids).size < ids.length) return words.rowTwice()
  return list(record(rows[rows.length - 1] ?? null)?.['situation'])?.length === 0 ? null : words.lastRow()
}
