import { type Classes, throughout } from '../../../kit/secrecy.js'
import type { Battle } from './battle.js'
import type { Knowledge } from './knowledge.js'
import type { ArmyList } from './list.js'
import type { Banner, Objective, State } from './state.js'

const banner: Classes<Banner> = {
  ...{ id: 'seat', seat: 'seat', at: 'seat', level: 'seat', works: 'seat', node: 'seat', origins: 'referee' },
  mustRetreat: { victor: 'seat', victors: 'referee' },
}

/** A player's own, but for its type (BG-196). */
const army: Classes<ArmyList> = {
  ...{ source: 'seat', preset: 'seat', type: 'public', node: 'seat' },
  rules: { rule: 'seat', title: 'seat', why: 'seat' },
  customs: { title: 'seat', text: 'seat', points: 'seat', why: 'seat' },
}

const objective: Classes<Objective> = {
  ...{ secondary: 'seat', checks: 'seat', held: 'seat', kind: 'seat', cells: 'seat', sectors: 'seat' },
  ...{ relic: 'seat', feature: 'seat', enemies: 'seat', by: 'seat', banners: 'referee' },
  targets: { banner: 'referee', seat: 'seat', at: 'seat', level: 'seat', destroyed: 'seat' },
}

/** True ids of banners lead to nobody. */
const knowledge: Classes<Knowledge> = {
  ...{ asOf: 'seat', ownership: 'seat', features: 'seat' },
  sightings: { banner: 'referee', seat: 'seat', at: 'seat', level: 'seat', sources: 'seat' },
  captures: { sector: 'seat', banner: 'referee', seat: 'seat', at: 'seat', level: 'seat' },
  relics: { relic: 'seat', at: 'seat', asOf: 'seat' },
}

/** Both sides know a battle whole, but for the sheets that differed and, until it is asked, whose word they would take. */
const battle: Classes<Battle> = {
  ...{ id: 'seat', number: 'seat', step: 'seat', forfeits: 'seat', refused: 'seat', witness: 'seat', word: 'seat' },
  sides: { seat: 'seat', banner: 'seat', level: 'seat', fights: 'seat', works: 'seat', at: 'seat' },
  claim: { by: 'seat', against: 'seat', open: 'seat' },
  ...{ mission: throughout('seat'), choice: throughout('seat'), result: throughout('seat'), sheets: 'referee' },
}

/** Who may know each part of the state. */
export const classification: Classes<State> = {
  ...{ shape: 'public', turn: 'public', stage: 'public' },
  board: { width: 'public', height: 'public', rows: 'public' },
  ...{ settings: throughout('public'), missionNames: 'public', outcome: throughout('public') },
  armies: {
    ...{ round: 'public', footprints: 'public' },
    filed: { seat: 'public', proposal: army, list: army, status: 'seat', reasons: 'seat' },
  },
  seats: {
    ...{ id: 'public', title: 'public', armyType: 'public', eliminated: 'public' },
    ...{ armyRules: 'seat', army, objectives: objective, owesNode: 'seat', knowledge },
    reserved: { banners: banner, owned: 'seat', footprints: 'seat', closed: 'public' },
  },
  banners: banner,
  features: { id: 'seat', kind: 'seat', label: 'seat', at: 'seat', hidden: 'seat' },
  relics: { id: 'seat', label: 'seat', place: { kind: 'seat', by: 'seat', at: 'seat', since: 'seat', hidden: 'seat' } },
  battles: battle,
  // Who fights is told whether the other side has marched, or fled.
  memory: {
    ...{ moved: 'seat', retreated: { banner: 'seat', victor: 'referee', victors: 'referee' } },
    ...{ missing: 'referee', stayed: 'referee', searching: 'referee', clearing: 'referee', captures: 'referee' },
    ...{ nodesLost: 'referee', rewards: 'referee', kept: 'referee', retreatsWithoutOrder: 'referee', tied: 'referee' },
  },
  ...{ hold: 'referee', heldBefore: 'referee', contacts: 'referee', fallen: 'referee' },
}
