import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byId, inches } from '../fields.js'
import { written } from '../procedure.js'
import { dieOf } from './strike.js'

const input = z.strictObject({
  friends: byId('Friendly units, each with the inches to its closest enemy', inches('Inches to its closest enemy')),
  enemyVisible: z.boolean().default(true).meta({ title: 'The unit sees an enemy' }),
})

/** What becomes of an order that two sixes met (BA2-015 to 017, BA3-032). */
export const fubar = written<Book>()({
  id: 'fubar',
  title: 'FUBAR',
  about: 'What a unit does instead, whose order test came up with two sixes.',
  group: 'Orders and morale',
  ledger: ['BA2-015', 'BA2-016', 'BA2-017', 'BA3-032'],
  input,
  output: {
    effect: 'Effect',
    order: 'Order',
    targets: 'Targets of which the opponent chooses',
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
