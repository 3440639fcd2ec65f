import { ruleId, type CellName, type PieceId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderOption } from '../../../../kit/orders.js'
import { honourTables, honourTableTitles, honourText, type HonourTable } from '../../data/honours.js'
import type { Settings } from '../../settings.js'
import type { HexView, PostBattleView } from '../../view.js'
import { settingsOf } from '../laws.js'
import { asked } from './asked.js'

type Mode = Settings['honours.mode']

const pickSchema = (tables: readonly string[], has: readonly string[], mode: Mode): Json => {
  const honours = tables.flatMap((table) =>
    honourTables[table as HonourTable].flatMap((_, at) => {
      const honour = `${table}.${String(at + 1)}`
      return has.includes(honour) ? [] : [{ const: honour, title: honourText(honour) }]
    }),
  )
  const choose: Json = {
    type: 'object',
    title: 'Choose',
    required: ['choose'],
    additionalProperties: false,
    properties: { choose: { title: 'Honour', oneOf: honours } },
  }
  const roll: Json = {
    type: 'object',
    title: 'Roll',
    required: ['roll'],
    additionalProperties: false,
    properties: {
      roll: {
        title: 'Table',
        oneOf: tables.map((table) => ({ const: table, title: honourTableTitles[table as HonourTable] })),
      },
    },
  }
  return mode === 'roll' ? roll : mode === 'choose' ? choose : { oneOf: [choose, roll] }
}

const honourOption = (
  { unit, name, gains, tables, has }: PostBattleView['honours'][number],
  mode: Mode,
): OrderOption => ({
  kind: 'honours',
  label: `Honours of ${name}`,
  slot: `honours ${unit}`,
  rule: ruleId('HX-395'),
  item: [{ id: unit, label: name, badge: `${String(gains)} owed` }],
  detail: {
    type: 'object',
    required: ['picks'],
    additionalProperties: false,
    properties: {
      picks: { type: 'array', title: 'Honours', minItems: 1, maxItems: gains, items: pickSchema(tables, has, mode) },
    },
  },
})

const ways: Readonly<Record<PostBattleView['fallBacks'][number]['why'], readonly [label: string, rule: string]>> = {
  'lost-raid': ['Fall back', 'HX-274'],
  'won-raid': ['Go home', 'HX-276'],
  'won-meeting': ['Advance', 'HX-248'],
}

const goes = (rule: string, piece: PieceId, to: readonly CellName[]) => ({
  slot: 'going',
  rule: ruleId(rule),
  piece,
  to,
})

/** What may be ordered after the battles: where forces go, honours, dice thrown on the table. */
export const postBattleOptions = (view: HexView): readonly OrderOption[] => {
  const { retreats, fallBacks, honours, survivals } = asked(view)
  const mode = settingsOf(view)['honours.mode']
  return [
    ...retreats
      .filter(({ to }) => to.length > 0)
      .map(({ force, to }): OrderOption => ({ kind: 'retreat', label: 'Retreat', ...goes('HX-361', force, to) })),
    ...fallBacks.map(({ force, to, why }): OrderOption => {
      const [label, rule] = ways[why]
      return { kind: 'fallBack', label, ...goes(rule, force, to) }
    }),
    ...honours.map((entry) => honourOption(entry, mode)),
    ...survivals.map(({ unit, name, dice, lives }): OrderOption => ({
      kind: 'survival',
      label: `Survival dice of ${name}`,
      slot: `survival ${unit}`,
      rule: ruleId('HX-364'),
      item: [{ id: unit, label: name, badge: `lives on ${String(lives)}+` }],
      detail: {
        type: 'object',
        required: ['faces'],
        additionalProperties: false,
        properties: {
          faces: {
            type: 'array',
            title: 'Dice as thrown on the table',
            minItems: dice,
            maxItems: dice,
            items: { type: 'integer', minimum: 1, maximum: 6 },
          },
        },
      },
    })),
  ]
}
