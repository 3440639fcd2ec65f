import type { SeatId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../events.js'
import type { Laws } from '../laws.js'
import type { ResultOrder } from '../orders.js'
import type { AbstractResult, Battle, BattleResult, HowDecided } from '../battle.js'
import { abstractResult } from './abstract.js'
import { lossOf } from './losses.js'
import type { Position } from './step.js'

/** What each side sent, side by side; null is silence. */
export type SheetPair = readonly [ResultOrder | null, ResultOrder | null]

/** A sheet as it counts: a table result, the wish for an abstract one, or nothing. */
type Claim =
  | { readonly kind: 'table'; readonly winner: SeatId | 'draw'; readonly lost: readonly [number, number] }
  | { readonly kind: 'abstract' }
  | null

const points = (value: number | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const claimOf = (laws: Laws, battle: Battle, sheet: ResultOrder | null): Claim => {
  if (!sheet) return null
  if (sheet.abstract) return { kind: 'abstract' }
  const [a, b] = battle.sides
  const [lostA, lostB] = [sheet.lost?.[a.seat], sheet.lost?.[b.seat]]
  const { winner } = sheet
  if (!points(lostA) || !points(lostB) || !winner) return null
  if (winner !== 'draw' && winner !== a.seat && winner !== b.seat) return null
  const draws = laws.choice('results.draws')
  //
  if (winner === 'draw' && draws === 'forbidden') return null
  if (winner === 'draw' && draws === 'vp_decides' && lostA !== lostB)
    return { kind: 'table', winner: lostA < lostB ? a.seat : b.seat, lost: [lostA, lostB] }
  return { kind: 'table', winner, lost: [lostA, lostB] }
}

/** Levels that a side gives up (BG-313); who sends nothing gives up nothing. */
const sacrificeOf = (laws: Laws, battle: Battle, sheets: SheetPair, index: 0 | 1): number => {
  const k = sheets[index]?.sacrifice ?? 0
  const allowed = laws.has(battle.sides[index].seat, 'SACRIFICE') && Number.isInteger(k) && k >= 0 && k <= 3
  return allowed ? Math.min(k, battle.sides[index].level) : 0
}

/** no plan, one's own word, or the other's claim that met with silence. */
const forfeitsOf = (battle: Battle, sheets: SheetPair): readonly SeatId[] =>
  battle.sides.flatMap(({ seat }, index) => {
    const [own, other] = index === 0 ? sheets : [sheets[1], sheets[0]]
    const claimed = (own ?? other)?.forfeits?.includes(seat) ?? false
    return battle.forfeits.includes(seat) || claimed ? [seat] : []
  })

const same = (a: Claim, b: Claim): boolean =>
  a?.kind === 'table' &&
  b?.kind === 'table' &&
  a.winner === b.winner &&
  a.lost[0] === b.lost[0] &&
  a.lost[1] === b.lost[1]

const resultOf = (how: HowDecided, abstract: AbstractResult, sacrifice: readonly [number, number]): BattleResult => ({
  how,
  winner: abstract.winner,
  lost: abstract.lost,
  sacrifice,
  abstract,
})

/** How a result looks to one side: win before draw before loss, then levels taken against levels lost, then own levels lost. */
const advantage = (laws: Laws, battle: Battle, result: BattleResult, index: 0 | 1): readonly number[] => {
  const [own, enemy] = index === 0 ? battle.sides : [battle.sides[1], battle.sides[0]]
  const outcome = result.winner === own.seat ? 2 : result.winner === enemy.seat ? 0 : 1
  const other = index === 0 ? 1 : 0
  const lost = lossOf(laws, battle, result, index, result.sacrifice[other]).net
  const taken = lossOf(laws, battle, result, other, result.sacrifice[index]).net
  return [outcome, taken - lost, -lost]
}

const better = (a: readonly number[], b: readonly number[]): boolean => {
  const place = a.findIndex((value, index) => value !== b[index])
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0)
}

const seatsOf = ({ sides }: Battle): readonly [SeatId, SeatId] => [sides[0].seat, sides[1].seat]

/** the settings may let everybody know who fought and who won. */
const resolved = (laws: Laws, battle: Battle, result: BattleResult): BoltgunEvent => ({
  kind: 'battleResolved',
  battle: battle.id,
  seats: seatsOf(battle),
  result,
  seenBy: laws.choice('results.public') === 'battles' ? 'everyone' : seatsOf(battle),
})

/** BG-212: one side alone has sent a result. */
const oneSided = (at: Position, battle: Battle, index: 0 | 1, actual: BattleResult): readonly BoltgunEvent[] => {
  const abstract = resultOf('one-sided', abstractResult(at, battle, []), actual.sacrifice)
  const withRoll = { ...actual, abstract: abstract.abstract }
  const submitter = battle.sides[index].seat
  if (at.laws.choice('results.one_sided') === 'submitter_chooses')
    return [{ kind: 'choiceOpened', battle: battle.id, submitter, actual: withRoll, abstract, seenBy: [submitter] }]
  const preferred = preferredOf(at.laws, battle, submitter, withRoll, abstract)
  return [resolved(at.laws, battle, preferred)]
}

/** The result more advantageous to the submitter; the actual one where both are alike. */
const preferredOf = (
  laws: Laws,
  battle: Battle,
  submitter: SeatId,
  actual: BattleResult,
  abstract: BattleResult,
): BattleResult => {
  const index = battle.sides[0].seat === submitter ? 0 : 1
  return better(advantage(laws, battle, abstract, index), advantage(laws, battle, actual, index)) ? abstract : actual
}

/** the sheets still differ at the second deadline. */
const conflict = (
  at: Position,
  battle: Battle,
  a: Claim,
  b: Claim,
  sacrifice: readonly [number, number],
): BattleResult => {
  if (at.laws.choice('results.conflict') === 'higher_loss' && a?.kind === 'table' && b?.kind === 'table') {
    const lost = [Math.max(a.lost[0], b.lost[0]), Math.max(a.lost[1], b.lost[1])] as const
    const [first, second] = battle.sides
    const fewer = lost[0] === lost[1] ? 'draw' : lost[0] < lost[1] ? first.seat : second.seat
    const winner = a.winner === b.winner ? a.winner : fewer
    return { how: 'higher-loss', winner, lost, sacrifice, abstract: null }
  }
  // Nobody has submitted validly: no sacrifice either
  return resultOf('abstract', abstractResult(at, battle, []), [0, 0])
}

/** BG-210 … BG-215: what the sheets of one battle come to. `last` when they may not be corrected any more. */
export const decide = (at: Position, battle: Battle, sheets: SheetPair, last: boolean): readonly BoltgunEvent[] => {
  const { laws } = at
  const sacrifice = [sacrificeOf(laws, battle, sheets, 0), sacrificeOf(laws, battle, sheets, 1)] as const
  const forfeits = forfeitsOf(battle, sheets)
  if (forfeits.length > 0)
    return [resolved(laws, battle, resultOf('forfeit', abstractResult(at, battle, forfeits), sacrifice))]
  const [a, b] = [claimOf(laws, battle, sheets[0]), claimOf(laws, battle, sheets[1])]
  if (a?.kind === 'table' && same(a, b))
    return [resolved(laws, battle, { how: 'agreed', winner: a.winner, lost: a.lost, sacrifice, abstract: null })]
  if (a && b && (a.kind === 'table' || b.kind === 'table')) {
    if (last) return [resolved(laws, battle, conflict(at, battle, a, b, sacrifice))]
    const seats = seatsOf(battle)
    return [
      { kind: 'sheetsKept', battle: battle.id, sheets, seenBy: 'referee' },
      { kind: 'resultsDiffered', battle: battle.id, seats, seenBy: seats },
    ]
  }
  const only = a ?? b
  if (only?.kind === 'table') {
    const { winner, lost } = only
    return oneSided(at, battle, a ? 0 : 1, { how: 'one-sided', winner, lost, sacrifice, abstract: null })
  }
  // BG-211, BG-214: both agreed, or nobody has a result to show
  return [resolved(laws, battle, resultOf('abstract', abstractResult(at, battle, []), sacrifice))]
}

/** the submitter's choice; silence takes what is better for him. */
export const chosen = (laws: Laws, battle: Battle, use: 'sheet' | 'abstract' | null): readonly BoltgunEvent[] => {
  if (!battle.choice) return []
  const { submitter, actual, abstract } = battle.choice
  if (use === null) return [resolved(laws, battle, preferredOf(laws, battle, submitter, actual, abstract))]
  return [resolved(laws, battle, use === 'sheet' ? actual : abstract)]
}
