import type { AskView } from '../../../../kit/asks.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { pointsPerRp } from '../../data/troops.js'
import { rollMission } from '../../orderValidation/battle.js'
import type { HexView } from '../../view/view.js'
import { bestDefender, suggestPrepare } from './suggest/prepare.js'
import { suggestQueue } from './suggest/queue.js'

/** A raider whom nobody has seen, as he is bought. */
const usualRaider = { points: pointsPerRp, units: 1 }

/** HX-279: a recon force on the spot meets a raid, since a beaten one is not wiped out by it. */
const suggestDefence = (view: HexView, ask: AskView): readonly OrderDraft[] => {
  const raid = view.detail.raids.find(({ id }) => id === ask.about)
  const defender = raid ? bestDefender(view, usualRaider, raid.defenders) : null
  return raid && defender !== null ? [{ kind: 'defend', item: raid.id, with: defender }] : []
}

/** A machine fights on no table: it rolls everything off, and confirms nothing (HX-525). */
export const suggestBattle = (view: HexView, ask: AskView): readonly OrderDraft[] => {
  if (ask.kind === 'queue') return suggestQueue(view, ask)
  if (ask.kind === 'defend') return suggestDefence(view, ask)
  const battle = view.detail.battles.find(({ id }) => id === ask.about)
  if (!battle) return []
  const item = battle.id
  switch (ask.kind) {
    case 'prepare':
      return suggestPrepare(view, battle)
    case 'mission':
      return [{ kind: 'chooseMission', item, with: rollMission }]
    case 'report':
    case 'correct':
      return [{ kind: 'rollOff', item }]
    default:
      return []
  }
}
