import type { SeatId } from '../../../../kit/ids.js'
import type { Battle, Claim } from '../../model/battle.js'
import type { BoltgunEvent } from '../../model/events.js'
import { forfeited, partiesOf, seatsOf, type SheetPair } from './results.js'
import type { Position } from '../../steps/step.js'

/** Who forfeits: for want of a plan (BG-030), or by his own word. */
export const concededBy = (battle: Battle, sheets: SheetPair): readonly SeatId[] =>
  seatsOf(battle).filter(
    (seat, index) => battle.forfeits.includes(seat) || (sheets[index]?.forfeits?.includes(seat) ?? false),
  )

/** one side says that the other, who has sent nothing, did not answer. Each side may say so once. */
export const claimIn = (battle: Battle, sheets: SheetPair): Claim | null => {
  if (battle.step !== 'results') return null
  const [first, second] = seatsOf(battle)
  const claims = (by: SeatId, against: SeatId, own: SheetPair[0], other: SheetPair[0]): Claim | null =>
    own?.forfeits?.includes(against) && other === null && !battle.refused.includes(by)
      ? { by, against, open: true }
      : null
  return claims(first, second, sheets[0], sheets[1]) ?? claims(second, first, sheets[1], sheets[0])
}

export const claimed = (battle: Battle, claim: Claim, sheets: SheetPair): readonly BoltgunEvent[] => [
  { kind: 'sheetsKept', ...partiesOf(battle), sheets, seenBy: 'referee' },
  { kind: 'forfeitClaimed', ...partiesOf(battle), claim, seenBy: seatsOf(battle) },
]

/** The other side may still give up levels of its own; it is asked whether it has such a rule or not, so that the wait tells nothing. */
export const conceded = (battle: Battle, forfeits: readonly SeatId[], sheets: SheetPair): readonly BoltgunEvent[] => [
  { kind: 'sheetsKept', ...partiesOf(battle), sheets, seenBy: 'referee' },
  { kind: 'forfeitConceded', ...partiesOf(battle), forfeits, seenBy: seatsOf(battle) },
]

const refused = (battle: Battle, claim: Claim, ruled: boolean, reason: string | null): BoltgunEvent => ({
  kind: 'forfeitRefused',
  ...partiesOf(battle),
  claim,
  ruled,
  reason,
  seenBy: seatsOf(battle),
})

/** He of whom the forfeit is claimed: silence lets it stand. */
export const answered = (
  at: Position,
  battle: Battle,
  claim: Claim,
  answer: 'answered' | 'concede' | null,
): readonly BoltgunEvent[] =>
  answer === 'answered' ? [refused(battle, claim, false, null)] : forfeited(at, battle, [claim.against], battle.sheets)

/** The facilitator: silence leaves it to the other side's answer. */
export const overruled = (
  at: Position,
  battle: Battle,
  claim: Claim,
  ruling: { readonly stands: boolean; readonly reason: string } | null,
): readonly BoltgunEvent[] => {
  if (!ruling) return [{ kind: 'forfeitLeft', battle: battle.id, seenBy: 'referee' }]
  return ruling.stands
    ? forfeited(at, battle, [claim.against], battle.sheets, ruling.reason)
    : [refused(battle, claim, true, ruling.reason)]
}
