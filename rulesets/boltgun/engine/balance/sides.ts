import type { Cell } from '../../../kit/grid.js'
import { armyRules } from '../data/armyRules.js'
import type { BoltgunScenario, ScenarioObjective, ScenarioSeat, Site } from '../scenario.js'
import { countCells, firstThere, groundOf, marchesFrom, type Ground } from './marches.js'

/** What the map and the packet give to one side, in marches and sectors. */
export interface Side {
  readonly levels: number
  readonly banners: number
  /** Net points of the proposed army's rules (BG-300). */
  readonly points: number
  /** Things that it knows from the start beyond its own ground (BG-012). */
  readonly known: number
  /** King's moves to the nearest enemy banner: ranges reach over water. */
  readonly contact: number
  /** Marches to the nearest enemy banner. */
  readonly road: number
  /** Levels of all enemy banners, each divided by the square of its marches: how hard the others press on it. */
  readonly pressure: number
  /** Sides whose ground touches its own. */
  readonly neighbours: number
  /** Passable sectors within `near` marches. */
  readonly ground: number
  /** Sectors that it reaches before anybody else. */
  readonly territory: number
  /** City sectors that nobody reaches more than `close` marches before it. */
  readonly cities: number
  /** Features and relics that nobody reaches more than `close` marches before it; of several sites each counts its part. */
  readonly finds: number
  /** Marches to the farthest part of its primary objectives. */
  readonly objective: number
  /** Checks at which the least lasting primary objective must hold; destruction lasts. */
  readonly checks: number
  /** Sectors of its primary objectives that it holds already. */
  readonly given: number
}

export const near = 4
export const close = 2

/** Sectors along a border that make two sides neighbours. */
const border = 5

export interface Places {
  readonly ground: Ground
  readonly data: BoltgunScenario
  /** Sectors of each side's banners. */
  readonly starts: readonly (readonly Cell[])[]
  /** Of each side, marches to every sector. */
  readonly marches: readonly (readonly number[])[]
  /** Of every sector, the side that reaches it first, or -1, and after how many marches. */
  readonly first: ReturnType<typeof firstThere>
}

const cellsOf = ({ ground }: Pick<Places, 'ground'>, site: Site): readonly Cell[] =>
  (typeof site === 'string' ? [site] : site).map((name) => ground.grid.at(name) ?? -1)

export const placesOf = (data: BoltgunScenario): Places => {
  const ground = groundOf(data.rows)
  const starts = data.seats.map(({ banners }) => banners.map(({ at }) => ground.grid.at(at) ?? -1))
  const marches = starts.map((cells) => marchesFrom(ground, cells))
  return { ground, data, starts, marches, first: firstThere(marches) }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Marches until so many sectors lie within reach. */
const marchesForGround = ({ ground }: Places, reach: readonly number[], sectors: number): number => {
  const distances = reach.filter((marches, cell) => ground.passable[cell] && marches < Infinity).sort((a, b) => a - b)
  return distances[sectors - 1] ?? Infinity
}

/** Marches to an objective: to its farthest sector or banner, to where the relic or feature may lie, or over the ground asked for. */
export const marchesTo = (places: Places, reach: readonly number[], objective: ScenarioObjective): number => {
  const { data } = places
  const to = (names: readonly string[]): readonly number[] =>
    names.flatMap((name) => cellsOf(places, name)).map((cell) => reach[cell] ?? Infinity)
  const standing = (id: string | undefined): readonly string[] =>
    data.seats.flatMap(({ banners }) => banners.filter((banner) => banner.id === id).map(({ at }) => at))
  if ('occupy' in objective) return Math.max(...to(objective.occupy))
  if ('destroy' in objective) return Math.max(...to(objective.destroy.flatMap(standing)))
  if ('count' in objective) return marchesForGround(places, reach, objective.count)
  if ('control' in objective) {
    const sites = data.features.filter(({ id }) => id === objective.control).flatMap(({ at }) => [at].flat())
    return sites.length > 0 ? mean(to(sites)) : Infinity
  }
  const relic = data.relics.find(({ id }) => id === objective.hold)
  const lies = relic?.at === undefined ? standing(relic?.carrier) : [relic.at].flat()
  return lies.length > 0 ? mean(to(lies)) : Infinity
}

/** Parts of the things on the map that lie where a test says. */
const findsOf = (places: Places, reaches: (cell: Cell) => boolean): number =>
  [...places.data.features, ...places.data.relics].reduce((sum, { at }) => {
    if (at === undefined) return sum
    const cells = cellsOf(places, at)
    return sum + cells.filter(reaches).length / cells.length
  }, 0)

/** The sides whose ground begins within two sectors of a place, its own among them, as bits. */
const sidesNear = ({ ground, first }: Places, cell: Cell): number => {
  const { width, height } = ground.grid
  const [x, y] = [cell % width, Math.floor(cell / width)]
  let found = 0
  for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1)
    for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1) {
      const side = first.side[row * width + column] ?? -1
      if (side >= 0) found |= 1 << side
    }
  return found
}

const neighboursOf = (places: Places, side: number): number => {
  const touching = places.starts.map(() => 0)
  places.first.side.forEach((owner, cell) => {
    if (owner !== side) return
    const found = sidesNear(places, cell)
    for (let other = 0; other < touching.length; other += 1)
      if ((found >> other) & 1) touching[other] = (touching[other] ?? 0) + 1
  })
  return touching.filter((sectors, other) => other !== side && sectors >= border).length
}

const pressureOn = ({ data, starts }: Places, reach: readonly number[], side: number): number =>
  data.seats
    .flatMap(({ banners }, other) =>
      other === side ? [] : banners.map(({ level }, index) => level / (reach[starts[other]?.[index] ?? -1] ?? 1) ** 2),
    )
    .reduce((sum, weight) => sum + weight, 0)

const sideOf = (places: Places, packet: ScenarioSeat, side: number): Side => {
  const { ground, starts, marches } = places
  const reach = marches[side] ?? []
  const own = starts[side] ?? []
  const enemies = starts.flatMap((cells, other) => (other === side ? [] : cells))
  const primary = packet.objectives.filter(({ secondary }) => !secondary)
  const within = (cell: Cell): boolean => (reach[cell] ?? Infinity) <= near
  const contends = (cell: Cell): boolean => (reach[cell] ?? Infinity) <= (places.first.after[cell] ?? 0) + close
  const held = primary
    .flatMap((objective) => ('occupy' in objective ? objective.occupy : []))
    .filter((name) => cellsOf(places, name).some((cell) => own.some((at) => ground.grid.distance(at, cell) <= 1)))
  // Figures that take time are found when they are asked for: most drafts of a map fall at the first ones
  return {
    levels: packet.banners.reduce((sum, { level }) => sum + level, 0),
    banners: packet.banners.length,
    points: packet.armyRules.reduce((sum, rule) => sum + armyRules[rule].points, 0),
    known: packet.knows?.length ?? 0,
    contact: Math.min(...own.flatMap((at) => enemies.map((enemy) => ground.grid.distance(at, enemy)))),
    road: Math.min(...enemies.map((enemy) => reach[enemy] ?? Infinity)),
    pressure: pressureOn(places, reach, side),
    get neighbours() {
      return neighboursOf(places, side)
    },
    get ground() {
      return countCells(ground, within)
    },
    get territory() {
      return places.first.side.reduce((sum, owner) => (owner === side ? sum + 1 : sum), 0)
    },
    get cities() {
      return countCells(ground, (cell) => (ground.city[cell] ?? false) && contends(cell))
    },
    get finds() {
      return findsOf(places, contends)
    },
    get objective() {
      return Math.max(...primary.map((objective) => marchesTo(places, reach, objective)))
    },
    checks: Math.min(...primary.map((objective) => ('destroy' in objective ? Infinity : (objective.checks ?? 1)))),
    given: held.length,
  }
}

/** Every side of a scenario in figures, in seat order. */
export const sidesOf = (data: BoltgunScenario): readonly Side[] => {
  const places = placesOf(data)
  return data.seats.map((packet, side) => sideOf(places, packet, side))
}
