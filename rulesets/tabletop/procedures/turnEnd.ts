import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byId, oneOf, orders, yes } from '../fields.js'
import { written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const unit = z.strictObject({
  order: oneOf(fields.order(), orders).default('FIRE'),
  keep: yes(fields.itsPlayerWouldKeepTheOrder()),
  destroyed: yes(fields.destroyed()),
})

const input = z.strictObject({ units: byId(fields.unitsWithAnOrder(), unit) })

/** Which order dice go back, which stay and which leave the game (BA2-011, BA3-010). */
export const turnEnd = written<Book>()({
  id: 'turnEnd',
  title: words.turnEnd(),
  about: words.turnEndAbout(),
  group: groups.ordersAndMorale(),
  ledger: ['BA2-011', 'BA3-010'],
  input,
  output: { returned: outcomes.goBack(), kept: outcomes.stay(), removed: outcomes.leave() },
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
