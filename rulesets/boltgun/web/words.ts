import type { Sign } from '../../kit/skin.js'

/** What things are called in the legend and by screen readers. */
export const words: Readonly<Record<string, string>> = {
  normal: 'Open ground',
  city: 'City',
  impassable: 'Impassable',
  water: 'Water, impassable',
  unseen: 'Occupation out of sight',
  nobody: 'Unoccupied',
  disputed: 'Disputed',
  banner: 'Banner',
  feature: 'Feature',
  cache: 'Cache',
  array: 'Array',
  crossing: 'Crossing',
  works: 'Works',
  relic: 'Relic',
  battle: 'Battle range',
  recon: 'Recon range',
  search: 'Search range',
  fortified: 'Fortified',
  entrenched: 'Entrenched',
  'must retreat': 'Must retreat',
  node: 'Node',
  garrison: 'Reported by a garrison',
  capture: 'Reported by a sector that was taken',
  observable: 'Plain to everybody',
}

/** How features and relics are drawn. */
export const signs: Readonly<Record<string, Sign>> = {
  cache: 'box',
  array: 'mast',
  works: 'wall',
  crossing: 'bridge',
  relic: 'star',
}

/** APP-6 codes: a battalion of infantry, friend and foe. */
export const symbols: Readonly<Record<string, string>> = {
  banner: '10031000161211000000',
  contact: '10061000161211000000',
}
