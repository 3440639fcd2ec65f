import type { Composition } from '../model/orders.js'
import { refuse, type Objection } from './account.js'
import { why } from './refusal.js'

/** Most points of an HQ choice in a recon force (HX-124). */
export const mostReconHq = 149
/** Most armour of a vehicle in a recon force, front, side and rear together (HX-125). */
export const mostReconArmour = 32

/** HX-124, HX-125: what a recon force may consist of; null where it may. A list that nobody states is its player's word. `chart`: by the organisation chart (HX-524). */
export const compositionObjection = (list: Composition | undefined, chart: boolean): Objection | null => {
  if (!list) return null
  const { hq, troops, fastAttack, elites, vehicles, save2plus } = list
  if (hq.length > 1) return refuse('two-hq', why('twoHq', {}), 'HX-124').problem
  const dear = hq.find((points) => points > mostReconHq)
  if (dear !== undefined) return refuse('dear-hq', why('dearHq', { most: mostReconHq, points: dear }), 'HX-124').problem
  if (troops + fastAttack < 1) return refuse('no-core', why('noCore', {}), 'HX-124').problem
  if (chart && elites > 0) return refuse('elites', why('noElites', {}), 'HX-524').problem
  const heavy = vehicles
    .map((armour) => armour.reduce((sum, value) => sum + value, 0))
    .find((sum) => sum > mostReconArmour)
  if (heavy !== undefined)
    return refuse('armour', why('heavyArmour', { most: mostReconArmour, armour: heavy }), 'HX-125').problem
  return save2plus ? refuse('save', why('goodSave', {}), 'HX-124').problem : null
}
