import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { thrown } from '../dice.js'
import { pins } from '../fields.js'
import { written } from '../procedure.js'

const input = z.strictObject({ pins: pins('Pins on the unit after the order test') })

export const rally = written<Book>()({
  id: 'rally',
  title: 'Rally',
  about: 'How many pins a unit is rid of that rallies, once its order test is passed.',
  group: 'Orders and morale',
  ledger: ['BA2-012', 'BA3-011'],
  input,
  output: { pins: 'Pins afterwards' },
  chance({ tables, edition }, { pins }) {
    const removed = tables.morale.orders.RALLY.pinsRemoved[edition]
    if (removed === 'all') return sure({ pins: 0 })
    return thrown('rally.d6', removed).next((off) => sure({ pins: Math.max(0, pins - off) }))
  },
})
