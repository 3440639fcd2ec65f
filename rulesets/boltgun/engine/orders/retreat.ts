import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../model/judging.js'
import { retreatCells } from '../ground/reach.js'
import { among, moving, onMap } from './parts/moving.js'
import { names, option, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-157: the way that a beaten banner goes. */
export const retreat: PlanKind<'retreat'> = {
  ...moving('retreat'),
  ...{ slot: 'special', title: words.retreat(), rule: ruleId('BG-157'), beaten: true },
  refuse: ({ to }, banner, ground) =>
    banner.mustRetreat
      ? (onMap(to, ground) ??
        among(retreatCells(ground.field, banner.at, ground.army, ground.settings), to, ground, 'BG-157'))
      : refuse('not-beaten', 'A-55', words.notBeaten()),
  offer: (asked) => {
    const { standing, table } = asked
    const { field, army, settings } = table.ground
    const cells = standing.mustRetreat ? retreatCells(field, standing.at, army, settings) : []
    return cells.length > 0 ? [option(retreat, asked, { to: names(cells, table), forced: true })] : []
  },
  describe: (_, { piece: banner = '', to = '' }) => words.retreats({ banner, to }),
}
