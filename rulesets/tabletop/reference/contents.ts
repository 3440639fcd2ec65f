import type { Book } from '../book.js'
import type { ByEdition, Edition } from '../edition.js'
import { hasExtraProtection } from '../procedures/trenchHighExplosive.js'
import type { Tables } from '../tables/index.js'
import type { Shown } from './page.js'
import * as words from '../messages/contents.generated.js'
import * as groups from '../messages/groups.generated.js'

const orders = groups.ordersAndMorale()
const moving = groups.movementAndTerrain()
const shooting = groups.shooting()
const damaging = groups.damage()
const close = groups.closeQuartersAndBuildings()
const war = groups.greatWar()
const laying = groups.layingOutTheTable()

const suggestion = words.suggestion()

const weapons: ByEdition<keyof Tables> = { classic: 'weaponsClassic', v3: 'weapons3' }

const general = (edition: Edition): readonly Shown[] => [
  { id: 'orders', title: words.orders(), group: orders, at: ['morale/orders'] },
  { id: 'quality', title: words.quality(), group: orders, at: ['morale/quality'] },
  { id: 'officers', title: words.officers(), group: orders, at: [`morale/officers/${edition}`] },
  { id: 'orderTest', title: words.orderTest(), group: orders, at: ['morale/orderTest'], list: true },
  { id: 'fubar', title: words.fubar(), group: orders, at: [`morale/fubar/${edition}`] },
  {
    ...{ id: 'fubarEffects', title: words.fubarEffects(), group: orders },
    ...{ at: ['morale/fubar/friendlyFire', 'morale/fubar/panic'], list: true },
  },
  { id: 'moves', title: words.moves(), group: moving, at: [`movement/${edition}`] },
  {
    ...{ id: 'manoeuvres', title: words.manoeuvres(), group: moving, list: true },
    at: [`movement/reverse/${edition}`, `movement/road/${edition}`],
  },
  { id: 'terrain', title: words.terrain(), group: moving, at: [`terrain/${edition}`] },
  { id: 'halfTracks', title: words.halfTracks(), group: moving, at: [`terrain/halfTracked/${edition}`] },
  { id: 'terrainKeys', title: words.terrainKeys(), group: moving, at: ['terrain/keys'] },
  {
    ...{ id: 'weapons', title: words.weapons(), group: shooting },
    at: [weapons[edition]],
    note: words.weaponsNote(),
  },
  { id: 'hitModifiers', title: words.hitModifiers(), group: shooting, at: [`shooting/${edition}/hitModifiers`] },
  {
    id: 'penModifiers',
    title: words.penModifiers(),
    group: shooting,
    at: [`shooting/${edition}/penModifiers`],
  },
  { id: 'highExplosive', title: words.highExplosive(), group: shooting, at: [`highExplosive/${edition}`] },
  { id: 'damageValues', title: words.damageValues(), group: damaging, at: ['damage/values'] },
  {
    id: 'grades',
    title: words.grades(),
    group: damaging,
    at: ['damage/grades'],
    note: words.gradesNote(),
  },
  {
    ...{ id: 'layout', title: words.layout(), group: laying, list: true, note: suggestion },
    at: ['suggested/layout'],
  },
  {
    id: 'layoutTerrain',
    title: words.layoutTerrain(),
    group: laying,
    at: ['suggested/terrain'],
    note: suggestion,
  },
]

const classic: readonly Shown[] = [
  {
    ...{ id: 'hitting', title: words.hitting(), group: shooting, list: true },
    at: ['steps', 'baseToHit', 'distances', 'impossible', 'oneMisses'].map((key) => `shooting/classic/${key}`),
  },
  { id: 'classicGrades', title: words.classicGrades(), group: damaging, at: ['damage/gradesInClassic'], list: true },
  { id: 'results', title: words.results(), group: damaging, at: ['damage/classic/results'] },
  { id: 'rolls', title: words.rolls(), group: damaging, at: ['damage/classic/rolls'] },
  {
    ...{ id: 'closeQuarters', title: words.closeQuarters(), group: close, list: true },
    at: ['assault/closeQuarters/classic', 'assault/closeQuarters/loser'],
  },
  { id: 'assaultToHit', title: words.assaultToHit(), group: close, at: ['assault/vehicles/toHit'] },
  {
    ...{ id: 'assaultVehicle', title: words.assaultVehicle(), group: close, list: true },
    at: ['damageRoll', 'orderTest', 'defensiveFire', 'escape', 'softOrOpen', 'noAntiTank'].map(
      (key) => `assault/vehicles/${key}`,
    ),
  },
]

const v3: readonly Shown[] = [
  { id: 'regrouping', title: words.regrouping(), group: moving, at: ['movement/regroup/v3'], list: true },
  {
    id: 'hitting',
    title: words.hitting(),
    group: shooting,
    at: ['shooting/v3/steps', 'shooting/v3/baseToHit'],
    list: true,
  },
  { id: 'coverSaves', title: words.coverSaves(), group: shooting, at: ['shooting/v3/coverSaves'] },
  { id: 'templates', title: words.templates(), group: shooting, at: ['highExplosive/v3Rules'], list: true },
  { id: 'smoke', title: words.smoke(), group: shooting, at: ['highExplosive/v3Smoke'] },
  { id: 'superficial', title: words.superficial(), group: damaging, at: ['damage/v3/superficial'] },
  { id: 'full', title: words.full(), group: damaging, at: ['damage/v3/full'] },
  { id: 'rolls', title: words.rolls(), group: damaging, at: ['damage/v3/rolls'] },
  {
    ...{ id: 'closeQuarters', title: words.closeQuarters(), group: close, list: true },
    at: ['assault/closeQuarters/v3', 'assault/closeQuarters/loser'],
  },
  {
    ...{ id: 'buildings', title: words.buildings(), group: close, list: true },
    at: ['WOODEN', 'BRICK', 'tank', 'always', 'damage'].map((key) => `assault/buildings/${key}`),
  },
  { id: 'buildingOutcomes', title: words.buildingOutcomes(), group: close, at: ['assault/buildings/outcomes'] },
  { id: 'missions', title: words.missions(), group: groups.scenario(), at: ['scenario/mission'] },
  {
    ...{ id: 'scenarios', title: words.scenarios(), group: groups.scenario() },
    ...{ at: ['suggested/scenarios'], note: suggestion },
  },
  { id: 'zones', title: words.zones(), group: groups.scenario(), at: ['scenario/zones'] },
  { id: 'deployment', title: words.deployment(), group: groups.scenario(), at: ['scenario/deployment'] },
]

const own: ByEdition<readonly Shown[]> = { classic, v3 }

const greatWar = (edition: Edition): readonly Shown[] => [
  {
    ...{ id: 'bombardment', title: words.bombardment(), group: war, at: ['greatWar/bombardment/table'] },
    note: words.bombardmentNote(),
  },
  { id: 'postures', title: words.postures(), group: war, at: ['greatWar/bombardment/posture'] },
  {
    ...{ id: 'creeping', title: words.creeping(), group: war, list: true },
    at: ['advance', 'caught', 'across', 'wire'].map((key) => `greatWar/bombardment/${key}`),
  },
  { id: 'wire', title: words.wire(), group: war, at: ['greatWar/wire', 'greatWar/bunker'], list: true },
  { id: 'gas', title: words.gas(), group: war, at: ['greatWar/masks', 'greatWar/gas'], list: true },
  { id: 'reserves', title: words.reserves(), group: war, at: ['greatWar/reserves'], list: true },
  {
    ...{ id: 'trenches', title: words.trenches(), group: war, list: true },
    // GW-060: what high explosive leaves of a trench's protection means nothing where the edition has no such protection.
    at: [...['run', 'cover', 'along', 'wide'], ...(hasExtraProtection[edition] ? ['highExplosive'] : [])].map(
      (key) => `greatWar/trench/${key}`,
    ),
  },
  { id: 'recycling', title: words.recycling(), group: war, at: ['greatWar/recycling'], list: true },
  { id: 'nations', title: words.nations(), group: war, at: ['greatWar/nations'], list: true },
]

const smallScale: readonly Shown[] = [
  {
    ...{ id: 'smallMoves', title: words.smallMoves(), group: moving, at: ['movement/smallScale'] },
    note: words.smallMovesNote(),
  },
]

/** The tables of a book, in the order of their groups. */
export const contents = ({ edition, greatWar: war, smallScale: small }: Book): readonly Shown[] => {
  const all = [...general(edition), ...(small ? smallScale : []), ...own[edition], ...(war ? greatWar(edition) : [])]
  const groups = [...new Set(all.map(({ group }) => group))]
  return groups.flatMap((group) => all.filter((shown) => shown.group === group))
}
