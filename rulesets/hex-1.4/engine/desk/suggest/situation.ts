import type { Cell } from '../../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../../kit/ids.js'
import { facilities } from '../../data/facilities.js'
import { resources } from '../../data/resources.js'
import type { Laws } from '../../laws.js'
import { hasFortress, type Works } from '../../legality/holdings.js'
import type { ForceBody } from '../../pieces.js'
import type { HexCell, HexView } from '../../view.js'
import { seatOfView } from '../account.js'
import { lawsOfView } from '../laws.js'
import { chanceAgainst, chanceAgainstAll, type Strength } from './chance.js'

/** What a bot makes of its own view. */
export interface Situation {
  readonly laws: Laws
  readonly seat: SeatId
  readonly turn: number
  readonly hex: (cell: Cell) => HexCell | undefined
  readonly works: (cell: Cell) => Works
  readonly isOwn: (cell: Cell) => boolean
  readonly isEnemy: (cell: Cell) => boolean
  /** Own hexes with a fortress. */
  readonly fortresses: number
  /** Own CF and OF in a hex. */
  readonly held: (cell: Cell) => readonly Pick<ForceBody, 'id' | 'class' | 'points'>[]
  /** Points of each enemy CF and OF in a hex, seen, remembered or guessed. */
  readonly enemies: (cell: Cell) => readonly number[]
  /** The strongest enemy next to a hex, and 0 where none is known. */
  readonly threat: (cell: Cell) => number
  /** Steps to the nearest enemy hex that is known; to ground that is not one's own where none is. */
  readonly front: (cell: Cell) => number
  /** What a hex is worth, in RP a turn or thereabouts. */
  readonly worth: (cell: Cell) => number
  /** How likely an own army takes a hex from all who are thought to be in it. */
  readonly conquers: (points: number, cell: Cell) => number
}

/** Reports older than this say little of who stands there. */
const stale = 4

/** What an enemy of whom nothing else is known may have by now. */
const guess = (turn: number): number => Math.min(1900, 800 + 100 * turn)

const pricesOf = ({ facilities: built }: Works): number => built.reduce((sum, name) => sum + facilities[name].price, 0)

const worthOf = (works: Works, exhausted: boolean): number =>
  1 +
  works.resources.reduce((sum, name) => sum + (resources[name].once && exhausted ? 0 : resources[name].yield), 0) +
  pricesOf(works) / 10 +
  (hasFortress(works) ? 8 : 0)

const enemiesIn = (hex: HexCell | undefined, turn: number): readonly number[] => {
  if (!hex || hex.contact === false) return []
  const ground = hex.forces?.filter(({ class: kind }) => kind !== 'RF').map(({ points }) => points) ?? []
  const fresh = hex.asOf === null || turn - hex.asOf < stale
  if (ground.length > 0 && fresh) return ground
  return hex.contact === true ? [guess(turn)] : []
}

const read = (view: HexView): Situation => {
  const laws = lawsOfView(view)
  const seat = seatOfView(view)
  const { forces, hexes } = view.detail
  const known = new Map(hexes.map((hex) => [laws.cell(hex.at) ?? -1, hex]))
  const army = forces.filter((force) => force.seat === seat && force.class !== 'RF')
  const cells = Array.from({ length: laws.size }, (_, cell) => cell)
  const isOwn = (cell: Cell): boolean => known.get(cell)?.owner === seat && known.get(cell)?.ownerAsOf === null
  const isEnemy = (cell: Cell): boolean => {
    const owner = known.get(cell)?.owner ?? null
    return owner !== null && owner !== seat
  }
  const works = (cell: Cell): Works => ({
    facilities: known.get(cell)?.facilities ?? [],
    resources: known.get(cell)?.features?.resources ?? [],
  })
  const held = (cell: Cell) => army.filter(({ at }) => laws.cell(at) === cell)
  const enemies = (cell: Cell): readonly number[] => enemiesIn(known.get(cell), view.turn)
  const outside = cells.filter((cell) => !isOwn(cell) && known.get(cell)?.ruined !== true)
  const hostile = outside.filter(isEnemy)
  const goals = hostile.length > 0 ? hostile : outside
  // HX-346: a neighbouring hex that somebody holds
  const friends = (cell: Cell): number =>
    laws.neighbours(cell).filter((near) => isOwn(near) && held(near).length > 0).length
  const foes = (cell: Cell): number =>
    laws.neighbours(cell).filter((near) => isEnemy(near) && enemies(near).length > 0).length
  const own = (points: number, cell: Cell): Strength => ({ points, bonus: friends(cell) })
  return {
    ...{ laws, seat, turn: view.turn, works, isOwn, isEnemy, held, enemies },
    fortresses: cells.filter((cell) => isOwn(cell) && hasFortress(works(cell))).length,
    hex: (cell) => known.get(cell),
    threat: (cell) => Math.max(0, ...laws.neighbours(cell).filter(isEnemy).flatMap(enemies)),
    front: (cell) => goals.reduce((least, goal) => Math.min(least, laws.distance(cell, goal)), laws.size),
    worth: (cell) => worthOf(works(cell), known.get(cell)?.features?.exhausted ?? false),
    conquers: (points, cell) => {
      const bonus = foes(cell) + 1
      return chanceAgainstAll(
        own(points, cell),
        enemies(cell).map((other) => ({ points: other, bonus })),
      )
    },
  }
}

const known = new WeakMap<HexView, Situation>()

/** Read once a view. */
export const situationOf = (view: HexView): Situation => {
  const situation = known.get(view) ?? read(view)
  known.set(view, situation)
  return situation
}

/** How likely an own hex is held against the strongest neighbour by those in it, without the force named and with so many points more. */
export const holds = ({ held, threat }: Situation, cell: Cell, without?: PieceId, more = 0): number => {
  const enemy = threat(cell)
  if (enemy === 0) return 1
  const armies = held(cell).flatMap(({ id, points }) => (id === without ? [] : [points]))
  const falls = (points: number): number => chanceAgainst({ points: enemy, bonus: 0 }, { points, bonus: 1 })
  return 1 - (more > 0 ? [...armies, more] : armies).reduce((chance, points) => chance * falls(points), 1)
}
