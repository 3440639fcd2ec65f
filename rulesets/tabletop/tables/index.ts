import { assault } from './assault.js'
import { damage } from './damage.js'
import { greatWar } from './greatWar.js'
import { highExplosive } from './highExplosive.js'
import { morale } from './morale.js'
import { movement } from './movement.js'
import { scenario } from './scenario.js'
import { shooting } from './shooting.js'
import { terrain } from './terrain.js'
import type { WeaponRow } from './weapon.js'
import { weapons3 } from './weapons3.js'
import { weaponsClassic } from './weaponsClassic.js'

const trees = { assault, damage, greatWar, highExplosive, morale, movement, scenario, shooting, terrain }

/** A tree whose values a campaign may have replaced: the same keys, any number for a number, any word for a word. */
type Open<Tree> = Tree extends string
  ? string
  : Tree extends number
    ? number
    : Tree extends boolean
      ? boolean
      : Tree extends null
        ? null
        : { readonly [Key in keyof Tree]: Open<Tree[Key]> }

/** Every table of the Bolt Action sheets, by file and key. */
export type Tables = Open<typeof trees> & {
  readonly weapons3: Readonly<Record<keyof typeof weapons3, WeaponRow>>
  readonly weaponsClassic: Readonly<Record<keyof typeof weaponsClassic, WeaponRow>>
}

/** As printed. */
export const tables: Tables = { ...trees, weapons3, weaponsClassic }
