import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../model/judging.js'
import { teleportCells } from '../ground/reach.js'
import { leaving, moving, offerTo, onMap } from './parts/moving.js'
import { ofOwn, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-302: towards any sector, with a deviation. */
export const teleport: PlanKind<'teleport'> = {
  ...moving('teleport'),
  ...{ slot: 'primary', title: words.teleport(), rule: ruleId('BG-302') },
  refuse: ({ to }, banner, ground) =>
    ground.army.includes('TELEPORT')
      ? (leaving(banner, ground, 'A-24') ?? onMap(to, ground))
      : refuse('army-rule', 'BG-302', words.noTeleport()),
  offer: (asked) => {
    const { field, army } = asked.table.ground
    return army.includes('TELEPORT') ? offerTo(teleport, asked, teleportCells(field)) : []
  },
  describe: (_, { piece: banner = '', to = '' }) => words.teleports({ banner, to }),
  effect: ofOwn(() => words.teleportDrifts()),
}
