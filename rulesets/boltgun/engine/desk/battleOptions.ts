import type { AskView } from '../../../kit/asks.js'
import { ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { Choice, OrderOption } from '../../../kit/orders.js'
import { battleNumber } from '../battleNumber.js'
import type { BattleView, ShiftView } from '../view.js'
import { claimAnswers, claimRulings, conflictRulings } from './rulingOptions.js'
import { closed, listSchema, lossesSchema } from './schemas.js'
import type { Table } from './table.js'
import { acceptOptions, wordOptions } from './wordOptions.js'

const sacrifice = (table: Table): Readonly<Record<string, Json>> =>
  table.ground.army.includes('SACRIFICE')
    ? { sacrifice: { type: 'integer', minimum: 0, maximum: 3, title: 'Levels given up' } }
    : {}

/** JSON Schema of a result of the table. */
const tableSchema = (table: Table, battle: BattleView): Json => {
  const seats = battle.sides.map(({ seat }) => seat)
  const draw = table.ground.settings['results.draws'] === 'forbidden' ? [] : ['draw']
  return closed(
    {
      winner: { type: 'string', enum: [...seats, ...draw], title: 'Winner' },
      lost: lossesSchema(seats),
      list: listSchema,
      ...sacrifice(table),
    },
    ['winner', 'lost'],
  )
}

const resultOptions = (table: Table, battle: BattleView, item: readonly Choice[]): readonly OrderOption[] => {
  const [own, enemy] = battle.sides.map(({ seat }) => seat)
  const option = (label: string, rule: string, detail: Json): OrderOption => ({
    ...{ kind: 'result', slot: 'result', label, item, detail },
    rule: ruleId(rule),
  })
  const abstract = (label: string): OrderOption =>
    option(label, 'BG-214', closed({ abstract: { type: 'boolean', const: true }, ...sacrifice(table) }, ['abstract']))
  const forfeit = (label: string, rule: string, seat: string, more: Readonly<Record<string, Json>>): OrderOption => {
    const items: Json = { type: 'string', enum: [seat] }
    const forfeits: Json = { type: 'array', minItems: 1, maxItems: 1, title: 'Who forfeits', items }
    return option(label, rule, closed({ forfeits, ...more }, ['forfeits']))
  }
  if (battle.forfeits.length > 0) return [abstract('Resolve it abstractly')]
  return [
    option('Report the battle', 'BG-210', tableSchema(table, battle)),
    abstract('Ask for abstract resolution'),
    ...(own === undefined ? [] : [forfeit('Forfeit the battle', 'BG-265', own, {})]),
    ...(enemy !== undefined && battle.mayClaim
      ? [forfeit('Claim that the other did not answer within 48 hours', 'BG-199', enemy, sacrifice(table))]
      : []),
  ]
}

const battleTitle = (battle: BattleView): string => {
  const [own, enemy] = battle.sides
  const seats = battle.sides.map(({ seat }) => seat)
  return `${own?.banner ?? 'Your banner'} against ${enemy?.banner ?? enemy?.armyType ?? 'the enemy'}${battleNumber(battle.number, seats)}`
}

const shiftOption = ({ choices }: ShiftView, item: readonly Choice[]): OrderOption => {
  const shifts = choices.map(({ by }) => by)
  return {
    ...{ kind: 'shift', label: 'Shift the mission die', slot: 'result', item },
    rule: ruleId('BG-312'),
    amount: { min: Math.min(...shifts), max: Math.max(...shifts) },
  }
}

/** What may be answered to a question about one battle. */
export const battleOptions = (table: Table, ask: AskView): readonly OrderOption[] => {
  if (ask.kind === 'word') return wordOptions(table.view, ask.about)
  const battle = table.view.detail.battles.find(({ id }) => id === ask.about)
  if (!battle) return []
  const item = [{ id: battle.id, label: battleTitle(battle) }]
  switch (ask.kind) {
    case 'battle':
      return [...resultOptions(table, battle, item), ...acceptOptions(table.view, battle, item)]
    case 'forfeit':
      return claimAnswers(item)
    case 'overrule':
      return claimRulings(item)
    case 'conflict':
      return conflictRulings(battle, item, table.ground.settings['results.draws'] !== 'forbidden')
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
    case 'shift':
      return battle.shift ? [shiftOption(battle.shift, item)] : []
    default:
      return []
  }
}
