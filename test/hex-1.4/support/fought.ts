import type { Battle, Conflict, RollOff } from '@muster/rulesets/hex-1.4/engine/model/battle.js'
import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import type { HexOrder, UnitReport } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { Unit } from '@muster/rulesets/hex-1.4/engine/model/pieces.js'
import { postBattleAsks } from '@muster/rulesets/hex-1.4/engine/asks/postBattle.js'
import { playAftermath } from '@muster/rulesets/hex-1.4/engine/turn.js'
import type { Mission, State, TurnMemory } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { begin, type Played } from '@muster/rulesets/hex-1.4/engine/steps/played.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { pieceId, seatId, token } from '@muster/rulesets/kit/ids.js'
import { noDice, stateOf, type Position } from './position.js'

export const cellOf = (state: State, name: string): number => contextOf(state).cell(name) ?? -1

/** Where each force stands now, by the name of its hex. */
export const places = (state: State): Readonly<Record<string, string>> =>
  Object.fromEntries(state.forces.map(({ id, at }) => [id, contextOf(state).name(at)]))

export const pointsOf = (state: State, id: string): number | undefined =>
  state.forces.find((force) => force.id === id)?.points

interface Fought {
  /** Hex → its winner; null where nobody won. */
  readonly contests?: Readonly<Record<string, string | null>>
  /** Force → the hex that it raided, and whether it won. */
  readonly raids?: Readonly<Record<string, { readonly at: string; readonly won: boolean; readonly target?: 'BASE' }>>
  readonly missions?: readonly Mission[]
  readonly meetings?: Readonly<Record<string, readonly string[]>>
  readonly battles?: (state: State) => readonly Battle[]
  readonly cameFrom?: Readonly<Record<string, string>>
  readonly memory?: Partial<TurnMemory>
}

/** A position after its battles: every fight is decided, and nothing of Post-Battle has happened. */
export const fought = (position: Position, done: Fought): State => {
  const state = stateOf(position, 'postBattle')
  const cell = (name: string): number => cellOf(state, name)
  const contests = Object.entries(done.contests ?? {}).map(([at, winner]): Conflict => ({
    ...{ kind: 'contest', at: cell(at), home: null, incumbent: null, sides: [], beaten: [], awaits: [] },
    ...{ closed: true, carried: false, winner: winner === null ? null : seatId(winner) },
  }))
  const raids = Object.entries(done.raids ?? {}).map(([id, { at, won, target }], index): Conflict => ({
    ...{ kind: 'raid', id: token(`r${String(index)}`), at: cell(at), force: pieceId(id), asks: false },
    ...{ seat: seatId(id.split('-')[0] ?? ''), target: target ?? null, closed: true, won, fought: true },
  }))
  const meetings = Object.entries(done.meetings ?? {}).map(([at, forces]): Conflict => ({
    kind: 'meeting',
    at: cell(at),
    forces: forces.map(pieceId),
    closed: true,
  }))
  const cameFrom = Object.fromEntries(Object.entries(done.cameFrom ?? {}).map(([id, at]) => [id, cell(at)]))
  const contested = new Set(Object.keys(done.contests ?? {}).map(cell))
  return {
    ...state,
    hexes: state.hexes.map((hex, at) => (contested.has(at) ? { ...hex, contested: true } : hex)),
    conflicts: [...meetings, ...raids, ...contests],
    battles: done.battles?.(state) ?? [],
    memory: { ...state.memory, cameFrom, missions: done.missions ?? [], conflicts: 1, ...done.memory },
  }
}

/** Steps 1 to 5 of Post-Battle, with what players have sealed. */
export const aftermath = (
  state: State,
  dice: Dice = noDice,
  sheets: Readonly<Record<string, readonly HexOrder[]>> = {},
): Played =>
  playAftermath(
    begin(state),
    postBattleAsks(state).map(({ id, seat }) => ({ ask: id, seat, orders: sheets[seat] ?? null })),
    dice,
  )

export const unit = (id: string, change: Partial<Unit> = {}): Unit => ({
  ...{ id, name: id, types: ['INFANTRY'], models: 10, alive: 10, points: 100, experience: 0, honours: [] },
  ...change,
})

export const report = (id: string, change: Partial<UnitReport> = {}): UnitReport => ({
  ...{ unit: id, lost: 0, fled: 0, fleeing: false, kills: 0 },
  ...change,
})

interface Result {
  readonly kind?: Battle['kind']
  readonly how?: NonNullable<Battle['result']>['how']
  readonly degree?: 'MINOR' | 'MAJOR'
  readonly withdrew?: string
  readonly rolledOff?: boolean
  /** Points with which its first side began; what it has now where it is left out. */
  readonly before?: number
  readonly units: readonly [readonly UnitReport[], readonly UnitReport[]]
}

/** A fight of two forces that its first side or `winner` has won on the table. */
export const fight = (
  state: State,
  at: string,
  forces: readonly [string, string],
  winner: string,
  { kind = 'BATTLE', how = 'agreed', degree, withdrew, rolledOff = false, before, units }: Result,
): Battle => {
  const side = (id: string): Battle['sides'][0] => {
    const force = state.forces.find((each) => each.id === id)
    if (!force) throw new Error(`there is no force ${id}`)
    return {
      ...{ seat: force.seat, force: force.id, class: force.class, from: null, points: force.points },
      ...{
        units: force.unitCount,
        roster: force.units,
        strikes: 0,
        transporters: 0,
        intel: false,
        freeHeavySupport: 0,
      },
    }
  }
  const first = side(forces[0])
  const sides = [{ ...first, points: before ?? first.points }, side(forces[1])] as const
  const noThrow: RollOff = {
    ...{ points: [0, 0] as const, items: [[], []] as const, throws: [], coins: [] },
    ...{ dice: [0, 0] as const, modifiers: [0, 0] as const, totals: [0, 0] as const },
  }
  return {
    ...{ id: token(`b-${forces.join('-')}`), key: `${at}:${forces.join('-')}`, conflict: 0, round: 0, kind },
    ...{ at: cellOf(state, at), sides, attacker: sides[0].seat, target: null, chooser: null, firstTurn: null },
    ...{
      zone: null,
      deploysFirst: null,
      mission: null,
      missionTitle: null,
      perimeter: false,
      tankFactory: false,
      hazards: [],
      terrain: [],
    },
    ...{ step: 'closed', advice: false, filed: [null, null] },
    result: {
      ...{ winner: winner === 'draw' ? winner : seatId(winner), degree: degree ?? null, how },
      left: { [first.seat]: first.points },
      ...{ rollOff: rolledOff ? noThrow : null, units, reason: null },
      ...(withdrew === undefined ? {} : { withdrew: seatId(withdrew) }),
    },
  }
}
