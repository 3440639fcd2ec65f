import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { oneOf, orders, yes } from '../fields.js'
import { written } from '../procedure.js'

const input = z.strictObject({
  order: oneOf('Order', orders).default('FIRE'),
  masked: yes('The unit wears masks'),
  changeMask: yes('It puts masks on or takes them off'),
  vehicle: yes('Vehicle'),
  caught: yes('Caught by the bombardment'),
  heavyCover: yes('In heavy cover'),
})

/** Whether masks (GW-010) and the bombardment (GW-023) let a unit have an order. */
export const giveOrder = written<Book>()({
  id: 'giveOrder',
  title: 'Giving an order',
  about: 'Whether a unit may be given an order, with masks on or under the bombardment.',
  group: 'Great War',
  ledger: ['GW-010', 'GW-023'],
  in: ({ greatWar }) => greatWar,
  input,
  output: { legal: 'Allowed' },
  chance({ tables }, { order, masked, changeMask, vehicle, caught, heavyCover }) {
    const { masks, bombardment } = tables.greatWar
    const among = (list: readonly string[]): boolean => list.includes(order)
    const forbidden = among(vehicle ? masks.vehicle.forbids : masks.infantry.forbids)
    const exposed = caught && !heavyCover
    const noRally = order === 'RALLY' && bombardment.posture.EXPOSED.RALLY === 'not allowed'
    return sure({
      legal: !(masked && forbidden) && !(changeMask && !among(masks.change.with)) && !(exposed && noRally),
    })
  },
})
