import type { Ask, Sheet } from '../../kit/asks.js'
import { cellName, pieceId, seatId } from '../../kit/ids.js'
import type { BoltgunOrder, PlanOrder, ResultOrder } from '../engine/orders.js'
import type { Battle } from '../engine/battle.js'
import type { BattleEntry, OrderEntry, Report, TurnEntry } from './format.js'

/** Orders of one banner in the order of the entry's keys. */
const ordersOf = (entry: OrderEntry): readonly PlanOrder[] => {
  const banner = pieceId(entry.banner)
  return Object.keys(entry).flatMap((key): PlanOrder[] => {
    switch (key) {
      case 'march':
      case 'teleport':
      case 'retreat':
        return [{ kind: key, banner, to: cellName(entry[key] ?? '') }]
      case 'search':
      case 'fortify':
      case 'entrench':
      case 'unfortify':
      case 'resupply':
        return [{ kind: key, banner }]
      case 'join':
        return [{ kind: 'join', banner, with: pieceId(entry.join ?? '') }]
      case 'split':
        return [{ kind: 'split', banner, ...(typeof entry.split === 'string' ? { part: pieceId(entry.split) } : {}) }]
      case 'transfer':
        return entry.transfer
          ? [
              {
                kind: 'transfer',
                banner,
                from: pieceId(entry.transfer.from),
                levels: entry.transfer.levels ?? 0,
                relics: entry.transfer.relics ?? [],
              },
            ]
          : []
      case 'destroyRelic':
      case 'pickUp':
        return [{ kind: key, banner, relic: entry[key] ?? '' }]
      case 'node':
        return [{ kind: 'nameNode', banner: pieceId(entry.node ?? '') }]
      default:
        return []
    }
  })
}

/** A player left out sent no plan. */
export const planSheet = (ask: Ask, turn: TurnEntry): Sheet<BoltgunOrder> => ({
  ask: ask.id,
  seat: ask.seat,
  orders: turn.orders?.[ask.seat]?.flatMap(ordersOf) ?? null,
})

export const pairOf = (battle: Battle): string => `${battle.sides[0].banner}-${battle.sides[1].banner}`

const isReport = (entry: BattleEntry[string] | undefined): entry is Report =>
  entry !== undefined && !Array.isArray(entry)

const reportOf = (entry: BattleEntry, seat: string): Report | null => {
  const own = entry[seat] ?? entry.both
  return isReport(own) ? own : null
}

/** A confirmed forfeit is the other's claim against silence, or the forfeiter's own word where he sent something or all forfeit. */
const resultOrder = (battle: Battle, seat: string, entry: BattleEntry): ResultOrder | null => {
  const report = reportOf(entry, seat)
  const forfeit = Array.isArray(entry.forfeit) ? (entry.forfeit as readonly string[]) : []
  const all = battle.sides.every((side) => forfeit.includes(side.seat))
  if (!report && (forfeit.length === 0 || (forfeit.includes(seat) && !all))) return null
  return {
    kind: 'result',
    battle: battle.id,
    ...(forfeit.length > 0 ? { forfeits: forfeit.map(seatId) } : {}),
    ...(report === 'abstract' ? { abstract: true } : {}),
    ...(report && report !== 'abstract'
      ? {
          winner: report.winner === 'draw' ? ('draw' as const) : seatId(report.winner),
          lost: report.lost,
          ...(report.sacrifice === undefined ? {} : { sacrifice: report.sacrifice }),
        }
      : {}),
  }
}

/** Answers to what a battle asks: the die's shift, the result, or silence where the submitter might choose. */
export const battleSheet = (ask: Ask, battle: Battle, turn: TurnEntry): Sheet<BoltgunOrder> => {
  const answer = (order: BoltgunOrder | null): Sheet<BoltgunOrder> => ({
    ask: ask.id,
    seat: ask.seat,
    orders: order ? [order] : null,
  })
  if (ask.view.kind === 'shift') {
    const by = turn.shifts?.[pairOf(battle)]?.[ask.seat]
    return answer(by === undefined ? null : { kind: 'shift', battle: battle.id, by })
  }
  if (ask.view.kind !== 'battle') return answer(null)
  return answer(resultOrder(battle, ask.seat, turn.results?.[pairOf(battle)] ?? {}))
}
