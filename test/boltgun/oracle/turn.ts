import type { TurnEntry } from '../../../rulesets/boltgun/cases/format.js'
import { identify, missionOf, type Battle, type Mission } from './fight.js'
import { occupy } from './hold.js'
import { dig, march, nameNodes, retreat, strikeHives } from './move.js'
import { applyResults, decide, type Fought, type Word } from './results.js'
import { noticesOf, ownershipOf, search, sightingsOf } from './sight.js'
import { drop, handleRelics, join, resupply, split, transfer } from './supply.js'
import { judge } from './victory.js'
import { disputed, entriesOf, key, seatsOf, setting, type Orders, type Turn, type World } from './world.js'

/** What the players say of a battle, and the dice that fall for it. */
export interface Table {
  words(battle: Battle): { readonly words: readonly [Word, Word]; readonly forfeits: readonly string[] }
  /** Shifts of the mission die, by player (BG-312). */
  shifts(battle: Battle): Readonly<Record<string, -1 | 0 | 1>>
  die(faces: number): number
}

const clears = ['fortify', 'entrench', 'search', 'resupply'] as const

const turnOf = (world: World, orders: Orders): Turn => {
  const turn: Turn = {
    orders,
    moved: new Set(),
    retreated: new Map(),
    stranded: new Set(),
    entrenched: new Set(),
    searching: new Set(),
    clearing: new Set(),
    rewards: [],
    captures: [],
    voided: [],
    deadNodes: new Set(),
  }
  for (const entry of entriesOf(world, turn)) {
    if (entry.search) turn.searching.add(entry.banner)
    if (clears.some((order) => entry[order])) turn.clearing.add(entry.banner)
  }
  return turn
}

const hasTwoPasses = (world: World): boolean => setting(world, 'occupation.passes') !== 'end_only'

/** Steps 0 to 13. */
const before = (world: World, turn: Turn): readonly Battle[] => {
  nameNodes(world, turn)
  dig(world, turn, 'unfortify')
  dig(world, turn, 'entrench')
  march(world, turn)
  dig(world, turn, 'fortify')
  retreat(world, turn)
  strikeHives(world, turn)
  resupply(world, turn)
  transfer(world, turn)
  handleRelics(world, turn)
  drop(world, turn)
  strikeHives(world, turn)
  split(world, turn)
  join(world, turn)
  if (hasTwoPasses(world)) occupy(world, turn)
  return identify(world, turn)
}

/** Steps 14 to 18. */
const after = (world: World, turn: Turn, fought: readonly Fought[]): Readonly<Record<string, number>> => {
  for (const { battle } of fought)
    for (const { unit, works } of battle.sides) if (works === 'ENTRENCHED') turn.entrenched.add(unit)
  const attrition = applyResults(world, turn, fought)
  strikeHives(world, turn)
  for (const seat of seatsOf(world)) if (!world.units.some((unit) => unit.seat === seat)) world.out.add(seat)
  occupy(world, turn)
  search(world, turn)
  return attrition
}

interface Played {
  readonly battles: readonly Battle[]
  readonly fought: readonly Fought[]
  readonly missions: Readonly<Record<string, Mission | null>>
  readonly attrition: Readonly<Record<string, number>>
  readonly champion: string | null
}

const each = <Value>(seats: readonly string[], value: (seat: string) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(seats.map((seat) => [seat, value(seat)]))

const heldBy = (world: World, holder: string): readonly string[] =>
  [...world.hold].flatMap(([sector, by]) => (by === holder ? [sector] : []))

const banners = (world: World, ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => {
      const unit = world.units.find((other) => other.id === id)
      if (!unit) return [id, null]
      const relics = Object.keys(world.relics).filter((name) => world.relics[name]?.carrier === id)
      const { level, works, node } = unit
      return [id, { at: key(unit), level, works, node, mustRetreat: unit.must !== null, relics }]
    }),
  )

const onGround = (world: World, id: string): boolean => !(id in world.relics) || (world.relics[id]?.at ?? null) !== null

/** Everything that a case may state of a turn. */
const expectation = (world: World, turn: Turn, ids: readonly string[], played: Played) => {
  const seats = seatsOf(world)
  const { battles, fought, missions, attrition } = played
  const living = seats.filter((seat) => !world.out.has(seat))
  return {
    banners: banners(world, ids),
    owned: each(seats, (seat) => heldBy(world, seat)),
    disputed: heldBy(world, disputed),
    battles: battles.map(({ id }) => id),
    fought: battles.filter(({ automatic }) => !automatic).map(({ id }) => id),
    abr: Object.fromEntries(fought.map(({ battle, result }) => [battle.id, result.abstract])),
    missions,
    attrition,
    refused: [],
    void: turn.voided,
    relics: Object.fromEntries(
      Object.entries(world.relics).map(([id, { carrier, at }]) => [id, carrier !== null ? { carrier } : at && { at }]),
    ),
    eliminated: [...world.out],
    champion: played.champion,
    sees: each(seats, (seat) => sightingsOf(world, turn, seat)),
    captures: each(living, (seat) => noticesOf(world, turn, seat)),
    ownership: each(living, (seat) => ownershipOf(world, turn, seat)),
    features: each(seats, (seat) => [...(world.known[seat] ?? [])].filter((id) => onGround(world, id))),
  }
}

/** Plays one turn in the world, and writes it down as a case would. */
export const playTurn = (
  world: World,
  orders: Orders,
  table: Table,
): { readonly entry: TurnEntry; readonly over: boolean } => {
  const turn = turnOf(world, orders)
  const ids = new Set(world.units.map(({ id }) => id))
  const battles = before(world, turn)
  for (const { id } of world.units) ids.add(id)
  const dice: Record<string, number[]> = {}
  const throwFor = (name: string, faces: number): number => {
    const value = table.die(faces)
    dice[name] = [...(dice[name] ?? []), value]
    return value
  }
  const results: Record<string, NonNullable<TurnEntry['results']>[string]> = {}
  const shifts: Record<string, Readonly<Record<string, -1 | 0 | 1>>> = {}
  const missions: Record<string, Mission | null> = {}
  const fought = battles.map((battle): Fought => {
    const [a, b] = battle.sides
    const roll = (_: Battle, seat: string): number =>
      throwFor(`abr.2d6(${battle.id}:${seat})`, 6) + throwFor(`abr.2d6(${battle.id}:${seat})`, 6)
    if (battle.automatic) {
      missions[battle.id] = null
      return { battle, result: decide(world, battle, [null, null], [], roll) }
    }
    const shift = battle.forfeits.length > 0 ? {} : table.shifts(battle)
    if (Object.keys(shift).length > 0) shifts[battle.id] = shift
    const total = Object.values(shift).reduce<number>((sum, by) => sum + by, 0)
    const die = throwFor(`mission.d6(${battle.id})`, 6) + total
    missions[battle.id] = missionOf(world, turn, battles, battle, die, () => throwFor(`attacker.d2(${battle.id})`, 2))
    const { words, forfeits } = table.words(battle)
    results[battle.id] = {
      ...(words[0] === null ? {} : { [a.seat]: words[0] }),
      ...(words[1] === null ? {} : { [b.seat]: words[1] }),
      ...(forfeits.length > 0 ? { forfeit: forfeits } : {}),
    }
    return { battle, result: decide(world, battle, words, forfeits, roll) }
  })
  const attrition = after(world, turn, fought)
  const { champion, over } = judge(world)
  const expect = expectation(world, turn, [...ids], { battles, fought, missions, attrition, champion })
  return { entry: { orders, dice, results, shifts, expect }, over }
}
