import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition, type ByEdition } from '../edition.js'
import { thrown } from '../dice.js'
import { count, weapon, weaponIn, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { highExplosiveRow, rowOf } from '../weapons.js'

const title = 'HE, in place of a weapon'
const classicRows = z.enum(['D2', 'D3', 'D6', '2D6', '3D6']).optional().meta({ title })
const v3Rows = z
  .literal([1, 2, 3, 4])
  .optional()
  .meta({ title: `${title} (inches of the template)` })

const rowsIn: ByEdition<z.ZodType> = { classic: classicRows, v3: v3Rows }

/** Whether a template says how many are hit, and not dice. */
const hasTemplates: ByEdition<boolean> = { classic: false, v3: true }

const input = z.strictObject({
  weapon: weapon().optional(),
  he: z.union([classicRows, v3Rows]),
  models: count('Models under the template', 100),
  inBuilding: yes('The target is in a building'),
})

/** BA2-037: dice say how many are hit. BA3-050: a template does, and dice only in a building, which many hits bring down. */
export const highExplosive = written<Book>()({
  id: 'highExplosive',
  title: 'High explosive',
  about: 'Hits, Pen and pins of one HE shell that struck.',
  group: 'Shooting',
  ledger: ['BA2-035', 'BA2-037', 'BA3-049', 'BA3-050'],
  input,
  without: byEdition({ classic: ['models', 'inBuilding'], v3: [] }),
  narrowed: (book) => ({
    weapon: weaponIn(book).optional(),
    he: rowsIn[book.edition],
  }),
  output: { hits: 'Hits', pen: 'Pen', pins: 'Pins gained', collapse: 'The building collapses' },
  refuse: (_, { weapon, he }) =>
    weapon === undefined && he === undefined ? 'Say which weapon fires, or which row of the HE table it is.' : null,
  chance(book, shell) {
    const he = shell.he ?? (shell.weapon && rowOf(book, shell.weapon).he)
    if (he === undefined) return forbidden
    const { hits, pins, pen } = highExplosiveRow(book, he)
    const { openGround, collapse } = book.tables.highExplosive.v3Rules
    const template = hasTemplates[book.edition]
    const struck =
      template && !shell.inBuilding
        ? sure(shell.models * openGround.hitsPerModel)
        : thrown('highExplosive.hits.d6', hits)
    return struck.next((hits) =>
      thrown('highExplosive.pins.d6', pins).next((pins) => {
        const collapses = shell.inBuilding && hits >= collapse.hitsAtLeast
        return sure(template ? { hits, pen, pins, collapse: collapses } : { hits, pen, pins })
      }),
    )
  },
})
