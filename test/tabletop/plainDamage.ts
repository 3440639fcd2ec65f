import type { Next, PlainReadings } from './plainReading.js'
import type { PlainEdition } from './plainWeapons.js'

export interface Damaged {
  readonly damage: string
  readonly openTopped: boolean
  readonly indirect: boolean
  readonly quality: 'INEXPERIENCED' | 'REGULAR' | 'VETERAN'
  readonly pins: number
  readonly acted: boolean
  readonly immobilised: boolean
  readonly steering?: number
  readonly speed?: string
  readonly turrets?: number
  readonly enemyArc?: string
  readonly assaultArc?: string
}

/** A damage result as the sheets tell it, step by step. */
class Wreckage {
  results: string[] = []
  pins: number
  down = false
  immobilised: boolean
  knockedOut = false
  steering: number
  speed: string
  turretArc: string | null = null

  constructor(
    private readonly hit: Damaged,
    private readonly by: PlainReadings,
    private readonly next: Next,
  ) {
    this.pins = hit.pins
    this.immobilised = hit.immobilised
    this.steering = hit.steering ?? 0
    this.speed = hit.speed ?? 'NORMAL'
  }

  stun(): void {
    this.results.push('CREW_STUNNED')
    this.down = true
  }

  stop(): void {
    if (this.immobilised) return this.knockOut()
    this.results.push('IMMOBILISED')
    this.immobilised = true
    if (this.hit.acted) this.down = true
  }

  burn(): void {
    this.results.push('ON_FIRE')
    const morale = { INEXPERIENCED: 8, REGULAR: 9, VETERAN: 10 }[this.hit.quality]
    const sum = this.next('damageResult.morale.2d6') + this.next('damageResult.morale.2d6')
    if (sum <= morale + this.pins * this.by.pinPenalty) this.down = true
    else this.knockedOut = true
  }

  knockOut(): void {
    this.results.push('KNOCKED_OUT')
    this.knockedOut = true
  }

  steer(): void {
    if (this.steering === 2) return this.stop()
    this.results.push('STEERING_COMPROMISED')
    this.steering += 1
  }

  jam(): void {
    if (this.hit.turrets === 0) return this.steer()
    this.results.push('TURRET_JAMMED')
    this.turretArc = this.hit.assaultArc ?? this.hit.enemyArc ?? 'FRONT'
  }

  engine(): void {
    if (this.speed === 'HALVED') return this.stop()
    this.results.push('ENGINE_DAMAGE')
    this.speed = this.speed === 'FAST' ? 'NORMAL' : this.speed === 'NORMAL' ? 'SLOW' : 'HALVED'
  }

  superficialV3(face: number): void {
    this.pins += 1
    if (face === 1) this.stun()
    else if (face === 2) this.steer()
    else if (face === 3) this.jam()
    else if (face === 4) this.engine()
    else if (face === 5) this.stop()
    else this.burn()
  }

  full(face: number): void {
    if (face >= 4) return this.knockOut()
    this.pins += 1
    if (face <= 1) this.stun()
    else if (face === 2) this.stop()
    else this.burn()
  }
}

export const damageResultPlainly = (edition: PlainEdition, hit: Damaged, by: PlainReadings, next: Next) => {
  const vehicle = new Wreckage(hit, by, next)
  const dice = { NONE: 0, SUPERFICIAL: 1, FULL: 1, MASSIVE: 2 }[hit.damage] ?? NaN
  const faces = Array.from({ length: dice }, () => next('damageResult.d6'))
  for (const face of faces) {
    if (vehicle.knockedOut) continue
    if (edition === 'v3' && hit.damage === 'SUPERFICIAL') vehicle.superficialV3(face)
    else if (edition === 'v3') vehicle.full(face)
    else vehicle.full(face + (hit.damage === 'SUPERFICIAL' ? -3 : 0) + (hit.openTopped && hit.indirect ? 1 : 0))
  }
  const { results, pins, down, immobilised, knockedOut, steering, speed, turretArc } = vehicle
  const both = { legal: true, results, pins, down, immobilised, knockedOut }
  return edition === 'v3' ? { ...both, steering, speed, turretArc } : both
}
