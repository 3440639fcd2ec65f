import type { Procedure } from '../../../kit/system.js'
import { layoutProcedures } from '../../layout.js'
import type { Bound } from '../../procedure.js'
import type { Tables } from '../tables.js'
import { cactusField, minefield, nullZone, radioactiveWaste, unstableGround } from './dangers.js'
import { hazard } from './hazard.js'
import { battleMission, standardMission } from './missions.js'
import { reassignmentEdge } from './reassignmentEdge.js'

const all: readonly Bound<Tables>[] = [
  ...[standardMission, battleMission],
  ...layoutProcedures(['HX-470', 'HX-471', 'HX-472']).map(
    (bound): Bound<Tables> =>
      ({ layout, terrain }) =>
        bound({ pieces: layout.pieces.dice, fewest: layout.fewest.pieces, kinds: terrain }),
  ),
  ...[hazard, unstableGround, radioactiveWaste, minefield, nullZone, cactusField, reassignmentEdge],
]

export const proceduresOf = (tables: Tables): readonly Procedure[] =>
  all.map((bound) => bound(tables)).filter((procedure) => procedure !== null)
