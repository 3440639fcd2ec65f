import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { thrown } from '../dice.js'
import { oneOf, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'

/** BA3-042. */
export const regroup = written<Book>()({
  id: 'regroup',
  title: 'Regroup',
  about: 'How far the winner of an assault may move when it is over.',
  group: 'Close quarters',
  ledger: ['BA3-042'],
  in: byEdition({ classic: false, v3: true }),
  input: z.strictObject({
    into: oneOf('Where to', ['OPEN', 'BUILDING', 'TRANSPORT', 'OFF_TABLE']).default('OPEN'),
    assaultedBuilding: yes('The building that it assaulted'),
  }),
  output: { max: 'Inches at most' },
  chance({ tables }, { assaultedBuilding, into }) {
    const { inches, notInto } = tables.movement.regroup.v3
    const barred: readonly string[] = notInto
    if (barred.includes(into) || (into === 'BUILDING' && !assaultedBuilding)) return forbidden
    return thrown('regroup.d6', inches).next((max) => sure({ max }))
  },
})
