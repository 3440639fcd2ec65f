import type { Composition } from '../orders.js'
import { refuse, type Objection } from './account.js'

/** Most points of an HQ choice in a recon force (HX-124). */
export const mostReconHq = 149
/** Most armour of a vehicle in a recon force, front, side and rear together (HX-125). */
export const mostReconArmour = 32

/** HX-124, HX-125: what a recon force may consist of; null where it may. A list that nobody states is its player's word. `chart`: by the organisation chart (HX-524). */
export const compositionObjection = (list: Composition | undefined, chart: boolean): Objection | null => {
  if (!list) return null
  const { hq, troops, fastAttack, elites, vehicles, save2plus } = list
  if (hq.length > 1)
    return refuse('two-hq', 'A recon force has one HQ choice at most. Leave the others out.', 'HX-124').problem
  const dear = hq.find((points) => points > mostReconHq)
  if (dear !== undefined)
    return refuse(
      'dear-hq',
      `An HQ choice of a recon force costs less than 150 points: ${String(dear)} is too much.`,
      'HX-124',
    ).problem
  if (troops + fastAttack < 1)
    return refuse('no-core', 'A recon force needs a Troops or a Fast Attack choice. Add one.', 'HX-124').problem
  if (chart && elites > 0)
    return refuse('elites', 'A recon force has Troops and Fast Attack, and no Elites. Leave them out.', 'HX-524')
      .problem
  const heavy = vehicles
    .map((armour) => armour.reduce((sum, value) => sum + value, 0))
    .find((sum) => sum > mostReconArmour)
  if (heavy !== undefined)
    return refuse(
      'armour',
      `A vehicle of a recon force has at most ${String(mostReconArmour)} points of armour, front, side and rear together: ${String(heavy)} is too much.`,
      'HX-125',
    ).problem
  return save2plus ? refuse('save', 'Nothing in a recon force may save on 2+. Leave it out.', 'HX-124').problem : null
}
