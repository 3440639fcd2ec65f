import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { oneOf, orders } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { dieOf } from './strike.js'

/** GW-001. */
export const wireCrossing = written<Book>()({
  id: 'wireCrossing',
  title: 'Crossing wire',
  about: 'Whether infantry that advances over wire gets across or is entangled.',
  group: 'Great War',
  ledger: ['GW-001'],
  in: ({ greatWar }) => greatWar,
  input: z.strictObject({ order: oneOf('Order', orders).default('ADVANCE') }),
  output: {
    crosses: 'Crosses',
    entangled: 'Entangled before the wire',
    hits: 'Hits that it takes',
    pen: 'Pen of the hit',
  },
  chance({ tables }, { order }) {
    const { entangled: caught } = tables.greatWar.wire
    if (order !== caught.order) return forbidden
    const faces: readonly number[] = caught.die
    return dieOf('wireCrossing.d6').next((face) => {
      const entangled = faces.includes(face)
      return sure({
        crosses: !entangled,
        entangled,
        hits: entangled ? caught.hits : 0,
        pen: entangled ? caught.pen : null,
      })
    })
  },
})
