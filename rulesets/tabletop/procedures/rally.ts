import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { thrown } from '../dice.js'
import { pins } from '../fields.js'
import { written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({ pins: pins(fields.pinsAfterTheOrderTest()) })

export const rally = written<Book>()({
  id: 'rally',
  title: words.rally(),
  about: words.rallyAbout(),
  group: groups.ordersAndMorale(),
  ledger: ['BA2-012', 'BA3-011'],
  input,
  output: { pins: outcomes.pinsAfterwards() },
  chance({ tables, edition }, { pins }) {
    const removed = tables.morale.orders.RALLY.pinsRemoved[edition]
    if (removed === 'all') return sure({ pins: 0 })
    return thrown('rally.d6', removed).next((off) => sure({ pins: Math.max(0, pins - off) }))
  },
})
