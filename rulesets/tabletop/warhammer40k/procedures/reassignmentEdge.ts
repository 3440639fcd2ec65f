import { z } from 'zod'
import { pool, sure } from '../../../kit/chance.js'
import { oneOf } from '../../fields.js'
import { written } from '../../procedure.js'
import type { Tables } from '../tables.js'
import * as fields from '../../messages/fields.generated.js'
import * as groups from '../../messages/groups.generated.js'
import * as outcomes from '../../messages/outcomes.generated.js'
import * as words from '../../messages/procedures.generated.js'

const edges = ['NEAR', 'FAR', 'LEFT', 'RIGHT'] as const

const input = z.strictObject({
  named: oneOf(fields.edgeThatTheMissionNames(), edges).optional(),
  own: oneOf(fields.edgeOfYourOwnDeploymentZone(), edges).optional(),
})

/** BG-200: the mission's edge, else one's own, else the one that a Scatter die points to. */
export const reassignmentEdge = written<Tables>()({
  ...{ id: 'reassignmentEdge', title: words.reassignmentEdge(), group: groups.theTable(), ledger: ['BG-200'], input },
  about: words.reassignmentEdgeAbout(),
  output: { edge: outcomes.edge(), byLot: outcomes.byLot() },
  chance(_, { named, own }) {
    const settled = named ?? own
    if (settled !== undefined) return sure({ edge: settled, byLot: false })
    return pool<number>('reassignmentEdge.d4', 1, 1, (_before, [face = 1]) => face).next((face) =>
      sure({ edge: edges[face - 1] ?? null, byLot: true }),
    )
  },
})
