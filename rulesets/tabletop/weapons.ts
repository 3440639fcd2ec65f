import { RuleBug } from '../kit/result.js'
import type { Book } from './book.js'
import type { ByEdition } from './edition.js'
import type { WeaponName } from './fields.js'
import type { Tables } from './tables/index.js'
import type { WeaponRow } from './tables/weapon.js'

/** The row of a weapon: inputs offer those of the book's edition only. */
export const rowOf = ({ edition, tables }: Book, weapon: WeaponName): WeaponRow => {
  const rows: ByEdition<Readonly<Partial<Record<WeaponName, WeaponRow>>>> = {
    classic: tables.weaponsClassic,
    v3: tables.weapons3,
  }
  const row = rows[edition][weapon]
  if (!row) throw new RuleBug(`there is no ${weapon} in this edition`)
  return row
}

export interface HighExplosiveRow {
  /** Hits on a unit; with templates only on one in a building. */
  readonly hits: number | string
  readonly pins: number | string
  readonly pen: number
}

const highExplosiveRows: ByEdition<(tables: Tables, he: number | string) => HighExplosiveRow | undefined> = {
  // dice
  classic: ({ highExplosive }, he) => Object.entries(highExplosive.classic).find(([key]) => key === he)?.[1],
  // inches of a template
  v3({ highExplosive }, he) {
    const row = Object.entries(highExplosive.v3).find(([key]) => key === String(he))?.[1]
    return row && { hits: row.inBuilding, pins: row.pins, pen: row.pen }
  },
}

/** A row of the edition's HE table. */
export const highExplosiveRow = ({ edition, tables }: Book, he: number | string): HighExplosiveRow => {
  const row = highExplosiveRows[edition](tables, he)
  if (!row) throw new RuleBug(`the HE table has no row ${String(he)}`)
  return row
}

/** What a weapon's Pen is: its own or, where it fires HE, that of its HE row; null has none. */
export const penOf = (book: Book, row: WeaponRow, heShell = false): number | null => {
  if (!heShell && row.pen !== 'HE') return row.pen
  return row.he === undefined ? null : highExplosiveRow(book, row.he).pen
}

export const isPointBlank = ({ edition, tables: { shooting } }: Book, distance: number): boolean => {
  const atMost: ByEdition<number> = {
    classic: shooting.classic.distances.pointBlank.atMost,
    v3: shooting.v3.penModifiers.POINT_BLANK.atMost,
  }
  return distance <= atMost[edition]
}

const longFrom: ByEdition<(book: Book, most: number, distance: number) => boolean> = {
  // BA2-032: over half the range, or from half on where the group reads it so
  classic({ readings, tables }, most, distance) {
    const half = most * tables.shooting.classic.distances.long.overShareOfRange
    return distance > half || (distance === half && readings['classic.long'] === 'from_half')
  },
  // BA3-046: from half on
  v3: ({ tables }, most, distance) => distance >= most * tables.shooting.v3.penModifiers.LONG_RANGE.fromShareOfRange,
}

export const isLong = (book: Book, { range: [, most] }: WeaponRow, distance: number): boolean =>
  longFrom[book.edition](book, most, distance)

/** Modifiers of a table that hold, each as often as `times` says. */
export const together = <Name extends string>(
  rows: Readonly<Record<Name, { readonly value: number }>>,
  times: Readonly<Record<Name, number | boolean>>,
): number => {
  const names = Object.keys(times) as Name[]
  return names.reduce((sum, name) => sum + rows[name].value * Number(times[name]), 0)
}
