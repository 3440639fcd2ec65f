import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { oneOf, orders, yes } from '../fields.js'
import { written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  order: oneOf(fields.order(), orders).default('FIRE'),
  masked: yes(fields.theUnitWearsMasks()),
  changeMask: yes(fields.itPutsMasksOnOrTakesThemOff()),
  vehicle: yes(fields.vehicle()),
  caught: yes(fields.caughtByTheBombardment()),
  heavyCover: yes(fields.inHeavyCover()),
})

/** Whether masks (GW-010) and the bombardment (GW-023) let a unit have an order. */
export const giveOrder = written<Book>()({
  id: 'giveOrder',
  title: words.giveOrder(),
  about: words.giveOrderAbout(),
  group: groups.greatWar(),
  ledger: ['GW-010', 'GW-023'],
  in: ({ greatWar }) => greatWar,
  input,
  output: { legal: outcomes.allowed() },
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
