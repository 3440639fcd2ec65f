import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { oneOf, orders } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { dieOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** GW-001. */
export const wireCrossing = written<Book>()({
  id: 'wireCrossing',
  title: words.wireCrossing(),
  about: words.wireCrossingAbout(),
  group: groups.greatWar(),
  ledger: ['GW-001'],
  in: ({ greatWar }) => greatWar,
  input: z.strictObject({ order: oneOf(fields.order(), orders).default('ADVANCE') }),
  output: {
    crosses: outcomes.crosses(),
    entangled: outcomes.entangledBeforeTheWire(),
    hits: outcomes.hitsThatItTakes(),
    pen: outcomes.penOfTheHit(),
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
