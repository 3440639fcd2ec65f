import { z } from 'zod'
import { pool, sure } from '../../../kit/chance.js'
import { oneOf } from '../../fields.js'
import { written } from '../../procedure.js'
import type { Tables } from '../tables.js'

const edges = ['NEAR', 'FAR', 'LEFT', 'RIGHT'] as const

const input = z.strictObject({
  named: oneOf('Edge that the mission names', edges).optional(),
  own: oneOf('Edge of your own deployment zone', edges).optional(),
})

/** BG-200: the mission's edge, else one's own, else the one that a Scatter die points to. */
export const reassignmentEdge = written<Tables>()({
  ...{ id: 'reassignmentEdge', title: 'Edge of reassigned units', group: 'The table', ledger: ['BG-200'], input },
  about: 'Where units come on that the mission’s chart had no room for.',
  output: { edge: 'Edge', byLot: 'By lot' },
  chance(_, { named, own }) {
    const settled = named ?? own
    if (settled !== undefined) return sure({ edge: settled, byLot: false })
    return pool<number>('reassignmentEdge.d4', 1, 1, (_before, [face = 1]) => face).next((face) =>
      sure({ edge: edges[face - 1] ?? null, byLot: true }),
    )
  },
})
