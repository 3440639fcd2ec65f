import type { AskView } from '../../../kit/asks.js'
import { ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { Choice, OrderOption } from '../../../kit/orders.js'
import type { BattleView } from '../view.js'
import { mostPoints } from './result.js'
import type { Table } from './table.js'

const closed = (properties: Readonly<Record<string, Json>>, required: readonly string[]): Json => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

const sacrifice = (table: Table): Readonly<Record<string, Json>> =>
  table.ground.army.includes('SACRIFICE')
    ? { sacrifice: { type: 'integer', minimum: 0, maximum: 3, title: 'Levels given up' } }
    : {}

/** JSON Schema of a result of the table. */
const tableSchema = (table: Table, battle: BattleView): Json => {
  const seats = battle.sides.map(({ seat }) => seat)
  const points: Json = { type: 'number', minimum: 0, maximum: mostPoints, multipleOf: 0.5 }
  const draw = table.ground.settings['results.draws'] === 'forbidden' ? [] : ['draw']
  return closed(
    {
      winner: { type: 'string', enum: [...seats, ...draw], title: 'Winner' },
      lost: {
        ...{ title: 'Points lost', type: 'object', additionalProperties: false, required: seats },
        properties: Object.fromEntries(seats.map((seat) => [seat, points])),
      },
      ...sacrifice(table),
    },
    ['winner', 'lost'],
  )
}

const resultOptions = (table: Table, battle: BattleView, item: readonly Choice[]): readonly OrderOption[] => {
  const seats = battle.sides.map(({ seat }) => seat)
  const option = (label: string, rule: string, detail: Json): OrderOption => ({
    ...{ kind: 'result', slot: 'result', label, item, detail },
    rule: ruleId(rule),
  })
  return [
    option('Report the battle', 'BG-210', tableSchema(table, battle)),
    option(
      'Ask for abstract resolution',
      'BG-214',
      closed({ abstract: { type: 'boolean', const: true }, ...sacrifice(table) }, ['abstract']),
    ),
    option(
      'Forfeit, or claim a forfeit',
      'BG-265',
      closed(
        {
          forfeits: {
            ...{ type: 'array', minItems: 1, maxItems: 1, title: 'Who forfeits' },
            items: { type: 'string', enum: seats },
          },
        },
        ['forfeits'],
      ),
    ),
  ]
}

const battleTitle = (battle: BattleView): string => {
  const [own, enemy] = battle.sides
  return `${own?.banner ?? 'Your banner'} against ${enemy?.armyType ?? 'the enemy'}`
}

/** What may be answered to a question about one battle. */
export const battleOptions = (table: Table, ask: AskView): readonly OrderOption[] => {
  const battle = table.view.detail.battles.find(({ id }) => id === ask.about)
  if (!battle) return []
  const item = [{ id: battle.id, label: battleTitle(battle) }]
  switch (ask.kind) {
    case 'battle':
      return resultOptions(table, battle, item)
    case 'choose':
      return battle.choice
        ? [
            {
              ...{ kind: 'choose', label: 'Choose the result that stands', slot: 'result', item },
              rule: ruleId('A-40'),
              with: [
                { id: 'sheet', label: 'The result that you reported' },
                { id: 'abstract', label: 'The abstract result' },
              ],
            },
          ]
        : []
    case 'shift': {
      const shifts = battle.shift?.choices.map(({ by }) => by) ?? []
      return shifts.length > 0
        ? [
            {
              ...{ kind: 'shift', label: 'Shift the mission die', slot: 'result', item },
              rule: ruleId('BG-312'),
              amount: { min: Math.min(...shifts), max: Math.max(...shifts) },
            },
          ]
        : []
    }
    default:
      return []
  }
}
