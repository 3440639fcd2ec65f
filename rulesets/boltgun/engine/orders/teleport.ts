import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../judging.js'
import { teleportCells } from '../map/reach.js'
import { leaving, moving, offerTo, onMap } from './parts/moving.js'
import { ofOwn, type PlanKind } from './parts/planKind.js'

/** BG-302: towards any sector, with a deviation. */
export const teleport: PlanKind<'teleport'> = {
  ...moving('teleport'),
  ...{ slot: 'primary', title: 'Teleport', noun: 'the teleport', rule: ruleId('BG-302') },
  refuse: ({ to }, banner, ground) =>
    ground.army.includes('TELEPORT')
      ? (leaving(banner, ground, 'A-24') ?? onMap(to, ground))
      : refuse('army-rule', 'BG-302', 'Only an army with Teleport may teleport.'),
  offer: (asked) => {
    const { field, army } = asked.table.ground
    return army.includes('TELEPORT') ? offerTo(teleport, asked, teleportCells(field)) : []
  },
  describe: (_, { piece = '', to = '' }) => `${piece} teleports towards ${to}`,
  effect: ofOwn(() => 'drifts one die of sectors in a random direction; impassable ground stops it'),
}
