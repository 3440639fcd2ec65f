import type { AskView } from '../../../../kit/asks.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { rollMission } from '../../legality/battle.js'
import type { HexView } from '../../view.js'

/** A machine fights on no table: it rolls off whatever the other side agrees to, and confirms what he reports. */
export const suggestBattle = (view: HexView, ask: AskView): readonly OrderDraft[] => {
  const battle = view.detail.battles.find(({ id }) => id === ask.about)
  if (!battle) return []
  const item = battle.id
  switch (ask.kind) {
    case 'prepare':
      return [{ kind: 'prepare', item, detail: { rollOff: true } }]
    case 'mission':
      return [{ kind: 'chooseMission', item, with: rollMission }]
    case 'report':
    case 'correct':
      return [{ kind: 'rollOff', item }]
    case 'confirm':
      return [{ kind: 'confirm', item }]
    default:
      return []
  }
}
