import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byId, inches } from '../fields.js'
import { written } from '../procedure.js'
import { dieOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  friends: byId(fields.friendlyUnits(), inches(fields.inchesToItsClosestEnemy())),
  enemyVisible: z.boolean().default(true).meta({ title: fields.theUnitSeesAnEnemy() }),
})

/** What becomes of an order that two sixes met (BA2-015 to 017, BA3-032). */
export const fubar = written<Book>()({
  id: 'fubar',
  title: words.fubar(),
  about: words.fubarAbout(),
  group: groups.ordersAndMorale(),
  ledger: ['BA2-015', 'BA2-016', 'BA2-017', 'BA3-032'],
  input,
  output: {
    effect: outcomes.effect(),
    order: outcomes.order(),
    targets: outcomes.targetsToChooseFrom(),
  },
  chance({ tables, edition }, { friends, enemyVisible }) {
    const { friendlyFire, panic, ...bands } = tables.morale.fubar
    const targets = Object.keys(friends).filter((id) => (friends[id] ?? Infinity) <= friendlyFire.enemyWithin)
    const atFriends = {
      effect: 'FRIENDLY_FIRE',
      order: targets.length > 0 ? friendlyFire.order : friendlyFire.otherwise,
      targets,
    }
    const away = { effect: 'PANIC', order: enemyVisible ? panic.order : panic.otherwise, targets: [] }
    return dieOf('fubar.d6').next((face) =>
      sure(bands[edition].FRIENDLY_FIRE.die.some((own) => own === face) ? atFriends : away),
    )
  },
})
