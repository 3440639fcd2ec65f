import { claimsOf, within } from '../../../../kit/disputes.js'
import { token, type SeatId, type Token } from '../../../../kit/ids.js'
import type { AbstractResult, AbstractWhy, Battle, BattleResult } from '../../model/battle.js'
import { marginRow } from '../../data/abstractTable.js'
import type { BoltgunEvent } from '../../model/events.js'
import type { RulesContext } from '../../model/rulesContext.js'
import type { RulingOrder, WordOrder } from '../../model/orders.js'
import { abstractResult } from './abstract.js'
import { partiesOf, resolved, resultOf, sacrificesOf, seatsOf, type SheetPair } from './results.js'
import { statementOf, tableOf, type Statement, type TableStatement } from './statements.js'
import type { Position } from '../../steps/step.js'

type RuledBattle = RulingOrder & { readonly kind: 'ruleBattle' }

/** What the sheets say where they differ for good, and whose word both sides would take. */
export interface Differing {
  readonly sheets: SheetPair
  readonly statements: readonly [Statement, Statement]
  readonly witness: SeatId | null
}

/** Nobody has submitted validly: no sacrifice either (BG-211). */
const abstractly = (at: Position, battle: Battle, why: AbstractWhy['why'] = 'differing'): BattleResult => ({
  ...resultOf('abstract', abstractResult(at, battle, []), [0, 0]),
  why: { why, by: null },
})

/** Whether a third player's word comes after a facilitator's. */
const isWord = (context: RulesContext): boolean => context.settings['results.conflict'] === 'word'

/** the sheets still differ at the second deadline. */
export const conflict = (at: Position, battle: Battle, differing: Differing): readonly BoltgunEvent[] => {
  const { context } = at
  const { sheets, witness } = differing
  const [a, b] = differing.statements
  switch (context.settings['results.conflict']) {
    case 'word':
    case 'facilitator':
      return [
        { kind: 'sheetsKept', ...partiesOf(battle), sheets, seenBy: 'referee' },
        ...(witness === null
          ? []
          : [{ kind: 'witnessAgreed', battle: battle.id, witness, seenBy: 'referee' } as const]),
        { kind: 'conflictReferred', ...partiesOf(battle), byWord: isWord(context), seenBy: seatsOf(battle) },
      ]
    case 'higher_loss': {
      const higher =
        a?.kind === 'table' && b?.kind === 'table' && higherLosses(battle, a, b, sacrificesOf(context, battle, sheets))
      const allowed = higher && (higher.winner !== 'draw' || context.settings['results.draws'] !== 'forbidden')
      return resolved(context, battle, allowed ? higher : abstractly(at, battle))
    }
    default:
      return resolved(context, battle, abstractly(at, battle))
  }
}

const undisputed = { abstract: null, forfeits: [], reason: null } as const

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
  return { how: 'higher-loss', winner, lost, sacrifice, ...undisputed }
}

/** Points that the dice would have a side lose; where both name the winner, the margin is read in his favour. */
const thrown = (
  battle: Battle,
  { winner, margin, lost }: AbstractResult,
  agreed: SeatId | 'draw',
  side: 0 | 1,
): number => {
  if (agreed === 'draw' || agreed === winner || margin === 'RA') return lost[side]
  const row = marginRow(margin)
  const fighter = battle.sides[side]
  return fighter.fights * (agreed === fighter.seat ? row.winner : row.loser)
}

/**
 * what both sheets say alike stands. A winner whom only one of them names has not won: no claim wins a battle. A figure that differs is what an
 * abstract result would make it, no further than either sheet goes.
 */
const bounded = (
  at: Position,
  battle: Battle,
  a: TableStatement,
  b: TableStatement,
  sacrifice: readonly [number, number],
): BattleResult => {
  const alike = a.winner === b.winner
  const named = alike ? a.winner : 'draw'
  const draws = at.context.settings['results.draws'] !== 'forbidden'
  const claims = ([0, 1] as const).map((side) => claimsOf(a.lost[side], b.lost[side]))
  const [one = [0, 0] as const, other = [0, 0] as const] = claims
  const open = claims.some(([low, high]) => low !== high) || (named === 'draw' && !draws)
  const abstract = open ? abstractResult(at, battle, []) : null
  const winner = named === 'draw' && !draws && abstract ? abstract.winner : named
  const lost = (side: 0 | 1): number =>
    within(abstract ? thrown(battle, abstract, winner, side) : 0, side === 0 ? one : other)
  const dispute = { winner: alike, between: [one, other], witness: null, sheet: null } as const
  return { how: 'dice', winner, lost: [lost(0), lost(1)], sacrifice, ...undisputed, abstract, dispute }
}

/** The dice, last of all: within the two sheets, or without them where one of them tells no result. */
const byDice = (at: Position, battle: Battle): readonly BoltgunEvent[] => {
  const { context } = at
  const [a, b] = battle.sheets.map((sheet) => statementOf(context, battle, sheet))
  return resolved(
    context,
    battle,
    a?.kind === 'table' && b?.kind === 'table'
      ? bounded(at, battle, a, b, sacrificesOf(context, battle, battle.sheets))
      : abstractly(at, battle),
  )
}

/** The name of a question tells its player no more than the question does: what else the two fight stays theirs. */
const wordName = ({ battles, turn }: Position['state'], battle: Battle, witness: SeatId): Token => {
  const pair = seatsOf(battle).join('-')
  const before = battles.filter((other) => other.word && other.witness === witness && seatsOf(other).join('-') === pair)
  return token(['word', turn, pair, ...(before.length > 0 ? [before.length + 1] : [])].join('-'))
}

/** Without a facilitator's word: that of the third player whom both have named, where there is one. */
const unruled = (at: Position, battle: Battle): readonly BoltgunEvent[] => {
  if (!isWord(at.context)) return resolved(at.context, battle, abstractly(at, battle))
  const { witness } = battle
  if (!witness) return byDice(at, battle)
  const word = wordName(at.state, battle, witness)
  return [{ kind: 'wordAsked', ...partiesOf(battle), witness, word, seenBy: [...seatsOf(battle), witness] }]
}

/** what a facilitator rules of a battle whose sheets differ. */
export const ruled = (at: Position, battle: Battle, ruling: RuledBattle | null): readonly BoltgunEvent[] => {
  const { context } = at
  const reason = ruling?.reason ?? null
  if (ruling?.abstract) return resolved(context, battle, { ...abstractly(at, battle, 'ruled'), reason })
  const table = ruling && tableOf(context, battle, ruling)
  if (!table) return unruled(at, battle)
  const { winner, lost } = table
  const sacrifice = sacrificesOf(context, battle, battle.sheets)
  return resolved(context, battle, { how: 'ruled', winner, lost, sacrifice, ...undisputed, reason })
}

/** The result of the sheet that the third player holds to be true; his silence leaves it to the dice. */
const byWord = (context: RulesContext, battle: Battle, { sheet }: WordOrder): BattleResult | null => {
  const { witness = null } = battle
  const index = battle.sides.findIndex(({ seat }) => seat === sheet)
  const said = statementOf(context, battle, battle.sheets[index === 0 ? 0 : 1])
  if (index < 0 || said?.kind !== 'table') return null
  const dispute = { winner: false, between: [null, null], witness, sheet } as const
  const sacrifice = sacrificesOf(context, battle, battle.sheets)
  return { how: 'word', winner: said.winner, lost: said.lost, sacrifice, ...undisputed, dispute }
}

/** the third player's word closes it. */
export const worded = (at: Position, battle: Battle, word: WordOrder | null): readonly BoltgunEvent[] => {
  const result = word && byWord(at.context, battle, word)
  return result ? resolved(at.context, battle, result) : byDice(at, battle)
}
