import { RuleBug } from '../kit/result.js'
import type { Book } from './book.js'
import type { WeaponName } from './fields.js'
import type { WeaponRow } from './tables/weapon.js'

/** The row of a weapon: inputs offer those of the book's edition only. */
export const rowOf = ({ edition, tables }: Book, weapon: WeaponName): WeaponRow => {
  const rows: Readonly<Partial<Record<WeaponName, WeaponRow>>> =
    edition === 'classic' ? tables.weaponsClassic : tables.weapons3
  const row = rows[weapon]
  if (!row) throw new RuleBug(`there is no ${weapon} in this edition`)
  return row
}

export interface HighExplosiveRow {
  /** Hits on a unit; with templates only on one in a building. */
  readonly hits: number | string
  readonly pins: number | string
  readonly pen: number
}

/** A row of the HE table: dice of the classic sheet, inches of a template in v3. */
export const highExplosiveRow = ({ edition, tables }: Book, he: number | string): HighExplosiveRow => {
  if (edition === 'classic') {
    const row = Object.entries(tables.highExplosive.classic).find(([key]) => key === he)?.[1]
    if (row) return row
  } else {
    const row = Object.entries(tables.highExplosive.v3).find(([key]) => key === String(he))?.[1]
    if (row) return { hits: row.inBuilding, pins: row.pins, pen: row.pen }
  }
  throw new RuleBug(`the HE table has no row ${String(he)}`)
}

/** What a weapon's Pen is: its own or, where it fires HE, that of its HE row; null has none. */
export const penOf = (book: Book, row: WeaponRow, heShell = false): number | null => {
  if (!heShell && row.pen !== 'HE') return row.pen
  return row.he === undefined ? null : highExplosiveRow(book, row.he).pen
}

export const isPointBlank = ({ edition, tables }: Book, distance: number): boolean =>
  distance <=
  (edition === 'classic'
    ? tables.shooting.classic.distances.pointBlank.atMost
    : tables.shooting.v3.penModifiers.POINT_BLANK.atMost)

/** BA2-032: over half the range, or from half on where the group reads it so; BA3-046: from half on. */
export const isLong = ({ edition, tables, readings }: Book, { range: [, most] }: WeaponRow, distance: number) => {
  if (edition === 'v3') return distance >= most * tables.shooting.v3.penModifiers.LONG_RANGE.fromShareOfRange
  const half = most * tables.shooting.classic.distances.long.overShareOfRange
  return distance > half || (distance === half && readings['classic.long'] === 'from_half')
}

/** Modifiers of a table that hold, each as often as `times` says. */
export const together = <Name extends string>(
  rows: Readonly<Record<Name, { readonly value: number }>>,
  times: Readonly<Record<Name, number | boolean>>,
): number => {
  const names = Object.keys(times) as Name[]
  return names.reduce((sum, name) => sum + rows[name].value * Number(times[name]), 0)
}
