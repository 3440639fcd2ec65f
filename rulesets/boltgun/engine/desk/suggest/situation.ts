import type { Dice } from '../../../../kit/dice.js'
import type { Cell } from '../../../../kit/grid.js'
import type { SeatId } from '../../../../kit/ids.js'
import { unpackLayer } from '../../../../kit/packed.js'
import type { PieceView } from '../../../../kit/view.js'
import { digsAtOnce, paceOf } from '../../model/armyChanges.js'
import { armies, isArmyType } from '../../data/armies.js'
import type { ArmyRule } from '../../data/armyRules.js'
import type { Works } from '../../model/battle.js'
import { rangesOf, reachOf } from '../../map/footprint.js'
import type { Standing } from '../../model/judging.js'
import { mostLevel } from '../../orders/parts/levels.js'
import type { BoltgunView, ObjectiveView } from '../../view/view.js'
import { layTable, type Table } from '../../view/table.js'

/** A banner of one's own. */
export interface Own extends Standing {
  readonly piece: PieceView
  /** BG-092: a fight destroys it. */
  readonly weak: boolean
  /** The node, or the carrier of a relic that wins the war: it keeps out of fights. */
  readonly precious: boolean
}

export interface Enemy {
  readonly at: Cell
  readonly level: number
  readonly seat: SeatId | null
  /** What the printed army of its type has: others keep theirs to themselves. */
  readonly army: readonly ArmyRule[]
  /** How near it and a banner of one's own must come to fight (BG-097). */
  readonly contact: number
  /** How far it marches in a turn. */
  readonly moves: number
  /** Works that it is likely to stand in: nobody sees them, but a Steadfast army digs wherever it halts (BG-308). */
  readonly works: Works
}

/** All that the bot decides by: its view, laid out. */
export interface Situation {
  readonly table: Table
  readonly turn: number
  readonly own: readonly Own[]
  readonly enemies: readonly Enemy[]
  /** Owner of each sector as far as it is in sight. */
  readonly owner: readonly string[]
  /** Passable sectors that are not one's own. */
  readonly free: readonly Cell[]
  readonly objectives: readonly ObjectiveView[]
  /** How near two banners must come to fight: own battle range and the usual one of an enemy (BG-097). */
  readonly contact: number
  readonly battle: number
  readonly search: number
  readonly dice: Dice
}

/** A level that is not known is taken for a middling one. */
const supposed = 13

export const weakest = 10

const ownOf = (table: Table, wanted: readonly (string | null)[]): readonly Own[] =>
  [...table.own.values()].map((piece) => {
    const standing = table.standing(piece)
    const node = table.view.detail.banners.some((banner) => banner.id === piece.id && banner.node)
    return {
      ...standing,
      piece,
      weak: standing.level < weakest,
      precious: node || standing.relics.some((relic) => wanted.includes(relic)),
    }
  })

/** The printed rules of a type of army (BG-196): the likeliest ones of who leads it. */
const printed = (type: string | undefined): readonly ArmyRule[] =>
  type !== undefined && isArmyType(type) ? armies[type] : []

const enemiesOf = ({ view, grid, ground }: Table, battle: number): readonly Enemy[] =>
  view.contacts.map(({ at, size, seat }) => {
    const army = printed(view.legend.find((entry) => entry.seat === seat)?.subtitle)
    return {
      ...{ at: grid.at(at) ?? 0, level: size ?? supposed, seat, army },
      contact: battle + reachOf(rangesOf(ground.settings, army).battle),
      moves: paceOf(army),
      works: digsAtOnce(army) ? 'fortified' : 'none',
    }
  })

const freeOf = ({ seat, ground }: Table, owner: readonly string[]): readonly Cell[] => {
  const free: Cell[] = []
  owner.forEach((holder, cell) => {
    if (holder !== seat && ground.field.passable(cell)) free.push(cell)
  })
  return free
}

export const situationOf = (view: BoltgunView, dice: Dice): Situation => {
  const table = layTable(view)
  const { settings, army } = table.ground
  const objectives = view.detail.packets
    .filter(({ seat }) => seat === table.seat)
    .flatMap((packet) => packet.objectives)
  const owners = view.cells.find(({ key }) => key === 'owner')
  const owner = owners ? unpackLayer(owners) : []
  const ranges = rangesOf(settings, army)
  return {
    ...{ table, objectives, dice, turn: view.turn },
    own: ownOf(
      table,
      objectives.filter(({ secondary }) => !secondary).map(({ relic }) => relic),
    ),
    enemies: enemiesOf(table, reachOf(ranges.battle)),
    owner,
    free: freeOf(table, owner),
    contact: reachOf(ranges.battle) + reachOf(rangesOf(settings, []).battle),
    battle: reachOf(ranges.battle),
    search: reachOf(ranges.search),
  }
}

/** Whether the war is won by ground alone. */
export const counts = ({ objectives }: Situation): boolean =>
  objectives.some(({ kind, met, secondary }) => kind === 'count' && !met && !secondary)

/** BG-145: whether one level more goes beyond the cap. */
export const full = ({ table }: Situation, { level }: Pick<Own, 'level'>): boolean =>
  level >= mostLevel(table.ground.army)

/** Steps to the nearest enemy in sight. */
export const gap = ({ table, enemies }: Situation, cell: Cell): number =>
  enemies.reduce((least, { at }) => Math.min(least, table.grid.distance(cell, at)), 99)

/** One face of a die of six for a banner: so that equals do not always choose alike. */
export const face = ({ dice }: Situation, name: string, { piece }: Own): number =>
  dice.roll(`suggest.${name}.d6`, piece.id)[0] ?? 1

/** Where banners will stand. */
export type Planned = ReadonlyMap<string, Cell>
