import type { BattleResult, Fighter } from '../model/battle.js'
import type { BattleKind } from '../data/missions.js'
import type { Unit } from '../model/pieces.js'

/** Fought on a table: somebody has said how it ended there, even where dice then decided a draw. */
export const fromTable = ({ how }: Pick<BattleResult, 'how'>): boolean =>
  how !== 'roll-off' && how !== 'bot' && how !== 'unplayed'

/**
 * HX-520: an army of which nothing is left on the table, and for whose units dice are still thrown. Not for who withdrew, for losers of a roll-off or for
 * a recon force beaten by another (HX-367).
 */
export const awaitsDice = (
  { seat }: Pick<Fighter, 'seat'>,
  kind: BattleKind,
  result: BattleResult,
  units: readonly Unit[],
): boolean => {
  const beaten = result.winner !== 'draw' && result.winner !== seat
  if (result.left[seat] !== 0 || !fromTable(result) || result.rollOff !== null || result.withdrew === seat) return false
  return !(kind === 'RECON' && beaten) && units.some(({ alive }) => alive > 0)
}
