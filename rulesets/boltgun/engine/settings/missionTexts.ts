import type { Json } from '../../../kit/json.js'
import { attackerRules, classNames, conditions, missionTable } from '../battles/missionTable.js'
import { record } from '../record.js'

const words = (of: Readonly<Record<string, string>>): Json => ({
  oneOf: Object.entries(of).map(([value, title]) => ({ const: value, title })),
})

const keys = ['id', 'situation', 'attacker', 'results', 'night_allowed', 'city_variant']
const most = 12

/** JSON Schema of the mission table: what a form or a tool needs to draw it. */
export const missionsSchema: Json = {
  title: 'Mission table',
  description: 'The first row that fits is rolled on; the last one fits always.',
  oneOf: [
    {
      ...{ type: 'array', title: 'Rows', minItems: 1, maxItems: most },
      // Where editing begins: the table that ships.
      default: missionTable.map((row) => ({ ...row })),
      items: {
        ...{ type: 'object', additionalProperties: false, required: keys },
        properties: {
          id: { type: 'string', title: 'Row', pattern: '^[A-Za-z0-9]{1,6}$' },
          situation: {
            ...{ type: 'array', title: 'Fits when', maxItems: 4, uniqueItems: true, 'x-none': 'Always' },
            items: { type: 'string', ...record(words(conditions)) },
          },
          attacker: { type: 'string', title: 'Attacker', ...record(words(attackerRules)) },
          results: {
            ...{ type: 'array', title: 'Class on 1 to 6', minItems: 6, maxItems: 6 },
            items: { type: 'string', ...record(words(classNames)) },
          },
          night_allowed: { type: 'boolean', title: 'The attacker may choose night' },
          city_variant: { type: 'boolean', title: 'A city sector makes a city battle' },
        },
      },
    },
    { type: 'null', title: 'The table that ships' },
  ],
}

const among = (of: Readonly<Record<string, string>>, value: Json | undefined): value is string =>
  typeof value === 'string' && Object.hasOwn(of, value)

const list = (value: Json | undefined): readonly Json[] | null =>
  Array.isArray(value) ? (value as readonly Json[]) : null

const some = (of: Readonly<Record<string, string>>): string => Object.keys(of).join(', ')

/** What is wrong with one row; null when nothing is. */
const rowProblem = (entry: Json): string | null => {
  const row = record(entry)
  if (!row) return 'a row is an object'
  const odd = Object.keys(row).find((key) => !keys.includes(key)) ?? keys.find((key) => row[key] === undefined)
  if (odd !== undefined) return `give exactly ${keys.join(', ')}: look at ${odd}`
  const [situation, results] = [list(row['situation']), list(row['results'])]
  if (typeof row['id'] !== 'string' || !/^[A-Za-z0-9]{1,6}$/.test(row['id'])) return 'id has 1 to 6 letters and digits'
  if (!situation?.every((value) => among(conditions, value)) || situation.length > 4)
    return `situation lists up to four of ${some(conditions)}`
  if (!among(attackerRules, row['attacker'])) return `attacker is one of ${some(attackerRules)}`
  const names = situation.some((value) => value.startsWith('one_'))
  if (row['attacker'] !== 'random' && !names) return 'without a situation that names a side the attacker is random'
  if (results?.length !== 6 || !results.every((value) => among(classNames, value)))
    return `results are six of ${some(classNames)}`
  return typeof row['night_allowed'] === 'boolean' && typeof row['city_variant'] === 'boolean'
    ? null
    : 'night_allowed and city_variant are true or false'
}

/** What is wrong with a mission table, and in which row. */
export const missionsProblem = (value: Json): string | null => {
  if (value === null) return null
  const rows = list(value)
  if (!rows || rows.length < 1 || rows.length > most) return `give a list of 1 to ${String(most)} rows`
  for (const [index, entry] of rows.entries()) {
    const wrong = rowProblem(entry)
    if (wrong !== null) return `row ${String(index + 1)}: ${wrong}`
  }
  const ids = rows.map((entry) => record(entry)?.['id'])
  if (new Set(ids).size < ids.length) return 'two rows have the same id: give each its own'
  return list(record(rows[rows.length - 1] ?? null)?.['situation'])?.length === 0
    ? null
    : 'leave the situation of the last row empty, so that some row always fits'
}
