import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { oneOf, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { dieOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** GW-040. */
export const recycleOrderDie = written<Book>()({
  id: 'recycleOrderDie',
  title: words.recycleOrderDie(),
  about: words.recycleOrderDieAbout(),
  group: groups.greatWar(),
  ledger: ['GW-040'],
  in: ({ greatWar }) => greatWar,
  input: z.strictObject({
    kind: oneOf(fields.whatIsToComeBack(), ['SQUAD', 'ASSEMBLED_SQUAD', 'TEAM', 'VEHICLE']).default('SQUAD'),
    dieGone: yes(fields.theDieIsGoneForGood()),
  }),
  output: { success: outcomes.intoReservesNextTurn(), dieGone: outcomes.theDieIsGoneForGood() },
  chance({ tables }, { dieGone, kind }) {
    const { other, TEAM, VEHICLE } = tables.greatWar.recycling
    if (dieGone || (kind === 'VEHICLE' && !VEHICLE.allowed)) return forbidden
    const { from } = kind === 'TEAM' ? TEAM : other
    return dieOf('recycleOrderDie.d6').next((face) => sure({ success: face >= from, dieGone: face < from }))
  },
})
