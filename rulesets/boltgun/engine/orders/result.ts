import { ruleId, seatId, token } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { Choice, OrderOption } from '../../../kit/orders.js'
import type { OrderOf } from '../model/orders.js'
import type { BattleView } from '../view/view.js'
import type { Table } from '../view/table.js'
import { acceptFault } from './accept.js'
import type { AnswerKind } from './parts/answerKind.js'
import { ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'
import { describeResult, drawsAllowed, seatsOf, strange } from './parts/fought.js'
import { readResult } from './parts/readResult.js'
import { anyResult, closed, listSchema, lossesSchema, winnerSchema } from './parts/schemas.js'
import * as words from '../../messages/answers.generated.js'

const schema: Json = {
  ...{ type: 'object', additionalProperties: false },
  description: words.resultSchema(),
  properties: {
    ...anyResult,
    list: listSchema,
    abstract: { type: 'boolean', description: words.abstractSchema() },
    sacrifice: { type: 'integer', minimum: 0, maximum: 3, description: words.sacrificeSchema() },
    forfeits: {
      ...{ type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } },
      description: words.forfeitsSchema(),
    },
  },
}

const sacrifices = ({ ground }: Table): boolean => ground.army.includes('SACRIFICE')

const claimFault = ({ forfeits = [] }: OrderOf<'result'>, { mayClaim, sides }: BattleView): string | null => {
  if (forfeits.length > 1) return words.nameForfeiter()
  return forfeits[0] !== undefined && forfeits[0] !== sides[0]?.seat && !mayClaim ? words.cannotClaim() : null
}

/** The sheet of one battle against what its side knows of it. */
const faultIn = (order: OrderOf<'result'>, battle: BattleView, table: Table): string | null => {
  const wrong = strange(order, battle, table, order.forfeits)
  if (wrong !== null) return wrong
  if (battle.forfeits.length > 0 && order.winner !== undefined) return words.isForfeited()
  if ((order.sacrifice ?? 0) > 0 && !sacrifices(table)) return words.noSacrifice()
  return claimFault(order, battle)
}

const sacrifice = (table: Table): Readonly<Record<string, Json>> =>
  sacrifices(table) ? { sacrifice: { type: 'integer', minimum: 0, maximum: 3, title: words.levelsGivenUp() } } : {}

/** JSON Schema of a result of the table. */
const tableSchema = (table: Table, battle: BattleView): Json => {
  const seats = seatsOf(battle)
  const winner = winnerSchema(seats, drawsAllowed(table))
  return closed({ winner, lost: lossesSchema(seats), list: listSchema, ...sacrifice(table) }, ['winner', 'lost'])
}

const offer = (table: Table, battle: BattleView, item: readonly Choice[]): readonly OrderOption[] => {
  const [own, enemy] = seatsOf(battle)
  const option = (label: string, rule: string, detail: Json): OrderOption => ({
    ...{ kind: 'result', slot: 'result', label, item, detail },
    rule: ruleId(rule),
  })
  const abstract = (label: string): OrderOption =>
    option(label, 'BG-214', closed({ abstract: { type: 'boolean', const: true }, ...sacrifice(table) }, ['abstract']))
  const forfeit = (label: string, rule: string, seat: string, more: Readonly<Record<string, Json>>): OrderOption => {
    const items: Json = { type: 'string', enum: [seat] }
    const forfeits: Json = { type: 'array', minItems: 1, maxItems: 1, title: words.whoForfeits(), items }
    return option(label, rule, closed({ forfeits, ...more }, ['forfeits']))
  }
  if (battle.forfeits.length > 0) return [abstract(words.resolveIt())]
  return [
    option(words.reportBattle(), 'BG-210', tableSchema(table, battle)),
    abstract(words.askAbstract()),
    ...(own === undefined ? [] : [forfeit(words.forfeitBattle(), 'BG-265', own, {})]),
    ...(enemy !== undefined && battle.mayClaim
      ? [forfeit(words.claimForfeit(), 'BG-199', enemy, sacrifice(table))]
      : []),
  ]
}

/** One side's report of a battle: a table result, the wish for an abstract one, or a forfeit (BG-210 … BG-215). */
export const result: AnswerKind<'result'> = {
  kind: 'result',
  asks: ['battle'],
  rule: ruleId('BG-210'),
  shape: { must: ['item', 'detail'] },
  schema,
  read: ({ item = '', detail }) => readResult(token(item), detail, seatId),
  check: oneAnswer({
    ...{ kind: 'result', rule: 'BG-210' },
    fault: ofBattle<'result'>(faultIn),
    beside: { kind: 'accept', fault: acceptFault },
  }),
  offer: offerFor(offer),
  describe: describeResult,
}
