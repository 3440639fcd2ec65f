import { seatId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { ok, type Result } from '../../../../kit/result.js'
import * as words from '../../../messages/answers.generated.js'
import type { ResultOrder, UnitReport } from '../../model/orders.js'
import { malformed } from './answer.js'
import { mostKills } from './limits.js'
import { seatOr } from './terms.js'

export type Fields = Readonly<Record<string, Json | undefined>>

/** Fields of a `detail`; null for anything but an object. */
export const objectOf = (detail: Json | undefined): Fields | null =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? (detail as Fields) : null

const whole = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

export const number = (value: Json | undefined): number | null =>
  value === undefined ? 0 : whole(value) ? value : null

export const flag = (value: Json | undefined): boolean | null =>
  value === undefined ? false : typeof value === 'boolean' ? value : null

/** A key that nobody knows. */
export const stranger = (fields: Fields, known: readonly string[]): string | undefined =>
  Object.keys(fields).find((key) => !known.includes(key))

const readUnit = (unit: string, entry: Json | undefined): UnitReport | null => {
  const fields = objectOf(entry)
  if (!fields || stranger(fields, ['lost', 'fled', 'fleeing', 'kills']) !== undefined) return null
  const [lost, fled, kills] = [number(fields['lost']), number(fields['fled']), number(fields['kills'])]
  const fleeing = flag(fields['fleeing'])
  return lost === null || fled === null || kills === null || kills > mostKills || fleeing === null
    ? null
    : { unit, lost, fled, fleeing, kills }
}

/** One's own units by their ids. */
export const readUnits = (value: Json | undefined): readonly UnitReport[] | null => {
  const fields = objectOf(value ?? {})
  if (!fields) return null
  const units = Object.keys(fields)
    .sort()
    .map((unit) => readUnit(unit, fields[unit]))
  return units.every((unit): unit is UnitReport => unit !== null) ? units : null
}

/** Whole numbers by seat: points that are left, units that were destroyed. */
const readCounts = (value: Json | undefined): Readonly<Record<string, number>> | null => {
  const fields = objectOf(value ?? {})
  const entries = Object.entries(fields ?? {}).flatMap(([seat, points]) =>
    whole(points) ? [[seat, points] as const] : [],
  )
  return fields && entries.length === Object.keys(fields).length ? Object.fromEntries(entries) : null
}

export const sharedKeys = ['winner', 'degree', 'left', 'destroyed', 'withdrew']

type Shared = Pick<ResultOrder, 'winner' | 'degree' | 'left' | 'destroyed' | 'withdrew'>

/** Winner, degree, points left, units destroyed, who withdrew. */
export const readShared = (fields: Fields): Result<Shared, OrderProblem> => {
  const { winner = null, degree = null, withdrew } = fields
  const [left, destroyed] = [readCounts(fields['left']), readCounts(fields['destroyed'])]
  if (winner !== null && typeof winner !== 'string') return malformed(words.nameWinner())
  if (degree !== null && degree !== 'MINOR' && degree !== 'MAJOR') return malformed(words.minorOrMajor())
  if (left === null) return malformed(words.giveLeft())
  if (destroyed === null) return malformed(words.giveDestroyed(), 'HX-526')
  if (withdrew !== undefined && typeof withdrew !== 'string') return malformed(words.nameWithdrawn(), 'HX-298')
  return ok({
    ...{ winner: winner === null ? null : seatOr(winner), degree, left, destroyed },
    ...(withdrew === undefined ? {} : { withdrew: seatId(withdrew) }),
  })
}
