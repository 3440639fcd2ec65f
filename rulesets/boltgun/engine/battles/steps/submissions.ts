import type { SeatId } from '../../../../kit/ids.js'
import type { BoltgunEvent } from '../../model/events.js'
import type { RulesContext } from '../../model/rulesContext.js'
import type { AbstractWhy, Battle, BattleResult } from '../../model/battle.js'
import { abstractResult } from './abstract.js'
import { conflict } from './disputes.js'
import { claimed, claimIn, conceded, concededBy } from './forfeits.js'
import { lossOf } from './losses.js'
import { forfeited, partiesOf, resolved, resultOf, sacrificesOf, seatsOf, type SheetPair } from './results.js'
import { statementOf, type Statement } from './statements.js'
import type { Position } from '../../steps/step.js'

const same = (a: Statement, b: Statement): boolean =>
  a?.kind === 'table' &&
  b?.kind === 'table' &&
  a.winner === b.winner &&
  a.lost[0] === b.lost[0] &&
  a.lost[1] === b.lost[1]

/** How a result looks to one side: win before draw before loss, then levels taken against levels lost, then own levels lost. */
const advantage = (context: RulesContext, battle: Battle, result: BattleResult, index: 0 | 1): readonly number[] => {
  const [own, enemy] = index === 0 ? battle.sides : [battle.sides[1], battle.sides[0]]
  const outcome = result.winner === own.seat ? 2 : result.winner === enemy.seat ? 0 : 1
  const other = index === 0 ? 1 : 0
  const lost = lossOf(context, battle, result, index, result.sacrifice[other]).net
  const taken = lossOf(context, battle, result, other, result.sacrifice[index]).net
  return [outcome, taken - lost, -lost]
}

const better = (a: readonly number[], b: readonly number[]): boolean => {
  const place = a.findIndex((value, index) => value !== b[index])
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0)
}

/** nobody speaks against a lone sheet, so that no side is taken to have lost more points than it brought (BG-194). */
const asBrought = ({ sides }: Battle, lost: readonly [number, number]): readonly [number, number] => [
  Math.min(lost[0], 100 * sides[0].fights),
  Math.min(lost[1], 100 * sides[1].fights),
]

/** BG-212: one side alone has sent a result. */
const oneSided = (at: Position, battle: Battle, index: 0 | 1, actual: BattleResult): readonly BoltgunEvent[] => {
  const submitter = battle.sides[index].seat
  const only = { by: submitter, chosen: false } as const
  const rolled = resultOf('one-sided', abstractResult(at, battle, []), actual.sacrifice)
  const abstract: BattleResult = { ...rolled, only: { ...only, stands: 'abstract' } }
  const withRoll: BattleResult = { ...actual, abstract: rolled.abstract, only: { ...only, stands: 'sheet' } }
  if (at.context.settings['results.one_sided'] === 'submitter_chooses')
    return [{ kind: 'choiceOpened', ...partiesOf(battle), submitter, actual: withRoll, abstract, seenBy: [submitter] }]
  const preferred = preferredOf(at.context, battle, submitter, withRoll, abstract)
  return resolved(at.context, battle, preferred)
}

/** The result more advantageous to the submitter; the actual one where both are alike. */
const preferredOf = (
  context: RulesContext,
  battle: Battle,
  submitter: SeatId,
  actual: BattleResult,
  abstract: BattleResult,
): BattleResult => {
  const index = battle.sides[0].seat === submitter ? 0 : 1
  return better(advantage(context, battle, abstract, index), advantage(context, battle, actual, index))
    ? abstract
    : actual
}

/** When the sheets may not be corrected any more: whose word both sides would take. */
export interface Last {
  readonly witness: SeatId | null
}

/** BG-210 … BG-215: what the sheets of one battle come to. */
export const decide = (at: Position, battle: Battle, sheets: SheetPair, last: Last | null): readonly BoltgunEvent[] => {
  const { context } = at
  const forfeits = concededBy(battle, sheets)
  const alone = forfeits.length === 1 && forfeits.length > battle.forfeits.length
  if (alone && sheets.includes(null)) return conceded(battle, forfeits, sheets)
  if (forfeits.length > 0) return forfeited(at, battle, forfeits, sheets)
  const claim = claimIn(battle, sheets)
  if (claim) return claimed(battle, claim, sheets)
  const counted = (sheet: SheetPair[0]): Statement => {
    const statement = statementOf(context, battle, sheet)
    // the other's sheet is the answer; nothing but a claim, when sheets may not be corrected any more, is no sheet
    return last && statement?.kind === 'claim' ? null : statement
  }
  const [a, b] = [counted(sheets[0]), counted(sheets[1])]
  const sacrifice = sacrificesOf(context, battle, sheets)
  if (a?.kind === 'table' && same(a, b)) {
    const { winner, lost } = a
    return resolved(context, battle, {
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
    return last ? conflict(at, battle, { sheets, statements: [a, b], ...last }) : differing(battle, sheets)
  const only = a ?? b
  if (only?.kind === 'table') {
    const { winner, lost } = only
    return oneSided(at, battle, a ? 0 : 1, {
      how: 'one-sided',
      winner,
      lost: asBrought(battle, lost),
      sacrifice,
      abstract: null,
      forfeits: [],
      reason: null,
    })
  }
  return resolved(context, battle, {
    ...resultOf('abstract', abstractResult(at, battle, []), sacrifice),
    why: whyAbstract(battle, a, b),
  })
}

/** BG-211, BG-214: both agreed, or nobody has a result to show. */
const whyAbstract = (battle: Battle, a: Statement, b: Statement): AbstractWhy => {
  const [first, second] = seatsOf(battle)
  if (a && b) return { why: 'both-asked', by: null }
  return a || b ? { why: 'one-asked', by: a ? first : second } : { why: 'unreported', by: null }
}

/** Both are told that their sheets differ, and nothing of what the other's says. */
const differing = (battle: Battle, sheets: SheetPair): readonly BoltgunEvent[] => [
  { kind: 'sheetsKept', ...partiesOf(battle), sheets, seenBy: 'referee' },
  { kind: 'resultsDiffered', ...partiesOf(battle), seenBy: seatsOf(battle) },
]

/** the submitter's choice; silence takes what is better for him. */
export const chosen = (
  context: RulesContext,
  battle: Battle,
  use: 'sheet' | 'abstract' | null,
): readonly BoltgunEvent[] => {
  if (!battle.choice) return []
  const { submitter, actual, abstract } = battle.choice
  if (use === null) return resolved(context, battle, preferredOf(context, battle, submitter, actual, abstract))
  const taken = use === 'sheet' ? actual : abstract
  return resolved(context, battle, { ...taken, only: { by: submitter, stands: use, chosen: true } })
}
