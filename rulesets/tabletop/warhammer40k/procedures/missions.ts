import { z } from 'zod'
import { pool, sure } from '../../../kit/chance.js'
import { written } from '../../procedure.js'
import type { Tables } from '../tables.js'
import * as groups from '../../messages/groups.generated.js'
import * as outcomes from '../../messages/outcomes.generated.js'
import * as words from '../../messages/procedures.generated.js'

const input = z.strictObject({})
const output = { mission: outcomes.mission() }

/** HX-292: over ground that nobody held. */
export const standardMission = written<Tables>()({
  ...{
    id: 'standardMission',
    title: words.standardMission(),
    group: groups.missions(),
    ledger: ['HX-292'],
    input,
    output,
  },
  about: words.standardMissionAbout(),
  chance: ({ standard }) =>
    pool<number>('standardMission.d5', 1, 0, (_, [face = 0]) => face).next((face) =>
      sure({ mission: Object.entries(standard).find(([die]) => die === String(face))?.[1].mission ?? null }),
    ),
})

/** HX-294: over ground that somebody held. */
export const battleMission = written<Tables>()({
  ...{ id: 'battleMission', title: words.battleMission(), group: groups.missions(), ledger: ['HX-294'], input, output },
  about: words.battleMissionAbout(),
  chance: ({ battle }) =>
    pool<number>('battleMission.d4', 1, 0, (_, [face = 0]) => face).next((face) =>
      sure({ mission: Object.entries(battle).find(([die]) => die === String(face))?.[1].mission ?? null }),
    ),
})
