import type { Sheets } from '../../../../kit/asks.js'
import type { SeatId } from '../../../../kit/ids.js'
import type { Battle } from '../../model/battle.js'
import type { HexEvent } from '../../events/events.js'
import type { Fault } from '../../orderValidation/battle.js'
import type { BattleOrder, HexOrder } from '../../model/orders.js'
import type { State } from '../../model/state.js'

type Kind = BattleOrder['kind']
type Of<Name extends Kind> = Extract<BattleOrder, { readonly kind: Name }>

export interface Given<Order> {
  readonly order: Order
  readonly index: number
}

/** A seat's first answer of one kind about this fight; whatever else it sent does not count. */
export const answerOf = <Name extends Kind>(
  sheets: Sheets<HexOrder>,
  seat: SeatId,
  battle: string,
  kind: Name,
): Given<Of<Name>> | null => {
  const orders = sheets.find((sheet) => sheet.seat === seat)?.orders ?? []
  const index = orders.findIndex((order) => order.kind === kind && 'battle' in order && order.battle === battle)
  const order = orders[index]
  return order ? { order: order as Of<Name>, index } : null
}

const isBot = (sheets: Sheets<HexOrder>, seat: SeatId): boolean =>
  sheets.some((sheet) => sheet.bot === true && sheet.seat === seat)

/** HX-525: a bot plays one of the sides. */
export const withBot = ({ sides }: Battle, sheets: Sheets<HexOrder>): boolean =>
  sides.some(({ seat }) => isBot(sheets, seat))

/** HX-525: the side that a bot plays against a person; null where it is no such fight. */
export const botsSide = ({ sides: [a, b] }: Battle, sheets: Sheets<HexOrder>): 0 | 1 | null => {
  const [first, second] = [isBot(sheets, a.seat), isBot(sheets, b.seat)]
  return first === second ? null : first ? 0 : 1
}

/** An option that does not count; he whose option it is learns of it, and who sent it. */
export const optionRefused = (
  { id, at }: Battle,
  sender: SeatId,
  { option, why: text, rule }: Fault,
  whose: SeatId = sender,
): readonly HexEvent[] =>
  option === null
    ? []
    : [
        {
          kind: 'optionRefused',
          battle: id,
          at,
          seat: whose,
          option,
          text,
          rule,
          seenBy: [...new Set([whose, sender])],
        },
      ]

/** A whole answer that does not count. */
export const answerRefused = (
  { stage }: Pick<State, 'stage'>,
  seat: SeatId,
  { order, index }: Given<BattleOrder>,
  { code, rule, why: text }: Fault,
): HexEvent => ({
  ...{ kind: 'orderRefused', seat, stage, index, order: order.kind, piece: null, code, rule, text },
  seenBy: [seat],
})
