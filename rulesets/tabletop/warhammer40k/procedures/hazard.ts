import { z } from 'zod'
import { pool, sure, type Chance } from '../../../kit/chance.js'
import { written } from '../../procedure.js'
import type { Tables } from '../tables.js'

const named = ({ hazards }: Tables, face: number): string =>
  Object.entries(hazards).find(([die]) => die === String(face))?.[1].hazard ?? ''

const face = (name: string): Chance<number> => pool<number>(name, 1, 0, (_, [shown = 0]) => shown)

/** HX-443, HX-444: a six brings one more of the other five, which a die without its six gives. */
export const hazard = written<Tables>()({
  ...{ id: 'hazard', title: 'Hazard', group: 'Terrain and hazards', ledger: ['HX-443', 'HX-444'] },
  about: 'Which hazard the ground of a battle holds.',
  input: z.strictObject({}),
  output: { hazards: 'Hazards' },
  chance: (tables) =>
    face('hazard.d6').next((first) =>
      first < 6
        ? sure({ hazards: [named(tables, first)] })
        : face('hazard.more.d5').next((more) => sure({ hazards: [named(tables, first), named(tables, more)] })),
    ),
})
