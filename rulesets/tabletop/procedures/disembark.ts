import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { thrown } from '../dice.js'
import { oneOf, pins } from '../fields.js'
import { written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** GW-050. */
export const disembark = written<Book>()({
  id: 'disembark',
  title: words.disembark(),
  about: words.disembarkAbout(),
  group: groups.greatWar(),
  ledger: ['GW-050'],
  in: ({ greatWar }) => greatWar,
  input: z.strictObject({ vehicle: oneOf(fields.vehicle(), ['MARK_V_STAR', 'OTHER']).default('OTHER'), pins: pins() }),
  output: { pins: outcomes.pinsAfterwards(), mustTest: outcomes.orderTestBeforeTheEnd() },
  chance({ tables }, { pins, vehicle }) {
    if (vehicle === 'OTHER') return sure({ pins, mustTest: false })
    const { disembarkPins, mustTest } = tables.greatWar.nations.MARK_V_STAR
    return thrown('disembark.d6', disembarkPins).next((gained) => sure({ pins: pins + gained, mustTest }))
  },
})
