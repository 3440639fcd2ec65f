import type { AskView } from '../../../../kit/asks.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import type { BattleView, BoltgunView } from '../../view/view.js'

const asked = (view: BoltgunView, ask: AskView): BattleView | undefined =>
  view.detail.battles.find(({ id }) => id === ask.about)

/** BG-313: a banner that stays fit to fight trades its own levels for more of the enemy's. */
const given = (view: BoltgunView, { sides }: BattleView): number => {
  const [own] = sides
  const packet = view.detail.packets.find(({ seat }) => seat === own?.seat)
  const others = view.detail.battles.filter(({ sides: [side] }) => side?.banner === own?.banner).length
  return packet?.armyRules.includes('SACRIFICE') && own?.level && own.level >= 15 && others === 1 ? 2 : 0
}

/** A machine fights on no table: it asks for abstract resolution (BG-214). */
export const sheetFor = (view: BoltgunView, ask: AskView): readonly OrderDraft[] => {
  const battle = asked(view, ask)
  if (!battle) return []
  const sacrifice = given(view, battle)
  const detail = { abstract: true, ...(sacrifice > 0 ? { sacrifice } : {}) }
  return [{ kind: 'result', item: battle.id, detail }]
}

const decisive = ['RAID', 'BATTLE', 'BREAKOUT', 'BLITZ']

/** BG-312: he who attacks wants the greater mission, he who defends the smaller. */
export const shiftFor = (view: BoltgunView, ask: AskView): readonly OrderDraft[] => {
  const battle = asked(view, ask)
  if (!battle) return []
  const sign = battle.sides[0]?.attacker ? 1 : -1
  const choices = [...(battle.shift?.choices ?? [])].sort(
    (a, b) => sign * (decisive.indexOf(b.mission) - decisive.indexOf(a.mission)) || Math.abs(a.by) - Math.abs(b.by),
  )
  return [{ kind: 'shift', item: battle.id, amount: choices[0]?.by ?? 0 }]
}

/** of his own sheet and the abstract result, the one that he won. */
export const chosen = (view: BoltgunView, ask: AskView): readonly OrderDraft[] => {
  const battle = asked(view, ask)
  const better = battle?.choice?.abstract.winner === battle?.sides[0]?.seat ? 'abstract' : 'sheet'
  return battle?.choice ? [{ kind: 'choose', item: battle.id, with: better }] : []
}

/** a machine is always there to arrange a battle. */
export const claimDenied = (view: BoltgunView, ask: AskView): readonly OrderDraft[] => {
  const battle = asked(view, ask)
  return battle ? [{ kind: 'answerForfeit', item: battle.id, with: 'answered' }] : []
}
