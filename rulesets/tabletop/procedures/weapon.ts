import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { inches, weapon as anyWeapon, weaponIn, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { rowOf } from '../weapons.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  weapon: anyWeapon().default('RIFLE'),
  indirect: yes(fields.firesIndirectly()),
  distance: inches(fields.inchesToTheTarget()).optional(),
})

/** A weapon's row of its edition, and whether it reaches (BA2-035, BA3-049). */
export const weapon = written<Book>()({
  id: 'weapon',
  title: words.weapon(),
  about: words.weaponAbout(),
  group: groups.shooting(),
  ledger: ['BA2-035', 'BA3-049', 'BA3-051'],
  input,
  narrowed: (book) => ({ weapon: weaponIn(book).default('RIFLE') }),
  output: {
    minRange: outcomes.leastRange(),
    range: outcomes.range(),
    shots: outcomes.shots(),
    pen: outcomes.pen(),
    rules: outcomes.rules(),
    he: outcomes.he(),
    smoke: outcomes.smokeInchesAcross(),
    inRange: outcomes.inRange(),
  },
  chance(book, { weapon, indirect, distance }) {
    const row = rowOf(book, weapon)
    if (indirect && !row.indirect && !row.rules.includes('INDIRECT')) return forbidden
    const [minRange, range] = indirect && row.indirect ? row.indirect : row.range
    return sure({
      ...{ minRange, range, shots: row.shots, pen: row.pen, rules: row.rules },
      he: row.he ?? null,
      smoke: row.smoke ?? null,
      inRange: distance === undefined ? null : distance >= minRange && distance <= range,
    })
  },
})
