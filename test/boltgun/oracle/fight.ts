import { battleRange, isCity, meet } from './ground.js'
import { has, key, seatsOf, setting, unitOf, type Turn, type Unit, type World } from './world.js'

export interface Side {
  readonly seat: string
  readonly unit: string
  readonly level: number
  readonly works: Unit['works']
}

export interface Battle {
  readonly id: string
  readonly sides: readonly [Side, Side]
  /** Decided at once, one side being of level 9 or less. */
  readonly automatic: boolean
  /** Who has no plan. */
  readonly forfeits: readonly string[]
}

const sideOf = ({ id, seat, level, works }: Unit): Side => ({ unit: id, seat, level, works })

/** Pairs of enemies whose battle ranges overlap, the earlier seat first. */
const contacts = (world: World): readonly (readonly [Unit, Unit])[] => {
  const seats = seatsOf(world)
  const ranges = [...world.units]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((unit) => ({ unit, range: battleRange(world, unit) }))
  return ranges.flatMap((a) =>
    ranges.flatMap((b): (readonly [Unit, Unit])[] =>
      seats.indexOf(a.unit.seat) < seats.indexOf(b.unit.seat) && meet(a.range, b.range) ? [[a.unit, b.unit]] : [],
    ),
  )
}

const spared = (turn: Turn, loser: Unit, victor: Unit): boolean => {
  const flight = turn.retreated.get(loser.id)
  if (!flight || turn.moved.has(victor.id) || turn.retreated.has(victor.id)) return false
  return flight.victors.includes(victor.id) || flight.place === key(victor)
}

/** Step 13, with A-02. */
export const identify = (world: World, turn: Turn): readonly Battle[] => {
  const stirred = ({ id }: Unit): boolean => turn.moved.has(id) || turn.retreated.has(id)
  const met = contacts(world)
  const fighting = met.filter(([a, b]) => {
    const fresh = !world.contacts.has(`${a.id}-${b.id}`)
    switch (setting(world, 'battle.repeat')) {
      case 'on_new_contact':
        return fresh
      case 'new_or_moved':
        return fresh || stirred(a) || stirred(b)
      case 'grace_after_retreat':
        return !spared(turn, a, b) && !spared(turn, b, a)
      default:
        return true
    }
  })
  world.contacts = new Set(met.map(([a, b]) => `${a.id}-${b.id}`))
  return fighting.map(([a, b]) => ({
    id: `${a.id}-${b.id}`,
    sides: [sideOf(a), sideOf(b)],
    automatic: a.level <= 9 || b.level <= 9,
    forfeits: [a.seat, b.seat].filter((seat) => !turn.orders[seat]),
  }))
}

const rows: Readonly<Record<string, readonly string[]>> = {
  M1: ['BATTLE', 'BATTLE', 'BATTLE', 'BLITZ', 'BLITZ', 'BLITZ'],
  M2: ['RAID', 'BATTLE', 'BATTLE', 'BATTLE', 'BLITZ', 'BLITZ'],
  M3: ['BATTLE', 'BATTLE', 'BLITZ', 'BREAKOUT', 'BREAKOUT', 'BREAKOUT'],
  M4: ['RAID', 'RAID', 'BATTLE', 'BATTLE', 'BLITZ', 'BLITZ'],
  M5: ['RAID', 'RAID', 'BATTLE', 'BATTLE', 'BATTLE', 'BATTLE'],
  M6: ['RAID', 'RAID', 'RAID', 'BATTLE', 'BATTLE', 'BATTLE'],
}

interface Roles {
  readonly situation: string
  /** Null: the dice say. */
  readonly attacker: Side | null
  readonly breaksOut: Side | null
}

/** Section M: the first row that fits, after movement. */
const rolesOf = (turn: Turn, battles: readonly Battle[], { sides }: Battle): Roles => {
  const [a, b] = sides
  const foe = (side: Side): Side => (side === a ? b : a)
  const moved = ({ unit }: Side): boolean => turn.moved.has(unit)
  const fled = ({ unit }: Side): boolean => turn.retreated.has(unit)
  const many = ({ unit }: Side): boolean => battles.filter(({ id }) => id.split('-').includes(unit)).length >= 2
  const only = (test: (side: Side) => boolean): Side | null => (test(a) === test(b) ? null : test(a) ? a : b)
  const fugitive = only(fled)
  const row = (situation: string, attacker: Side | null, breaksOut: Side | null = null): Roles => ({
    situation,
    attacker: fugitive ? foe(fugitive) : attacker,
    breaksOut,
  })
  const entrenched = only(({ works }) => works === 'ENTRENCHED')
  if (entrenched) return row('M1', foe(entrenched))
  const fortified = only(({ works }) => works === 'FORTIFIED')
  if (fortified) return row('M2', foe(fortified))
  const encircled = only((side) => many(side) && !moved(side))
  if (encircled) return row('M3', foe(encircled), encircled)
  const mover = only(moved)
  if (mover) return row('M4', mover)
  return row(moved(a) ? 'M5' : 'M6', null)
}

export interface Mission {
  readonly situation: string
  readonly attacker: string
  readonly class: string
  readonly city: boolean
}

/** Mission of a battle that is fought; `d2` is asked only where the roles are random (BG-318). */
export const missionOf = (
  world: World,
  turn: Turn,
  battles: readonly Battle[],
  battle: Battle,
  die: number,
  d2: () => number,
): Mission => {
  const { situation, attacker, breaksOut } = rolesOf(turn, battles, battle)
  const [a, b] = battle.sides
  const raiders = battle.sides.filter(({ seat }) => has(world, seat, 'RAIDERS'))
  const usual = attacker ?? (raiders.length === 1 ? raiders[0] : undefined) ?? (d2() === 1 ? a : b)
  const kind = rows[situation]?.[Math.min(6, Math.max(1, die)) - 1] ?? ''
  const attacking = kind === 'BREAKOUT' && breaksOut ? breaksOut : usual
  const defender = unitOf(world, attacking === a ? b.unit : a.unit)
  return { situation, attacker: attacking.seat, class: kind, city: defender !== undefined && isCity(world, defender) }
}
