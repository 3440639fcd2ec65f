import type { Ask, Sheet } from '../../kit/asks.js'
import { cellName, pieceId, seatId } from '../../kit/ids.js'
import type { BoltgunOrder, PlanOrder, ResultOrder } from '../engine/model/orders.js'
import type { Battle } from '../engine/model/battle.js'
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

const reason = 'Ruled.'

const ruledBattle = (battle: Battle, entry: Report | undefined): BoltgunOrder | null => {
  if (entry === undefined) return null
  if (entry === 'abstract') return { kind: 'ruleBattle', battle: battle.id, reason, abstract: true }
  const winner = entry.winner === 'draw' ? ('draw' as const) : seatId(entry.winner)
  return { kind: 'ruleBattle', battle: battle.id, reason, winner, lost: entry.lost }
}

/** What a facilitator rules beside the battles: retreats that no plan names, and who of several has won. */
export const rulingSheet = (ask: Ask, { rulings }: TurnEntry): Sheet<BoltgunOrder> => {
  const retreats = Object.entries(rulings?.retreats ?? {}).map(
    ([banner, to]): BoltgunOrder => ({ kind: 'ruleRetreat', banner: pieceId(banner), to: cellName(to), reason }),
  )
  const champion = rulings?.champion
  const victory: readonly BoltgunOrder[] =
    champion === undefined
      ? []
      : [{ kind: 'ruleVictory', champion: champion === null ? null : seatId(champion), reason }]
  const orders = ask.view.kind === 'retreats' ? retreats : victory
  return { ask: ask.id, seat: ask.seat, orders: orders.length > 0 ? orders : null }
}

/** Whose word a side would take, said while sheets are corrected. */
const accepted = (battle: Battle, seat: string, turn: TurnEntry): readonly BoltgunOrder[] =>
  (turn.accept?.[pairOf(battle)]?.[seat] ?? []).map((third) => ({
    ...{ kind: 'accept', battle: battle.id, of: seatId(third) },
  }))

/** Answers to what a battle asks: the die's shift, the result, the submitter's choice, a ruling, a third player's word. */
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
  if (ask.view.kind === 'choose') {
    const use = turn.choices?.[pairOf(battle)]
    return answer(use === undefined ? null : { kind: 'choose', battle: battle.id, use })
  }
  if (ask.view.kind === 'conflict') return answer(ruledBattle(battle, turn.rulings?.battles?.[pairOf(battle)]))
  if (ask.view.kind === 'word') {
    const sheet = turn.words?.[pairOf(battle)]
    return answer(sheet === undefined || !battle.word ? null : { kind: 'word', battle: battle.word, sheet: seatId(sheet) })
  }
  if (ask.view.kind !== 'battle') return answer(null)
  const result = resultOrder(battle, ask.seat, turn.results?.[pairOf(battle)] ?? {})
  const orders = [...(result ? [result] : []), ...(battle.step === 'results-2' ? accepted(battle, ask.seat, turn) : [])]
  return { ...answer(null), orders: orders.length > 0 ? orders : null }
}
