import { malformed } from '../../../../kit/draftShape.js'
import type { Json } from '../../../../kit/json.js'
import { listed } from '../../../../kit/messages.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import { mostReconArmour, mostReconHq } from '../../orderValidation/composition.js'
import type { Composition } from '../../model/orders.js'
import * as words from '../../../messages/rosters.generated.js'

/** Most choices of one kind, and most armour of one side. */
const most = { choices: 20, armour: 20, points: 1000 } as const

/** Troops choices where nothing is said of them: what makes the smallest legal list. */
const usualTroops = 1

const count = (slot: 'troops' | 'fastAttack' | 'elites', usual = 0): Json => ({
  ...{ type: 'integer', title: words.choices({ slot }), minimum: 0, maximum: most.choices },
  default: usual,
})

const sides = ['front', 'side', 'rear'] as const

const armour = (side: (typeof sides)[number]): Json => ({
  ...{ type: 'integer', title: words.armour({ side }), minimum: 0, maximum: most.armour },
})

/** What a recon force consists of, as far as its limits ask (HX-124): what every list has first, what few have last. */
export const compositionSchema: Json = {
  ...{ type: 'object', additionalProperties: false, required: [] },
  description: words.reconLimits({ hq: mostReconHq, armour: mostReconArmour }),
  examples: [
    { troops: 1 },
    { hq: mostReconHq, fastAttack: 1 },
    { troops: 2, vehicles: [{ front: 12, side: 10, rear: 10 }] },
  ],
  properties: {
    troops: count('troops', usualTroops),
    fastAttack: count('fastAttack'),
    elites: count('elites'),
    hq: {
      type: 'integer',
      title: words.hqPoints(),
      minimum: 0,
      maximum: most.points,
      default: 0,
    },
    vehicles: {
      ...{ type: 'array', title: words.vehicles(), maxItems: 10 },
      items: {
        ...{ type: 'object', additionalProperties: false, required: sides },
        properties: { front: armour('front'), side: armour('side'), rear: armour('rear') },
      },
    },
    save2plus: { type: 'boolean', title: words.goodSave(), default: false },
  },
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const whole = (value: Json | undefined, limit: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit ? value : null

const vehicleOf = (value: Json): readonly number[] | null => {
  if (!isRecord(value) || Object.keys(value).length !== 3) return null
  const found = sides.map((side) => whole(value[side], most.armour))
  return found.every((side) => side !== null) ? found : null
}

const wrong = (): Result<never, OrderProblem> =>
  fail(malformed('detail', words.reconDetail({ entries: listed(known) }), 'HX-124'))

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
