import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { thrown } from '../dice.js'
import { oneOf, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** BA3-042. */
export const regroup = written<Book>()({
  id: 'regroup',
  title: words.regroup(),
  about: words.regroupAbout(),
  group: groups.closeQuarters(),
  ledger: ['BA3-042'],
  in: byEdition({ classic: false, v3: true }),
  input: z.strictObject({
    into: oneOf(fields.whereTo(), ['OPEN', 'BUILDING', 'TRANSPORT', 'OFF_TABLE']).default('OPEN'),
    assaultedBuilding: yes(fields.theBuildingThatItAssaulted()),
  }),
  output: { max: outcomes.inchesAtMost() },
  chance({ tables }, { assaultedBuilding, into }) {
    const { inches, notInto } = tables.movement.regroup.v3
    const barred: readonly string[] = notInto
    if (barred.includes(into) || (into === 'BUILDING' && !assaultedBuilding)) return forbidden
    return thrown('regroup.d6', inches).next((max) => sure({ max }))
  },
})
