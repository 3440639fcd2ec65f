import { malformed } from '../../../../kit/draftShape.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import { mostReconArmour, mostReconHq } from '../../legality/composition.js'
import type { Composition } from '../../orders.js'

/** Most choices of one kind, and most armour of one side. */
const most = { choices: 20, armour: 20, points: 1000 } as const

/** Troops choices where nothing is said of them: what makes the smallest legal list. */
const usualTroops = 1

const count = (title: string, usual = 0): Json => ({
  ...{ type: 'integer', title, minimum: 0, maximum: most.choices },
  default: usual,
})

const armour = (title: string): Json => ({ type: 'integer', title, minimum: 0, maximum: most.armour })

/** What a recon force consists of, as far as its limits ask (HX-124). */
export const compositionSchema: Json = {
  ...{ type: 'object', additionalProperties: false, required: [] },
  description: `One HQ choice below 150 points at most; a Troops or Fast Attack choice at least; vehicles of ${String(mostReconArmour)} armour in all; no save of 2+.`,
  examples: [
    { troops: 1 },
    { hq: mostReconHq, fastAttack: 1 },
    { troops: 2, vehicles: [{ front: 12, side: 10, rear: 10 }] },
  ],
  properties: {
    hq: {
      type: 'integer',
      title: 'Points of its HQ choice; 0 without one',
      minimum: 0,
      maximum: most.points,
      default: 0,
    },
    troops: count('Troops choices', usualTroops),
    fastAttack: count('Fast Attack choices'),
    elites: count('Elites choices'),
    vehicles: {
      ...{ type: 'array', title: 'Vehicles', maxItems: 10 },
      items: {
        ...{ type: 'object', additionalProperties: false, required: ['front', 'side', 'rear'] },
        properties: { front: armour('Front armour'), side: armour('Side armour'), rear: armour('Rear armour') },
      },
    },
    save2plus: { type: 'boolean', title: 'Something in it saves on 2+', default: false },
  },
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const whole = (value: Json | undefined, limit: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit ? value : null

const vehicleOf = (value: Json): readonly number[] | null => {
  if (!isRecord(value) || Object.keys(value).length !== 3) return null
  const sides = ['front', 'side', 'rear'].map((key) => whole(value[key], most.armour))
  return sides.every((side) => side !== null) ? sides : null
}

const wrong = (): Result<never, OrderProblem> =>
  fail(
    malformed(
      'detail',
      'The detail of a recon force counts hq, troops, fastAttack, elites, vehicles and save2plus: whole numbers, and front, side and rear of each vehicle.',
      'HX-124',
    ),
  )

const known = ['hq', 'troops', 'fastAttack', 'elites', 'vehicles', 'save2plus']

/** A recon force's list as a form or a tool states it; nothing where it states none. */
export const readComposition = (detail: Json | undefined): Result<Composition | undefined, OrderProblem> => {
  if (detail === undefined || detail === null) return ok(undefined)
  if (!isRecord(detail) || Object.keys(detail).some((key) => !known.includes(key))) return wrong()
  const { vehicles = [], save2plus = false } = detail
  const hq = whole(detail['hq'] ?? 0, most.points)
  const [troops, fastAttack, elites] = ['troops', 'fastAttack', 'elites'].map((key) =>
    whole(detail[key] ?? (key === 'troops' ? usualTroops : 0), most.choices),
  )
  if (!Array.isArray(vehicles) || vehicles.length > 10 || typeof save2plus !== 'boolean') return wrong()
  const armoured = (vehicles as readonly Json[]).map(vehicleOf)
  if (hq === null || troops == null || fastAttack == null || elites == null || armoured.includes(null)) return wrong()
  return ok({
    ...{ troops, fastAttack, elites, save2plus },
    hq: hq === 0 ? [] : [hq],
    vehicles: armoured.flatMap((sides) => (sides ? [sides] : [])),
  })
}
