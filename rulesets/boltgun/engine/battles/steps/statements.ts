import type { SeatId } from '../../../../kit/ids.js'
import type { Battle } from '../../model/battle.js'
import type { RulesContext } from '../../model/rulesContext.js'
import type { ResultOrder } from '../../model/orders.js'

/** A sheet as it counts: a table result, the wish for an abstract one, a claim that the other forfeits, or nothing. */
export type Statement = TableStatement | { readonly kind: 'abstract' | 'claim' } | null

export interface TableStatement {
  readonly kind: 'table'
  readonly winner: SeatId | 'draw'
  readonly lost: readonly [number, number]
}

type TableSheet = Pick<ResultOrder, 'winner' | 'lost'>

export const tableOf = (context: RulesContext, battle: Battle, sheet: TableSheet): TableStatement | null => {
  const [a, b] = battle.sides
  const [lostA, lostB] = [sheet.lost?.[a.seat], sheet.lost?.[b.seat]]
  const { winner } = sheet
  if (lostA === undefined || lostB === undefined || winner === undefined) return null
  if (winner !== 'draw' && winner !== a.seat && winner !== b.seat) return null
  const draws = context.settings['results.draws']
  //
  if (winner === 'draw' && draws === 'forbidden') return null
  if (winner === 'draw' && draws === 'vp_decides' && lostA !== lostB)
    return { kind: 'table', winner: lostA < lostB ? a.seat : b.seat, lost: [lostA, lostB] }
  return { kind: 'table', winner, lost: [lostA, lostB] }
}

export const statementOf = (context: RulesContext, battle: Battle, sheet: ResultOrder | null): Statement => {
  if (!sheet) return null
  if (sheet.abstract) return { kind: 'abstract' }
  return tableOf(context, battle, sheet) ?? (sheet.forfeits ? { kind: 'claim' } : null)
}
