import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition, type ByEdition } from '../edition.js'
import { thrown } from '../dice.js'
import { count, weapon, weaponIn, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { highExplosiveRow, rowOf } from '../weapons.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const classicRows = z.enum(['D2', 'D3', 'D6', '2D6', '3D6']).optional().meta({ title: fields.heInPlaceOfAWeapon() })
const v3Rows = z.literal([1, 2, 3, 4]).optional().meta({ title: fields.templateInPlaceOfAWeapon() })

const rowsIn: ByEdition<z.ZodType> = { classic: classicRows, v3: v3Rows }

/** Whether a template says how many are hit, and not dice. */
const hasTemplates: ByEdition<boolean> = { classic: false, v3: true }

const input = z.strictObject({
  weapon: weapon().optional(),
  he: z.union([classicRows, v3Rows]),
  models: count(fields.modelsUnderTheTemplate(), 100),
  inBuilding: yes(fields.theTargetIsInABuilding()),
})

/** BA2-037: dice say how many are hit. BA3-050: a template does, and dice only in a building, which many hits bring down. */
export const highExplosive = written<Book>()({
  id: 'highExplosive',
  title: words.highExplosive(),
  about: words.highExplosiveAbout(),
  group: groups.shooting(),
  ledger: ['BA2-035', 'BA2-037', 'BA3-049', 'BA3-050'],
  input,
  without: byEdition({ classic: ['models', 'inBuilding'], v3: [] }),
  narrowed: (book) => ({
    weapon: weaponIn(book).optional(),
    he: rowsIn[book.edition],
  }),
  output: {
    hits: outcomes.hits(),
    pen: outcomes.pen(),
    pins: outcomes.pinsGained(),
    collapse: outcomes.theBuildingCollapses(),
  },
  refuse: (_, { weapon, he }) => (weapon === undefined && he === undefined ? words.highExplosiveOfWhat() : null),
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
