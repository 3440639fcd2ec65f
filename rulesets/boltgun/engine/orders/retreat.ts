import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../judging.js'
import { retreatCells } from '../map/reach.js'
import { among, moving, onMap } from './parts/moving.js'
import { names, option, type PlanKind } from './parts/planKind.js'

/** BG-157: the way that a beaten banner goes. */
export const retreat: PlanKind<'retreat'> = {
  ...moving('retreat'),
  ...{ slot: 'special', title: 'Retreat', noun: 'the retreat', rule: ruleId('BG-157'), beaten: true },
  refuse: ({ to }, banner, ground) =>
    banner.mustRetreat
      ? (onMap(to, ground) ??
        among(retreatCells(ground.field, banner.at, ground.army, ground.settings), to, ground, 'BG-157'))
      : refuse('not-beaten', 'A-55', 'Only a banner that must retreat may be ordered to.'),
  offer: (asked) => {
    const { standing, table } = asked
    const { field, army, settings } = table.ground
    const cells = standing.mustRetreat ? retreatCells(field, standing.at, army, settings) : []
    return cells.length > 0 ? [option(retreat, asked, { to: names(cells, table), forced: true })] : []
  },
  describe: (_, { piece = '', to = '' }) => `${piece} retreats to ${to}`,
}
