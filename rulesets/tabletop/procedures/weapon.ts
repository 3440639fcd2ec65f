import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { inches, weapon as anyWeapon, weaponIn, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { rowOf } from '../weapons.js'

const input = z.strictObject({
  weapon: anyWeapon().default('RIFLE'),
  indirect: yes('Fires indirectly'),
  distance: inches('Inches to the target').optional(),
})

/** A weapon's row of its edition, and whether it reaches (BA2-035, BA3-049). */
export const weapon = written<Book>()({
  id: 'weapon',
  title: 'Weapon',
  about: 'What a weapon can do, and whether it reaches its target.',
  group: 'Shooting',
  ledger: ['BA2-035', 'BA3-049', 'BA3-051'],
  input,
  narrowed: (book) => ({ weapon: weaponIn(book).default('RIFLE') }),
  output: {
    minRange: 'Least range',
    range: 'Range',
    shots: 'Shots',
    pen: 'Pen',
    rules: 'Rules',
    he: 'HE',
    smoke: 'Smoke, inches across',
    inRange: 'In range',
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
