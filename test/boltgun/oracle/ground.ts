import { has, setting, type Unit, type World } from './world.js'

export type Region = ReadonlySet<string>

const passable = (world: World, x: number, y: number): boolean => (world.rows[y]?.[x] ?? '#') !== '#'

/** All sectors of the map that are not impassable, row by row. */
export const sectors = (world: World): readonly string[] =>
  world.rows.flatMap((row, y) => Array.from(row).flatMap((_, x) => (passable(world, x, y) ? [`${x},${y}`] : [])))

export const isCity = (world: World, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  world.rows[y]?.[x] === 'C'

/** squares, diamonds or plain crosses; BG-055: without the impassable sectors. */
const around = (world: World, { x, y }: Unit, radius: number): Region => {
  const metric = setting(world, 'footprint.metric')
  const found = new Set<string>()
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1) {
      if (metric === 'diamond' && Math.abs(dx) + Math.abs(dy) > radius) continue
      if (metric === 'plus' && dx !== 0 && dy !== 0) continue
      if (passable(world, x + dx, y + dy)) found.add(`${x + dx},${y + dy}`)
    }
  return found
}

const radius = (world: World, range: string): number => Number(setting(world, `footprint.${range}`))

const footprint = (world: World, unit: Unit): Region =>
  around(world, unit, radius(world, 'recon') + (has(world, unit.seat, 'SUPERIOR_INTELLIGENCE') ? 1 : 0))

export const battleRange = (world: World, unit: Unit): Region =>
  has(world, unit.seat, 'BATTLELUST') ? footprint(world, unit) : around(world, unit, radius(world, 'battle'))

export const reconRange = (world: World, unit: Unit): Region =>
  has(world, unit.seat, 'BATTLELUST') && setting(world, 'battlelust.keeps_recon') === false
    ? new Set()
    : footprint(world, unit)

const searchSquare = (world: World, unit: Unit): Region => {
  const bonus = has(world, unit.seat, 'SUPERIOR_INTELLIGENCE')
    ? Number(setting(world, 'superior_intel.search_bonus'))
    : 0
  return around(world, unit, radius(world, 'search') + bonus)
}

export const searchRange = (world: World, unit: Unit): Region =>
  has(world, unit.seat, 'WOTS_A_RECON') ? new Set() : searchSquare(world, unit)

export const findingRange = (world: World, unit: Unit): Region =>
  has(world, unit.seat, 'WOTS_A_RECON') ? footprint(world, unit) : searchSquare(world, unit)

export const meet = (a: Region, b: Region): boolean => [...a].some((sector) => b.has(sector))

const numbers = (sector: string): readonly [number, number] => {
  const [x = 0, y = 0] = sector.split(',').map(Number)
  return [x, y]
}

/** Whether two regions overlap or lie side by side, by corners too where those count. */
export const near = (a: Region, b: Region, corners: boolean): boolean =>
  [...a].some((one) => {
    const [x, y] = numbers(one)
    return [-1, 0, 1].some((dy) =>
      [-1, 0, 1].some((dx) => (corners || dx === 0 || dy === 0) && b.has(`${x + dx},${y + dy}`)),
    )
  })

export const neighbours = (world: World, { x, y }: Unit): readonly string[] =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) =>
      (dx !== 0 || dy !== 0) && passable(world, x + dx, y + dy) ? [`${x + dx},${y + dy}`] : [],
    ),
  )

export const goTo = (unit: Unit, sector: string): void => {
  const [x, y] = numbers(sector)
  unit.x = x
  unit.y = y
}
