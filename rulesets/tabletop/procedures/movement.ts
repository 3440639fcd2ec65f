import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import type { ByEdition } from '../edition.js'
import { count, inches, oneOf, orders, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

// BA2-020, BA3-040: the sheets print no rate for artillery.
const movers = ['INFANTRY', 'WHEELED', 'HALF_TRACKED', 'TRACKED'] as const

const input = z.strictObject({
  unit: oneOf(fields.unit(), movers).default('INFANTRY'),
  order: oneOf(fields.order(), orders).default('ADVANCE'),
  reverse: yes(fields.inReverse()),
  recce: yes(fields.recceVehicle()),
  dualSteering: yes(fields.dualSteering()),
  road: yes(fields.whollyOnARoad()),
  distance: inches(fields.inchesToMove()).optional(),
  turns: count(fields.pivotsToMake(), 20),
})

type Input = z.output<typeof input>

interface Move {
  readonly max: number
  /** `null`: as many as it likes. */
  readonly pivots: number | null
}

type Gait = 'advance' | 'run'

const ratesOf = ({ edition, smallScale, tables }: Book, unit: Input['unit']): Readonly<Record<Gait, number>> =>
  (smallScale ? tables.movement.smallScale : tables.movement[edition])[unit]

/** BA2-021: straight back and by the rate of an Advance, whatever the order; recce vehicles at full rate and steering. */
const classicReverse = (book: Book, { recce, unit }: Input, pivots: number | null): Move => {
  const { of, share, pivots: straight, recce: scouts } = book.tables.movement.reverse.classic
  const rate = ratesOf(book, unit)[of === 'RUN' ? 'run' : 'advance']
  return recce
    ? { max: rate * scouts.share, pivots: scouts.steers ? pivots : straight }
    : { max: rate * share, pivots: straight }
}

/** BA3-041: on an Advance only, or on a Run for a recce vehicle with dual steering; null where it may not. */
const v3Reverse = (book: Book, move: Input): Move | null => {
  const { recce, share, order } = book.tables.movement.reverse.v3
  const onRun = move.order === 'RUN' && move.recce && move.dualSteering
  if (move.order !== order && !onRun) return null
  const pivots = book.tables.movement.v3[move.unit].pivots
  const { advance, run } = ratesOf(book, move.unit)
  const rate = (onRun ? run : advance) * (move.recce ? recce.share : share)
  return { max: rate, pivots: onRun ? pivots[book.readings['v3.recce_run_pivots']] : pivots.advance }
}

const reverse: ByEdition<(book: Book, move: Input, pivots: number | null) => Move | null> = {
  classic: classicReverse,
  v3: v3Reverse,
}

const moveOf = (book: Book, move: Input): Move | null => {
  if (book.tables.morale.orders[move.order].moves === 0) return null
  const gait: Gait = move.order === 'RUN' ? 'run' : 'advance'
  const pivots = book.tables.movement[book.edition][move.unit].pivots[gait]
  // Infantry turns as it likes and has no reverse.
  if (!move.reverse || move.unit === 'INFANTRY') return { max: ratesOf(book, move.unit)[gait], pivots }
  return reverse[book.edition](book, move, pivots)
}

/** BA2-023, BA3-043. */
const roadFactor = ({ edition, tables }: Book, { road, unit }: Input): number => {
  const doubles: readonly string[] = tables.movement.road[edition].doubles
  return road && doubles.includes(unit) ? 2 : 1
}

/** How far a unit may move and how often it may pivot; small scale changes moves and no other measure (SS-001 to SS-004). */
export const movement = written<Book>()({
  id: 'movement',
  title: words.movement(),
  about: words.movementAbout(),
  group: groups.movementAndTerrain(),
  ledger: ['BA2-020', 'BA2-021', 'BA2-023', 'BA3-040', 'BA3-041', 'BA3-043', 'SS-002', 'SS-003', 'SS-004'],
  input,
  output: { max: outcomes.inchesAtMost(), pivots: outcomes.pivotsAtMost(), legal: outcomes.allowed() },
  chance(book, move) {
    const found = moveOf(book, move)
    if (!found) return forbidden
    const max = found.max * roadFactor(book, move)
    const { pivots } = found
    const legal = (move.distance ?? 0) <= max && (pivots === null || move.turns <= pivots)
    return sure({ max, pivots, legal })
  },
})
