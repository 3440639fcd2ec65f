import { z } from 'zod'
import { pool, sure } from '../../../kit/chance.js'
import { thrown } from '../../dice.js'
import { count } from '../../fields.js'
import { written } from '../../procedure.js'
import type { Tables } from '../tables.js'
import * as fields from '../../messages/fields.generated.js'
import * as groups from '../../messages/groups.generated.js'
import * as outcomes from '../../messages/outcomes.generated.js'
import * as words from '../../messages/procedures.generated.js'

const group = groups.terrainAndHazards()
const units = z.strictObject({ units: count(fields.units(), 20, 1) })

const falls = (name: string, dice: number, on: readonly number[]) =>
  pool<number>(name, dice, 0, (so, [face = 0]) => so + (on.includes(face) ? 1 : 0))

/** HX-443, 1 */
export const unstableGround = written<Tables>()({
  ...{ id: 'unstableGround', title: words.unstableGround(), group, ledger: ['HX-443'], input: units },
  about: words.unstableGroundAbout(),
  output: { held: outcomes.unitsThatMayNotMove() },
  chance: ({ hazards }, input) =>
    falls('unstableGround.d6', input.units, hazards['1'].on).next((held) => sure({ held })),
})

/** HX-443, 4 */
export const radioactiveWaste = written<Tables>()({
  ...{ id: 'radioactiveWaste', title: words.radioactiveWaste(), group, ledger: ['HX-443'], input: z.strictObject({}) },
  about: words.radioactiveWasteAbout(),
  output: { counters: outcomes.counters() },
  chance: ({ hazards }) => thrown('radioactiveWaste.d6', hazards['4'].counters).next((counters) => sure({ counters })),
})

/** HX-443, 5 */
export const minefield = written<Tables>()({
  ...{ id: 'minefield', title: words.minefield(), group, ledger: ['HX-443'], input: units },
  about: words.minefieldAbout(),
  output: { hits: outcomes.hits(), strength: outcomes.strength(), ap: outcomes.ap() },
  chance: ({ hazards }, input) =>
    falls('minefield.d6', input.units, hazards['5'].on).next((hits) =>
      sure({ hits, strength: hazards['5'].strength, ap: hazards['5'].ap }),
    ),
})

/** HX-443, 6 */
export const nullZone = written<Tables>()({
  ...{ id: 'nullZone', title: words.nullZone(), group, ledger: ['HX-443'] },
  about: words.nullZoneAbout(),
  input: z.strictObject({ powers: count(fields.powers(), 20, 1) }),
  output: { undone: outcomes.powersUndone() },
  chance: ({ hazards }, { powers }) => falls('nullZone.d6', powers, hazards['6'].on).next((undone) => sure({ undone })),
})

/** HX-472, 3 */
export const cactusField = written<Tables>()({
  ...{ id: 'cactusField', title: words.cactusField(), group, ledger: ['HX-472'], input: units },
  about: words.cactusFieldAbout(),
  output: { caught: outcomes.unitsCaught(), hits: outcomes.hits(), strength: outcomes.strength() },
  chance: ({ cactus: { field } }, input) =>
    falls('cactusField.d6', input.units, field.on).next((caught) =>
      thrown('cactusField.hits.d6', field.hits, caught).next((hits) =>
        sure({ caught, hits, strength: field.strength }),
      ),
    ),
})
