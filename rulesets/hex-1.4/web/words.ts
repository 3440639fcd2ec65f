import type { Sign } from '../../kit/skin.js'
import { facilities, type Facility } from '../engine/data/facilities.js'
import { hazards, type Hazard } from '../engine/data/hazards.js'
import { resources, type Resource } from '../engine/data/resources.js'
import { classTitles } from '../engine/data/troops.js'

const titles = (things: Readonly<Record<string, { readonly title: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(things).map(([name, { title }]) => [name, title]))

/** What things are called in the legend, by screen readers and over the groups of the order desk. */
export const words: Readonly<Record<string, string>> = {
  ...titles(facilities),
  ...titles(resources),
  ...titles(hazards),
  ...classTitles,
  size: 'points',
  plain: 'Open country',
  ruined: 'Ruined: yields and holds nothing',
  nobody: 'Owned by nobody',
  disputed: 'Contested',
  unseen: 'Owner not known',
  force: 'A force, not known which',
  contested: 'Contested',
  'with chooseMission': 'Mission',
  'with defend': 'Recon force',
  'with merge': 'Force that it takes in',
  'slot forces': 'Forces',
  'slot troops': 'Troops',
  'slot facilities': 'Facilities',
  'slot specials': 'Specials',
  'slot capital': 'Capital',
  'slot claims': 'Claims',
  'step setUp': 'Set-up',
  'step march': 'Movement',
  'step recon': 'Reconnaissance',
  'step ground': 'Ground won and lost',
  'step retreat': 'Retreats',
  'step raid': 'Raids and sabotage',
  'step survival': 'Survival',
  'step honours': 'Experience and honours',
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

/** How facilities, resources and hazards are drawn. */
export const signs: Readonly<Record<string, Sign>> = { ...built, ...found, ...dangers }

/** APP-6 codes: armour for those who conquer, infantry for those who hold, reconnaissance. */
export const symbols: Readonly<Record<string, string>> = {
  CF: '10031000001205000000',
  OF: '10031000001211000000',
  RF: '10031000001213000000',
}
