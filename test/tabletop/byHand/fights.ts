import type { Json } from '@muster/rulesets/kit/json.js'
import type { Played, Table } from './dice.js'

type Said = Readonly<Record<string, Json>>

interface Side {
  readonly models: number
  readonly quality: string
  readonly masked: boolean
}

const toughness: Readonly<Record<string, number>> = { INEXPERIENCED: 3, REGULAR: 4, VETERAN: 5 }

/** BA2-050, BA3-061, GW-010, written from the ledger as a course of blows. */
export const closeQuarters = (
  { edition }: Played,
  { attackers, defenders }: { readonly attackers: Side; readonly defenders: Side },
  dice: Table,
): Said => {
  const left = { attackers: attackers.models, defenders: defenders.models }
  const blow = (by: 'attackers' | 'defenders', strength: number): number => {
    const foe = by === 'attackers' ? defenders : attackers
    let dead = 0
    for (let model = 0; model < strength; model += 1)
      if (dice.die(`closeQuarters.${by}.d6`) >= (toughness[foe.quality] ?? 0)) dead += 1
    return dead
  }
  const remaining = (side: 'attackers' | 'defenders', dead: number): void => {
    left[side] = left[side] > dead ? left[side] - dead : 0
  }
  if (defenders.masked && !attackers.masked) {
    remaining('defenders', blow('attackers', left.attackers))
    remaining('attackers', blow('defenders', left.defenders))
  } else if (attackers.masked && !defenders.masked) {
    remaining('attackers', blow('defenders', left.defenders))
    remaining('defenders', blow('attackers', left.attackers))
  } else if (edition === 'classic') {
    remaining('defenders', blow('attackers', left.attackers))
    remaining('attackers', blow('defenders', left.defenders))
  } else {
    const [toDefenders, toAttackers] = [blow('attackers', left.attackers), blow('defenders', left.defenders)]
    remaining('defenders', toDefenders)
    remaining('attackers', toAttackers)
  }
  const attackerLosses = attackers.models - left.attackers
  const defenderLosses = defenders.models - left.defenders
  const result = { legal: true, attackerLosses, defenderLosses }
  if (attackerLosses > defenderLosses)
    return { ...result, winner: 'DEFENDERS', attackers: 0, defenders: left.defenders }
  if (defenderLosses > attackerLosses)
    return { ...result, winner: 'ATTACKERS', attackers: left.attackers, defenders: 0 }
  return { ...result, winner: null, ...left }
}

/** GW-011. */
export const gas = (
  { settings }: Played,
  given: { readonly models: number; readonly masked: boolean; readonly quality: string; readonly vehicle: boolean },
  dice: Table,
): Said => {
  const deadly = given.masked ? [6] : [2, 3, 4, 5, 6]
  const rollsAgain = given.quality === 'VETERAN' && (given.masked || settings['gas.vet_reroll'] === 'both')
  const first = Array.from({ length: given.vehicle ? 1 : given.models }, () => dice.die('gas.d6'))
  let killed = 0
  for (const face of first) {
    if (!deadly.includes(face)) continue
    if (!rollsAgain || deadly.includes(dice.die('gas.d6'))) killed += 1
  }
  return { legal: true, killed, knockedOut: given.vehicle && killed === 1 }
}

/** GW-024: one flight of steps, on which the dug in start two and those in the open five above the entrenched. */
const steps = ['none', 'none', 'pin', 'pin', 'light', 'light', 'medium', 'medium', 'heavy', 'heavy', 'gone'] as const
const starts = { ENTRENCHED: 0, DUG_IN: 2, OPEN: 5 }

const harms: Readonly<Record<string, readonly [hitDice: number, pen: number, pins: (face: number) => number]>> = {
  light: [1, 1, (face) => (face < 4 ? 1 : 2)],
  medium: [2, 2, (face) => (face < 3 ? 2 : face < 5 ? 3 : 4)],
  heavy: [4, 4, (face) => face + 1],
}

interface Unit {
  readonly distance: number
  readonly bunker: boolean
  readonly heavyCover: boolean
  readonly order: string | undefined
  readonly reactDown: boolean
}

/** GW-003, GW-022 to GW-024. */
export const bombardment = (_: Played, unit: Unit, dice: Table): Said => {
  const spared = { hits: 0, pen: null, pins: 0, removed: false }
  if (unit.bunker || unit.distance > 6) return { legal: true, caught: false, posture: null, ...spared }
  if (unit.order === 'RALLY' && !unit.heavyCover) return { legal: false }
  const low = unit.reactDown || unit.order === 'DOWN'
  const sheltered = unit.heavyCover && (low || unit.order === 'RALLY')
  const posture = sheltered ? 'ENTRENCHED' : unit.heavyCover || low ? 'DUG_IN' : 'OPEN'
  const caught = { legal: true, caught: true, posture, ...spared }
  const step = steps[starts[posture] + dice.die('bombardment.d6') - 1] ?? 'gone'
  if (step === 'none') return caught
  if (step === 'pin') return { ...caught, pins: 1 }
  const harm = harms[step]
  if (!harm) return { ...caught, removed: true }
  const [hitDice, pen, pins] = harm
  const hits = Array.from({ length: hitDice }, () => dice.die('bombardment.hits.d6'))
  return { ...caught, hits: hits.reduce((a, b) => a + b), pen, pins: pins(dice.die('bombardment.pins.d6')) }
}

interface Ground {
  readonly line: number
  readonly depth: number | undefined
  readonly wire: Readonly<Record<string, number>>
  readonly units: Readonly<Record<string, number>>
}

/** GW-020, GW-022, GW-025. */
export const bombardmentAdvance = (_: Played, { line: from, depth, wire, units }: Ground, dice: Table): Said => {
  const [a = 0, b = 0] = dice.throws('bombardmentAdvance.2d6')
  const line = from + a + b + 6
  if (depth !== undefined && line > depth) return { legal: true, line, ended: true, wireRemoved: [], within: [] }
  const wireRemoved: string[] = []
  for (const [id, at] of Object.entries(wire))
    if (at >= line - 6 && at <= line + 6 && dice.die('bombardmentAdvance.wire.d6') === 6) wireRemoved.push(id)
  const within = Object.entries(units).flatMap(([id, at]) => (at >= line - 6 && at <= line + 6 ? [id] : []))
  return { legal: true, line, ended: false, wireRemoved, within }
}
