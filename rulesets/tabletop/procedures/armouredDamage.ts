import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import type { ByEdition } from '../edition.js'
import { armours, inches, oneOf, weapon, weaponIn, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import type { WeaponRow } from '../tables/weapon.js'
import { isLong, isPointBlank, penOf, rowOf, together } from '../weapons.js'
import { gradeOf } from './grades.js'
import { dieOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const facings = ['FRONT', 'SIDE', 'REAR', 'TOP'] as const
const facingsIn: ByEdition<readonly (typeof facings)[number][]> = { classic: facings, v3: ['FRONT', 'SIDE', 'REAR'] }

const input = z.strictObject({
  weapon: weapon().default('LIGHT_AT_GUN'),
  heShell: yes(fields.firesHe()),
  armour: oneOf(fields.armour(), armours).default('LIGHT_TANK'),
  facing: oneOf(fields.facingThatIsHit(), facings).default('FRONT'),
  distance: inches(fields.inchesToTheTarget()).optional(),
  nation: oneOf(fields.nationOfTheFirer(), ['GERMANY', 'BRITAIN']).optional(),
  date: z.iso.date().optional().meta({ title: fields.dateOfTheBattle() }),
})

type Input = z.output<typeof input>

/** GW-051: against tanks, not against armoured cars and carriers. */
const kBullet = ({ tables }: Book, hit: Input): number => {
  const { nation, from, weapons, pen } = tables.greatWar.nations.K_BULLET
  const issued = hit.nation === nation && hit.date !== undefined && hit.date >= from
  return issued && hit.armour !== 'ARMOURED_CAR' && weapons.some((name) => name === hit.weapon) ? pen : 0
}

/** Pen before facing and range; null cannot harm armour. */
const basePen = (book: Book, row: WeaponRow, hit: Input): number | null => {
  const own = penOf(book, row, hit.heShell)
  const bullet = kBullet(book, hit)
  return own === null && bullet === 0 ? null : (own ?? 0) + bullet
}

interface Shot {
  readonly facing: Input['facing']
  readonly long: boolean
  readonly near: boolean
  /** Whether what is fired is of one of these kinds. */
  readonly exempt: (from: readonly string[]) => boolean
}

const penModifiers: ByEdition<(book: Book, shot: Shot) => number> = {
  // BA2-036
  classic({ readings, tables }, { facing, long, exempt }) {
    const { LONG_RANGE_EXEMPT: spared, ...rows } = tables.shooting.classic.penModifiers
    return together(rows, {
      SIDE: facing === 'SIDE',
      TOP: facing === 'TOP',
      REAR: facing === 'REAR',
      LONG_RANGE: long && !(readings['classic.long_pen_exempt'] && exempt(spared.value)),
    })
  },
  // BA3-046
  v3({ tables }, { facing, long, near, exempt }) {
    const rows = tables.shooting.v3.penModifiers
    return together(rows, {
      SIDE: facing === 'SIDE',
      REAR: facing === 'REAR',
      LONG_RANGE: long && !exempt(rows.LONG_RANGE.notFor),
      POINT_BLANK: near && !exempt(rows.POINT_BLANK.notFor),
    })
  },
}

const shotOf = (book: Book, row: WeaponRow, { heShell, facing, distance }: Input): Shot => {
  const kinds: readonly string[] = [...row.rules, ...(heShell || row.pen === 'HE' ? ['HE'] : [])]
  return {
    facing,
    long: distance !== undefined && isLong(book, row, distance),
    near: distance !== undefined && isPointBlank(book, distance),
    exempt: (from) => from.some((kind) => kinds.includes(kind)),
  }
}

export const armouredDamage = written<Book>()({
  id: 'armouredDamage',
  title: words.armouredDamage(),
  about: words.armouredDamageAbout(),
  group: groups.damage(),
  ledger: ['BA2-034', 'BA2-035', 'BA2-036', 'BA2-037', 'BA2-039', 'BA3-046', 'BA3-047', 'BA3-050', 'GW-051'],
  input,
  without: ({ greatWar }) => (greatWar ? [] : ['nation', 'date']),
  narrowed: (book) => ({
    weapon: weaponIn(book).default('LIGHT_AT_GUN'),
    facing: oneOf(fields.facingThatIsHit(), facingsIn[book.edition]).default('FRONT'),
  }),
  output: {
    canDamage: outcomes.canHarmArmour(),
    pen: outcomes.penWithModifiers(),
    total: outcomes.dieAndPen(),
    damage: outcomes.damage(),
  },
  chance(book, hit) {
    const row = rowOf(book, hit.weapon)
    if (hit.heShell && row.he === undefined) return forbidden
    const base = basePen(book, row, hit)
    if (base === null) return sure({ canDamage: false, pen: null, total: null, damage: 'NONE' })
    const pen = base + penModifiers[book.edition](book, shotOf(book, row, hit))
    return dieOf('armouredDamage.d6').next((face) => {
      const total = face + pen
      return sure({
        canDamage: true,
        pen,
        total,
        damage: gradeOf(book.tables, total - book.tables.damage.values[hit.armour].value),
      })
    })
  },
})
