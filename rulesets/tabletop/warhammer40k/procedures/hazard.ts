import { z } from 'zod'
import { pool, sure, type Chance } from '../../../kit/chance.js'
import { written } from '../../procedure.js'
import type { Tables } from '../tables.js'
import * as groups from '../../messages/groups.generated.js'
import * as outcomes from '../../messages/outcomes.generated.js'
import * as words from '../../messages/procedures.generated.js'

const named = ({ hazards }: Tables, face: number): string =>
  Object.entries(hazards).find(([die]) => die === String(face))?.[1].hazard ?? ''

const face = (name: string): Chance<number> => pool<number>(name, 1, 0, (_, [shown = 0]) => shown)

/** HX-443, HX-444: a six brings one more of the other five, which a die without its six gives. */
export const hazard = written<Tables>()({
  ...{ id: 'hazard', title: words.hazard(), group: groups.terrainAndHazards(), ledger: ['HX-443', 'HX-444'] },
  about: words.hazardAbout(),
  input: z.strictObject({}),
  output: { hazards: outcomes.hazards() },
  chance: (tables) =>
    face('hazard.d6').next((first) =>
      first < 6
        ? sure({ hazards: [named(tables, first)] })
        : face('hazard.more.d5').next((more) => sure({ hazards: [named(tables, first), named(tables, more)] })),
    ),
})
