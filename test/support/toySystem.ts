import { pool, sure } from '@muster/rulesets/kit/chance.js'
import { fail, ok } from '@muster/rulesets/kit/result.js'
import type { Procedure, ShelvedSystem } from '@muster/rulesets/kit/system.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'

const about = { about: 'For tests.', group: 'Fire', ledger: [], input: { type: 'object' } }

const shotsOf = (input: unknown): number | null =>
  typeof input === 'object' && input !== null && 'shots' in input && typeof input.shots === 'number'
    ? input.shots
    : null

/** Shots hit on 4 and more; whoever hits anything throws 2D6 for the panic. */
const volley: Procedure = {
  ...about,
  id: 'volley',
  title: 'Volley',
  output: { hits: 'Hits', panic: 'Panic' },
  prepare(input) {
    const shots = shotsOf(input)
    if (shots === null) return fail('say how many shots.')
    return ok(
      pool('hit.d6', shots, 0, (hits, [face = 0]) => hits + (face >= 4 ? 1 : 0)).next((hits) =>
        hits === 0
          ? sure({ hits, panic: 0 })
          : pool('panic.2d6', 1, 0, (_, faces) => faces.reduce((sum, face) => sum + face, 0)).next((panic) =>
              sure({ hits, panic }),
            ),
      ),
    )
  },
}

/** The smallest tabletop system with a procedure. */
export const toySystem: ShelvedSystem = {
  ...{ id: 'toy-table', title: 'Toy table', about: 'One procedure. For tests.', settings: [], variants: [] },
  choose: () => ok({ ...defaultSystem, id: 'toy-table', title: 'Toy table', procedures: [volley] }),
}
