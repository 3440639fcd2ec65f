import { ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { OrderProblem } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { honourTables, honourTableTitles, honourText, isHonourTable, type HonourTable } from '../data/honours.js'
import type { Settings } from '../settings.js'
import { settingsOf } from '../view/laws.js'
import type { HexView } from '../view.js'
import { listSchema, onlyEntry, onlyList, problem, unitName, type AftermathOf } from './parts/aftermath.js'
import { asked } from './parts/asked.js'
import { fieldsOf, option, type OrderOf } from './parts/kind.js'

type Picks = OrderOf<'honours'>['picks']

const isPick = (value: Json): value is Picks[number] & Json =>
  typeof onlyEntry(value, 'choose') === 'string' || typeof onlyEntry(value, 'roll') === 'string'

const tableOf = (pick: Picks[number]): string => ('roll' in pick ? pick.roll : (pick.choose.split('.')[0] ?? ''))

const isHonour = (honour: string): boolean => {
  const [table = '', number] = honour.split('.')
  return isHonourTable(table) && honourTables[table].some((_, at) => number === String(at + 1))
}

const refuse = ({ unit, picks }: OrderOf<'honours'>, view: HexView): OrderProblem | null => {
  const owed = asked(view).honours.find((entry) => entry.unit === unit)
  if (!owed) return problem('not-asked', 'HX-394', 'This unit is owed no honour. Take its order off the sheet.')
  const mode = settingsOf(view)['honours.mode']
  const chosen = picks.flatMap((pick) => ('choose' in pick ? [pick.choose] : []))
  if (picks.length > owed.gains)
    return problem('too-many', 'HX-394', `${owed.name} is owed ${String(owed.gains)}. Take off the rest.`)
  if (picks.some((pick) => !owed.tables.includes(tableOf(pick))))
    return problem('wrong-table', 'HX-397', `${owed.name} has its honours from: ${owed.tables.join(', ')}.`)
  if (mode === 'roll' && chosen.length > 0)
    return problem('not-chosen', 'HX-395', 'In this campaign honours are rolled: name a table to roll on.')
  if (mode === 'choose' && chosen.length < picks.length)
    return problem('not-rolled', 'HX-395', 'In this campaign honours are chosen: name one.')
  if (chosen.some((honour) => !isHonour(honour)))
    return problem('unknown-honour', 'HX-395', 'Name honours as table and number, from 1 to 6: INFANTRY.3.')
  const all = [...owed.has, ...chosen]
  return new Set(all).size === all.length
    ? null
    : problem('twice', 'HX-395', `${owed.name} has one of these already. Choose another.`)
}

/** One entry under one key, of those that are listed. */
const pickOf = (key: 'choose' | 'roll', [title, entry]: readonly [string, string], oneOf: readonly Json[]): Json => ({
  type: 'object',
  title,
  required: [key],
  additionalProperties: false,
  properties: { [key]: { title: entry, oneOf } },
})

const pickSchema = (tables: readonly string[], has: readonly string[], mode: Settings['honours.mode']): Json => {
  const honoursLeft = tables.flatMap((table) =>
    honourTables[table as HonourTable].flatMap((_, at) => {
      const honour = `${table}.${String(at + 1)}`
      return has.includes(honour) ? [] : [{ const: honour, title: honourText(honour) }]
    }),
  )
  const titles = tables.map((table) => ({ const: table, title: honourTableTitles[table as HonourTable] }))
  const choose = pickOf('choose', ['Choose', 'Honour'], honoursLeft)
  const roll = pickOf('roll', ['Roll', 'Table'], titles)
  return mode === 'roll' ? roll : mode === 'choose' ? choose : { oneOf: [choose, roll] }
}

const tableTitle = (name: Json | undefined): string =>
  typeof name === 'string' && isHonourTable(name) ? `the table of ${honourTableTitles[name]}` : '…'

/** HX-394, HX-395: honours of a unit, chosen or rolled. */
export const honours: AftermathOf<'honours'> = {
  ...{ kind: 'honours', slot: 'honours', title: 'Honours', rule: ruleId('HX-395') },
  schema: { type: 'object' },
  read: ({ item, detail }) => {
    const picks = onlyList(detail, 'picks')
    return item !== undefined && picks?.every(isPick)
      ? ok({ kind: 'honours', unit: item, picks })
      : fail(
          problem('incomplete', 'HX-395', 'Name the unit and, for each honour, one to choose or a table to roll on.'),
        )
  },
  refuse,
  offer: (view) =>
    asked(view).honours.map(({ unit, name, gains: maxItems, tables, has }) => {
      const items = pickSchema(tables, has, settingsOf(view)['honours.mode'])
      return option(honours, {
        label: `${honours.title} of ${name}`,
        slot: `${honours.slot} ${unit}`,
        item: [{ id: unit, label: name, badge: `${String(maxItems)} owed` }],
        detail: listSchema('picks', { title: 'Honours', minItems: 1, maxItems, items }),
      })
    }),
  describe: (view, { item = '', detail }) => {
    const name = asked(view).honours.find(({ unit }) => unit === item)?.name ?? unitName(view, item)
    const { picks } = fieldsOf(detail)
    const list = (Array.isArray(picks) ? picks : []).map((pick: Json) => {
      const { choose, roll } = fieldsOf(pick)
      return typeof choose === 'string' ? honourText(choose) : `a roll on ${tableTitle(roll)}`
    })
    return `${name}: ${list.join('; ')}`
  },
}
