import type { Json } from '../../kit/json.js'
import {
  asIs,
  dice,
  faces,
  freeText,
  inches,
  oneDie,
  orElse,
  plain,
  share,
  word,
  yesNo,
  type Kind,
} from '../reference/kinds.js'
import type { Page, Shown } from '../reference/page.js'
import { kindsBy } from '../reference/patterns.js'
import { hazards } from './hazards.js'
import { missions } from './missions.js'
import { tables } from './tables.js'
import { terrain } from './terrain.js'

const table = 'The table'
const ground = 'Terrain and hazards'

const contents: readonly Shown[] = [
  { id: 'classes', title: 'Classes of missions', group: 'Missions', at: ['classes'] },
  {
    ...{ id: 'terms', title: 'Who chooses and who begins', group: 'Missions', at: ['terms'] },
    note: 'By whether troops held the ground.',
  },
  { id: 'standard', title: 'Standard missions', group: 'Missions', at: ['standard'] },
  { id: 'battle', title: 'Battle missions', group: 'Missions', at: ['battle'] },
  { id: 'raids', title: 'Missions of recon forces', group: 'Missions', at: ['raids'] },
  {
    ...{
      id: 'printed',
      title: 'Missions that the campaign text describes',
      group: 'Missions',
      at: ['printed'],
      list: true,
    },
    note: 'All others are named only: they are in the books of the game.',
  },
  { id: 'layout', title: 'Laying out the table', group: ground, at: ['layout'], list: true },
  { id: 'terrain', title: 'Pieces of terrain, by two dice', group: ground, at: ['terrain'] },
  { id: 'cactus', title: 'Balau cactus', group: ground, at: ['cactus'], list: true },
  { id: 'hazards', title: 'Hazards', group: ground, at: ['hazards'] },
  { id: 'table', title: 'On the table', group: table, at: ['table'], list: true },
]

const titles: Readonly<Record<string, string>> = missions
const mission: Kind = {
  ...word(...Object.keys(missions)),
  text: (value) => titles[asIs(value)] ?? asIs(value),
}

const known: readonly (readonly [path: string, kind: Kind])[] = [
  ['standard/*/mission', mission],
  ['battle/*/mission', mission],
  ['raids/*/mission', mission],
  ['printed/*/apart', inches],
  ['printed/*/infiltratorsApart', inches],
  ['classes/*/night', yesNo],
  ['terrain/*/kind', word(...Object.keys(terrain))],
  ['layout/pieces/dice', orElse(plain(1, 6), oneDie)],
  ['layout/fewest/pieces', plain(0, 12)],
  ['hazards/*/hazard', word(...hazards)],
  ['hazards/*/on', faces],
  ['hazards/*/counters', orElse(plain(0, 40), dice)],
  ['hazards/*/within', inches],
  ['cactus/field/on', faces],
  ['cactus/field/hits', orElse(plain(0, 20), dice)],
  ['table/withdrawing/from', share],
  ['*/*/effect', freeText],
]

const kindAt = kindsBy(known)

/** The tables of this system, with a campaign's own values in them. */
export const pageOf = (tree: Json): Page => ({
  ...{ contents, shipped: tables, tree, edition: null, kindAt },
  settingAt: () => null,
  follows: () => null,
  read: (_path, value) => value,
})
