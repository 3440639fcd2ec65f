import { ruleId } from '../../../kit/ids.js'
import { marchCells } from '../map/reach.js'
import { among, leaving, moving, offerTo, onMap } from './parts/moving.js'
import type { PlanKind } from './parts/planKind.js'

/** BG-110: to a neighbouring sector. */
export const march: PlanKind<'march'> = {
  ...moving('march'),
  ...{ slot: 'primary', title: 'March', noun: 'the march', rule: ruleId('BG-110') },
  refuse: ({ to }, banner, ground) =>
    leaving(banner, ground, 'BG-116') ??
    onMap(to, ground) ??
    among(marchCells(ground.field, banner.at, ground.army, ground.settings), to, ground, 'BG-110'),
  offer: (asked) => {
    const { field, army, settings } = asked.table.ground
    return offerTo(march, asked, marchCells(field, asked.standing.at, army, settings))
  },
  describe: (_, { piece = '', to = '' }) => `${piece} marches to ${to}`,
}
