import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { oneOf, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { dieOf } from './strike.js'

/** GW-040. */
export const recycleOrderDie = written<Book>()({
  id: 'recycleOrderDie',
  title: 'Recycling an order die',
  about: 'Whether a lost unit comes back into Reserves with the order die that left the bag.',
  group: 'Great War',
  ledger: ['GW-040'],
  in: ({ greatWar }) => greatWar,
  input: z.strictObject({
    kind: oneOf('What is to come back', ['SQUAD', 'ASSEMBLED_SQUAD', 'TEAM', 'VEHICLE']).default('SQUAD'),
    dieGone: yes('The die is gone for good'),
  }),
  output: { success: 'Into Reserves next turn', dieGone: 'The die is gone for good' },
  chance({ tables }, { dieGone, kind }) {
    const { other, TEAM, VEHICLE } = tables.greatWar.recycling
    if (dieGone || (kind === 'VEHICLE' && !VEHICLE.allowed)) return forbidden
    const { from } = kind === 'TEAM' ? TEAM : other
    return dieOf('recycleOrderDie.d6').next((face) => sure({ success: face >= from, dieGone: face < from }))
  },
})
