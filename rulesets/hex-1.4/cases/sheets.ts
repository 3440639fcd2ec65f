import type { Ask, Sheet } from '../../kit/asks.js'
import { cellName, pieceId, seatId, type SeatId } from '../../kit/ids.js'
import type { Battle, Fighter, Raid } from '../engine/model/battle.js'
import type { Facility } from '../engine/data/facilities.js'
import type { Resource } from '../engine/data/resources.js'
import type { HeldSpecial } from '../engine/data/specials.js'
import type { ForceClass } from '../engine/data/troops.js'
import type {
  Composition,
  DivideOrder,
  HexOrder,
  MissionOrder,
  PostBattleOrder,
  ResultOrder,
  UnitReport,
  UpkeepOrder,
} from '../engine/model/orders.js'
import type { BattleEntry, HexCase, MissionEntry, MoveEntry, TurnEntry, UnitEntry, UpkeepEntry } from './document.js'
import { ownerOf } from './names.js'

const sheet = (ask: Ask, orders: readonly HexOrder[] | null): Sheet<HexOrder> => ({ ask: ask.id, seat: ask.seat, orders })

const compositionOf = (entry: UpkeepEntry['composition']): Composition => ({
  hq: [],
  troops: 0,
  fastAttack: 0,
  elites: 0,
  vehicles: [],
  save2plus: false,
  ...entry,
})

const troopsOf = (item: UpkeepEntry): UpkeepOrder => ({
  kind: 'buyTroops',
  class: item.class as ForceClass,
  points: item.points as number,
  ...(item.at === undefined ? {} : { at: cellName(item.at) }),
  ...(item.into === undefined ? {} : { into: pieceId(item.into) }),
  ...(item.as === undefined ? {} : { as: pieceId(item.as) }),
  ...(item.composition === undefined ? {} : { composition: compositionOf(item.composition) }),
})

const bought = (item: UpkeepEntry): UpkeepOrder => {
  const at = cellName(item.at ?? '')
  switch (item.buy) {
    case 'TROOPS':
      return troopsOf(item)
    case 'REINFORCEMENTS':
      return { kind: 'reinforce', points: item.points as number, into: pieceId(item.into ?? '') }
    case 'FACILITY':
      return { kind: 'buyFacility', facility: item.facility as Facility, at }
    case 'SATELLITE_UPLINK':
      return { kind: 'uplink', at }
    case 'REROLL':
      return { kind: 'buyReroll' }
    default:
      return { kind: 'buySpecial', special: item.buy as HeldSpecial, times: item.times ?? 1 }
  }
}

const upkeepOrder = (item: UpkeepEntry): UpkeepOrder => {
  if (item.designate !== undefined) return { kind: 'designate', at: cellName(item.designate) }
  if (item.relocate) return { kind: 'relocate', from: cellName(item.relocate.from), at: cellName(item.relocate.to) }
  if (item.claim !== undefined) return { kind: 'claim', at: cellName(item.claim) }
  if (item.merge) return { kind: 'merge', force: pieceId(item.merge[0] ?? ''), with: pieceId(item.merge[1] ?? '') }
  if (item.split !== undefined)
    return { kind: 'split', force: pieceId(item.split), points: item.points as readonly number[] }
  return bought(item)
}

export const upkeepSheet = (ask: Ask, turn: TurnEntry): Sheet<HexOrder> =>
  sheet(ask, turn.upkeep?.[ask.seat]?.map(upkeepOrder) ?? null)

const missionOf = (entry: MissionEntry): MissionOrder => {
  if (typeof entry !== 'string') return { kind: 'sabotage', target: entry.sabotage as Facility | Resource }
  if (entry === 'RAID') return { kind: 'raid' }
  return { kind: entry === 'AMBUSH' ? 'ambush' : 'lieLow' }
}

/** Whether the case says how a raid of this force was fought; where it goes then is ordered after it. */
const isFought = ({ battles }: TurnEntry, force: string): boolean =>
  Object.keys(battles ?? {}).some((key) => key.endsWith(`:raid:${force}`))

const moveOrder = (entry: MoveEntry, turn: TurnEntry): HexOrder =>
  entry.react
    ? { kind: 'react', force: pieceId(entry.force) }
    : {
        kind: 'move',
        force: pieceId(entry.force),
        path: entry.path.map(cellName),
        ...(entry.points === undefined ? {} : { points: entry.points }),
        ...(entry.reroll === undefined ? {} : { reroll: entry.reroll }),
        ...(entry.onArrival === undefined ? {} : { onArrival: missionOf(entry.onArrival) }),
        ...(entry.onHalt === undefined ? {} : { onHalt: missionOf(entry.onHalt) }),
        // A raid that is won without a fight asks nothing more: its fall-back is ordered with it
        ...(turn.fallBack?.[entry.force] === undefined || isFought(turn, entry.force) ? {} : { goHome: true }),
      }

export const movementSheet = (ask: Ask, turn: TurnEntry): Sheet<HexOrder> =>
  sheet(ask, turn.moves?.[ask.seat]?.map((entry) => moveOrder(entry, turn)) ?? null)

/** HX-019: forces of a class, one order each. */
export const divideSheet = (ask: Ask, document: HexCase): Sheet<HexOrder> => {
  const { split, composition } = document.setup?.[ask.seat] ?? {}
  if (!split) return sheet(ask, null)
  return sheet(
    ask,
    Object.entries(split).flatMap(([kind, points]): readonly DivideOrder[] =>
      (Array.isArray(points) ? (points as readonly number[]) : [points as number]).map((size) => ({
        kind: 'divide',
        class: kind as ForceClass,
        points: size,
        ...(kind === 'RF' && composition ? { composition: compositionOf(composition) } : {}),
      })),
    ),
  )
}

const times = (list: readonly string[] | undefined, seat: SeatId): number =>
  (list ?? []).filter((name) => name === seat).length

const ownUnits = (entry: BattleEntry, side: Fighter): readonly UnitReport[] =>
  Object.entries(entry.units ?? {})
    .filter(([, unit]) => unit.force === side.force)
    .map(([unit, { lost, fled, fleeing, kills }]: readonly [string, UnitEntry]) => ({
      unit,
      lost,
      fled: fled ?? 0,
      fleeing: fleeing ?? false,
      kills: kills ?? 0,
    }))

/** Enemy units that the units of a side destroyed. */
const killsOf = (entry: BattleEntry, { force }: Fighter): number =>
  Object.values(entry.units ?? {}).reduce((sum, unit) => (unit.force === force ? sum + (unit.kills ?? 0) : sum), 0)

type Shared = Pick<ResultOrder, 'winner' | 'degree' | 'left' | 'destroyed' | 'withdrew'>

const sharedOf = (entry: BattleEntry, battle: Battle): Shared => {
  const { withdraw } = entry
  const left = ({ seat, force, points }: Fighter): number => entry.left?.[force] ?? points - (entry.lost?.[seat] ?? 0)
  const { winner } = entry
  return {
    // Null: the withdrawal says who has won, if it is lawful
    winner: winner === undefined ? null : winner === 'draw' ? 'draw' : seatId(winner),
    degree: entry.degree ?? null,
    left: Object.fromEntries(battle.sides.map((side) => [side.seat, left(side)])),
    destroyed: { [battle.sides[0].seat]: killsOf(entry, battle.sides[1]), [battle.sides[1].seat]: killsOf(entry, battle.sides[0]) },
    ...(withdraw === undefined ? {} : { withdrew: seatId(withdraw) }),
  }
}

const isPlayed = (entry: BattleEntry): boolean => entry.winner !== undefined || entry.withdraw !== undefined

/** The first side that did not ask for a roll-off files; the other confirms. */
const filer = (entry: BattleEntry, battle: Battle): SeatId | undefined =>
  battle.sides.map(({ seat }) => seat).find((seat) => !(entry.rollOff ?? []).includes(seat))

const reportOf = (entry: BattleEntry, battle: Battle, side: Fighter): readonly HexOrder[] | null => {
  if ((entry.rollOff ?? []).includes(side.seat)) return [{ kind: 'rollOff', battle: battle.id }]
  if (!isPlayed(entry) || filer(entry, battle) !== side.seat) return null
  return [{ kind: 'result', battle: battle.id, ...sharedOf(entry, battle), units: ownUnits(entry, side) }]
}

/** Answers to what one fight asks. */
export const battleSheet = (ask: Ask, battle: Battle, turn: TurnEntry): Sheet<HexOrder> => {
  const entry = turn.battles?.[battle.key] ?? {}
  const side = battle.sides.find(({ seat }) => seat === ask.seat)
  if (!side) return sheet(ask, null)
  switch (ask.view.kind) {
    case 'prepare':
      return sheet(ask, [
        {
          kind: 'prepare',
          battle: battle.id,
          strikes: times(entry.strikes, side.seat),
          transporters: times(entry.transporters, side.seat),
          intel: times(entry.intel, side.seat) > 0,
          freeHeavySupport: entry.freeHeavySupport?.[side.seat] ?? 0,
          ...(entry.defender === undefined || side.seat === battle.attacker
            ? {}
            : { defender: pieceId(entry.defender) }),
        },
      ])
    case 'mission':
      return sheet(
        ask,
        entry.mission === undefined
          ? null
          : [{ kind: 'chooseMission', battle: battle.id, mission: entry.mission === 'ROLL' ? 'roll' : entry.mission }],
      )
    case 'report':
      return sheet(ask, reportOf(entry, battle, side))
    case 'confirm':
      return sheet(ask, [{ kind: 'confirm', battle: battle.id, units: ownUnits(entry, side) }])
    default:
      return sheet(ask, null)
  }
}

/** `defender` of a raid on a hex without troops: the recon force that meets it (HX-279). */
export const defendSheet = (ask: Ask, raid: Raid, hex: string, turn: TurnEntry): Sheet<HexOrder> => {
  const defender = turn.battles?.[`${hex}:raid:${raid.force}`]?.defender
  return sheet(
    ask,
    defender === undefined ? null : [{ kind: 'defend', battle: raid.id, defender: pieceId(defender) }],
  )
}

/** `queues`: armies of a side in a hex, or hexes that the garrison of a hex defends. */
export const queueSheet = (ask: Ask, at: string, turn: TurnEntry): Sheet<HexOrder> => {
  const list = turn.queues?.[at]?.[ask.seat]
  if (!list) return sheet(ask, null)
  const hexes = list.every((name) => /^\d+\/\d+$/.test(name))
  return sheet(ask, [
    {
      kind: 'queue',
      at: cellName(at),
      ...(hexes ? { hexes: list.map(cellName) } : { armies: list.map((name) => pieceId(name)) }),
    },
  ])
}

/** Retreats, fall-backs, honours and survival dice of the seat's own forces and units. */
export const postBattleSheet = (ask: Ask, document: HexCase, turn: TurnEntry): Sheet<HexOrder> => {
  const own = (name: string): boolean => ownerOf(document, name) === ask.seat
  const mine = <Entry>(map: Readonly<Record<string, Entry>> | undefined): readonly (readonly [string, Entry])[] =>
    Object.entries(map ?? {}).filter(([name]) => own(name))
  const orders: readonly PostBattleOrder[] = [
    ...mine(turn.retreats).map(([force, to]) => ({
      kind: 'retreat' as const,
      force: pieceId(force),
      to: cellName(to),
    })),
    ...mine(turn.fallBack).map(([force, to]) => ({
      kind: 'fallBack' as const,
      force: pieceId(force),
      to: cellName(to),
    })),
    ...mine(turn.honours).map(([unit, picks]) => ({
      kind: 'honours' as const,
      unit,
      picks: picks.map((pick) => (typeof pick === 'string' ? { choose: pick } : pick)),
    })),
    ...mine(turn.survival).map(([unit, faces]) => ({ kind: 'survival' as const, unit, faces })),
  ]
  return sheet(ask, orders.length > 0 ? orders : null)
}
