import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { thrown } from '../dice.js'
import { oneOf, pins } from '../fields.js'
import { written } from '../procedure.js'

/** GW-050. */
export const disembark = written<Book>()({
  id: 'disembark',
  title: 'Leaving a tank',
  about: 'What passengers who leave a Mark V* suffer.',
  group: 'Great War',
  ledger: ['GW-050'],
  in: ({ greatWar }) => greatWar,
  input: z.strictObject({ vehicle: oneOf('Vehicle', ['MARK_V_STAR', 'OTHER']).default('OTHER'), pins: pins() }),
  output: { pins: 'Pins afterwards', mustTest: 'Order test before the order is finished' },
  chance({ tables }, { pins, vehicle }) {
    if (vehicle === 'OTHER') return sure({ pins, mustTest: false })
    const { disembarkPins, mustTest } = tables.greatWar.nations.MARK_V_STAR
    return thrown('disembark.d6', disembarkPins).next((gained) => sure({ pins: pins + gained, mustTest }))
  },
})
