import { plainWeapon, type PlainEdition } from './plainWeapons.js'

/** To hit, damage to armour and damage results, read off the sheets a second time with nothing of the tables or procedures. */

/** The next face of a list of dice. */
export type Next = (name: string) => number

export interface Shot {
  readonly weapon: string
  readonly distance: number
  readonly firers: number
  readonly quality: 'INEXPERIENCED' | 'REGULAR' | 'VETERAN'
  readonly pins: number
  readonly moved: boolean
  readonly targetKind: 'INFANTRY' | 'ARTILLERY' | 'VEHICLE'
  readonly targetDown: boolean
  readonly targetSmall: boolean
  readonly cover: string | readonly string[]
  readonly masked?: boolean
  readonly targetEntangled?: boolean
  readonly acrossBombardment?: boolean
  readonly alongTrench?: boolean
}

const needClassic = (shot: Shot, range: number, fromHalf: boolean): number => {
  let need = 3
  if (shot.distance <= 6) need -= 1
  need += shot.pins
  if (fromHalf ? shot.distance >= range / 2 : shot.distance > range / 2) need += 1
  if (shot.quality === 'INEXPERIENCED') need += 1
  if (shot.moved) need += 1
  if (shot.targetDown && shot.targetKind !== 'VEHICLE' && !shot.targetEntangled) need += 1
  if (shot.targetSmall) need += 1
  if (shot.cover === 'HARD' || shot.cover.includes('HARD') || shot.acrossBombardment) need += 2
  else if (shot.cover === 'SOFT' || shot.cover.includes('SOFT')) need += 1
  return need
}

const needV3 = (shot: Shot, base: number): number => {
  let need = base
  if (shot.distance <= 6) need -= 2
  if (shot.pins >= 1) need += 1
  if (shot.quality === 'INEXPERIENCED') need += 1
  if (shot.moved) need += 1
  return need
}

export interface PlainReadings {
  readonly base: number
  readonly fromHalf: boolean
  readonly sixSix: boolean
  readonly oneFails: boolean
  readonly longExempt: boolean
  readonly pinPenalty: number
}

export const toHitPlainly = (edition: PlainEdition, shot: Shot, by: PlainReadings, next: Next) => {
  const { range, shots: each } = plainWeapon(edition, shot.weapon)
  if (shot.weapon.endsWith('MORTAR')) return { legal: false }
  if (shot.distance > range || (shot.alongTrench && shot.distance > 6)) return { inRange: false, hits: 0 }
  let need = edition === 'classic' ? needClassic(shot, range, by.fromHalf) : needV3(shot, by.base)
  if (shot.masked) need += 1
  if (need > 6 && !by.sixSix) return { inRange: true, need, hits: 0 }
  let shots = 0
  for (let firer = 0; firer < shot.firers; firer += 1)
    if (each === 'D6') shots += next('toHit.shots.d6')
    else if (each === '2D6') shots += next('toHit.shots.d6') + next('toHit.shots.d6')
    else shots += Number(each)
  let hits = 0
  for (let at = 0; at < shots; at += 1) {
    const face = next('toHit.d6')
    if (need > 6) hits += face === 6 && next('toHit.confirm.d6') === 6 ? 1 : 0
    else if (face === 1 && by.oneFails) hits += 0
    else if (face >= need) hits += 1
  }
  return { legal: true, inRange: true, need, shots, hits }
}

export interface Hit {
  readonly weapon: string
  readonly heShell: boolean
  readonly armour: string
  readonly facing: string
  readonly distance?: number
  readonly nation?: string
  readonly date?: string
}

const damageValues: Readonly<Record<string, number>> = {
  ...{ ARMOURED_CAR: 7, LIGHT_TANK: 8, MEDIUM_TANK: 9, HEAVY_TANK: 10, SUPER_HEAVY_TANK: 11 },
}

export const armouredDamagePlainly = (edition: PlainEdition, hit: Hit, by: PlainReadings, next: Next) => {
  const weapon = plainWeapon(edition, hit.weapon)
  if (hit.heShell && weapon.hePen === null) return { legal: false }
  let pen = hit.heShell ? weapon.hePen : weapon.pen
  const german = hit.nation === 'GERMANY' && hit.date !== undefined && hit.date > '1917-06-30'
  if (german && ['LMG', 'MMG', 'HMG'].includes(hit.weapon) && hit.armour !== 'ARMOURED_CAR') pen = (pen ?? 0) + 1
  if (pen === null) return { legal: true, canDamage: false, damage: 'NONE' }
  if (hit.facing === 'SIDE' || hit.facing === 'TOP') pen += 1
  if (hit.facing === 'REAR') pen += 2
  const spared = hit.heShell || weapon.firesHe || weapon.shaped
  if (hit.distance !== undefined) {
    const half = weapon.range / 2
    if (edition === 'v3' && !spared) {
      if (hit.distance >= half) pen -= 1
      if (hit.distance <= 6) pen += 1
    }
    if (edition === 'classic' && !(spared && by.longExempt))
      if (hit.distance > half || (by.fromHalf && hit.distance === half)) pen -= 1
  }
  const total = pen + next('armouredDamage.d6')
  const over = total - (damageValues[hit.armour] ?? NaN)
  const damage = over < 0 ? 'NONE' : over === 0 ? 'SUPERFICIAL' : over < 3 ? 'FULL' : 'MASSIVE'
  return { legal: true, canDamage: true, pen, total, damage }
}
