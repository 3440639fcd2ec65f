import { assault } from './assault.js'
import { damage } from './damage.js'
import { greatWar } from './greatWar.js'
import { highExplosive } from './highExplosive.js'
import { morale } from './morale.js'
import { movement } from './movement.js'
import type { Open } from './open.js'
import { scenario } from './scenario.js'
import { shooting } from './shooting.js'
import { suggested } from './suggested.js'
import { terrain } from './terrain.js'
import type { WeaponRow } from './weapon.js'
import { weapons3 } from './weapons3.js'
import { weaponsClassic } from './weaponsClassic.js'

const trees = { assault, damage, greatWar, highExplosive, morale, movement, scenario, shooting, suggested, terrain }

/** Every table of the Bolt Action sheets, by file and key, and what is suggested beside them. */
export type Tables = Open<typeof trees> & {
  readonly weapons3: Readonly<Record<keyof typeof weapons3, WeaponRow>>
  readonly weaponsClassic: Readonly<Record<keyof typeof weaponsClassic, WeaponRow>>
}

/** As printed. */
export const tables: Tables = { ...trees, weapons3, weaponsClassic }
