import { z } from 'zod'
import { pool, sure } from '../../../kit/chance.js'
import { written } from '../../procedure.js'
import type { Tables } from '../tables.js'

const input = z.strictObject({})
const output = { mission: 'Mission' }

/** HX-292: over ground that nobody held. */
export const standardMission = written<Tables>()({
  ...{ id: 'standardMission', title: 'Standard mission', group: 'Missions', ledger: ['HX-292'], input, output },
  about: 'Which Standard mission is played, where the players do not choose it.',
  chance: ({ standard }) =>
    pool<number>('standardMission.d5', 1, 0, (_, [face = 0]) => face).next((face) =>
      sure({ mission: Object.entries(standard).find(([die]) => die === String(face))?.[1].mission ?? null }),
    ),
})

/** HX-294: over ground that somebody held. */
export const battleMission = written<Tables>()({
  ...{ id: 'battleMission', title: 'Battle mission', group: 'Missions', ledger: ['HX-294'], input, output },
  about: 'Which Battle mission is played, where the attacker does not choose it.',
  chance: ({ battle }) =>
    pool<number>('battleMission.d4', 1, 0, (_, [face = 0]) => face).next((face) =>
      sure({ mission: Object.entries(battle).find(([die]) => die === String(face))?.[1].mission ?? null }),
    ),
})
