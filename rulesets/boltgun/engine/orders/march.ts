import { ruleId } from '../../../kit/ids.js'
import { marchCells } from '../ground/reach.js'
import { among, leaving, moving, offerTo, onMap } from './parts/moving.js'
import type { PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-110: to a neighbouring sector. */
export const march: PlanKind<'march'> = {
  ...moving('march'),
  ...{ slot: 'primary', title: words.march(), rule: ruleId('BG-110') },
  refuse: ({ to }, banner, ground) =>
    leaving(banner, ground, 'BG-116') ??
    onMap(to, ground) ??
    among(marchCells(ground.field, banner.at, ground.army, ground.settings), to, ground, 'BG-110'),
  offer: (asked) => {
    const { field, army, settings } = asked.table.ground
    return offerTo(march, asked, marchCells(field, asked.standing.at, army, settings))
  },
  describe: (_, { piece: banner = '', to = '' }) => words.marches({ banner, to }),
}
