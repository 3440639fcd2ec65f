import type { BattleField } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import type { BoltgunView } from '../engine/view/view.js'
import * as words from '../messages/documents.generated.js'

/** Who attacks and who defends, once the mission is settled (BG-198); what stands on the table the two arrange (BG-199). */
export const fieldOf = (view: BoltgunView, about: string): BattleField | null => {
  const battle = view.detail.battles.find(({ id }) => id === about)
  if (!battle) return null
  const named = (attacker: boolean, does: typeof words.attacks): string | null => {
    const side = battle.sides.find((one) => one.attacker === attacker)
    return battle.mission === null || !side ? null : does({ side: seatName(view, side.seat) })
  }
  return { quarters: [], near: named(false, words.defends), far: named(true, words.attacks) }
}
