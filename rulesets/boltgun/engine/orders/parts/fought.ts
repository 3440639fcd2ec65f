import type { OrderDraft } from '../../../../kit/orders.js'
import { record } from '../../record.js'
import type { OrderOf } from '../../orders.js'
import type { BattleView, BoltgunView } from '../../view.js'
import type { Table } from '../../view/table.js'
import { battleName } from './battleAnswer.js'

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
  if (named.some((seat) => !seats.includes(seat))) return `Only ${seats.join(' and ')} fought this battle: name these.`
  return winner === 'draw' && !drawsAllowed(table) ? 'Draws are not allowed in this campaign: name the winner.' : null
}

/** A draft of a result in one line. */
export const describeResult = (view: BoltgunView, { item, detail }: OrderDraft): string => {
  const sheet = record(detail)
  const battle = battleName(view, item)
  if (!sheet) return `Report ${battle}`
  if (sheet['abstract'] === true) return `Resolve ${battle} abstractly`
  const forfeits = sheet['forfeits']
  if (Array.isArray(forfeits)) return `${battle}: ${forfeits.map(String).join(' and ')} forfeits`
  const lost = Object.entries(record(sheet['lost']) ?? {}).map(
    ([seat, points]) => `${seat} loses ${JSON.stringify(points)}`,
  )
  const named = typeof sheet['winner'] === 'string' ? sheet['winner'] : '?'
  const winner = named === 'draw' ? 'drawn' : `won by ${named}`
  return `${battle}: ${[winner, ...lost].join(', ')}`
}
