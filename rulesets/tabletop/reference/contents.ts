import type { Book } from '../book.js'
import type { ByEdition, Edition } from '../edition.js'
import { hasExtraProtection } from '../procedures/trenchHighExplosive.js'
import type { Tables } from '../tables/index.js'
import type { Shown } from './page.js'

const orders = 'Orders and morale'
const moving = 'Movement and terrain'
const shooting = 'Shooting'
const damaging = 'Damage'
const close = 'Close quarters and buildings'
const war = 'Great War'
const laying = 'Laying out the table'

const suggestion = 'Not in the sources: Muster’s suggestion.'

const weapons: ByEdition<keyof Tables> = { classic: 'weaponsClassic', v3: 'weapons3' }

const general = (edition: Edition): readonly Shown[] => [
  { id: 'orders', title: 'Orders', group: orders, at: ['morale/orders'] },
  { id: 'quality', title: 'Morale by quality', group: orders, at: ['morale/quality'] },
  { id: 'officers', title: 'Officers', group: orders, at: [`morale/officers/${edition}`] },
  { id: 'orderTest', title: 'Order test', group: orders, at: ['morale/orderTest'], list: true },
  { id: 'fubar', title: 'FUBAR', group: orders, at: [`morale/fubar/${edition}`] },
  {
    ...{ id: 'fubarEffects', title: 'What a FUBAR does', group: orders },
    ...{ at: ['morale/fubar/friendlyFire', 'morale/fubar/panic'], list: true },
  },
  { id: 'moves', title: 'Moves', group: moving, at: [`movement/${edition}`] },
  {
    ...{ id: 'manoeuvres', title: 'Reversing and roads', group: moving, list: true },
    at: [`movement/reverse/${edition}`, `movement/road/${edition}`],
  },
  { id: 'terrain', title: 'Terrain', group: moving, at: [`terrain/${edition}`] },
  { id: 'halfTracks', title: 'Half-tracks in terrain', group: moving, at: [`terrain/halfTracked/${edition}`] },
  { id: 'terrainKeys', title: 'What the words of terrain mean', group: moving, at: ['terrain/keys'] },
  {
    ...{ id: 'weapons', title: 'Weapons', group: shooting },
    at: [weapons[edition]],
    note: 'Pen – is 0 against troops and cannot harm armour; HE is that of the row of high explosive.',
  },
  { id: 'hitModifiers', title: 'To hit, modifiers', group: shooting, at: [`shooting/${edition}/hitModifiers`] },
  {
    id: 'penModifiers',
    title: 'Pen against armour, modifiers',
    group: shooting,
    at: [`shooting/${edition}/penModifiers`],
  },
  { id: 'highExplosive', title: 'High explosive', group: shooting, at: [`highExplosive/${edition}`] },
  { id: 'damageValues', title: 'Damage values', group: damaging, at: ['damage/values'] },
  {
    id: 'grades',
    title: 'Grades of damage',
    group: damaging,
    at: ['damage/grades'],
    note: 'Counted from the damage value.',
  },
  {
    ...{ id: 'layout', title: 'Laying out the table', group: laying, list: true, note: suggestion },
    at: ['suggested/layout'],
  },
  {
    id: 'layoutTerrain',
    title: 'Pieces of terrain, by two dice',
    group: laying,
    at: ['suggested/terrain'],
    note: suggestion,
  },
]

const classic: readonly Shown[] = [
  {
    ...{ id: 'hitting', title: 'Hitting', group: shooting, list: true },
    at: ['steps', 'baseToHit', 'distances', 'impossible', 'oneMisses'].map((key) => `shooting/classic/${key}`),
  },
  { id: 'classicGrades', title: 'Grades on this sheet', group: damaging, at: ['damage/gradesInClassic'], list: true },
  { id: 'results', title: 'Damage results', group: damaging, at: ['damage/classic/results'] },
  { id: 'rolls', title: 'Rolls for damage results', group: damaging, at: ['damage/classic/rolls'] },
  {
    ...{ id: 'closeQuarters', title: 'Close quarters', group: close, list: true },
    at: ['assault/closeQuarters/classic', 'assault/closeQuarters/loser'],
  },
  { id: 'assaultToHit', title: 'Assaulting a vehicle, to hit', group: close, at: ['assault/vehicles/toHit'] },
  {
    ...{ id: 'assaultVehicle', title: 'Assaulting a vehicle', group: close, list: true },
    at: ['damageRoll', 'orderTest', 'defensiveFire', 'escape', 'softOrOpen', 'noAntiTank'].map(
      (key) => `assault/vehicles/${key}`,
    ),
  },
]

const v3: readonly Shown[] = [
  { id: 'regrouping', title: 'Regrouping', group: moving, at: ['movement/regroup/v3'], list: true },
  { id: 'hitting', title: 'Hitting', group: shooting, at: ['shooting/v3/steps', 'shooting/v3/baseToHit'], list: true },
  { id: 'coverSaves', title: 'Cover saves', group: shooting, at: ['shooting/v3/coverSaves'] },
  { id: 'templates', title: 'Under the template', group: shooting, at: ['highExplosive/v3Rules'], list: true },
  { id: 'smoke', title: 'Smoke, diameter', group: shooting, at: ['highExplosive/v3Smoke'] },
  { id: 'superficial', title: 'Superficial damage', group: damaging, at: ['damage/v3/superficial'] },
  { id: 'full', title: 'Full damage', group: damaging, at: ['damage/v3/full'] },
  { id: 'rolls', title: 'Rolls for damage results', group: damaging, at: ['damage/v3/rolls'] },
  {
    ...{ id: 'closeQuarters', title: 'Close quarters', group: close, list: true },
    at: ['assault/closeQuarters/v3', 'assault/closeQuarters/loser'],
  },
  {
    ...{ id: 'buildings', title: 'Buildings struck by a tank', group: close, list: true },
    at: ['WOODEN', 'BRICK', 'tank', 'always', 'damage'].map((key) => `assault/buildings/${key}`),
  },
  { id: 'buildingOutcomes', title: 'Tank against building', group: close, at: ['assault/buildings/outcomes'] },
  { id: 'missions', title: 'Scenario', group: 'Scenario', at: ['scenario/mission'] },
  {
    ...{ id: 'scenarios', title: 'Scenarios for the missions of a campaign', group: 'Scenario' },
    ...{ at: ['suggested/scenarios'], note: suggestion },
  },
  { id: 'zones', title: 'Deployment zones', group: 'Scenario', at: ['scenario/zones'] },
  { id: 'deployment', title: 'Deployment', group: 'Scenario', at: ['scenario/deployment'] },
]

const own: ByEdition<readonly Shown[]> = { classic, v3 }

const greatWar = (edition: Edition): readonly Shown[] => [
  {
    ...{ id: 'bombardment', title: 'Bombardment, caught units', group: war, at: ['greatWar/bombardment/table'] },
    note: 'Hits at their Pen, then pins.',
  },
  { id: 'postures', title: 'Posture under a bombardment', group: war, at: ['greatWar/bombardment/posture'] },
  {
    ...{ id: 'creeping', title: 'The creeping line', group: war, list: true },
    at: ['advance', 'caught', 'across', 'wire'].map((key) => `greatWar/bombardment/${key}`),
  },
  { id: 'wire', title: 'Wire', group: war, at: ['greatWar/wire', 'greatWar/bunker'], list: true },
  { id: 'gas', title: 'Gas and masks', group: war, at: ['greatWar/masks', 'greatWar/gas'], list: true },
  { id: 'reserves', title: 'Reserves', group: war, at: ['greatWar/reserves'], list: true },
  {
    ...{ id: 'trenches', title: 'Trenches', group: war, list: true },
    // GW-060: what high explosive leaves of a trench's protection means nothing where the edition has no such protection.
    at: [...['run', 'cover', 'along', 'wide'], ...(hasExtraProtection[edition] ? ['highExplosive'] : [])].map(
      (key) => `greatWar/trench/${key}`,
    ),
  },
  { id: 'recycling', title: 'Order dice that come back', group: war, at: ['greatWar/recycling'], list: true },
  { id: 'nations', title: 'Nations', group: war, at: ['greatWar/nations'], list: true },
]

const smallScale: readonly Shown[] = [
  {
    ...{ id: 'smallMoves', title: 'Moves in small scale', group: moving, at: ['movement/smallScale'] },
    note: 'In place of the moves of the edition; pivots stay.',
  },
]

/** The tables of a book, in the order of their groups. */
export const contents = ({ edition, greatWar: war, smallScale: small }: Book): readonly Shown[] => {
  const all = [...general(edition), ...(small ? smallScale : []), ...own[edition], ...(war ? greatWar(edition) : [])]
  const groups = [...new Set(all.map(({ group }) => group))]
  return groups.flatMap((group) => all.filter((shown) => shown.group === group))
}
