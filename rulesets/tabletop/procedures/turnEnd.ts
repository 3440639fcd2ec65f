import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byId, oneOf, orders, yes } from '../fields.js'
import { written } from '../procedure.js'

const unit = z.strictObject({
  order: oneOf('Order', orders).default('FIRE'),
  keep: yes('Its player would keep the order'),
  destroyed: yes('Destroyed'),
})

const input = z.strictObject({ units: byId('Units with an order', unit) })

/** Which order dice go back, which stay and which leave the game (BA2-011, BA3-010). */
export const turnEnd = written<Book>()({
  id: 'turnEnd',
  title: 'End of the turn',
  about: 'Which order dice go back, which stay with their units and which leave.',
  group: 'Orders and morale',
  ledger: ['BA2-011', 'BA3-010'],
  input,
  output: { returned: 'Go back', kept: 'Stay', removed: 'Leave' },
  chance({ tables }, { units }) {
    const mayStay = (order: (typeof orders)[number]): boolean => {
      const row = tables.morale.orders[order]
      return 'mayStay' in row && row.mayStay
    }
    const fate = ({ order, keep, destroyed }: z.output<typeof unit>): 'removed' | 'kept' | 'returned' =>
      destroyed ? 'removed' : keep && mayStay(order) ? 'kept' : 'returned'
    const those = (of: ReturnType<typeof fate>): readonly string[] =>
      Object.entries(units).flatMap(([id, unit]) => (fate(unit) === of ? [id] : []))
    return sure({ returned: those('returned'), kept: those('kept'), removed: those('removed') })
  },
})
