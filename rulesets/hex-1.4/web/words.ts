import type { MarkLook, Sign } from '../../kit/looks.js'
import type { Names, Presentation } from '../../kit/presentation.js'
import { facilities, type Facility } from '../engine/data/facilities.js'
import { hazards, type Hazard } from '../engine/data/hazards.js'
import { resources, type Resource } from '../engine/data/resources.js'
import { classTitles, type ForceClass } from '../engine/data/troops.js'
import type { ReportStep } from '../engine/report/reportStep.js'
import type { HexView } from '../engine/view.js'

type Found = Facility | Resource | Hazard

/** What the views of the hex campaign name. */
export interface HexNames extends Names {
  readonly piece: ForceClass
  readonly contact: ForceClass | 'force'
  readonly mark: Found
  readonly state: 'contested'
  readonly step: ReportStep
  readonly slot: 'forces' | 'troops' | 'facilities' | 'specials' | 'capital' | 'claims'
  readonly partner: 'chooseMission' | 'defend' | 'merge' | 'accept' | 'word'
  readonly zone: never
}

const built: Readonly<Record<Facility, Sign>> = {
  BASE: 'tent',
  TANK_FACTORY: 'factory',
  AIRSTRIP: 'runway',
  RECON_CENTRE: 'mast',
  GARRISON: 'tent',
  DEFENSE_PERIMETER: 'wall',
  TRAINING_CENTER: 'flag',
  OFFICER_TRAINING_SCHOOL: 'flag',
  MOTORPOOL: 'factory',
  COMM_STATION: 'mast',
  FORTRESS: 'fort',
}

const found: Readonly<Record<Resource, Sign>> = {
  ORE_MINE_SMALL: 'mine',
  FUEL_REFINERY_SMALL: 'barrel',
  WEAPONS_CACHE: 'box',
  ORE_MINE_LARGE: 'mine',
  ANCIENT_RUIN: 'star',
  CITY: 'houses',
  FUEL_REFINERY_LARGE: 'barrel',
  ABANDONED_STRUCTURE: 'tent',
  CHEMICAL_PLANT: 'barrel',
  ABUNDANT_WEAPONS_CACHE: 'box',
  ABANDONED_FORTRESS: 'fort',
}

const dangers: Readonly<Record<Hazard, Sign>> = {
  UNSTABLE_GROUND: 'danger',
  SWAMP: 'danger',
  WEAK_WARP_BARRIER: 'danger',
  RADIOACTIVE_WASTE: 'danger',
  MINEFIELD: 'danger',
  PSYCHIC_NULL_ZONE: 'danger',
}

const looks = <Kind extends Found>(
  titles: Readonly<Record<Kind, { readonly title: string }>>,
  signs: Readonly<Record<Kind, Sign>>,
): Readonly<Record<Kind, MarkLook>> => {
  const found = (Object.keys(signs) as Kind[]).map((kind) => [kind, { name: titles[kind].title, sign: signs[kind] }])
  return Object.fromEntries(found) as Record<Kind, MarkLook>
}

type Words = Pick<
  Presentation<HexView, HexNames>,
  'cell' | 'size' | 'pieces' | 'contacts' | 'states' | 'marks' | 'holdings' | 'zones' | 'steps' | 'slots' | 'partners'
>

/** What things are called, and how they are drawn. */
export const words: Words = {
  cell: { one: 'hex', many: 'hexes' },
  size: { name: 'points', of: (points) => `${String(points)} points` },
  // APP-6: armour for those who conquer, infantry for those who hold, reconnaissance
  pieces: {
    CF: { name: classTitles.CF, symbol: '10031000001205000000' },
    OF: { name: classTitles.OF, symbol: '10031000001211000000' },
    RF: { name: classTitles.RF, symbol: '10031000001213000000' },
  },
  contacts: { ...classTitles, force: 'A force, not known which' },
  states: { contested: { name: 'Contested', sign: 'dot' } },
  marks: {
    title: 'Facilities, resources and hazards',
    kinds: { ...looks(facilities, built), ...looks(resources, found), ...looks(hazards, dangers) },
  },
  // HX-031
  holdings: {
    title: 'Owned and contested hexes',
    disputed: { name: 'Contested', about: 'two sides have conquest or occupation forces there' },
  },
  zones: null,
  steps: {
    setUp: 'Set-up',
    turn: 'Turn',
    income: 'Income',
    purchases: 'Purchases',
    march: 'Movement',
    recon: 'Reconnaissance',
    battle: 'Battle',
    ground: 'Ground won and lost',
    retreat: 'Retreats',
    raid: 'Raids and sabotage',
    survival: 'Survival',
    honours: 'Experience and honours',
    placement: 'Placement',
    victory: 'Victory',
  },
  slots: {
    forces: 'Forces',
    troops: 'Troops',
    facilities: 'Facilities',
    specials: 'Specials',
    capital: 'Capital',
    claims: 'Claims',
  },
  partners: {
    chooseMission: 'Mission',
    defend: 'Recon force',
    merge: 'Force that it takes in',
    accept: 'Who is asked',
    word: 'Your answer',
  },
}
