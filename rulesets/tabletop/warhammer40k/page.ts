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
import * as words from '../messages/contents.generated.js'
import * as groups from '../messages/groups.generated.js'

const table = groups.theTable()
const ground = groups.terrainAndHazards()

const contents: readonly Shown[] = [
  { id: 'classes', title: words.classes(), group: groups.missions(), at: ['classes'] },
  {
    ...{ id: 'terms', title: words.terms(), group: groups.missions(), at: ['terms'] },
    note: words.termsNote(),
  },
  { id: 'standard', title: words.standard(), group: groups.missions(), at: ['standard'] },
  { id: 'battle', title: words.battle(), group: groups.missions(), at: ['battle'] },
  { id: 'raids', title: words.raids(), group: groups.missions(), at: ['raids'] },
  {
    ...{
      id: 'printed',
      title: words.printed(),
      group: groups.missions(),
      at: ['printed'],
      list: true,
    },
    note: words.printedNote(),
  },
  { id: 'layout', title: words.layout(), group: ground, at: ['layout'], list: true },
  { id: 'terrain', title: words.layoutTerrain(), group: ground, at: ['terrain'] },
  { id: 'cactus', title: words.cactus(), group: ground, at: ['cactus'], list: true },
  { id: 'hazards', title: words.hazards(), group: ground, at: ['hazards'] },
  { id: 'table', title: words.table(), group: table, at: ['table'], list: true },
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
