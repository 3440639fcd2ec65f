import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { count, oneOf, quality, weapon, weaponIn } from '../fields.js'
import { written } from '../procedure.js'
import { penOf, rowOf } from '../weapons.js'
import { countOf } from './strike.js'

const input = z.strictObject({
  weapon: weapon().optional(),
  pen: z.int().min(-5).max(15).optional().meta({ title: 'Pen, in place of a weapon' }),
  target: oneOf('Target', ['INFANTRY', 'ARTILLERY', 'SOFT_SKIN']).default('INFANTRY'),
  quality: quality('Quality of the target'),
  hits: count('Hits', 100),
})

/** Hits on what has no armour: n/a Pen counts nothing there, and no facing or range changes it (BA2-034, BA3-047). */
export const damage = written<Book>()({
  id: 'damage',
  title: 'Damage to troops and soft-skins',
  about: 'How many hits do damage to infantry, artillery or a vehicle without armour.',
  group: 'Damage',
  ledger: ['BA2-034', 'BA2-035', 'BA3-047'],
  input,
  narrowed: (book) => ({ weapon: weaponIn(book).optional() }),
  output: { need: 'Needed on a die', damaged: 'Hits that do damage' },
  chance(book, hit) {
    const { values } = book.tables.damage
    const own = hit.weapon === undefined ? 0 : (penOf(book, rowOf(book, hit.weapon)) ?? 0)
    const need = values[hit.target === 'SOFT_SKIN' ? 'SOFT_SKIN' : hit.quality].value - (hit.pen ?? own)
    return countOf('damage.d6', hit.hits, (face) => face >= need).next((damaged) => sure({ need, damaged }))
  },
})
