import type { PieceId } from '../../../../../kit/ids.js'
import type { OrderDraft } from '../../../../../kit/orders.js'
import { mostFreeHeavySupport, mostStrikes } from '../../../orderValidation/battle.js'
import type { BattleView, HexView } from '../../../view/view.js'
import { chanceAgainst } from '../../suggest/chance.js'
import { situationOf } from '../../suggest/situation.js'
import { termsOf } from '../../../orders/parts/terms.js'

/** HX-279, HX-282: a beaten defender keeps his force, so the army meets a raid that is likeliest to win. */
export const bestDefender = (
  view: HexView,
  raider: { readonly points: number; readonly units: number },
  defenders: readonly PieceId[],
): PieceId | null => {
  if (defenders.length < 2) return defenders[0] ?? null
  const { context, forces } = situationOf(view)
  const chance = (id: PieceId): number => {
    const army = forces.find((force) => force.id === id)
    return army ? chanceAgainst(context, { ...army, bonus: 1 }, { ...raider, bonus: 0 }, 'own') : 0
  }
  return [...defenders].sort((a, b) => chance(b) - chance(a) || (a < b ? -1 : 1))[0] ?? null
}

const defenderIn = (view: HexView, { sides, defenders }: BattleView): PieceId | null => {
  const raider = sides.find(({ force }) => force === null)
  return raider ? bestDefender(view, { points: raider.points, units: raider.unitCount }, defenders) : null
}

/** Dice settle it if the other side agrees (HX-340), which spends nothing; for the table it brings what it holds (HX-165). */
export const suggestPrepare = (view: HexView, battle: BattleView): readonly OrderDraft[] => {
  const { held, tankFactory } = termsOf(view, battle)
  const defender = defenderIn(view, battle)
  const brought = {
    ...(held.AIR_STRIKE > 0 ? { strikes: Math.min(mostStrikes, held.AIR_STRIKE) } : {}),
    ...(held.TRANSPORTER_DEVICE > 0 ? { transporters: 1 } : {}),
    ...(held.ADVANCED_INTEL > 0 ? { intel: true } : {}),
    ...(tankFactory ? { freeHeavySupport: mostFreeHeavySupport } : {}),
    ...(defender === null ? {} : { defender }),
  }
  return [{ kind: 'prepare', item: battle.id, detail: { rollOff: true, ...brought } }]
}
