import { ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { Several } from '../../../kit/messages.js'
import { fail, ok } from '../../../kit/result.js'
import * as common from '../../messages/common.generated.js'
import * as words from '../../messages/aftermath.generated.js'
import { honourSentence, honoursOn, honourText, isHonourTable, type HonourTable } from '../data/honours.js'
import { why, type Refusal } from '../orderValidation/refusal.js'
import type { Settings } from '../settings/settings.js'
import { settingsOf } from '../view/rulesContext.js'
import type { HexView } from '../view/view.js'
import { listSchema, onlyEntry, onlyList, problem, refusal, unitName, type AftermathOf } from './parts/aftermath.js'
import { asked } from './parts/asked.js'
import { fieldsOf, option, type OrderOf } from './parts/kind.js'

type Picks = OrderOf<'honours'>['picks']

const isPick = (value: Json): value is Picks[number] & Json =>
  typeof onlyEntry(value, 'choose') === 'string' || typeof onlyEntry(value, 'roll') === 'string'

const tableOf = (pick: Picks[number]): string => ('roll' in pick ? pick.roll : (pick.choose.split('.')[0] ?? ''))

const isHonour = (honour: string): boolean => honourSentence(honour) !== null

/** Tables by the names that a tool gives them. */
const namesOf = (tables: readonly string[]): Several => ({ all: tables, with: ', ' })

const refuse = ({ unit, picks }: OrderOf<'honours'>, view: HexView): Refusal | null => {
  const owed = asked(view).honours.find((entry) => entry.unit === unit)
  if (!owed) return refusal('not-asked', 'HX-394', why('owedNothing', {}))
  const mode = settingsOf(view)['honours.mode']
  const chosen = picks.flatMap((pick) => ('choose' in pick ? [pick.choose] : []))
  if (picks.length > owed.gains)
    return refusal('too-many', 'HX-394', why('owedFewer', { unit: owed.name, count: owed.gains }))
  if (picks.some((pick) => !owed.tables.includes(tableOf(pick))))
    return refusal('wrong-table', 'HX-397', why('otherTables', { unit: owed.name, tables: namesOf(owed.tables) }))
  if (mode === 'roll' && chosen.length > 0) return refusal('not-chosen', 'HX-395', why('honoursRolled', {}))
  if (mode === 'choose' && chosen.length < picks.length)
    return refusal('not-rolled', 'HX-395', why('honoursChosen', {}))
  if (chosen.some((honour) => !isHonour(honour))) return refusal('unknown-honour', 'HX-395', why('unknownHonour', {}))
  const all = [...owed.has, ...chosen]
  return new Set(all).size === all.length ? null : refusal('twice', 'HX-395', why('honourTwice', { unit: owed.name }))
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
    honoursOn(table as HonourTable).flatMap((honour) =>
      has.includes(honour) ? [] : [{ const: honour, title: honourText(honour) }],
    ),
  )
  const titles = tables.map((table) => ({ const: table, title: common.honourTable({ which: table as HonourTable }) }))
  const choose = pickOf('choose', [words.choose(), words.honour()], honoursLeft)
  const roll = pickOf('roll', [words.roll(), words.table()], titles)
  return mode === 'roll' ? roll : mode === 'choose' ? choose : { oneOf: [choose, roll] }
}

const rollOn = (name: Json | undefined): string =>
  typeof name === 'string' && isHonourTable(name)
    ? words.rollOn({ table: common.honourTable({ which: name }) })
    : words.rollOnSome()

/** HX-394, HX-395: honours of a unit, chosen or rolled. */
export const honours: AftermathOf<'honours'> = {
  ...{ kind: 'honours', slot: 'honours', title: words.honours(), rule: ruleId('HX-395') },
  schema: { type: 'object' },
  read: ({ item, detail }) => {
    const picks = onlyList(detail, 'picks')
    return item !== undefined && picks?.every(isPick)
      ? ok({ kind: 'honours', unit: item, picks })
      : fail(problem('incomplete', 'HX-395', words.namePicks()))
  },
  refuse,
  offer: (view) =>
    asked(view).honours.map(({ unit, name, gains: maxItems, tables, has }) => {
      const items = pickSchema(tables, has, settingsOf(view)['honours.mode'])
      return option(honours, {
        label: words.honoursOf({ unit: name }),
        slot: `${honours.slot} ${unit}`,
        item: [{ id: unit, label: name, badge: words.owed({ count: maxItems }) }],
        detail: listSchema('picks', { title: words.honours(), minItems: 1, maxItems, items }),
      })
    }),
  describe: (view, { item = '', detail }) => {
    const name = asked(view).honours.find(({ unit }) => unit === item)?.name ?? unitName(view, item)
    const { picks } = fieldsOf(detail)
    const list = (Array.isArray(picks) ? picks : []).map((pick: Json) => {
      const { choose, roll } = fieldsOf(pick)
      return typeof choose === 'string' ? honourText(choose) : rollOn(roll)
    })
    return words.honoursTaken({ unit: name, honours: list.join('; ') })
  },
}
