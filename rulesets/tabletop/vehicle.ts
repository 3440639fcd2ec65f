import { pool, sure, type Chance } from '../kit/chance.js'
import { RuleBug } from '../kit/result.js'
import type { Book } from './book.js'

export const speeds = ['FAST', 'NORMAL', 'SLOW', 'HALVED'] as const
export const arcs = ['FRONT', 'LEFT', 'RIGHT', 'REAR'] as const
/** Steering results after which no pivot is left (BA3-052). */
export const noPivots = 2

/** A vehicle as damage results find it and leave it. */
export interface Vehicle {
  readonly results: readonly string[]
  readonly pins: number
  readonly down: boolean
  readonly immobilised: boolean
  readonly knockedOut: boolean
  /** Pivots lost. */
  readonly steering: number
  readonly speed: (typeof speeds)[number]
  readonly turretArc: (typeof arcs)[number] | null
}

/** What damage results ask of the vehicle and never change. */
export interface Circumstances {
  readonly quality: 'INEXPERIENCED' | 'REGULAR' | 'VETERAN'
  readonly acted: boolean
  readonly turrets: number
  /** Where a turret jams: towards the assaulters, else towards the closest visible enemy, else forward. */
  readonly arc: (typeof arcs)[number]
}

/** One damage result as a table words it. */
export interface DamageResult {
  readonly result: string
  readonly pins?: number
  readonly down?: boolean
}

const named = (vehicle: Vehicle, result: string): Vehicle => ({ ...vehicle, results: [...vehicle.results, result] })

const knockedOut = (vehicle: Vehicle): Vehicle => ({ ...named(vehicle, 'KNOCKED_OUT'), knockedOut: true })

/** However it is reached: a second time is the end, and what has acted already goes Down. */
const immobilised = (vehicle: Vehicle, { acted }: Circumstances): Vehicle =>
  vehicle.immobilised
    ? knockedOut(vehicle)
    : { ...named(vehicle, 'IMMOBILISED'), immobilised: true, down: vehicle.down || acted }

const steeringHit = (vehicle: Vehicle, about: Circumstances): Vehicle =>
  vehicle.steering >= noPivots
    ? immobilised(vehicle, about)
    : { ...named(vehicle, 'STEERING_COMPROMISED'), steering: vehicle.steering + 1 }

const engineHit = (vehicle: Vehicle, about: Circumstances): Vehicle => {
  const slower = speeds[speeds.indexOf(vehicle.speed) + 1]
  return slower === undefined ? immobilised(vehicle, about) : { ...named(vehicle, 'ENGINE_DAMAGE'), speed: slower }
}

const turretHit = (vehicle: Vehicle, about: Circumstances): Vehicle =>
  about.turrets === 0 ? steeringHit(vehicle, about) : { ...named(vehicle, 'TURRET_JAMMED'), turretArc: about.arc }

/** The pin of the fire counts in its own check (BA2-038). */
const onFire = (book: Book, vehicle: Vehicle, { quality }: Circumstances): Chance<Vehicle> => {
  const morale = book.tables.morale.quality[quality][book.edition]
  const target = morale + vehicle.pins * book.readings['order.pin_penalty']
  return pool('damageResult.morale.2d6', 1, 0, (_, [a = 0, b = 0]) => a + b).next((sum) =>
    sure({ ...named(vehicle, 'ON_FIRE'), ...(sum <= target ? { down: true } : { knockedOut: true }) }),
  )
}

/** One result after another: nothing more happens to a wreck. */
export const suffer = (
  book: Book,
  vehicle: Vehicle,
  about: Circumstances,
  { result, pins = 0, down = false }: DamageResult,
): Chance<Vehicle> => {
  if (vehicle.knockedOut) return sure(vehicle)
  const pinned = { ...vehicle, pins: vehicle.pins + pins, down: vehicle.down || down }
  switch (result) {
    case 'CREW_STUNNED':
      return sure(named(pinned, result))
    case 'STEERING_COMPROMISED':
      return sure(steeringHit(pinned, about))
    case 'TURRET_JAMMED':
      return sure(turretHit(pinned, about))
    case 'ENGINE_DAMAGE':
      return sure(engineHit(pinned, about))
    case 'IMMOBILISED':
      return sure(immobilised(pinned, about))
    case 'ON_FIRE':
      return onFire(book, pinned, about)
    case 'KNOCKED_OUT':
      return sure(knockedOut(pinned))
    default:
      throw new RuleBug(`there is no damage result ${result}`)
  }
}
