import { z } from 'zod'
import { pool, sure } from '../../../kit/chance.js'
import { thrown } from '../../dice.js'
import { count } from '../../fields.js'
import { written } from '../../procedure.js'
import type { Tables } from '../tables.js'

const group = 'Terrain and hazards'
const units = z.strictObject({ units: count('Units', 20, 1) })

const falls = (name: string, dice: number, on: readonly number[]) =>
  pool<number>(name, dice, 0, (so, [face = 0]) => so + (on.includes(face) ? 1 : 0))

/** HX-443, 1 */
export const unstableGround = written<Tables>()({
  ...{ id: 'unstableGround', title: 'Unstable ground', group, ledger: ['HX-443'], input: units },
  about: 'How many units may not move this turn.',
  output: { held: 'Units that may not move' },
  chance: ({ hazards }, input) =>
    falls('unstableGround.d6', input.units, hazards['1'].on).next((held) => sure({ held })),
})

/** HX-443, 4 */
export const radioactiveWaste = written<Tables>()({
  ...{ id: 'radioactiveWaste', title: 'Radioactive waste', group, ledger: ['HX-443'], input: z.strictObject({}) },
  about: 'How many counters lie on the table.',
  output: { counters: 'Counters' },
  chance: ({ hazards }) => thrown('radioactiveWaste.d6', hazards['4'].counters).next((counters) => sure({ counters })),
})

/** HX-443, 5 */
export const minefield = written<Tables>()({
  ...{ id: 'minefield', title: 'Minefield', group, ledger: ['HX-443'], input: units },
  about: 'How many units that move have a model hit.',
  output: { hits: 'Hits', strength: 'Strength', ap: 'AP' },
  chance: ({ hazards }, input) =>
    falls('minefield.d6', input.units, hazards['5'].on).next((hits) =>
      sure({ hits, strength: hazards['5'].strength, ap: hazards['5'].ap }),
    ),
})

/** HX-443, 6 */
export const nullZone = written<Tables>()({
  ...{ id: 'nullZone', title: 'Psychic null zone', group, ledger: ['HX-443'] },
  about: 'Whether a psychic power is undone.',
  input: z.strictObject({ powers: count('Powers', 20, 1) }),
  output: { undone: 'Powers undone' },
  chance: ({ hazards }, { powers }) => falls('nullZone.d6', powers, hazards['6'].on).next((undone) => sure({ undone })),
})

/** HX-472, 3 */
export const cactusField = written<Tables>()({
  ...{ id: 'cactusField', title: 'Balau cactus field', group, ledger: ['HX-472'], input: units },
  about: 'How many hits units take that move through the cactus.',
  output: { caught: 'Units caught', hits: 'Hits', strength: 'Strength' },
  chance: ({ cactus: { field } }, input) =>
    falls('cactusField.d6', input.units, field.on).next((caught) =>
      thrown('cactusField.hits.d6', field.hits, caught).next((hits) =>
        sure({ caught, hits, strength: field.strength }),
      ),
    ),
})
