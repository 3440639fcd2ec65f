/** A position as a referee with squared paper would lay it out: everything in the open. */
export interface Piece {
  readonly id: string
  readonly player: string
  readonly x: number
  readonly y: number
  readonly level: number
  readonly works: 'NONE' | 'FORTIFIED' | 'ENTRENCHED'
  /** Where the victor stood, if it must retreat. */
  readonly victor: readonly [x: number, y: number] | null
  /** What it carries. */
  readonly relics?: readonly string[]
}

export interface Game {
  readonly rows: readonly string[]
  readonly armies: Readonly<Record<string, readonly string[]>>
  readonly settings: Readonly<Record<string, unknown>>
  readonly pieces: readonly Piece[]
}

export type Place = readonly [x: number, y: number]

const defaults: Readonly<Record<string, unknown>> = {
  'orders.illegal': 'void_order',
  'march.diagonal_squeeze': true,
  'march.contest': 'attempts',
  'march.swaps': true,
  'hm.exact': false,
  'hm.jump': true,
  'hm.retreat': 2,
  'retreat.nowhere': 'stay',
  'retreat.default': 'away_from_victor',
  'retreat.collision': 'all_destroyed',
  'teleport.blocked': 'stays',
  'teleport.directions': 8,
  march_and_fortify: 'steadfast',
  'steadfast.march_entrench': false,
  'mobilization.keeps_works': false,
}

export const setting = (game: Game, key: string): unknown => game.settings[key] ?? defaults[key]
export const has = (game: Game, { player }: Pick<Piece, 'player'>, rule: string): boolean =>
  game.armies[player]?.includes(rule) ?? false

export const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1]
export const name = ([x, y]: Place): string => `${x},${y}`
export const placeOf = (text: string): Place => {
  const [x = -1, y = -1] = text.split(',').map(Number)
  return [x, y]
}
export const at = ({ x, y }: Piece): Place => [x, y]
export const apart = (a: Place, b: Place): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))

export const open = ({ rows }: Game, [x, y]: Place): boolean => (rows[y]?.[x] ?? '#') !== '#'

/** Clockwise from north. */
export const compass: readonly Place[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

export const beside = ([x, y]: Place, direction: number, far = 1): Place => {
  const [dx, dy] = compass[((direction % 8) + 8) % 8] ?? [0, 0]
  return [x + dx * far, y + dy * far]
}

/** One step between neighbours, where the squeeze between two rocks may be closed. */
export const step = (game: Game, from: Place, to: Place): boolean => {
  if (apart(from, to) !== 1 || !open(game, to)) return false
  const corner = from[0] !== to[0] && from[1] !== to[1]
  const pinched = !open(game, [from[0], to[1]]) && !open(game, [to[0], from[1]])
  return setting(game, 'march.diagonal_squeeze') === true || !corner || !pinched
}

/** Sectors through which two steps lead. */
export const ways = (game: Game, from: Place, to: Place): readonly Place[] =>
  compass.map((_, direction) => beside(from, direction)).filter((way) => step(game, from, way) && step(game, way, to))
