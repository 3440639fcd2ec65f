import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { count, oneOf, quality, weapon, weaponIn } from '../fields.js'
import { written } from '../procedure.js'
import { penOf, rowOf } from '../weapons.js'
import { countOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  weapon: weapon().optional(),
  pen: z.int().min(-5).max(15).optional().meta({ title: fields.penInPlaceOfAWeapon() }),
  target: oneOf(fields.target(), ['INFANTRY', 'ARTILLERY', 'SOFT_SKIN']).default('INFANTRY'),
  quality: quality(fields.qualityOfTheTarget()),
  hits: count(fields.hits(), 100),
})

/** Hits on what has no armour: n/a Pen counts nothing there, and no facing or range changes it (BA2-034, BA3-047). */
export const damage = written<Book>()({
  id: 'damage',
  title: words.damage(),
  about: words.damageAbout(),
  group: groups.damage(),
  ledger: ['BA2-034', 'BA2-035', 'BA3-047'],
  input,
  narrowed: (book) => ({ weapon: weaponIn(book).optional() }),
  output: { need: outcomes.neededOnADie(), damaged: outcomes.hitsThatDoDamage() },
  chance(book, hit) {
    const { values } = book.tables.damage
    const own = hit.weapon === undefined ? 0 : (penOf(book, rowOf(book, hit.weapon)) ?? 0)
    const need = values[hit.target === 'SOFT_SKIN' ? 'SOFT_SKIN' : hit.quality].value - (hit.pen ?? own)
    return countOf('damage.d6', hit.hits, (face) => face >= need).next((damaged) => sure({ need, damaged }))
  },
})
