import type { SeatId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../events.js'
import type { Laws } from '../laws.js'
import type { ResultOrder, RulingOrder } from '../orders.js'
import type { Battle, BattleResult } from '../battle.js'
import { abstractResult } from './abstract.js'
import { claimed, claimIn, conceded, concededBy } from './forfeits.js'
import { lossOf } from './losses.js'
import { forfeited, partiesOf, resolved, resultOf, sacrificesOf, seatsOf, type SheetPair } from './results.js'
import type { Position } from './step.js'

/** A sheet as it counts: a table result, the wish for an abstract one, a claim that the other forfeits, or nothing. */
type Statement =
  | { readonly kind: 'table'; readonly winner: SeatId | 'draw'; readonly lost: readonly [number, number] }
  | { readonly kind: 'abstract' | 'claim' }
  | null

type TableSheet = Pick<ResultOrder, 'winner' | 'lost'>
export type RuledBattle = RulingOrder & { readonly kind: 'ruleBattle' }

const points = (value: number | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const tableOf = (laws: Laws, battle: Battle, sheet: TableSheet): Statement => {
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

const statementOf = (laws: Laws, battle: Battle, sheet: ResultOrder | null): Statement => {
  if (!sheet) return null
  if (sheet.abstract) return { kind: 'abstract' }
  return tableOf(laws, battle, sheet) ?? (sheet.forfeits ? { kind: 'claim' } : null)
}

const same = (a: Statement, b: Statement): boolean =>
  a?.kind === 'table' &&
  b?.kind === 'table' &&
  a.winner === b.winner &&
  a.lost[0] === b.lost[0] &&
  a.lost[1] === b.lost[1]

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

/** BG-212: one side alone has sent a result. */
const oneSided = (at: Position, battle: Battle, index: 0 | 1, actual: BattleResult): readonly BoltgunEvent[] => {
  const abstract = resultOf('one-sided', abstractResult(at, battle, []), actual.sacrifice)
  const withRoll = { ...actual, abstract: abstract.abstract }
  const submitter = battle.sides[index].seat
  if (at.laws.choice('results.one_sided') === 'submitter_chooses')
    return [{ kind: 'choiceOpened', ...partiesOf(battle), submitter, actual: withRoll, abstract, seenBy: [submitter] }]
  const preferred = preferredOf(at.laws, battle, submitter, withRoll, abstract)
  return resolved(at.laws, battle, preferred)
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
  sheets: SheetPair,
  a: Statement,
  b: Statement,
): readonly BoltgunEvent[] => {
  const { laws } = at
  if (laws.choice('results.conflict') === 'facilitator')
    return [
      { kind: 'sheetsKept', battle: battle.id, sheets, seenBy: 'referee' },
      { kind: 'conflictReferred', ...partiesOf(battle), seenBy: seatsOf(battle) },
    ]
  if (laws.choice('results.conflict') === 'higher_loss' && a?.kind === 'table' && b?.kind === 'table') {
    const higher = higherLosses(battle, a, b, sacrificesOf(laws, battle, sheets))
    if (higher.winner !== 'draw' || laws.choice('results.draws') !== 'forbidden') return resolved(laws, battle, higher)
  }
  // Nobody has submitted validly: no sacrifice either
  return resolved(laws, battle, resultOf('abstract', abstractResult(at, battle, []), [0, 0]))
}

type TableStatement = Extract<Statement, { readonly kind: 'table' }>

/** of each figure the higher loss; where the winner is doubtful, he who lost less. */
const higherLosses = (
  { sides: [first, second] }: Battle,
  a: TableStatement,
  b: TableStatement,
  sacrifice: readonly [number, number],
): BattleResult => {
  const lost = [Math.max(a.lost[0], b.lost[0]), Math.max(a.lost[1], b.lost[1])] as const
  const fewer = lost[0] === lost[1] ? 'draw' : lost[0] < lost[1] ? first.seat : second.seat
  const winner = a.winner === b.winner ? a.winner : fewer
  return { how: 'higher-loss', winner, lost, sacrifice, abstract: null, forfeits: [], reason: null }
}

/** what a facilitator rules of a battle whose sheets differ; without a ruling it is resolved abstractly. */
export const ruled = (at: Position, battle: Battle, ruling: RuledBattle | null): readonly BoltgunEvent[] => {
  const { laws } = at
  const table = ruling && !ruling.abstract ? tableOf(laws, battle, ruling) : null
  const reason = ruling?.reason ?? null
  if (table?.kind !== 'table')
    return resolved(laws, battle, { ...resultOf('abstract', abstractResult(at, battle, []), [0, 0]), reason })
  const { winner, lost } = table
  const sacrifice = sacrificesOf(laws, battle, battle.sheets)
  return resolved(laws, battle, { how: 'ruled', winner, lost, sacrifice, abstract: null, forfeits: [], reason })
}

/** BG-210 … BG-215: what the sheets of one battle come to. `last` when they may not be corrected any more. */
export const decide = (at: Position, battle: Battle, sheets: SheetPair, last: boolean): readonly BoltgunEvent[] => {
  const { laws } = at
  const forfeits = concededBy(battle, sheets)
  const alone = forfeits.length === 1 && forfeits.length > battle.forfeits.length
  if (alone && sheets.includes(null)) return conceded(battle, forfeits, sheets)
  if (forfeits.length > 0) return forfeited(at, battle, forfeits, sheets)
  const claim = claimIn(battle, sheets)
  if (claim) return claimed(battle, claim, sheets)
  const [a, b] = [statementOf(laws, battle, sheets[0]), statementOf(laws, battle, sheets[1])]
  const sacrifice = sacrificesOf(laws, battle, sheets)
  if (a?.kind === 'table' && same(a, b)) {
    const { winner, lost } = a
    return resolved(laws, battle, {
      how: 'agreed',
      winner,
      lost,
      sacrifice,
      abstract: null,
      forfeits: [],
      reason: null,
    })
  }
  if (a && b && (a.kind !== 'abstract' || b.kind !== 'abstract'))
    return last ? conflict(at, battle, sheets, a, b) : differing(battle, sheets)
  const only = a ?? b
  if (only?.kind === 'table') {
    const { winner, lost } = only
    return oneSided(at, battle, a ? 0 : 1, {
      how: 'one-sided',
      winner,
      lost,
      sacrifice,
      abstract: null,
      forfeits: [],
      reason: null,
    })
  }
  // BG-211, BG-214: both agreed, or nobody has a result to show
  return resolved(laws, battle, resultOf('abstract', abstractResult(at, battle, []), sacrifice))
}

/** Both are told that their sheets differ, and nothing of what the other's says. */
const differing = (battle: Battle, sheets: SheetPair): readonly BoltgunEvent[] => [
  { kind: 'sheetsKept', battle: battle.id, sheets, seenBy: 'referee' },
  { kind: 'resultsDiffered', ...partiesOf(battle), seenBy: seatsOf(battle) },
]

/** the submitter's choice; silence takes what is better for him. */
export const chosen = (laws: Laws, battle: Battle, use: 'sheet' | 'abstract' | null): readonly BoltgunEvent[] => {
  if (!battle.choice) return []
  const { submitter, actual, abstract } = battle.choice
  if (use === null) return resolved(laws, battle, preferredOf(laws, battle, submitter, actual, abstract))
  return resolved(laws, battle, use === 'sheet' ? actual : abstract)
}
