import type { OrderDraft } from '../../../../kit/orders.js'
import { listed } from '../../../../kit/text.js'
import { record } from '../../record.js'
import type { OrderOf } from '../../model/orders.js'
import type { BattleView, BoltgunView } from '../../view/view.js'
import type { Table } from '../../view/table.js'
import { battleName } from './battleAnswer.js'
import * as words from '../../../messages/answers.generated.js'

export const drawsAllowed = ({ ground }: Table): boolean => ground.settings['results.draws'] !== 'forbidden'

export const seatsOf = ({ sides }: BattleView): readonly string[] => sides.map(({ seat }) => seat)

/** A result that is not of this battle, or not of this campaign. */
export const strange = (
  { winner, lost = {} }: Pick<OrderOf<'result'>, 'winner' | 'lost'>,
  battle: BattleView,
  table: Table,
  forfeits: readonly string[] = [],
): string | null => {
  const seats = seatsOf(battle)
  const named = [...Object.keys(lost), ...forfeits, ...(winner === undefined || winner === 'draw' ? [] : [winner])]
  if (named.some((seat) => !seats.includes(seat))) return words.onlyThese({ seats: listed(seats) })
  return winner === 'draw' && !drawsAllowed(table) ? words.noDraws() : null
}

/** A draft of a result in one line. */
export const describeResult = (view: BoltgunView, { item, detail }: OrderDraft): string => {
  const sheet = record(detail)
  const battle = battleName(view, item)
  if (!sheet) return words.report({ battle })
  if (sheet['abstract'] === true) return words.resolveAbstractly({ battle })
  const forfeits = sheet['forfeits']
  if (Array.isArray(forfeits))
    return words.forfeits({ battle, seats: listed(forfeits.map(String)), count: forfeits.length })
  const lost = Object.entries(record(sheet['lost']) ?? {}).map(([seat, points]) =>
    words.loses({ seat, points: JSON.stringify(points) }),
  )
  const named = typeof sheet['winner'] === 'string' ? sheet['winner'] : '?'
  const winner = named === 'draw' ? words.winnerDrawn() : words.winnerSeat({ seat: named })
  return words.resultLine({ battle, parts: [winner, ...lost].join(', ') })
}
